// Measures the time per puzzle in this runtime for both builds: `node bench.js [SET OF
// tests/data]…`
import { readFileSync } from "node:fs";
import { load } from "@sudoku-core/wasm";
import { loadGenerate } from "@sudoku-core/wasm/generate";

const ROUNDS = 60;
const sets =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ["seventeen_clues", "magictour_top1465", "forum_hardest_er11"];

console.log(
  `Node ${process.version}, ${process.arch}: nanoseconds per puzzle in solveLines, ` +
    `the fastest of ${ROUNDS} rounds`,
);
for (const set of sets) {
  const puzzles = readFileSync(new URL(`../../tests/data/${set}.tsv`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0]);
  const text = puzzles.join("\n");
  for (const build of ["scalar", "simd128"]) {
    const sudoku = await load({ build });
    let fastest = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      let count = 0;
      for (const answer of sudoku.solveLines(text)) {
        count += answer.kind === "solved" ? 1 : 0;
      }
      fastest = Math.min(fastest, performance.now() - start);
      if (count !== puzzles.length) {
        throw new Error(`${count} of ${puzzles.length} solved`);
      }
    }
    const each = ((fastest / puzzles.length) * 1e6).toFixed(0);
    console.log(`${set.padEnd(20)} ${build.padEnd(8)} ${each.padStart(8)}`);
  }
}

const PUZZLES = 500;
const { canonicalize, generator } = await loadGenerate();
/** The fastest round of some work, in microseconds for each of the puzzles. */
function fastestOf(work) {
  let fastest = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return ((fastest / PUZZLES) * 1e3).toFixed(1);
}
let puzzles;
const made = fastestOf(() => {
  const all = generator({ seed: 1, minimal: true });
  puzzles = Array.from({ length: PUZZLES }, () => all.next().value);
});
console.log(`minimal puzzles, microseconds each         ${made.padStart(8)}`);
const canonical = fastestOf(() => puzzles.forEach((puzzle) => canonicalize(puzzle)));
console.log(`canonical forms of these, microseconds each ${canonical.padStart(7)}`);
