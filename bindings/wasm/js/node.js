// The package for Node, Deno and Bun with the modules as files, which are read.
import { readFile } from "node:fs/promises";
import { loadWith } from "./load.js";
import { PLACES } from "./places.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith((build) => readFile(PLACES[build]));
