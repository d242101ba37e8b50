// Hints, steps, paths and ratings.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "@sudoku-core/wasm";
import * as files from "@sudoku-core/wasm/files";
import { loadGenerate } from "@sudoku-core/wasm/generate";
import { NotADigitError, loadLogic } from "@sudoku-core/wasm/logic";
import { EMPTY, PUZZLE, SOLUTION } from "./samples.js";

const logic = await loadLogic();
const { check, compare, hint, path, rate, rateWithRectangles, steps, techniques } = logic;
const sudoku = await load();
const { generator, transform } = await loadGenerate();

/** What the techniques of this version do not solve. */
const HARDEST = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
const TWO = ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const CONFLICT = `55${EMPTY.slice(2)}`;
const DEPTHS = ["technique", "place", "pattern", "everything"];

/** The first puzzles of a seed, of every level. */
function puzzlesOf(seed, count) {
  const puzzles = generator({ seed });
  return Array.from({ length: count }, () => puzzles.next().value);
}

/** All that a generator yields, and what it returns. */
function drain(generator) {
  const found = [];
  for (;;) {
    const { done, value } = generator.next();
    if (done) {
      return { found, end: value };
    }
    found.push(value);
  }
}

/** The candidates of a board with its digits, worked out cell by cell. */
const isPeer = (one, other) =>
  one !== other &&
  (Math.floor(one / 9) === Math.floor(other / 9) ||
    one % 9 === other % 9 ||
    (Math.floor(one / 27) === Math.floor(other / 27) &&
      Math.floor((one % 9) / 3) === Math.floor((other % 9) / 3)));

/** What becomes of a board by a step, without the module. */
function after({ digits, candidates }, { placement, removals }) {
  const sets = candidates.map((set) => new Set(set));
  const filled = Array.from(digits);
  for (const { cell, digit } of removals) {
    assert.ok(sets[cell].delete(digit), "a step removes a candidate that is there");
    assert.equal(filled[cell], 0);
  }
  if (placement !== undefined) {
    const { cell, digit } = placement;
    assert.ok(filled[cell] === 0 && sets[cell].has(digit));
    filled[cell] = digit;
    sets[cell] = new Set([digit]);
    for (const [other, set] of sets.entries()) {
      if (isPeer(cell, other) && filled[other] === 0) set.delete(digit);
    }
  }
  return { digits: Uint8Array.from(filled), candidates: sets.map((set) => [...set]) };
}

test("a path is sound, and each step begins where the last one ended", () => {
  const ends = new Set();
  const seen = new Set();
  for (const puzzle of [sudoku.parse(PUZZLE), sudoku.parse(HARDEST), ...puzzlesOf(1, 40)]) {
    const solution = sudoku.solve(puzzle).solution;
    const { found, end } = drain(path(puzzle));
    ends.add(end.kind);
    let board = { digits: puzzle, candidates: sudoku.pencilmarks(puzzle) };
    for (const step of found) {
      assert.deepEqual(step.board, board);
      board = after(board, step);
      assert.ok(step.placement !== undefined || step.removals.length > 0);
      for (const { cell, digit } of step.removals) {
        assert.notEqual(solution[cell], digit);
      }
      if (step.placement !== undefined) {
        assert.equal(solution[step.placement.cell], step.placement.digit);
      }
      seen.add(step.technique);
    }
    if (end.kind === "solved") {
      assert.deepEqual(board.digits, solution);
    } else {
      assert.equal(end.level, 4);
    }
  }
  assert.deepEqual([...ends].sort(), ["solved", "stuck"]);
  assert.ok(seen.size > 8, [...seen].join());
});

test("a step says all there is to say", () => {
  const levels = new Map(techniques.map(({ name, level }) => [name, level]));
  let links = 0;
  for (const puzzle of puzzlesOf(2, 30)) {
    for (const step of path(puzzle)) {
      assert.equal(step.level, levels.get(step.technique));
      for (const texts of [step.texts, step.sentences]) {
        assert.deepEqual(Object.keys(texts), DEPTHS);
        assert.ok(DEPTHS.every((depth) => texts[depth].length > 0));
      }
      assert.equal(step.texts.technique, step.technique);
      assert.ok(step.texts.everything.startsWith(`${step.technique}: `), step.texts.everything);
      assert.match(step.sentences.everything, /\.$/);
      const { houses, digits } = step.place;
      assert.ok(houses.length > 0 !== digits.length > 0);
      assert.ok(step.parts.flat().length > 0 && step.parts.length <= 4);
      assert.ok(step.digits.length > 0);
      for (const [index, { kind, from, to }] of step.links.entries()) {
        links += 1;
        assert.equal(kind, index % 2 === 0 ? "strong" : "weak");
        assert.ok(from.cells.length > 0 && to.cells.length > 0);
        assert.deepEqual(index === 0 ? from : step.links[index - 1].to, from);
      }
    }
  }
  assert.ok(links > 0);
  const [first] = path(PUZZLE);
  assert.deepEqual(first.place.houses, first.houses);
  assert.match(first.svg, /^<svg [^]*<title>hidden single: [^]*<\/svg>\n$/);
  const [, second] = path(PUZZLE);
  const svg = second.svg;
  assert.notEqual(first.svg, svg, "the picture is that of the step, whatever came after it");
  assert.equal(second.svg, svg);
  assert.equal(structuredClone(second).svg, svg);
});

