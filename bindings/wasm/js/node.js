// The package for Node, Deno and Bun with the modules as files, which are read.
import { readFile } from "node:fs/promises";
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
export const load = loadWith((build) => readFile(PLACES[build]));
export const loadGenerate = loadGenerateWith(() => readFile(PLACES.generate));
export const loadLogic = loadLogicWith(() => readFile(PLACES.logic));
export const loadText = loadTextWith(() => readFile(PLACES.text));
