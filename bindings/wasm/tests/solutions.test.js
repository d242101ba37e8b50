// Searches that pause, run side by side or end early.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BUILDS, EMPTY, PUZZLE, SOLUTION, isSolutionOf, sampleSet } from "./samples.js";

const HARD = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    test("any budgets lead to the same solutions, each once", () => {
      const { puzzle, count } = sampleSet("clues_removed").find(({ count }) => count > 200);
      const whole = Array.from(sudoku.solutions(puzzle), (it) => sudoku.print(it));
      assert.equal(whole.length, count);
      assert.equal(new Set(whole).size, count);
      for (const budgets of [[1], [0, 2, 5], [1000]]) {
        const search = sudoku.solutions(puzzle);
        const found = [];
        for (let turn = 0; ; turn++) {
          const progress = search.nextWithin(budgets[turn % budgets.length]);
          if (progress.kind === "exhausted") break;
          if (progress.kind === "found") found.push(sudoku.print(progress.solution));
        }
        assert.deepEqual(found, whole);
      }
    });

    test("a budget that runs out is a pause", () => {
      const search = sudoku.solutions(HARD);
      assert.deepEqual(search.nextWithin(0), { kind: "paused" });
      assert.deepEqual(search.nextWithin(1), { kind: "paused" });
      assert.equal(search.nextWithin(2 ** 32 - 1).kind, "found");
      assert.ok(search.guesses > 0);
      assert.equal(search.nextWithin(2 ** 32 - 1).kind, "exhausted");
      assert.equal(search.nextWithin(0).kind, "exhausted", "and stays so");
      assert.deepEqual(search.next(), { done: true, value: undefined });
      assert.ok(search.guesses > 0, "also when it is over");
    });

    test("an easy puzzle needs no guess", () => {
      const search = sudoku.solutions(PUZZLE);
      assert.deepEqual(
        Array.from(search, (it) => sudoku.print(it)),
        [SOLUTION],
      );
      assert.equal(search.guesses, 0);
    });

    test("a grid with a conflict has no solution", () => {
      assert.deepEqual([...sudoku.solutions("1".repeat(81))], []);
    });

    test("a hundred searches at once do not disturb each other", () => {
      const puzzles = sampleSet("serg_several").slice(0, 100);
      const searches = puzzles.map(({ puzzle }) => ({
        puzzle,
        search: sudoku.solutions(puzzle),
        found: new Set(),
      }));
      let running = searches.length;
      while (running > 0) {
        running = 0;
        for (const { search, found, puzzle } of searches) {
          const progress = search.nextWithin(3);
          if (progress.kind === "found") {
            assert.ok(isSolutionOf(progress.solution, puzzle));
            found.add(sudoku.print(progress.solution));
          }
          running += progress.kind === "exhausted" ? 0 : 1;
          // Other calls in between.
          sudoku.solve(EMPTY);
        }
      }
      assert.deepEqual(
        searches.map(({ found }) => found.size),
        puzzles.map(({ count }) => count),
      );
    });

    test("leaving a loop ends the search", () => {
      const search = sudoku.solutions(EMPTY);
      for (const solution of search) {
        assert.ok(isSolutionOf(solution, EMPTY));
        break;
      }
      assert.deepEqual(search.next(), { done: true, value: undefined });
      assert.deepEqual(search.return(), { done: true, value: undefined });
      assert.throws(() => search.nextWithin(1), /ended by return/);
    });

    test("what iterators have in this runtime, a search has", () => {
      const search = sudoku.solutions(EMPTY);
      const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
      for (const name of Object.getOwnPropertyNames(iterators)) {
        assert.ok(name in search, name);
      }
      if (search.take !== undefined) {
        const lines = search.take(3).map((solution) => sudoku.print(solution));
        assert.equal(new Set(lines).size, 3);
        assert.deepEqual(search.next(), { done: true, value: undefined }, "take ended the search");
      }
    });

    test("disposing of a search ends it", { skip: Symbol.dispose === undefined }, () => {
      const search = sudoku.solutions(EMPTY);
      search.next();
      search[Symbol.dispose]();
      assert.throws(() => search.nextWithin(1), /ended by return/);
      const unique = sudoku.uniqueSolution(EMPTY);
      unique[Symbol.dispose]();
      assert.throws(() => unique.uniqueWithin(1), /ended by end/);
    });

    test("budgets that are out of range", () => {
      const search = sudoku.solutions(EMPTY);
      for (const budget of [-1, 0.5, 2 ** 32, NaN, Infinity, "1", undefined, null, 1n]) {
        assert.throws(() => search.nextWithin(budget), RangeError);
      }
      search.return();
    });
  });
}
