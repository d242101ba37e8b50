// The status numbers that the functions of the module return, as in `Status` of `bindings/abi`.
export const OK = 0;
export const NO_SOLUTION = 1;
export const NOT_UNIQUE = 2;
export const CONFLICT = 3;
export const FOUND = 4;
export const PAUSED = 5;
export const EXHAUSTED = 6;
export const MORE_TEXT = 8;
export const CANNOT_HOLD = 24;
export const MISTAKES = 34;
export const CONTRADICTED = 35;
export const STUCK = 36;
export const SOLVED = 37;
export const NOT_A_TRANSFORM = -10;
export const NOT_A_SOLUTION = -13;

/** The kinds of errors in a text. */
export const TEXT_KINDS = new Map([
  [16, "empty"],
  [17, "too-short"],
  [18, "too-long"],
  [19, "not-a-symbol"],
  [20, "broken-row"],
  [21, "long-row"],
]);

/** The kinds of errors in a text that should be a Sudoku of any format. */
export const READ_KINDS = new Map([
  [22, "no-format"],
  [23, "ambiguous"],
]);

/** The kinds of puzzles without exactly one solution. */
export const IMPROPER_KINDS = new Map([
  [NO_SOLUTION, "no-solution"],
  [NOT_UNIQUE, "not-unique"],
  [CONFLICT, "conflict"],
]);

/** The wishes that no attempt met. */
export const UNMET_KINDS = new Map([
  [25, "pattern"],
  [26, "minimal"],
  [27, "clues"],
]);

/** The wishes that no puzzle can meet. */
export const IMPOSSIBLE_KINDS = new Map([
  [28, "clues"],
  [29, "clues-of-symmetry"],
  [30, "pattern-size"],
  [31, "pattern-symmetry"],
  [32, "pattern-lines"],
  [33, "solution"],
]);

/** The error of a status that a module of the same version never returns. */
export function unexpected(status) {
  return new Error(`the module returned the status ${status}: it belongs to another version`);
}
