// Puzzles at random, minimal puzzles, canonical forms and transforms.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "@sudoku-core/wasm";
import * as files from "@sudoku-core/wasm/files";
import {
  ImpossibleWishError,
  NotADigitError,
  UnmetError,
  loadGenerate,
} from "@sudoku-core/wasm/generate";
import * as web from "../js/web.js";
import { EMPTY, PUZZLE, SOLUTION } from "./samples.js";

const module = await loadGenerate();
const { canonicalize, generate, generator, isMinimal, minimize, symmetries, transform } = module;
const sudoku = await load();

const DATA = new URL("../../../tests/data/", import.meta.url);
const linesOf = (name) =>
  readFileSync(new URL(name, DATA), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The first ten puzzles of three seeds, which Rust and C make as well. */
const PINNED = new Map();
for (const line of linesOf("generated.txt")) {
  if (line.startsWith("seed ")) {
    PINNED.set(BigInt(line.slice(5)), []);
  } else {
    [...PINNED.values()].at(-1).push(line);
  }
}

const isProper = (puzzle) => sudoku.count(puzzle, 2) === 1;
const cluesOf = (puzzle) => Array.from(puzzle).filter((digit) => digit > 0).length;
const patternOf = (puzzle) => Array.from(puzzle, (digit) => Number(digit > 0));

/** The slow way to tell. */
function isMinimalSlowly(puzzle) {
  const clues = Array.from(puzzle.keys()).filter((cell) => puzzle[cell] > 0);
  return isProper(puzzle) && clues.every((cell) => !isProper(fewer(puzzle, cell)));
}

function fewer(puzzle, cell) {
  const copy = puzzle.slice();
  copy[cell] = 0;
  return copy;
}

test("the puzzles of a seed are those of Rust and C", () => {
  assert.equal(PINNED.size, 3);
  for (const [seed, puzzles] of PINNED) {
    const found = [];
    for (const puzzle of generator({ seed })) {
      found.push(sudoku.print(puzzle));
      if (found.length === 10) break;
    }
    assert.deepEqual(found, puzzles);
    assert.equal(sudoku.print(generate({ seed })), puzzles[0]);
  }
  assert.deepEqual(generate({ seed: 1 }), generate({ seed: 1n }));
  assert.notDeepEqual(generate({ seed: 2 ** 53 - 1 }), generate({ seed: 2n ** 64n - 1n }));
});

test("any budget leads to the same puzzles, also of several generators at a time", () => {
  const seeds = [...PINNED.keys()];
  for (const budget of [1, 7, 100, 2 ** 32 - 1]) {
    const all = seeds.map((seed) => ({ puzzles: generator({ seed }), found: [] }));
    let pauses = 0;
    for (let round = 0; all.some(({ found }) => found.length < 3); round++) {
      const { puzzles, found } = all[round % 3];
      const progress = puzzles.nextWithin(budget);
      if (progress.kind === "found") {
        found.push(sudoku.print(progress.puzzle));
      } else {
        assert.deepEqual(progress, { kind: "paused" });
        pauses += 1;
      }
    }
    all.forEach(({ found }, index) => {
      const known = PINNED.get(seeds[index]);
      assert.deepEqual(found.slice(0, 3), known.slice(0, 3));
    });
    assert.ok(budget <= 100 || pauses === 0);
    assert.ok(budget > 7 || pauses > 20);
  }
});

test("every wish is met", () => {
  for (const symmetry of symmetries) {
    const puzzle = generate({ seed: 3, symmetry });
    assert.ok(isProper(puzzle), symmetry);
  }
  const turned = patternOf(generate({ seed: 4, symmetry: "half-turn" }));
  assert.deepEqual(turned, turned.slice().reverse());
  for (let seed = 0; seed < 5; seed++) {
    const puzzle = generate({ seed, minimal: true });
    assert.ok(isMinimalSlowly(puzzle) && isMinimal(puzzle));
    assert.equal(isMinimal(puzzle), isMinimalSlowly(puzzle));
    assert.equal(cluesOf(generate({ seed, clues: 30 })), 30);
    const count = cluesOf(generate({ seed, clues: [24, 25] }));
    assert.ok(count === 24 || count === 25);
  }
  const same = generate({ seed: 5, pattern: PUZZLE });
  assert.deepEqual(patternOf(same), patternOf(sudoku.parse(PUZZLE)));
  assert.ok(isProper(same));
  const solved = sudoku.solve(generate({ seed: 6, solution: SOLUTION, minimal: true }));
  assert.equal(sudoku.print(solved.solution), SOLUTION);
  assert.equal(sudoku.print(generate({ seed: 7, pattern: PUZZLE, solution: SOLUTION })), PUZZLE);
});

function wishOf(Class, wishes) {
  try {
    generate(wishes);
  } catch (error) {
    assert.ok(error instanceof Class, String(error));
    assert.equal(error.name, Class.name);
    return [error.wish, error.message];
  }
  assert.fail(JSON.stringify(wishes));
}

test("wishes that are not met are errors", () => {
  const seed = 1;
  const [wish, words] = wishOf(UnmetError, { seed, clues: 17, attempts: 50 });
  assert.equal(wish, "clues");
  assert.match(words, /^no puzzle of 50 attempts has 17 to 17 clues; they had \d+ to \d+/);
  const puzzles = generator({ seed, clues: 17, attempts: 50 });
  assert.deepEqual(puzzles.nextWithin(2 ** 32 - 1), { kind: "unmet", wish, words });
  assert.deepEqual(puzzles.nextWithin(1), { kind: "paused" });
  assert.throws(() => puzzles.next(), UnmetError);

  const full = Array(81).fill(1);
  const cases = [
    ["clues", "a proper puzzle has 17 to 81 clues, not 16 to 16", { clues: 16 }],
    ["clues", "a proper puzzle has 17 to 81 clues, not 30 to 20", { clues: [30, 20] }],
    ["clues-of-symmetry", /^no puzzle with the symmetry full has/, { symmetry: "full", clues: 22 }],
    ["pattern-size", /^the pattern has 0 cells/, { pattern: EMPTY }],
    ["pattern-symmetry", /r9c9/, { symmetry: "half-turn", pattern: [0, ...full.slice(1)] }],
    ["pattern-lines", /row 1 and row 2/, { pattern: [...Array(18).fill(0), ...full.slice(18)] }],
    ["solution", "the wanted solution is not a solved grid", { solution: PUZZLE }],
  ];
  for (const [kind, message, wishes] of cases) {
    const [wish, words] = wishOf(ImpossibleWishError, { seed, ...wishes });
    assert.equal(wish, kind);
    assert.ok(typeof message === "string" ? words === message : message.test(words), words);
    assert.throws(() => generator({ seed, ...wishes }), ImpossibleWishError);
  }
});

test("arguments that are none are errors", () => {
  for (const seed of [undefined, -1, 1.5, 2 ** 53, "1", -1n, 2n ** 64n, null, NaN]) {
    assert.throws(() => generate({ seed }), { name: "RangeError", message: /as the seed/ });
  }
  for (const wishes of [undefined, null, 1, "seed"]) {
    assert.throws(() => generate(wishes), TypeError);
  }
  for (const wrong of [
    { symmetry: "round" },
    { symmetry: 1 },
    { clues: 0 },
    { clues: "30" },
    { clues: [20] },
    { clues: [20, 0] },
    { attempts: 0 },
    { attempts: 2 ** 32 },
  ]) {
    assert.throws(() => generate({ seed: 1, ...wrong }), RangeError, JSON.stringify(wrong));
  }
  assert.throws(() => generate({ seed: 1, minimal: 1 }), TypeError);
  assert.throws(() => generate({ seed: 1, pattern: [1, 2] }), RangeError);
  assert.throws(() => generate({ seed: 1, solution: "x".repeat(81) }), NotADigitError);
  assert.throws(() => generator({ seed: 1 }).nextWithin(-1), RangeError);
  // What failed did not begin.
  assert.equal(sudoku.print(generate({ seed: 0 })), PINNED.get(0n)[0]);
});

test("a generator is an iterator", () => {
  const puzzles = generator({ seed: 0 });
  assert.equal(puzzles[Symbol.iterator](), puzzles);
  assert.ok(puzzles instanceof (globalThis.Iterator ?? Object));
  const [one, two] = puzzles;
  assert.deepEqual([one, two].map((puzzle) => sudoku.print(puzzle)), PINNED.get(0n).slice(0, 2));
  // It goes on where it was.
  assert.equal(sudoku.print(puzzles.next().value), PINNED.get(0n)[2]);
});

test("a puzzle loses the clues that it does not need", () => {
  const { kind, puzzle } = minimize(PUZZLE);
  assert.equal(kind, "minimal");
  assert.ok(isMinimalSlowly(puzzle) && isMinimal(puzzle) && !isMinimal(PUZZLE));
  assert.ok(sudoku.isSolutionOf(SOLUTION, puzzle));
  assert.deepEqual(minimize(puzzle), { kind, puzzle });
  assert.deepEqual(minimize(EMPTY), { kind: "not-unique" });
  assert.deepEqual(minimize(`55${EMPTY.slice(2)}`), { kind: "conflict" });
  const none = linesOf("no_solution.tsv")[0].split("\t")[0];
  assert.deepEqual(minimize(none), { kind: "no-solution" });
  assert.ok(![EMPTY, none].some(isMinimal));
});

/** The image that the description of `Transform` means. */
function imageOf(grid, { transposes, rows, columns, digits }) {
  return Uint8Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [rows[Math.floor(cell / 9)], columns[cell % 9]];
    const digit = grid[transposes ? 9 * column + row : 9 * row + column];
    return digit === 0 ? 0 : digits[digit - 1];
  });
}

