// The package in browsers and workers: the modules come from where this file came from.
import { loadWith } from "./load.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith(async (url) => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
});
