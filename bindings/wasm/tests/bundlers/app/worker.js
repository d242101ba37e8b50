import { load } from "@sudoku-core/wasm";
import { PUZZLE } from "./puzzle.js";

load().then(
  (sudoku) => postMessage(sudoku.print(sudoku.solve(PUZZLE).solution)),
  (error) => postMessage(`failed ${error}`),
);
