// Loads the module of the techniques.
import { checkOptions, exportsOf } from "./load.js";
import { logicOf } from "./logic_functions.js";

/** Returns a `loadLogic` that reads the module with a function. */
export function loadLogicWith(read) {
  return async function loadLogic(options = {}) {
    checkOptions(options);
    return logicOf(await exportsOf(options.module, read));
  };
}
