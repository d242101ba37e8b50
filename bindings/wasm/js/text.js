// The formats with their module inside the JavaScript: no bundler and no server has to know of it.
import { loadTextWith } from "./load_text.js";
import { TEXT_BASE64 } from "./text_module.js";

export { CannotHoldError, NotADigitError, ParseError } from "./errors.js";
export const loadText = loadTextWith(() =>
  Uint8Array.from(atob(TEXT_BASE64), (character) => character.charCodeAt(0)),
);
