// The one solution in slices, and whether a grid is a solution.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BUILDS, EMPTY, PUZZLE, SOLUTION, isSolutionOf, sampleSet } from "./samples.js";

const HARD = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const CONFLICT = `5.......5${".".repeat(72)}`;
const MAX = 2 ** 32 - 1;

/** Resumes a search with these budgets, one after the other, until there is an answer. */
function answerInSlices(search, budgets) {
  for (let turn = 0; ; turn++) {
    const answer = search.uniqueWithin(budgets[turn % budgets.length]);
    if (answer.kind !== "paused") return answer;
  }
}

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    test("any budgets lead to the answer of solve", () => {
      const sets = [
        "named_cases",
        "seventeen_clues",
        "no_solution",
        "clues_removed",
        "serg_several",
      ];
      for (const { puzzle } of sets.flatMap((set) => sampleSet(set).slice(0, 60))) {
        const expected = sudoku.solve(puzzle);
        for (const budgets of [[1], [0, 2, 5], [MAX]]) {
          const answer = answerInSlices(sudoku.uniqueSolution(puzzle), budgets);
          assert.equal(answer.kind, expected.kind, puzzle);
          if (answer.kind === "not-unique") {
            assert.notDeepEqual(answer.solutions[0], answer.solutions[1]);
            assert.ok(answer.solutions.every((solution) => isSolutionOf(solution, puzzle)));
          } else {
            assert.deepEqual(answer, expected);
          }
        }
      }
    });

    test("a budget that runs out is a pause", () => {
      const search = sudoku.uniqueSolution(HARD);
      assert.deepEqual(search.uniqueWithin(0), { kind: "paused" });
      assert.deepEqual(search.uniqueWithin(1), { kind: "paused" });
      const answer = search.uniqueWithin(MAX);
      assert.equal(answer.kind, "solved");
      assert.ok(isSolutionOf(answer.solution, HARD));
      assert.deepEqual(search.uniqueWithin(0), answer, "the answer stays the same");
      assert.ok(search.guesses > 0);
    });

    test("a conflict is found at the first node", () => {
      const search = sudoku.uniqueSolution(CONFLICT);
      assert.deepEqual(search.uniqueWithin(1), sudoku.solve(CONFLICT));
      assert.equal(search.guesses, 0);
    });

    test("searches of both kinds do not disturb each other", () => {
      const puzzles = sampleSet("forum_hardest_1106").slice(0, 30);
      const searches = puzzles.map(({ puzzle }) => ({
        puzzle,
        unique: sudoku.uniqueSolution(puzzle),
        all: sudoku.solutions(puzzle),
      }));
      for (const { puzzle, unique, all } of searches) {
        const { solution } = answerInSlices(unique, [7]);
        assert.ok(isSolutionOf(solution, puzzle));
        assert.deepEqual([...all], [solution]);
      }
    });

    test("a search that was ended cannot be resumed", () => {
      const search = sudoku.uniqueSolution(EMPTY);
      search.end();
      search.end();
      assert.throws(() => search.uniqueWithin(1), /ended by end/);
      const over = sudoku.uniqueSolution(PUZZLE);
      const answer = over.uniqueWithin(MAX);
      over.end();
      assert.equal(over.uniqueWithin(1), answer);
    });

    test("budgets that are out of range", () => {
      const search = sudoku.uniqueSolution(EMPTY);
      for (const budget of [-1, 0.5, 2 ** 32, NaN, Infinity, "1", undefined, null, 1n]) {
        assert.throws(() => search.uniqueWithin(budget), RangeError);
      }
      search.end();
    });

    test("a solution is solved and keeps the clues", () => {
      assert.equal(sudoku.isSolutionOf(SOLUTION, PUZZLE), true);
      assert.equal(sudoku.isSolutionOf(sudoku.parse(SOLUTION), [...sudoku.parse(PUZZLE)]), true);
      assert.equal(sudoku.isSolutionOf(SOLUTION, SOLUTION), true);
      assert.equal(sudoku.isSolutionOf(SOLUTION, EMPTY), true);
      assert.equal(sudoku.isSolutionOf(PUZZLE, PUZZLE), false, "it has empty cells");
      assert.equal(sudoku.isSolutionOf(SOLUTION, HARD), false, "other clues");
      assert.equal(sudoku.isSolutionOf("1".repeat(81), EMPTY), false, "it is full of conflicts");
      for (let cell = 0; cell < 81; cell++) {
        const digit = Number(SOLUTION[cell]);
        for (const other of [0, (digit % 9) + 1]) {
          const changed = Object.assign([...SOLUTION].map(Number), { [cell]: other });
          assert.equal(sudoku.isSolutionOf(changed, EMPTY), false);
          assert.equal(sudoku.isSolutionOf(SOLUTION, changed), other === 0);
        }
      }
    });
  });
}
