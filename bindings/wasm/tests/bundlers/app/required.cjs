// For Node, and for bundlers that are told to build for Node.
const { ParseError, load } = require("@sudoku-core/wasm");

load().then((sudoku) => {
  try {
    sudoku.parse("x");
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
  }
  const puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  console.log(sudoku.print(sudoku.solve(puzzle).solution));
});
