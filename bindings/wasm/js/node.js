// The package in Node, Deno and Bun: the modules are files.
import { readFile } from "node:fs/promises";
import { loadWith } from "./load.js";

export { NotADigitError, ParseError } from "./errors.js";
export const load = loadWith(readFile);
