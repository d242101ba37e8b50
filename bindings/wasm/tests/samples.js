// What several tests share: both builds, and the sets of puzzles.
import { readFileSync, readdirSync } from "node:fs";
import { load } from "@sudoku-core/wasm";
import { sudokuOf } from "../js/sudoku.js";

/** Each build by its name. */
export const BUILDS = await Promise.all(["scalar", "simd128"].map((build) => load({ build })));

/** The example of the README, and its solution. */
export const PUZZLE =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
export const EMPTY = ".".repeat(81);

const DATA = new URL("../../../tests/data/", import.meta.url);

/** The names of all sets. */
export const SETS = readdirSync(DATA)
  .filter((name) => name.endsWith(".tsv"))
  .map((name) => name.slice(0, -4));

/**
 * The puzzles of a set: each with its number of solutions (or a number that it exceeds), and its
 * solutions if the source lists them.
 */
export function sampleSet(name) {
  return readFileSync(new URL(`${name}.tsv`, DATA), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [puzzle, count, listed] = line.split("\t");
      return {
        puzzle: puzzle.replaceAll("-", "."),
        count: Number(count.replace(">", "")),
        isMore: count.startsWith(">"),
        listed: listed ? listed.split(",") : [],
      };
    });
}

/** Whether a grid is solved and keeps the clues, checked cell by cell and without the module. */
export function isSolutionOf(solution, puzzle) {
  const groups = new Map();
  for (let cell = 0; cell < 81; cell++) {
    const digit = solution[cell];
    if (!(digit >= 1 && digit <= 9) || (puzzle[cell] !== "." && Number(puzzle[cell]) !== digit)) {
      return false;
    }
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    for (const house of [
      `r${row}`,
      `c${column}`,
      `b${Math.floor(row / 3)}${Math.floor(column / 3)}`,
    ]) {
      const digits = groups.get(house) ?? new Set();
      groups.set(house, digits.add(digit));
    }
  }
  return groups.size === 27 && [...groups.values()].every((digits) => digits.size === 9);
}

/** An instance whose memory can be looked at, of the module with this name. */
export function openModule(name) {
  const bytes = readFileSync(new URL(`../js/${name}.wasm`, import.meta.url));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {});
  return { exports, sudoku: sudokuOf(exports, "scalar") };
}

/** The names of both modules. */
export const MODULES = ["sudoku_core", "sudoku_core_simd128"];