test("all steps: the first is that of the path, and each is sound", () => {
  for (const puzzle of puzzlesOf(3, 5)) {
    const solution = sudoku.solve(puzzle).solution;
    const all = [...steps(puzzle)];
    const names = techniques.map(({ name }) => name);
    const order = all.map(({ technique }) => names.indexOf(technique));
    assert.deepEqual(order, [...order].sort((one, other) => one - other));
    assert.deepEqual(all[0], path(puzzle).next().value);
    for (const { removals, placement } of all) {
      assert.ok(removals.every(({ cell, digit }) => solution[cell] !== digit));
      assert.ok(placement === undefined || solution[placement.cell] === placement.digit);
    }
  }
  // Two at a time.
  const [one, other] = [steps(PUZZLE), steps(HARDEST)];
  const alone = [...steps(PUZZLE)].length;
  let count = 0;
  while (!one.next().done) {
    count += 1;
    other.next();
  }
  assert.equal(count, alone);
});

test("mistakes come first, then the easiest step", () => {
  const entries = EMPTY.split("");
  entries[2] = "4";
  assert.deepEqual(check(PUZZLE, { entries }), { kind: "right" });
  assert.equal(hint(PUZZLE, { entries }).kind, "step");
  entries[2] = "2";
  const notes = Array.from({ length: 81 }, () => []);
  notes[3] = [2];
  const wrong = hint(PUZZLE, { entries, notes });
  assert.deepEqual([wrong.kind, wrong.digits, wrong.notes], ["mistakes", [2], [3]]);
  assert.match(wrong.words, /r1c3/);
  assert.deepEqual(check(PUZZLE, { entries, notes, solution: SOLUTION }), wrong);
  // Without the solution, no mistake is seen.
  assert.equal(hint(PUZZLE, { entries, solution: null }).kind, "step");
  assert.deepEqual(check(PUZZLE, { entries, solution: null }), { kind: "not-unique" });
  for (const [puzzle, kind] of [[TWO, "not-unique"], [CONFLICT, "conflict"]]) {
    assert.deepEqual(check(puzzle), { kind });
  }
  const solved = hint(PUZZLE, { entries: SOLUTION });
  assert.deepEqual(solved, { kind: "solved", words: "The puzzle is solved." });
  const { words, ...contradicted } = hint(CONFLICT);
  const house = { kind: "row", index: 0 };
  assert.deepEqual(contradicted, { kind: "contradicted", house, digit: 5, cell: undefined });
  assert.match(words, /5/);
  assert.equal(hint(EMPTY).kind, "stuck");
  assert.equal(hint(EMPTY).level, 4);
});

test("notes are the candidates", () => {
  const marks = sudoku.pencilmarks(PUZZLE);
  const plain = hint(PUZZLE).step;
  assert.deepEqual(hint(PUZZLE, { notes: marks }).step, plain);
  const single = marks.map((digits, cell) => (cell === 2 ? [4] : digits));
  const chosen = { notes: single, techniques: ["naked single"] };
  const placements = [...steps(PUZZLE, chosen)].map(({ placement }) => placement);
  assert.ok(placements.some(({ cell, digit }) => cell === 2 && digit === 4));
  // Notes that leave a cell nothing are a contradiction only without the solution.
  const none = marks.map((digits, cell) => (cell === 2 ? [3] : digits));
  const stopped = hint(PUZZLE, { notes: none, solution: null });
  assert.deepEqual([stopped.kind, stopped.cell], ["contradicted", 2]);
  assert.deepEqual(drain(path(PUZZLE, { notes: none, solution: null })), {
    found: [],
    end: stopped,
  });
});

