// The techniques with their module inside the JavaScript: no bundler and no server has to know of
// it.
import { loadLogicWith } from "./load_logic.js";
import { LOGIC_BASE64 } from "./logic_module.js";

export { NotADigitError } from "./errors.js";
export const loadLogic = loadLogicWith(() =>
  Uint8Array.from(atob(LOGIC_BASE64), (character) => character.charCodeAt(0)),
);
