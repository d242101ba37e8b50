// Every puzzle of tests/data, on both builds.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BUILDS, SETS, isSolutionOf, sampleSet } from "./samples.js";

/** How far counts are checked. */
const LIMIT = 11_000;

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    for (const name of SETS) {
      test(name, () => {
        const samples = sampleSet(name);
        assert.ok(samples.length > 0);
        for (const { puzzle, count, isMore, listed } of samples) {
          const expected = Math.min(LIMIT, isMore ? count + 1 : count);
          const counted = sudoku.count(
            puzzle,
            expected === 0 ? 1 : isMore ? expected : Math.min(LIMIT, count + 1),
          );
          assert.equal(counted, expected, puzzle);
          const answer = sudoku.solve(puzzle);
          if (count === 1 && !isMore) {
            assert.equal(answer.kind, "solved", puzzle);
            assert.ok(isSolutionOf(answer.solution, puzzle), puzzle);
          } else if (count === 0 && !isMore) {
            assert.equal(answer.kind, sudoku.isValid(puzzle) ? "no-solution" : "conflict", puzzle);
          } else {
            assert.equal(answer.kind, "not-unique", puzzle);
            assert.ok(
              answer.solutions.every((solution) => isSolutionOf(solution, puzzle)),
              puzzle,
            );
            assert.notDeepEqual(answer.solutions[0], answer.solutions[1]);
          }
          if (listed.length > 0 && listed.length === count) {
            assert.deepEqual(
              Array.from(sudoku.solutions(puzzle), (it) => sudoku.print(it)).sort(),
              [...listed].sort(),
            );
          }
        }
      });

      test(`${name}, line by line in one go`, () => {
        const samples = sampleSet(name);
        const answers = [...sudoku.solveLines(samples.map(({ puzzle }) => puzzle).join("\n"))];
        assert.deepEqual(
          answers,
          samples.map(({ puzzle }, index) => ({ line: index + 1, ...sudoku.solve(puzzle) })),
        );
      });
    }
  });
}
