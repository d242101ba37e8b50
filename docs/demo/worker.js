// Solves a list away from the page. In: { text }. Out: { line, answers } now and then, at the end { end: { counts, busy } }; or { problem }.
import { load } from "./sudoku-core/web.js";

/** How often the page is told, in milliseconds. */
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
  for (let isOver = false; !isOver; ) {
    // The clock is on while lines are answered and off while results are made into text and sent.
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
