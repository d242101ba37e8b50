// Arguments that are wrong: each throws its error, and none does harm.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NotADigitError, ParseError } from "@sudoku-core/wasm";
import { BUILDS, EMPTY, PUZZLE, SOLUTION } from "./samples.js";

const CALLS = (sudoku) => [
  sudoku.print,
  sudoku.isValid,
  sudoku.conflicts,
  sudoku.pencilmarks,
  sudoku.solve,
  (puzzle) => sudoku.count(puzzle, 2),
  sudoku.solutions,
  sudoku.uniqueSolution,
  (puzzle) => sudoku.isSolutionOf(puzzle, PUZZLE),
  (puzzle) => sudoku.isSolutionOf(SOLUTION, puzzle),
];

/** What is expected where a character is no symbol. */
const SYMBOL = "1 to 9, or one of . 0 _ * for an empty cell";

function refusal(sudoku, text) {
  try {
    sudoku.parse(text);
  } catch (error) {
    assert.ok(error instanceof ParseError && error instanceof Error);
    assert.equal(error.name, "ParseError");
    const { kind, offset, line, column, found, expected } = error;
    assert.equal(error.message.indexOf(`line ${line}, column ${column}: found `), 0);
    assert.ok(error.message.endsWith(`, expected ${expected}`));
    return { kind, offset, line, column, found, expected };
  }
  assert.fail(`read ${JSON.stringify(text)}`);
}

