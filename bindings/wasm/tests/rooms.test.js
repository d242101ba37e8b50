// More searches than there are rooms for: they move out and in, are abandoned, or end.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EMPTY, MODULES, PUZZLE, SOLUTION, openModule, sampleSet } from "./samples.js";

const MAX = 2 ** 32 - 1;
const PAGE = 65536;
/** The memory that searches take at most, in bytes. */
const ROOMS = 4 * PAGE;

/** One clue: a search for its solutions soon has more guesses than one that is repeated. */
const ONE_CLUE = `1${".".repeat(80)}`;

/** What a search yields in slices of a budget, at most so many solutions, as a generator. */
function* inSlices(sudoku, puzzle, budget, limit) {
  const search = sudoku.solutions(puzzle);
  const found = [];
  while (found.length < limit) {
    const progress = search.nextWithin(budget);
    if (progress.kind === "exhausted") break;
    if (progress.kind === "found") found.push(sudoku.print(progress.solution));
    yield { found, guesses: search.guesses };
  }
  const { guesses } = search;
  search.return();
  assert.equal(search.guesses, guesses);
  return { found, guesses };
}

/** Runs generators in turn; returns what each of them yielded and returned. */
function inTurn(generators) {
  const logs = generators.map(() => []);
  let running = generators.map((generator, index) => ({ generator, log: logs[index] }));
  while (running.length > 0) {
    running = running.filter(({ generator, log }) => {
      const { value, done } = generator.next();
      log.push([value.found.at(-1), value.guesses]);
      return !done;
    });
  }
  return logs;
}

for (const name of MODULES) {
  describe(name, () => {
    test("searches that move out and in yield what they yield alone", () => {
      const { exports, sudoku } = openModule(name);
      const puzzles = [EMPTY, ONE_CLUE, ...sampleSet("serg_several").map(({ puzzle }) => puzzle)];
      const hard = sampleSet("forum_hardest_1106").slice(0, 10);
      const cases = [...puzzles.slice(0, 22), ...hard.map(({ puzzle }) => puzzle)].flatMap(
        (puzzle) => [1, 2, 3, 5, 7, 10, 20, 50, 80, 100, 500, MAX].map((it) => [puzzle, it, 40]),
      );
      const before = exports.memory.buffer.byteLength;
      const alone = cases.map((it) => inTurn([inSlices(sudoku, ...it)])[0]);
      assert.equal(exports.memory.buffer.byteLength, before + PAGE);
      const together = inTurn(cases.map((it) => inSlices(sudoku, ...it)));
      assert.deepEqual(together, alone);
      assert.ok(together.flat().some(([, guesses]) => guesses > 64), "some are not repeated");
      assert.equal(exports.memory.buffer.byteLength, before + ROOMS);
    });

    test("searches for the one solution move out and in", () => {
      const { sudoku } = openModule(name);
      const sets = ["forum_hardest_1106", "no_solution", "serg_several", "tdoku_cases"];
      const puzzles = sets
        .flatMap((set) => sampleSet(set).slice(0, 12))
        .map(({ puzzle }) => puzzle)
        .filter((puzzle) => /^[1-9.]{81}$/.test(puzzle));
      let running = Array.from({ length: 500 }, (_, index) => {
        const puzzle = puzzles[index % puzzles.length];
        return { puzzle, search: sudoku.uniqueSolution(puzzle) };
      });
      while (running.length > 0) {
        running = running.filter(({ puzzle, search }) => {
          const answer = search.uniqueWithin(5);
          if (answer.kind === "paused") return true;
          const alone = sudoku.uniqueSolution(puzzle);
          assert.deepEqual(answer, alone.uniqueWithin(MAX));
          assert.equal(search.guesses, alone.guesses);
          return false;
        });
      }
    });

    test("searches that are abandoned within one task take no more than the rooms", () => {
      const { exports, sudoku } = openModule(name);
      const before = exports.memory.buffer.byteLength;
      for (let turn = 0; turn < 20_000; turn++) {
        assert.equal(sudoku.solutions(PUZZLE).next().done, false);
        sudoku.uniqueSolution(PUZZLE).uniqueWithin(0);
      }
      for (let turn = 0; turn < 500; turn++) {
        const search = sudoku.solutions(EMPTY);
        while (search.guesses <= 64) search.next();
      }
      assert.equal(exports.memory.buffer.byteLength, before + ROOMS);
      assert.equal(sudoku.print(sudoku.solutions(PUZZLE).next().value), SOLUTION);
    });

    test("a search that never began takes no room", () => {
      const { exports, sudoku } = openModule(name);
      const before = exports.memory.buffer.byteLength;
      const searches = Array.from({ length: 100 }, () => sudoku.solutions(EMPTY));
      assert.ok(searches.every(({ guesses }) => guesses === 0));
      assert.equal(exports.memory.buffer.byteLength, before);
      searches[0].return();
      assert.throws(() => searches[0].nextWithin(1), /ended by return/);
      assert.equal(searches[1].next().done, false);
    });

    test("a search has the puzzle that it was given", () => {
      const { sudoku } = openModule(name);
      const puzzle = [...sudoku.parse(PUZZLE)];
      const search = sudoku.solutions(puzzle);
      puzzle.fill(0);
      sudoku.solve(EMPTY);
      assert.deepEqual(Array.from(search, (it) => sudoku.print(it)), [SOLUTION]);
    });

    test("the room of a search that ended is free, and its mark is erased", () => {
      const { exports, sudoku } = openModule(name);
      sudoku.solutions(EMPTY).next();
      const page = exports.memory.buffer.byteLength - PAGE;
      for (let turn = 0; turn < 1000; turn++) {
        for (const _ of sudoku.solutions(EMPTY)) break;
        assert.equal([...sudoku.solutions(PUZZLE)].length, 1);
        sudoku.uniqueSolution(EMPTY).end();
        assert.equal(sudoku.uniqueSolution(PUZZLE).uniqueWithin(MAX).kind, "solved");
      }
      const size = Math.ceil(exports.search_size() / exports.search_align());
      const rooms = Math.floor(PAGE / (size * exports.search_align()));
      const marked = Array.from({ length: rooms }, (_, room) =>
        exports.search_guesses(page + room * size * exports.search_align()),
      ).filter((guesses) => guesses >= 0);
      assert.equal(marked.length, 1, "the first search, which has not ended");
    });

    test("searches resume after the memory has grown", () => {
      const { exports, sudoku } = openModule(name);
      const search = sudoku.solutions(EMPTY);
      const first = sudoku.print(search.next().value);
      exports.memory.grow(10);
      sudoku.parse(`${PUZZLE} #${" ".repeat(500_000)}`);
      assert.notEqual(sudoku.print(search.next().value), first);
    });
  });
}
