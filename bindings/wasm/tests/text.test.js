// Texts of any format: read, read one after the other, and written.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ParseError as Main, load } from "@sudoku-core/wasm";
import * as files from "@sudoku-core/wasm/files";
import { CannotHoldError, NotADigitError, ParseError, loadText } from "@sudoku-core/wasm/text";
import * as web from "../js/web.js";
import { EMPTY, PUZZLE, SOLUTION } from "./samples.js";

const text = await loadText();
const { formats, read, readAll, write } = text;
const sudoku = await load();

const ROWS = PUZZLE.match(/.{9}/g);
const bytesOf = (string) => new TextEncoder().encode(string);
const clues = sudoku.parse(PUZZLE);

/** Contents of every kind. */
const placed = new Uint8Array(81);
placed[2] = 4;
const candidates = sudoku.pencilmarks(clues);
candidates[2] = [4];
const SAMPLES = [
  { clues },
  { clues, placed },
  { clues, candidates: sudoku.pencilmarks(clues) },
  { clues, placed, candidates },
  { clues, solution: sudoku.parse(SOLUTION) },
  {
    clues: new Uint8Array(81),
    candidates: Array.from({ length: 81 }, () => [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  },
];

function refusal(source) {
  try {
    read(source);
  } catch (error) {
    assert.ok(error instanceof ParseError && error instanceof Main);
    return error;
  }
  assert.fail(`read ${JSON.stringify(source)}`);
}

test("a text has a format and contents", () => {
  assert.deepEqual(read(PUZZLE), { format: "line", clues, isSukaku: false });
  assert.deepEqual(read(bytesOf(`\uFEFF${ROWS.join("\r\n")}\r\n`)), {
    format: "rows",
    clues,
    isSukaku: false,
  });
  assert.deepEqual(read(`${PUZZLE},${SOLUTION}`), {
    format: "csv",
    clues,
    solution: sudoku.parse(SOLUTION),
    isSukaku: false,
  });
  const cells = Array.from({ length: 81 }, (_, cell) => [(cell % 8) + 1, 9]);
  const sukaku = cells.map(([one]) => `${".".repeat(one - 1)}${one}${".".repeat(8 - one)}9`);
  assert.deepEqual(read(sukaku.join("")), {
    format: "sukaku",
    clues: sudoku.parse(EMPTY),
    candidates: cells,
    isSukaku: true,
  });
  assert.deepEqual(read(sudoku.print(clues, "board")).clues, clues);
  // The text lies in memory that was added.
  assert.deepEqual(read(`${PUZZLE}\n${" ".repeat(200_000)}`).clues, clues);
});

test("every format holds some contents, and they come back", () => {
  assert.ok(formats.length >= 19 && new Set(formats).size === formats.length);
  assert.ok(Object.isFrozen(formats) && Object.isFrozen(text));
  for (const format of formats) {
    let held = 0;
    for (const contents of SAMPLES) {
      try {
        const written = write(contents, format);
        const { format: _, isSukaku, ...again } = read(written);
        assert.deepEqual(again, contents, `${format}\n${written}`);
        assert.deepEqual(write(read(written), format), written);
        held += 1;
      } catch (error) {
        if (!(error instanceof CannotHoldError)) throw error;
        assert.equal(error.format, format);
        assert.ok(error.message.startsWith(`the format ${format} cannot hold `), error.message);
        assert.equal(error.name, "CannotHoldError");
      }
    }
    assert.ok(held > 0, format);
  }
});

test("what is written may be clues alone, in every form", () => {
  const board = sudoku.print(PUZZLE, "board");
  for (const puzzle of [PUZZLE, clues, ROWS, ROWS.map((row) => row.split("")), { clues: ROWS }]) {
    assert.equal(write(puzzle, "board").trimEnd(), board);
  }
  assert.throws(() => write(PUZZLE, "png"), RangeError);
  assert.throws(() => write(PUZZLE.slice(1), "line"), RangeError);
  assert.throws(() => write(PUZZLE.replace("5", "x"), "line"), NotADigitError);
  assert.throws(() => write(undefined, "line"), TypeError);
  assert.throws(() => write({}, "line"), TypeError);
  assert.throws(() => write({ clues, placed: [1] }, "rows"), RangeError);
  assert.throws(() => write({ clues, candidates: [[1]] }, "sukaku"), TypeError);
  const wrong = (value) => Array.from({ length: 81 }, (_, cell) => (cell === 80 ? value : [1]));
  for (const value of [[0], [10], ["1"], [1.5], [undefined]]) {
    assert.throws(() => write({ clues, candidates: wrong(value) }, "sukaku"), RangeError);
  }
  assert.throws(() => write({ clues, candidates: wrong(1) }, "sukaku"), TypeError);
});

test("an error has a place in the string or in the bytes", () => {
  const error = refusal(`é${PUZZLE.slice(1, 40)}💥${PUZZLE.slice(41)}`);
  assert.equal(error.kind, "no-format");
  assert.equal(error.found, "é");
  assert.deepEqual([error.offset, error.line, error.column], [0, 1, 1]);
  const late = `${PUZZLE.slice(0, 40)}💥${PUZZLE.slice(41)}`;
  for (const source of [late, bytesOf(late)]) {
    const { offset, line, column, found, message, expected } = refusal(source);
    assert.deepEqual([offset, line, column, found], [40, 1, 41, "💥"]);
    assert.equal(message, `line 1, column 41: found '💥', expected ${expected}`);
  }
  const short = `${ROWS.slice(0, 8).join("\n")}\n....8..7`;
  assert.equal(refusal(short).found, undefined);
  assert.equal(refusal(short).offset, short.length);
  const half = refusal(`${PUZZLE.slice(0, 40)}\ud83d${PUZZLE.slice(41)}`);
  assert.deepEqual([half.offset, half.found], [40, "\ud83d"]);
  const bytes = bytesOf(PUZZLE);
  bytes[7] = 0xff;
  assert.equal(refusal(bytes).found, "\ufffd");
  assert.match(refusal(bytes).message, /^line 1, column 8: found byte 0xFF, expected /);
  const [title] = readAll(`# é\n${"# 💥\n".repeat(1500)}${PUZZLE.slice(0, 70)}`);
  assert.deepEqual([title.kind, title.line, title.error.column], ["not-a-sudoku", 1502, 71]);
  assert.equal(title.error.offset, 4 + 5 * 1500 + 70);
  const twos = new Uint8Array(Uint16Array.from([0xfeff, 49, 50]).buffer);
  assert.match(refusal(twos).message, /UTF-16/);
  for (const value of [undefined, null, 5, [PUZZLE], new ArrayBuffer(8)]) {
    assert.throws(() => read(value), TypeError);
    assert.throws(() => readAll(value), TypeError);
  }
});

/** Puzzles, titles and errors; `é` makes indices and byte offsets differ. */
function list(blocks, letter) {
  const block = [
    `# ${letter}`,
    PUZZLE,
    "",
    ...ROWS,
    `Puzzle ${letter}, easy`,
    `${PUZZLE.slice(0, 50)}${letter}${PUZZLE.slice(51)}`,
    `${SOLUTION} # ${letter}`,
  ];
  return `${block.join("\n")}\n`.repeat(blocks);
}

test("the puzzles of a text follow each other, with their places", () => {
  for (const letter of ["e", "é", "💥"]) {
    const whole = list(400, letter);
    const lines = whole.split("\n");
    for (const source of [whole, bytesOf(whole)]) {
      const part = (offset, length) =>
        typeof source === "string"
          ? source.slice(offset, offset + length)
          : new TextDecoder().decode(source.subarray(offset, offset + length));
      const entries = [...readAll(source)];
      assert.equal(entries.length, 4 * 400);
      for (const [index, entry] of entries.entries()) {
        const { kind, offset, length, line, puzzle, error, words } = entry;
        assert.ok(part(offset, length).startsWith(lines[line - 1]), `${index}`);
        assert.equal(line, 15 * Math.floor(index / 4) + [2, 4, 14, 15][index % 4]);
        if (index % 4 === 2) {
          assert.equal(kind, "not-a-sudoku");
          assert.equal(words, error.message);
          assert.equal(error.line, line);
          assert.equal(error.column, 51);
          assert.equal(error.offset, offset + 50);
          assert.equal(error.found, letter);
        } else {
          assert.equal(kind, "puzzle");
          assert.equal(puzzle.format, ["line", "rows", "", "line"][index % 4]);
          assert.deepEqual(puzzle.clues, index % 4 === 3 ? sudoku.parse(SOLUTION) : clues);
        }
      }
    }
  }
});

test("a text is read lazily, and other calls between two puzzles change nothing", () => {
  const whole = list(500, "é");
  const expected = [...readAll(whole)];
  const lazily = [];
  const other = readAll(list(300, "x"));
  for (const entry of readAll(whole)) {
    lazily.push(entry);
    write(PUZZLE, "board");
    read(`${SOLUTION}${lazily.length % 200 === 0 ? " ".repeat(70_000) : ""}`);
    other.next();
  }
  assert.deepEqual(lazily, expected);
});

test("long lines, empty texts and short texts", () => {
  const long = `# ${"é".repeat(300_000)}`;
  const ones = "1".repeat(300_000);
  const kinds = (source) => Array.from(readAll(source), ({ kind, line }) => [kind, line]);
  assert.deepEqual(kinds(`${PUZZLE}\n${long}\n${ones}\n${PUZZLE}`), [
    ["puzzle", 1],
    ["not-a-sudoku", 3],
    ["puzzle", 4],
  ]);
  for (const source of ["", "\n", "#", "\uFEFF", new Uint8Array()]) {
    assert.deepEqual(kinds(source), []);
  }
  // An empty line within a puzzle: a short text is first read as one.
  const blocks = [0, 3, 6].map((row) => ROWS.slice(row, row + 3).join("\n")).join("\n\n");
  assert.equal([...readAll(blocks)].length, 1);
});

test("every entry of the package has the same functions", async () => {
  const required = createRequire(import.meta.url)("@sudoku-core/wasm/text");
  const main = createRequire(import.meta.url)("@sudoku-core/wasm");
  const bytes = readFileSync(new URL("../js/sudoku_core_text.wasm", import.meta.url));
  for (const load of [
    files.loadText,
    required.loadText,
    () => loadText({ module: bytes }),
    () => web.loadText({ module: new WebAssembly.Module(bytes) }),
  ]) {
    const other = await load();
    assert.deepEqual(Object.keys(other), Object.keys(text));
    assert.deepEqual(other.formats, formats);
    assert.deepEqual(other.read(PUZZLE), read(PUZZLE));
  }
  assert.equal(required.ParseError, main.ParseError);
  assert.equal(files.CannotHoldError, CannotHoldError);
  await assert.rejects(loadText(null), TypeError);
});
