// The package with the modules inside its JavaScript: no bundler and no server has to know of them.
import { loadWith } from "./load.js";
import { BASE64 } from "./modules.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith((build) =>
  Uint8Array.from(atob(BASE64[build]), (character) => character.charCodeAt(0)),
);
