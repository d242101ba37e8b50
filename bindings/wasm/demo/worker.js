// Solves a list outside of the page. It receives { text }, posts { line, answers } from time to
// time, and { end: { counts, busy } } at the end; or { problem }.
import { load } from "./sudoku-core/web.js";

/** The time between two messages to the page, in milliseconds. */
const INTERVAL = 50;

const loading = load();

addEventListener("message", async ({ data: { text } }) => {
  try {
    solve(await loading, text);
  } catch (error) {
    postMessage({ problem: String(error) });
  }
});

function solve(sudoku, text) {
  const counts = { "solved": 0, "not-unique": 0, "no-solution": 0, "conflict": 0, "not-a-grid": 0 };
  const answers = sudoku.solveLines(text);
  let batch = [];
  let line = 0;
  let busy = 0;
  for (let isOver = false; !isOver;) {
    // The clock runs while lines are solved, and stops while results are formatted and posted.
    const start = performance.now();
    const found = [];
    while (performance.now() - start < INTERVAL) {
      const { done, value } = answers.next();
      if (done) {
        isOver = true;
        break;
      }
      found.push(value);
    }
    busy += performance.now() - start;
    for (const answer of found) {
      counts[answer.kind] += 1;
      line = answer.line;
      batch.push(answer.kind === "solved" ? sudoku.print(answer.solution) : `! ${answer.words}`);
    }
    postMessage({ line, answers: batch });
    batch = [];
  }
  postMessage({ end: { counts, busy } });
}