test("the techniques that are asked for, in their order", () => {
  assert.equal(techniques.length, 40);
  assert.ok(Object.isFrozen(techniques) && techniques.every(Object.isFrozen));
  const first = (...names) => hint(PUZZLE, { techniques: names }).step?.technique;
  assert.equal(first("naked single", "hidden single"), "naked single");
  assert.equal(first("hidden single", "naked single"), "hidden single");
  assert.equal(first("X-wing", "naked single", "X-wing"), "X-wing");
  const stuck = hint(PUZZLE, { techniques: [] });
  assert.deepEqual([stuck.kind, stuck.level], ["stuck", 1]);
  for (const names of [["luck"], [1], "naked single"]) {
    assert.throws(() => hint(PUZZLE, { techniques: names }), /technique/);
  }
});

/** The transform that the description of a rating must not depend on. */
const SHUFFLE = {
  transposes: true,
  rows: [4, 3, 5, 8, 6, 7, 0, 1, 2],
  columns: [0, 2, 1, 7, 6, 8, 3, 4, 5],
  digits: [9, 1, 8, 2, 7, 3, 6, 4, 5],
};

test("ratings do not depend on how a puzzle is turned, and have an order", () => {
  const ratings = [PUZZLE, HARDEST, ...puzzlesOf(4, 40)].flatMap((puzzle) => {
    const both = [rate(puzzle), rateWithRectangles(puzzle)];
    const image = transform(puzzle, SHUFFLE);
    assert.deepEqual([rate(image), rateWithRectangles(image)], both);
    return both;
  });
  const [easy, , hardest] = ratings;
  assert.deepEqual(
    [easy.kind, easy.scheme, easy.level, easy.verdict],
    ["rated", "rounds 1", 1, "solved"],
  );
  assert.ok(easy.rounds[0] > 0 && easy.rounds[1] === 0 && easy.removed[0] > 0);
  assert.deepEqual([hardest.level, hardest.verdict], [4, "stuck"]);
  assert.equal(compare(easy, hardest), -1);
  const key = ({ scheme, level, rounds, removed }) => [
    scheme === "rounds 1" ? 0 : 1,
    level,
    ...rounds.slice().reverse(),
    ...removed.slice().reverse(),
  ];
  for (const one of ratings) {
    for (const other of ratings) {
      const [a, b] = [key(one), key(other)];
      const at = a.findIndex((number, index) => number !== b[index]);
      assert.equal(compare(one, other), at < 0 ? 0 : Math.sign(a[at] - b[at]));
    }
  }
  assert.equal(rate(TWO).kind, "rated");
  assert.deepEqual(rateWithRectangles(TWO), { kind: "not-unique" });
  assert.deepEqual(rateWithRectangles(CONFLICT), { kind: "conflict" });
  assert.equal(rate(CONFLICT).verdict, "contradicted");
});

test("arguments that are none are errors", () => {
  for (const call of [hint, check, steps, path]) {
    assert.throws(() => call("1"), RangeError);
    assert.throws(() => call("x".repeat(81)), NotADigitError);
    assert.throws(() => call(PUZZLE, null), TypeError);
    assert.throws(() => call(PUZZLE, { entries: [1] }), RangeError);
    assert.throws(() => call(PUZZLE, { notes: [] }), TypeError);
    assert.throws(() => call(PUZZLE, { notes: Array(81).fill([10]) }), RangeError);
    assert.throws(() => call(PUZZLE, { solution: EMPTY }), /does not solve the puzzle/);
    assert.throws(() => call(PUZZLE, { techniques: 1 }), TypeError);
  }
  assert.throws(() => rate("1"), RangeError);
  assert.throws(() => rateWithRectangles(undefined), TypeError);
  assert.throws(() => compare(rate(PUZZLE), {}), TypeError);
  // What failed has left nothing behind.
  assert.equal(hint(PUZZLE).kind, "step");
});

test("every entry has the same functions", async () => {
  const { loadLogic: required } = createRequire(import.meta.url)("@sudoku-core/wasm/logic");
  const expected = rate(PUZZLE);
  assert.deepEqual((await required()).rate(PUZZLE), expected);
  assert.deepEqual((await files.loadLogic()).rate(PUZZLE), expected);
  const bytes = readFileSync(new URL("../js/sudoku_core_logic.wasm", import.meta.url));
  const own = await loadLogic({ module: bytes });
  assert.deepEqual(own.rate(PUZZLE), expected);
  assert.ok(Object.isFrozen(own));
  await assert.rejects(loadLogic(null), TypeError);
});
