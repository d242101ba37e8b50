// Many puzzles: the answers are those of one call for each.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { BUILDS, EMPTY, PUZZLE, SETS, SOLUTION, sampleSet } from "./samples.js";

const NONE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const CONFLICT = `55${".".repeat(79)}`;

for (const sudoku of BUILDS) {
  const { solveMany, countMany } = sudoku;

  describe(`many puzzles, ${sudoku.build}`, () => {
    for (const set of SETS) {
      test(`${set}: the answers of solve and count, in order`, () => {
        const samples = sampleSet(set);
        const puzzles = samples.map(({ puzzle }) => puzzle);
        assert.deepEqual([...solveMany(puzzles)], puzzles.map(sudoku.solve));
        const known = samples.map(({ count, isMore }) => (isMore ? 3 : Math.min(count, 3)));
        assert.deepEqual([...countMany(puzzles, 3)], known);
      });
    }

    test("puzzles of every form and with every answer", () => {
      const puzzles = [PUZZLE, CONFLICT, sudoku.parse(EMPTY), NONE, PUZZLE.match(/.{9}/g)];
      const kinds = Array.from(solveMany(puzzles), ({ kind }) => kind);
      assert.deepEqual(kinds, ["solved", "conflict", "not-unique", "no-solution", "solved"]);
      for (const [limit, counts] of [
        [0, [0, 0, 0, 0, 0]],
        [1, [1, 0, 1, 0, 1]],
        [50, [1, 0, 50, 0, 1]],
      ]) {
        assert.deepEqual([...countMany(puzzles, limit)], counts);
      }
    });

    test("no puzzles", () => {
      assert.deepEqual([...solveMany([])], []);
      assert.deepEqual([...countMany(new Set(), 2)], []);
    });

    test("a puzzle is taken when its answer is asked for, and the end is passed on", () => {
      let taken = 0;
      let ended = false;
      function* endless() {
        try {
          for (;;) {
            taken += 1;
            yield PUZZLE;
          }
        } finally {
          ended = true;
        }
      }
      const answers = solveMany(endless());
      assert.equal(taken, 0);
      for (let answered = 1; answered <= 3; answered++) {
        assert.equal(sudoku.print(answers.next().value.solution), SOLUTION);
        assert.equal(taken, answered);
      }
      for (const count of countMany(endless(), 2)) {
        assert.equal(count, 1);
        break;
      }
      assert.ok(ended);
    });

    test("other calls between two answers change nothing", () => {
      const puzzles = [PUZZLE, EMPTY, NONE, CONFLICT];
      const answers = [];
      for (const answer of solveMany(puzzles)) {
        assert.deepEqual([...countMany(puzzles, 2)], [1, 2, 0, 0]);
        sudoku.conflicts(CONFLICT);
        answers.push(answer);
      }
      assert.deepEqual(answers, puzzles.map(sudoku.solve));
    });

    test("a puzzle that is not a grid", () => {
      const answers = solveMany([PUZZLE, "12", PUZZLE]);
      assert.equal(answers.next().value.kind, "solved");
      assert.throws(() => answers.next(), { name: "ParseError", kind: "too-short" });
      assert.equal(answers.next().done, true);
      assert.throws(() => [...countMany([[1]], 2)], RangeError);
    });

    test("what is not a list of puzzles, or not a limit", () => {
      const one = { length: 1, 0: PUZZLE };
      for (const bad of [PUZZLE, undefined, null, 5, 5n, Symbol(), {}, one, () => [PUZZLE]]) {
        const expected = { name: "TypeError", message: /^found .*, expected an iterable of/s };
        assert.throws(() => solveMany(bad), expected);
        assert.throws(() => countMany(bad, 2), expected);
      }
      for (const limit of [undefined, -1, 1.5, 2 ** 32, "2"]) {
        assert.throws(() => countMany([PUZZLE], limit), RangeError);
      }
    });
  });
}
