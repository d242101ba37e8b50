// The numbers that a function of the module answers; `Status` in `src/status.rs` has the same.
export const OK = 0;
export const NO_SOLUTION = 1;
export const NOT_UNIQUE = 2;
export const CONFLICT = 3;
export const FOUND = 4;
export const PAUSED = 5;
export const EXHAUSTED = 6;

/** What is wrong with a text. */
export const TEXT_KINDS = new Map([
  [16, "empty"],
  [17, "too-short"],
  [18, "too-long"],
  [19, "not-a-symbol"],
  [20, "broken-row"],
  [21, "long-row"],
]);

/** An answer that cannot come if this package and its module belong together. */
export function unexpected(status) {
  return new Error(`the module answered ${status}: it is not the one that belongs to this package`);
}
