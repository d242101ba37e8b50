/**
 * 81 numbers in row-major order: 0 for an empty cell, 1 to 9 for a digit.
 *
 * This is `Uint8Array<ArrayBuffer>`, or `Uint8Array` before TypeScript 5.7.
 */
export type Grid = ReturnType<Uint8Array["slice"]>;

/** A number from 0 to 9, or a symbol: one of 1 to 9, or one of . 0 _ * for an empty cell. */
export type CellLike = number | string;

/**
 * What the functions take: a text that `parse` can read, 81 cells, or nine rows of nine cells.
 * `[["5", "3", "."], …]` is one of these, and so is `["53..7....", …]`.
 *
 * Every function that takes a puzzle throws `ParseError` for a text that is not a grid,
 * `NotADigitError` for a cell that is neither empty nor a digit, `RangeError` for fewer or more
 * cells, and `TypeError` for anything else.
 */
export type Puzzle = string | ArrayLike<CellLike> | ArrayLike<ArrayLike<CellLike>>;

/** A row, column or box. `index` is 0 to 8: from the top, from the left, or in row-major order. */
export interface House {
  readonly kind: "row" | "column" | "box";
  readonly index: number;
}

/** Why a grid is not valid: a house, two of its cells, and the digit that appears in both. */
export interface Conflict {
  readonly house: House;
  /** 1 to 9. */
  readonly digit: number;
  /** The first of the two cells, 0 to 80 in row-major order. */
  readonly first: number;
  /** The second of the two cells. */
  readonly second: number;
  /** The conflict in words: "two 5s in row 1: r1c2 and r1c9". */
  readonly words: string;
}

/** The one solution, proved to be the only one. */
export interface Solved {
  readonly kind: "solved";
  readonly solution: Grid;
}

/** Two clues are in conflict. */
export interface HasConflict {
  readonly kind: "conflict";
  readonly conflict: Conflict;
  readonly words: string;
}

/** No clues are in conflict, and yet there is no solution. */
export interface NoSolution {
  readonly kind: "no-solution";
  readonly words: string;
}

/** There are several solutions; these are two different ones. */
export interface NotUnique {
  readonly kind: "not-unique";
  readonly solutions: readonly [Grid, Grid];
  readonly words: string;
}

/** What `solve` returns. */
export type Answer = Solved | HasConflict | NoSolution | NotUnique;

/** A line that is not a grid. */
export interface NotAGrid {
  readonly kind: "not-a-grid";
  /** Its `line` and `offset` are those of the whole text. */
  readonly error: ParseError;
  readonly words: string;
}

/** What `solveLines` yields for a line. `line` is numbered from 1 and includes skipped lines. */
export type LineAnswer = { readonly line: number } & (Answer | NotAGrid);

/** The budget ran out. This says nothing about the solutions. */
export interface Paused {
  readonly kind: "paused";
}

/** What `nextWithin` returns. */
export type Progress =
  { readonly kind: "found"; readonly solution: Grid } | Paused | { readonly kind: "exhausted" };

/** The keys that every version of TypeScript and every `lib` knows of a generator. */
type GeneratorKeys = "next" | "return" | "throw" | typeof Symbol.iterator;

/** What iterators have since ECMAScript 2025, if `lib` has it: `map`, `take` and so on. */
type IteratorMethods = Omit<Generator<Grid, undefined, undefined>, GeneratorKeys>;

/** `[Symbol.dispose]`, if `lib` has it for iterators. */
type WithDispose = Pick<
  Generator,
  Exclude<keyof Generator, string | typeof Symbol.iterator | typeof Symbol.toStringTag>
>;

/**
 * The solutions of a puzzle, one by one, each once, in an order that is not promised.
 *
 * There may be any number of such searches at the same time. One that is abandoned is collected
 * like any other object; `return()` frees its memory at once. In runtimes that have them, it also
 * has the methods of iterators, such as `take`, and `using` ends it.
 */
export interface Solutions extends IterableIterator<Grid>, IteratorMethods {
  /**
   * Resumes the search for at most `budget` nodes, 0 to 4,294,967,295, until the next solution. A
   * node is one round of propagation: at the puzzle itself, or on one side of a guess. Any
   * sequence of budgets leads to the same solutions in the same order.
   *
   * Throws an `Error` after `return()`: a search that was ended cannot be exhausted.
   */
  nextWithin(budget: number): Progress;
  next(): IteratorResult<Grid, undefined>;
  /** Ends the search and frees its memory. `for…of` calls it when the loop is left early. */
  return(): IteratorResult<Grid, undefined>;
  [Symbol.iterator](): Solutions;
  /** The number of guesses so far. If it is 0 at the end, propagation alone solved the puzzle. */
  readonly guesses: number;
}

/**
 * A search for the one solution of a puzzle that can pause and resume: `solve` in slices.
 *
 * One that is abandoned is collected like any other object. `using` ends it.
 */
export interface UniqueSolution extends WithDispose {
  /**
   * Resumes the search for at most `budget` nodes, 0 to 4,294,967,295. Returns what `solve`
   * returns, or a pause if the budget ran out first. Once there is an answer, it stays the same.
   *
   * Throws an `Error` after `end()`, unless there was an answer before.
   */
  uniqueWithin(budget: number): Answer | Paused;
  /** Ends the search and frees its memory. This is not needed once there is an answer. */
  end(): void;
  /** The number of guesses so far. */
  readonly guesses: number;
}

