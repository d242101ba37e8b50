// Loads the module of the formats.
import { formatsOf } from "./formats.js";
import { checkOptions, exportsOf } from "./load.js";

/** Returns a `loadText` that reads the module with a function. */
export function loadTextWith(read) {
  return async function loadText(options = {}) {
    checkOptions(options);
    return formatsOf(await exportsOf(options.module, read));
  };
}
