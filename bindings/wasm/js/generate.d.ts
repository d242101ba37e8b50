import type { Grid, Puzzle } from "./index.js";

/** A symmetry of the cells with clues. If one cell of an orbit has a clue, all of them do. */
export type Symmetry =
  | "none"
  | "half-turn"
  | "quarter-turn"
  | "left-right"
  | "up-down"
  | "cross"
  | "diagonal"
  | "antidiagonal"
  | "diagonals"
  | "full";

/** A seed, and what the puzzles are to be like. */
export interface Wishes {
  /**
   * A safe whole number from 0, or a BigInt below 2 ** 64. The same seed and wishes lead to the
   * same puzzles on every platform and in every version, and to those of Rust and C. For other
   * puzzles each time, choose it at random.
   */
  readonly seed: number | bigint;
  readonly symmetry?: Symmetry | undefined;
  /**
   * The number of clues, or the fewest and the most. Unless puzzles are to be minimal, they get as
   * few clues of the range as the order allows in which the clues are removed. Fewer than 20 are
   * found nearly never.
   */
  readonly clues?: number | readonly [fewest: number, most: number] | undefined;
  /**
   * Without any one clue a minimal puzzle has several solutions. With a symmetry, that is true of
   * the clues of each orbit together.
   */
  readonly minimal?: boolean | undefined;
  /** The cells with clues: those that are not empty, so a puzzle is a pattern. */
  readonly pattern?: Puzzle | undefined;
  /** The solution: a solved grid. */
  readonly solution?: Puzzle | undefined;
  /**
   * The number of attempts for each puzzle, by default 10,000. With a pattern, each grid whose
   * solutions are counted is an attempt.
   */
  readonly attempts?: number | undefined;
}

/** The wish that no attempt met. */
export type UnmetWish = "pattern" | "minimal" | "clues";

/** Why no puzzle can be as it is wished. */
export type ImpossibleWish =
  | "clues"
  | "clues-of-symmetry"
  | "pattern-size"
  | "pattern-symmetry"
  | "pattern-lines"
  | "solution";

/** What `nextWithin` returns. */
export type GeneratorProgress =
  | { readonly kind: "found"; readonly puzzle: Grid }
  /** The budget ran out. The next call resumes the work. */
  | { readonly kind: "paused" }
  /** No attempt met the wishes. The next call tries again, with other random numbers. */
  | { readonly kind: "unmet"; readonly wish: UnmetWish; readonly words: string };

/**
 * The puzzles of a seed. There is always another one. Each has exactly one solution and is as it
 * was wished. It needs no `return()`: one that is abandoned is collected like any other object.
 */
export interface PuzzleGenerator extends IterableIterator<Grid> {
  /** The next puzzle. Throws `UnmetError` if no attempt met the wishes. */
  next(): IteratorYieldResult<Grid>;
  [Symbol.iterator](): this;

  /**
   * Works on the next puzzle for about `budget` nodes, 0 to 2 ** 32 - 1. The start of an attempt
   * counts as eight nodes and is not divided. Any sequence of budgets leads to the same puzzles.
   */
  nextWithin(budget: number): GeneratorProgress;
}

/** What `minimize` returns. */
export type Minimized =
  | { readonly kind: "minimal"; readonly puzzle: Grid }
  /** There is not exactly one solution; `solve` says more. */
  | { readonly kind: "conflict" | "no-solution" | "not-unique" };

/**
 * A symmetry of Sudoku. The image of a grid is made by transposing the grid or not, then reordering
 * its rows and its columns, and replacing its digits.
 */
export interface Transform {
  /** Whether the grid is transposed first, so that its rows become columns. */
  readonly transposes: boolean;
  /**
   * The row, 0 to 8, of the grid or of its transposed one, that each row of the image comes from.
   * The rows of a band stay together.
   */
  readonly rows: ArrayLike<number>;
  /** The column that each column of the image comes from, likewise. */
  readonly columns: ArrayLike<number>;
  /** What the digits 1 to 9 become. */
  readonly digits: ArrayLike<number>;
}

/**
 * What `loadGenerate` resolves to. No function uses `this`, so each can be used on its own. A
 * puzzle that is a text must be 81 symbols.
 */
export interface Generate {
  /** The names of all symmetries. */
  readonly symmetries: readonly Symmetry[];

  /**
   * The first puzzle of a seed. It takes as long as it takes: `generator` works in slices.
   *
   * Throws `ImpossibleWishError` if no puzzle can meet the wishes, and `UnmetError` if no attempt
   * met them. It never returns a puzzle that does not meet them.
   */
  generate(wishes: Wishes): Grid;

  /** All puzzles of a seed, lazily. Throws `ImpossibleWishError`. */
  generator(wishes: Wishes): PuzzleGenerator;

  /** Whether a puzzle has exactly one solution, and would have several without any one clue. */
  isMinimal(puzzle: Puzzle): boolean;

  /**
   * Removes clues until the puzzle is minimal, in row-major order. The result is the same on every
   * platform and in every version.
   */
  minimize(puzzle: Puzzle): Minimized;

  /**
   * The canonical form of a grid, also called its row-minlex form, and one of the transforms that
   * lead to it. It is the least image of the grid, cell by cell in row-major order, with an empty
   * cell before every digit. Two grids have the same form exactly if a transform leads from one to
   * the other. The grid may be anything: solved, a puzzle, with conflicts, or empty.
   */
  canonicalize(grid: Puzzle): { readonly grid: Grid; readonly transform: Transform };

  /** The image of a grid under a transform. Throws `RangeError` if it is no transform. */
  transform(grid: Puzzle, transform: Transform): Grid;
}

export interface LoadGenerateOptions {
  /** The module itself, compiled or as bytes, in place of the one that the package brings. */
  readonly module?: WebAssembly.Module | BufferSource;
}

/** Loads the module of the generator. Each call creates an instance with a memory of its own. */
export function loadGenerate(options?: LoadGenerateOptions): Promise<Generate>;

/** No attempt met the wishes: `message` says which, and what the attempts led to. */
export class UnmetError extends Error {
  private constructor();
  readonly name: "UnmetError";
  readonly wish: UnmetWish;
}

/** No puzzle can meet the wishes: `message` says why. */
export class ImpossibleWishError extends RangeError {
  private constructor();
  readonly name: "ImpossibleWishError";
  readonly wish: ImpossibleWish;
}

export { NotADigitError } from "./index.js";