const SHUFFLE = {
  transposes: true,
  rows: [4, 3, 5, 8, 6, 7, 0, 1, 2],
  columns: [0, 2, 1, 7, 6, 8, 3, 4, 5],
  digits: [9, 1, 8, 2, 7, 3, 6, 4, 5],
};

test("canonical forms are those of Rust, whatever the transform", () => {
  for (const name of ["canonical/grids.tsv", "canonical/puzzles.tsv"]) {
    for (const line of linesOf(name)) {
      const [grid, expected] = line.split("\t");
      const first = canonicalize(grid);
      assert.equal(sudoku.print(first.grid), expected);
      const cells = sudoku.parse(grid);
      assert.deepEqual(imageOf(cells, first.transform), first.grid);
      assert.deepEqual(transform(cells, first.transform), first.grid);
      const image = transform(grid, SHUFFLE);
      assert.deepEqual(image, imageOf(cells, SHUFFLE));
      assert.equal(sudoku.print(canonicalize(image).grid), expected);
    }
  }
  assert.deepEqual(canonicalize(EMPTY).grid, sudoku.parse(EMPTY));
});

test("what is no transform is an error", () => {
  const identity = { ...SHUFFLE, transposes: false };
  for (const wrong of [
    { rows: [0, 1, 2, 3, 4, 5, 6, 7, 7] },
    { columns: [3, 1, 2, 0, 4, 5, 6, 7, 8] },
    { digits: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { digits: [1, 2, 3, 4, 5, 6, 7, 8, "9"] },
    { rows: [0, 1, 2, 3, 4, 5, 6, 7, 8 + 256] },
  ]) {
    assert.throws(() => transform(PUZZLE, { ...identity, ...wrong }), RangeError);
  }
  assert.throws(() => transform(PUZZLE, { ...identity, rows: [1] }), TypeError);
  assert.throws(() => transform(PUZZLE, { transposes: true }), TypeError);
  assert.throws(() => transform(PUZZLE, undefined), TypeError);
  assert.throws(() => transform("1", identity), RangeError);
});

test("every entry has the same functions and the same errors", async () => {
  const { loadGenerate: required, UnmetError: Required } = createRequire(import.meta.url)(
    "@sudoku-core/wasm/generate",
  );
  assert.equal(sudoku.print((await required()).generate({ seed: 0 })), PINNED.get(0n)[0]);
  assert.equal(Required.name, "UnmetError");
  assert.equal(sudoku.print((await files.loadGenerate()).generate({ seed: 0 })), PINNED.get(0n)[0]);
  assert.equal(files.UnmetError, UnmetError);
  assert.deepEqual(Object.keys(web).sort(), Object.keys(files).sort());
  const bytes = readFileSync(new URL("../js/sudoku_core_generate.wasm", import.meta.url));
  const own = await loadGenerate({ module: bytes });
  assert.deepEqual(own.symmetries, symmetries);
  assert.ok(Object.isFrozen(own) && Object.isFrozen(symmetries) && symmetries.length === 10);
  await assert.rejects(loadGenerate(null), TypeError);
});
