// Which of the two modules to take, and how it becomes a Sudoku.
import { sudokuOf } from "./sudoku.js";

/** Where the modules are. Written out so that bundlers find them. */
const MODULES = {
  scalar: new URL("./sudoku_core.wasm", import.meta.url),
  simd128: new URL("./sudoku_core_simd128.wasm", import.meta.url),
};

/** A module of one function that gives eight zeros as a vector: it is valid only where there are vectors. */
const VECTORS = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // a type: nothing to v128
  ...[0x03, 0x02, 0x01, 0x00], // a function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x10, 0x0b], // i32.const 0, i16x8.splat
);

function bestBuild() {
  return WebAssembly.validate(VECTORS) ? "simd128" : "scalar";
}

/** Makes `load` out of a function that reads a URL. */
export function loadWith(read) {
  return async function load({ build = bestBuild(), module } = {}) {
    if (!Object.hasOwn(MODULES, build)) {
      throw new RangeError(`found the build ${String(build)}, expected "simd128" or "scalar"`);
    }
    if (!(module instanceof WebAssembly.Module)) {
      module = await WebAssembly.compile(module ?? (await read(MODULES[build])));
    }
    const instance = await WebAssembly.instantiate(module, {});
    return sudokuOf(instance.exports, build);
  };
}
