// The package for browsers and workers with the modules as files, which are fetched.
import { loadWith } from "./load.js";
import { loadGenerateWith } from "./load_generate.js";
import { loadLogicWith } from "./load_logic.js";
import { loadTextWith } from "./load_text.js";
import { PLACES } from "./places.js";

export {
  CannotHoldError,
  ImpossibleWishError,
  NotADigitError,
  ParseError,
  UnmetError,
} from "./errors.js";
export const load = loadWith((build) => fetched(PLACES[build]));
export const loadGenerate = loadGenerateWith(() => fetched(PLACES.generate));
export const loadLogic = loadLogicWith(() => fetched(PLACES.logic));
export const loadText = loadTextWith(() => fetched(PLACES.text));

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return response.arrayBuffer();
}
