// Loads the module of the generator.
import { puzzlesOf } from "./generate_functions.js";
import { checkOptions, exportsOf } from "./load.js";

/** Returns a `loadGenerate` that reads the module with a function. */
export function loadGenerateWith(read) {
  return async function loadGenerate(options = {}) {
    checkOptions(options);
    return puzzlesOf(await exportsOf(options.module, read));
  };
}
