/** 81 numbers row by row from the top left: 0 for an empty cell, 1 to 9 for a digit. */
export type Grid = Uint8Array<ArrayBuffer>;

/**
 * What a function takes: a text as `parse` reads it, or 81 numbers from 0 to 9.
 *
 * For nine rows of numbers hand over `rows.flat()`, for nine rows of characters `rows.flat().join("")`.
 *
 * Every function that takes one throws `ParseError` for a text that is no grid, `NotADigitError` for a number that is no digit,
 * `RangeError` for fewer or more than 81 numbers, and `TypeError` for anything else.
 */
export type Puzzle = string | ArrayLike<number>;

/** A row, a column or a box; `index` 0 to 8 from the top, from the left, or row by row from the top left. */
export interface House {
  readonly kind: "row" | "column" | "box";
  readonly index: number;
}

/** Why a grid is not valid: one house, two of its cells, the digit that stands in both. */
export interface Conflict {
  readonly house: House;
  /** 1 to 9. */
  readonly digit: number;
  /** The earlier cell, 0 to 80 row by row. */
  readonly first: number;
  /** The later cell. */
  readonly second: number;
  /** In words: "two 5s in row 1: r1c2 and r1c9". */
  readonly words: string;
}

/** The one solution, proved to be the only one. */
export interface Solved {
  readonly kind: "solved";
  readonly solution: Grid;
}

/** Two clues clash. */
export interface HasConflict {
  readonly kind: "conflict";
  readonly conflict: Conflict;
  readonly words: string;
}

/** No two clues clash, and yet there is no solution. */
export interface NoSolution {
  readonly kind: "no-solution";
  readonly words: string;
}

/** There are several solutions; these are two of them, different from each other. */
export interface NotUnique {
  readonly kind: "not-unique";
  readonly solutions: readonly [Grid, Grid];
  readonly words: string;
}

/** What `solve` gives. */
export type Answer = Solved | HasConflict | NoSolution | NotUnique;

/** A line that is no grid. */
export interface NotAGrid {
  readonly kind: "not-a-grid";
  /** Its `line` and `offset` are those of the whole text. */
  readonly error: ParseError;
  readonly words: string;
}

/** What `solveLines` gives for a line. `line` counts from 1, blank lines and comments included. */
export type LineAnswer = { readonly line: number } & (Answer | NotAGrid);

/** Where a slice of a search led. A pause says nothing of the solutions that are left. */
export type Progress =
  | { readonly kind: "found"; readonly solution: Grid }
  | { readonly kind: "paused" }
  | { readonly kind: "exhausted" };

/** The solutions of a puzzle, one by one, each once, in no promised order. There may be many of these at once. */
export interface Solutions extends IterableIterator<Grid, undefined, unknown> {
  /**
   * Searches on for at most `budget` nodes, 0 to 4,294,967,295, and says where that led. A node is one round of conclusions: the puzzle
   * itself, or one side of a guess. Any sequence of budgets leads to the same solutions in the same order.
   *
   * Throws an `Error` after `return()`: a search that was ended cannot say "exhausted".
   */
  nextWithin(budget: number): Progress;
  next(): IteratorResult<Grid, undefined>;
  /** Ends the search and gives its memory back. `for…of` calls it when you leave the loop early. */
  return(): IteratorResult<Grid, undefined>;
  [Symbol.iterator](): Solutions;
  /** How often both sides had to be tried so far. 0 at the end: singles and locked candidates were enough. */
  readonly guesses: number;
}

/** What `load` gives. No function needs `this`: `const { solve, print } = await load()` is fine. */
export interface Sudoku {
  /** The version of the package and of its modules, such as "0.1.0". */
  readonly version: string;
  /** Which of the two modules is in use. */
  readonly build: "simd128" | "scalar";

  /**
   * Reads 81 symbols in one line, or nine lines of nine: 1 to 9, and one of . 0 _ * for an empty cell. White space may stand around, and one
   * comment that begins with # at the end. Throws `ParseError` for anything else: nothing is padded, cut, skipped or guessed.
   */
  parse(text: string): Grid;

  /** 81 characters with . for an empty cell, which `parse` reads as the same grid; or, with "board", 13 lines for people. */
  print(grid: Puzzle, layout?: "line" | "board"): string;

  /** Whether no digit stands twice in any row, column or box. Empty cells do not matter, and nothing is said of solutions. */
  isValid(grid: Puzzle): boolean;

  /** Every conflict: one for each house and each pair of its cells with the same digit; rows first, then columns, then boxes. */
  conflicts(grid: Puzzle): Conflict[];

  /** For each of the 81 cells the digits that may stand there, ascending: of a filled cell its digit, of an empty one those that none of its peers has. */
  pencilmarks(grid: Puzzle): number[][];

  /**
   * The solution, if there is exactly one; else why not.
   *
   * Takes what the search takes: microseconds for all but a few grids. To bound it, use `solutions` and `nextWithin`.
   */
  solve(puzzle: Puzzle): Answer;

  /**
   * The number of solutions, counted up to `limit`, 0 to 4,294,967,295. Below the limit it is exact; 0 counts to 0.
   * Throws `RangeError` for any other limit.
   */
  count(puzzle: Puzzle, limit: number): number;

  /** All solutions, lazily. A grid with a conflict has none. */
  solutions(puzzle: Puzzle): Solutions;

  /**
   * Solves one puzzle a line, many in one call of the module: the fastest way. Blank lines and lines that begin with # are passed over.
   *
   * Lazy: works ahead by up to some 100 KB of text, however long the text.
   */
  solveLines(text: string): Generator<LineAnswer, void, undefined>;
}

export interface LoadOptions {
  /** Which module to take. Left out: simd128 where it can run, else scalar. */
  readonly build?: "simd128" | "scalar";
  /**
   * The module itself, compiled or as bytes, where it cannot be read from beside this file. Left out: it is read from there.
   * Say with `build` which one it is.
   */
  readonly module?: WebAssembly.Module | BufferSource;
}

/** Loads a module. Each call gives an instance with a memory of its own. */
export function load(options?: LoadOptions): Promise<Sudoku>;

/** A text that is not a grid, and where it stops being one. `message` says it in words: "line 1, column 9: found 'x', expected …". */
export class ParseError extends Error {
  private constructor();
  readonly name: "ParseError";
  /** "empty": no symbol at all. "too-short": the symbols end too early. "too-long": something follows the last symbol. "not-a-symbol": a
   * character that is none. "broken-row": white space where no row ends. "long-row": a row goes on where a line break must come. */
  readonly kind: "empty" | "too-short" | "too-long" | "not-a-symbol" | "broken-row" | "long-row";
  /** The index in the string, 0 to its length. */
  readonly offset: number;
  /** The line, counted from 1. */
  readonly line: number;
  /** The character of the line, counted from 1; an emoji is one. */
  readonly column: number;
  /** The character that was found, or `undefined` at the end of the text ("empty" and "too-short"). */
  readonly found: string | undefined;
  /** What was expected instead, in words: "the end of the text after 81 symbols". */
  readonly expected: string;
}

/** A number that is neither an empty cell (0) nor a digit (1 to 9). */
export class NotADigitError extends RangeError {
  private constructor();
  readonly name: "NotADigitError";
  /** The cell it was meant for, 0 to 80. */
  readonly cell: number;
  /** What was in its place. */
  readonly found: unknown;
}
