// The places of the modules as files.

/** The URL of the module of each build, and of each of the others. Written out for bundlers. */
export const PLACES = {
  scalar: new URL("./sudoku_core.wasm", import.meta.url),
  simd128: new URL("./sudoku_core_simd128.wasm", import.meta.url),
  generate: new URL("./sudoku_core_generate.wasm", import.meta.url),
  logic: new URL("./sudoku_core_logic.wasm", import.meta.url),
  text: new URL("./sudoku_core_text.wasm", import.meta.url),
};
