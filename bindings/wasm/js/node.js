// The package for Node, Deno and Bun, which read the modules as files.
import { readFile } from "node:fs/promises";
import { loadWith } from "./load.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith(readFile);
