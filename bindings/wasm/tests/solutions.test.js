// Searches that pause, run side by side, end early or become unreachable.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sudokuOf } from "../js/sudoku.js";
import { BUILDS, EMPTY, PUZZLE, SOLUTION, isSolutionOf, sampleSet } from "./samples.js";

const HARD = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

/** An instance whose memory can be looked at. */
function openBuild(name) {
  const bytes = readFileSync(new URL(`../js/${name}.wasm`, import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  return { exports, sudoku: sudokuOf(exports, "scalar") };
}

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

    test("budgets that are out of range", () => {
      const search = sudoku.solutions(EMPTY);
      for (const budget of [-1, 0.5, 2 ** 32, NaN, Infinity, "1", undefined, null, 1n]) {
        assert.throws(() => search.nextWithin(budget), RangeError);
      }
      search.return();
    });
  });
}

for (const name of ["sudoku_core", "sudoku_core_simd128"]) {
  describe(`memory of ${name}`, () => {
    test("the room of a search is used again", () => {
      const { exports, sudoku } = openBuild(name);
      const search = sudoku.solutions(EMPTY);
      const before = exports.memory.buffer.byteLength;
      search.return();
      for (let turn = 0; turn < 1000; turn++) {
        for (const _ of sudoku.solutions(EMPTY)) break;
        assert.equal([...sudoku.solutions(PUZZLE)].length, 1);
      }
      assert.equal(exports.memory.buffer.byteLength, before);
    });

    test("the room of a search that became unreachable is used again", async () => {
      const { exports, sudoku } = openBuild(name);
      setFlagsFromString("--expose-gc");
      const collect = runInNewContext("gc");
      const forget = () => {
        for (let turn = 0; turn < 50; turn++) {
          sudoku.solutions(EMPTY).next();
        }
      };
      forget();
      const once = exports.memory.buffer.byteLength;
      for (let round = 0; round < 20; round++) {
        collect();
        await new Promise((resolve) => setTimeout(resolve, 5));
        forget();
      }
      assert.ok(
        exports.memory.buffer.byteLength <= 3 * once,
        `${once} bytes became ${exports.memory.buffer.byteLength}`,
      );
    });

    test("searches resume after the memory has grown", () => {
      const { exports, sudoku } = openBuild(name);
      const search = sudoku.solutions(EMPTY);
      const first = sudoku.print(search.next().value);
      exports.memory.grow(10);
      sudoku.parse(`${PUZZLE} #${" ".repeat(500_000)}`);
      assert.notEqual(sudoku.print(search.next().value), first);
    });
  });
}
