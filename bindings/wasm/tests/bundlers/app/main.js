// Solves in the page and in a worker, with both builds; the title says what came out.
import { ParseError, load } from "@sudoku-core/wasm";
import { PUZZLE } from "./puzzle.js";

async function solved() {
  const lines = [];
  for (const build of ["scalar", "simd128"]) {
    const sudoku = await load({ build });
    lines.push(sudoku.print(sudoku.solve(PUZZLE).solution));
    try {
      sudoku.parse("x");
    } catch (error) {
      lines.push(error instanceof ParseError ? "" : "another error");
    }
  }
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const answer = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`in the worker: ${message}`));
  });
  return [...lines, await answer].filter((line) => line !== "");
}

solved().then(
  (lines) => (document.title = `solved ${lines.join(" ")}`),
  (error) => (document.title = `failed ${error}`),
);