/** What `load` resolves to. No function uses `this`: `const { solve } = await load()` works. */
export interface Sudoku {
  /** The version of the package and of its modules, such as "0.1.0". */
  readonly version: string;
  /** Which of the two modules is in use. */
  readonly build: "simd128" | "scalar";

  /**
   * Reads 81 symbols in one line, or nine lines of nine. A symbol is one of 1 to 9, or one of . 0
   * _ * for an empty cell. White space may precede and follow them, and one comment that begins
   * with # may follow. Throws `ParseError` for any other text: nothing is padded, cut, skipped or
   * guessed.
   */
  parse(text: string): Grid;

  /**
   * Returns 81 characters with . for an empty cell, which `parse` reads as the same grid; or, with
   * "board", 13 lines for people.
   */
  print(grid: Puzzle, layout?: "line" | "board"): string;

  /**
   * Whether no digit appears twice in any row, column or box. Empty cells do not matter, and a
   * valid grid may have no solution.
   */
  isValid(grid: Puzzle): boolean;

  /** Whether a grid is solved and keeps the clues of a puzzle. */
  isSolutionOf(solution: Puzzle, puzzle: Puzzle): boolean;

  /**
   * Every conflict: one for each house and each pair of its cells with the same digit, first of
   * rows, then of columns, then of boxes.
   */
  conflicts(grid: Puzzle): Conflict[];

  /**
   * The candidates of each of the 81 cells, ascending. The only candidate of a filled cell is its
   * digit; those of an empty cell are the digits that none of its peers has.
   */
  pencilmarks(grid: Puzzle): number[][];

  /**
   * Returns the solution if there is exactly one, and otherwise the reason why not.
   *
   * The running time depends on the puzzle: microseconds for all but a few. To bound it, use
   * `uniqueSolution`.
   */
  solve(puzzle: Puzzle): Answer;

  /** Returns a search for the one solution that can pause and resume. */
  uniqueSolution(puzzle: Puzzle): UniqueSolution;

  /**
   * The number of solutions, counted up to `limit`, 0 to 4,294,967,295. A result below the limit is
   * exact. Throws `RangeError` for any other limit.
   */
  count(puzzle: Puzzle, limit: number): number;

  /**
   * Yields what `solve` returns for each puzzle, in order. Throws `TypeError` unless `puzzles` is
   * an iterable object: a text is one puzzle, and `solveLines` takes a text of many.
   *
   * The generator is lazy: it takes a puzzle when it is asked for the answer. If that throws, the
   * generator has ended.
   */
  solveMany(puzzles: Iterable<Puzzle>): Generator<Answer, void, undefined>;

  /** Yields what `count` returns for each puzzle, in order; the same as `solveMany` otherwise. */
  countMany(puzzles: Iterable<Puzzle>, limit: number): Generator<number, void, undefined>;

  /** Returns all solutions, lazily. A grid with a conflict has none. */
  solutions(puzzle: Puzzle): Solutions;

  /**
   * Solves a text with one puzzle per line, many in one call of the module, which is the fastest
   * way. Skips lines that are white space, and lines that begin with #.
   *
   * The generator is lazy: it works ahead by at most 100 KB of text, however long the text is.
   */
  solveLines(text: string): Generator<LineAnswer, void, undefined>;
}

export interface LoadOptions {
  /** The module to use. By default: simd128 if the runtime has vectors, otherwise scalar. */
  readonly build?: "simd128" | "scalar";
  /**
   * The module itself, compiled or as bytes, in place of the one that the package brings. `build`
   * must then be the build of this module.
   */
  readonly module?: WebAssembly.Module | BufferSource;
}

/**
 * Loads a module. Each call creates an instance with a memory of its own.
 *
 * The promise is rejected with a `RangeError` if there is no such build, and with a `TypeError` if
 * the options are not an object.
 */
export function load(options?: LoadOptions): Promise<Sudoku>;

/**
 * A text that is not a grid, and the place where it stops being one. `message` describes it in
 * words: "line 1, column 9: found 'x', expected 1 to 9, or one of . 0 _ * for an empty cell".
 */
export class ParseError extends Error {
  private constructor();
  readonly name: "ParseError";
  /**
   * - "empty": the text has no symbol.
   * - "too-short": the text ends before its 81st symbol.
   * - "too-long": something other than white space and one comment follows the last symbol.
   * - "not-a-symbol": a character is not a symbol.
   * - "broken-row": there is white space within a row.
   * - "long-row": a row continues where a line break is expected.
   *
   * From the entry of the formats:
   * - "no-format": the text holds no Sudoku in any format.
   * - "ambiguous": two formats would read the text as two different puzzles.
   */
  readonly kind:
    | "empty"
    | "too-short"
    | "too-long"
    | "not-a-symbol"
    | "broken-row"
    | "long-row"
    | "no-format"
    | "ambiguous";
  /** The index in the string, or in the bytes, 0 to their length. */
  readonly offset: number;
  /** The line, numbered from 1. */
  readonly line: number;
  /** The character in the line, numbered from 1; an emoji is one character. */
  readonly column: number;
  /**
   * The character that was found, or half of one if the text has a lone surrogate, or U+FFFD for a
   * byte that is not UTF-8; `undefined` at the end of the text.
   */
  readonly found: string | undefined;
  /** What was expected instead, in words: "the end of the text after 81 symbols". */
  readonly expected: string;
}

/** A cell that is neither empty nor a digit. */
export class NotADigitError extends RangeError {
  private constructor();
  readonly name: "NotADigitError";
  /** The cell, 0 to 80. */
  readonly cell: number;
  /** What was found there. */
  readonly found: unknown;
}
