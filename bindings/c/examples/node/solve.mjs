// Solves a Sudoku: node solve.mjs LIBRARY, with the path of libsudoku_core.so. Run npm ci before.
import koffi from "koffi";

const library = koffi.load(process.argv[2]);
const parse = library.func(
  "int32_t sudoku_parse(const char *text, size_t length, _Out_ uint8_t *grid, void *place)",
);
const solve = library.func(
  "int32_t sudoku_solve(const uint8_t *puzzle, _Out_ uint8_t *solution, void *other)",
);
const textOf = library.func("const char *sudoku_status_text(int32_t status)");

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const grid = new Uint8Array(81);
const status = parse(puzzle, puzzle.length, grid, null) || solve(grid, grid, null);
console.log(status === 0 ? grid.join("") : textOf(status));
process.exitCode = status === 0 ? 0 : 1;
