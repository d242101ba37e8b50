// The package for browsers and workers, which fetch the modules from beside this file.
import { loadWith } from "./load.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith(async (url) => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
});
