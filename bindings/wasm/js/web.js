// The package for browsers and workers with the modules as files, which are fetched.
import { loadWith } from "./load.js";
import { PLACES } from "./places.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith(async (build) => {
  const url = PLACES[build];
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
});
