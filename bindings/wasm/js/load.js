// Chooses and loads one of the two modules.
import { checkWord } from "./check.js";
import { sudokuOf } from "./sudoku.js";
import { valueWords } from "./words.js";

/** A module with one function that returns a vector. It is valid if the runtime has vectors. */
const VECTORS = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // a type: no parameters to v128
  ...[0x03, 0x02, 0x01, 0x00], // a function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x10, 0x0b], // i32.const 0, i16x8.splat
);

function bestBuild() {
  return WebAssembly.validate(VECTORS) ? "simd128" : "scalar";
}

/** Returns a `load` that reads modules with a function that takes the name of a build. */
export function loadWith(read) {
  return async function load(options = {}) {
    checkOptions(options);
    const { build = bestBuild(), module } = options;
    checkWord("build", build, ["simd128", "scalar"]);
    return sudokuOf(await exportsOf(module, () => read(build)), build);
  };
}

/** Throws a `TypeError` unless the options are an object. */
export function checkOptions(options) {
  if (typeof options !== "object" || options === null) {
    throw new TypeError(`found ${valueWords(options)}, expected an object of options`);
  }
}

/** Compiles a module, or what a function reads in its place, and makes an instance of it. */
export async function exportsOf(module, read) {
  if (!(module instanceof WebAssembly.Module)) {
    module = await WebAssembly.compile(module ?? (await read()));
  }
  const instance = await WebAssembly.instantiate(module, {});
  return instance.exports;
}