for (const sudoku of BUILDS) {
  describe(sudoku.build, () => {
    test("texts that are not grids have an error with a place", () => {
      const refused = (text, kind, [offset, line, column], found, expected) =>
        assert.deepEqual(refusal(sudoku, text), { kind, offset, line, column, found, expected });
      refused("", "empty", [0, 1, 1], undefined, "81 symbols");
      refused(" \r\n ", "empty", [4, 2, 2], undefined, "81 symbols");
      refused(PUZZLE.slice(1), "too-short", [80, 1, 81], undefined, "symbol 81 of 81");
      refused(`${PUZZLE}5`, "too-long", [81, 1, 82], "5", "the end of the text after 81 symbols");
      refused("12345678x", "not-a-symbol", [8, 1, 9], "x", SYMBOL);
      refused(
        "123 45",
        "broken-row",
        [3, 1, 4],
        " ",
        "symbol 4 of 81, in one line or nine lines of 9",
      );
      refused(
        `${".".repeat(9)}\n${".".repeat(10)}`,
        "long-row",
        [19, 2, 10],
        ".",
        "a line break after 9 symbols",
      );
    });

    test("offsets are indices of the string", () => {
      assert.deepEqual(refusal(sudoku, `\uFEFF${PUZZLE.slice(0, 4)}💥`), {
        kind: "not-a-symbol",
        offset: 5,
        line: 1,
        column: 5,
        found: "💥",
        expected: SYMBOL,
      });
      const text = `${PUZZLE} # 💥é\n x`;
      assert.equal(refusal(sudoku, text).offset, text.indexOf("x"));
      assert.deepEqual(refusal(sudoku, `${PUZZLE} # 💥é\n💥`).column, 1);
      for (const half of ["\ud83d", "\udca5"]) {
        const { found, offset } = refusal(sudoku, PUZZLE.slice(0, 4) + half);
        assert.deepEqual([found, offset], [half, 4], "half a character");
        const escape = `'\\u{${half.charCodeAt(0).toString(16)}}'`;
        assert.throws(() => sudoku.parse(`12${half}`), {
          message: `line 1, column 3: found ${escape}, expected ${SYMBOL}`,
        });
        const [{ error }] = sudoku.solveLines(`12${half}`);
        assert.deepEqual([error.found, error.offset], [half, 2]);
        const answers = [...sudoku.solveLines(`${half}é\n${PUZZLE}\n12${half}`)];
        assert.deepEqual(
          answers.map(({ kind, error }) => [kind, error?.found, error?.offset]),
          [
            ["not-a-grid", half, 0],
            ["solved", undefined, undefined],
            ["not-a-grid", half, 87],
          ],
        );
      }
      assert.equal(refusal(sudoku, "\ufffd").found, "\ufffd");
      for (const digit of ["５", "²", "٥", "५", "𝟓"]) {
        const { kind, found, offset } = refusal(sudoku, PUZZLE.replace("5", digit));
        assert.deepEqual([kind, found, offset], ["not-a-symbol", digit, 0]);
      }
    });

    test("no text with a wrong character is read as another grid", () => {
      for (let at = 0; at <= 81; at++) {
        for (const character of ["x", "\0", "5", " ", "\n", "é", ",", "-"]) {
          const put = PUZZLE.slice(0, at) + character + PUZZLE.slice(at);
          const over = PUZZLE.slice(0, at) + character + PUZZLE.slice(at + 1);
          for (const text of [put, over]) {
            const expected = /^\s*[.0_*1-9]{81}\s*$/.test(text);
            let isRead = true;
            try {
              assert.equal(sudoku.print(text), text.trim());
            } catch (error) {
              assert.ok(error instanceof ParseError, error);
              isRead = false;
            }
            assert.equal(isRead, expected, JSON.stringify(text));
          }
        }
      }
    });

    test("texts of any length", () => {
      const space = " \n".repeat(1_000_000);
      assert.equal(sudoku.print(space + PUZZLE + space), PUZZLE);
      assert.equal(sudoku.print(`${PUZZLE}#${"é".repeat(1_000_000)}`), PUZZLE);
      assert.deepEqual(refusal(sudoku, `${space}x`), {
        kind: "not-a-symbol",
        offset: 2_000_000,
        line: 1_000_001,
        column: 1,
        found: "x",
        expected: SYMBOL,
      });
      assert.deepEqual(refusal(sudoku, "1".repeat(5_000_000)).offset, 81);
    });

    test("cells that are not digits", () => {
      const bad = [
        ...[10, 255, 256, -1, 0.5, NaN, Infinity].map((it) => [it, String(it), "0 to 9"]),
        ...["", "10", "x", " ", "５", "5 "].map((text) => [
          text,
          `the text "${text}"`,
          "1 to 9, or one of . 0 _ *",
        ]),
        ["x".repeat(30), `the text "${"x".repeat(20)}"…`, "1 to 9, or one of . 0 _ *"],
        [null, "null", "0 to 9"],
        [undefined, "undefined", "0 to 9"],
        [5n, "the BigInt 5", "0 to 9"],
        [true, "true", "0 to 9"],
        [{}, "an object", "0 to 9"],
        [Object.create(null), "an object", "0 to 9"],
        [[5], "an array", "0 to 9"],
        [() => 5, "a function", "0 to 9"],
        [Symbol("5"), "the symbol Symbol(5)", "0 to 9"],
      ];
      for (const [found, words, expected] of bad) {
        const numbers = Array.from({ length: 81 }, () => 0);
        numbers[40] = found;
        const rows = Array.from({ length: 9 }, (_, row) => numbers.slice(9 * row, 9 * row + 9));
        for (const call of CALLS(sudoku)) {
          for (const puzzle of [numbers, rows]) {
            assert.throws(
              () => call(puzzle),
              (error) => {
                assert.ok(error instanceof NotADigitError && error instanceof RangeError);
                assert.deepEqual(
                  [error.name, error.cell, error.found],
                  ["NotADigitError", 40, found],
                );
                assert.equal(error.message, `r5c5: found ${words}, expected ${expected}`);
                return true;
              },
            );
          }
        }
      }
    });

    test("values that are not puzzles", () => {
      for (const [bad, words] of [
        [undefined, "undefined"],
        [null, "null"],
        [5, "5"],
        [true, "true"],
        [5n, "the BigInt 5"],
        [Symbol("x"), "the symbol Symbol(x)"],
        [{}, "an object"],
        [() => 5, "a function"],
      ]) {
        for (const call of CALLS(sudoku)) {
          assert.throws(() => call(bad), {
            name: "TypeError",
            message: `found ${words}, expected a text, 81 cells or nine rows`,
          });
        }
        assert.throws(() => sudoku.parse(bad), {
          name: "TypeError",
          message: `found ${words}, expected a text`,
        });
        assert.throws(() => sudoku.solveLines(bad), TypeError);
      }
      for (const length of [0, 9, 80, 82, 1e9, -1, NaN]) {
        for (const call of CALLS(sudoku)) {
          assert.throws(() => call({ length }), {
            name: "RangeError",
            message: `found ${length} cells, expected 81, or nine rows of 9`,
          });
        }
      }
      assert.throws(() => sudoku.solve([PUZZLE]), { message: /^found 1 cell, / });
      assert.throws(() => sudoku.parse(new Uint8Array(81)), TypeError, "numbers are not text");
      assert.throws(() => sudoku.print(PUZZLE, "table"), {
        name: "RangeError",
        message: 'found the text "table" as the layout, expected "line" or "board"',
      });
    });

    test("rows that are not rows of nine", () => {
      const rows = PUZZLE.match(/.{9}/g);
      for (const [row, name, message] of [
        ["53..7...", "RangeError", "row 3: found 8 cells, expected 9"],
        ["53..7.....", "RangeError", "row 3: found 10 cells, expected 9"],
        [[5], "RangeError", "row 3: found 1 cell, expected 9"],
        [5, "TypeError", "row 3: found 5, expected a row of 9 cells"],
        [null, "TypeError", "row 3: found null, expected a row of 9 cells"],
      ]) {
        for (const call of CALLS(sudoku)) {
          assert.throws(() => call(Object.assign([...rows], { 2: row })), { name, message });
        }
      }
    });

    test("limits that are out of range", () => {
      for (const limit of [-1, 0.5, 2 ** 32, NaN, Infinity, "1", undefined, null, 1n]) {
        assert.throws(() => sudoku.count(PUZZLE, limit), RangeError);
      }
      for (const [limit, words] of [
        ["3", 'the text "3"'],
        [3n, "the BigInt 3"],
        [0.5, "0.5"],
      ]) {
        const expected = "expected a whole number from 0 to 4294967295";
        assert.throws(() => sudoku.count(PUZZLE, limit), {
          message: `found ${words} as the limit, ${expected}`,
        });
        assert.throws(() => sudoku.solutions(PUZZLE).nextWithin(limit), {
          message: `found ${words} as the budget, ${expected}`,
        });
        assert.throws(() => sudoku.uniqueSolution(PUZZLE).uniqueWithin(limit), {
          message: `found ${words} as the budget, ${expected}`,
        });
      }
    });

    test("a getter may call the package", () => {
      const numbers = {
        length: 81,
        get 7() {
          assert.equal(sudoku.count(EMPTY, 3), 3);
          sudoku.parse(SOLUTION);
          return 0;
        },
      };
      for (let cell = 0; cell < 81; cell++) {
        if (cell !== 7) numbers[cell] = Number(PUZZLE[cell]) || 0;
      }
      assert.equal(sudoku.print(sudoku.solve(numbers).solution), SOLUTION);
    });

    test("an error does not affect later calls", () => {
      assert.throws(() => sudoku.solve("x"));
      assert.throws(() => sudoku.solve([1]));
      assert.equal(sudoku.print(sudoku.solve(PUZZLE).solution), SOLUTION);
    });
  });
}
