// The package for browsers and workers with the modules as files, which are fetched.
import { loadWith } from "./load.js";
import { loadTextWith } from "./load_text.js";
import { PLACES } from "./places.js";

export { CannotHoldError, NotADigitError, ParseError } from "./errors.js";
export const load = loadWith((build) => fetched(PLACES[build]));
export const loadText = loadTextWith(() => fetched(PLACES.text));

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
}
