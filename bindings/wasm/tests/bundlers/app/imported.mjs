// For Node, and for bundlers that are told to build for Node.
import { load } from "@sudoku-core/wasm";
import { PUZZLE } from "./puzzle.js";

const sudoku = await load();
console.log(sudoku.print(sudoku.solve(PUZZLE).solution));
