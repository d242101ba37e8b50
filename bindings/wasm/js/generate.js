// The generator with its module inside the JavaScript: no bundler and no server has to know of it.
import { GENERATE_BASE64 } from "./generate_module.js";
import { loadGenerateWith } from "./load_generate.js";

export { ImpossibleWishError, NotADigitError, UnmetError } from "./errors.js";
export const loadGenerate = loadGenerateWith(() =>
  Uint8Array.from(atob(GENERATE_BASE64), (character) => character.charCodeAt(0)),
);
