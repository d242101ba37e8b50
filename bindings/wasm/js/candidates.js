// Sets of digits as bits, as the modules have them, and as arrays.
import { isList } from "./cells.js";
import { cellWords, valueWords } from "./words.js";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The digits of a set of bits, ascending. */
export function digitsOf(set) {
  return DIGITS.filter((digit) => (set >> (digit - 1)) & 1);
}

/** The candidates of 81 cells as sets of bits. */
export function setsOf(candidates) {
  if (!isList(candidates) || candidates.length !== 81) {
    const found = isList(candidates) ? `${candidates.length} sets` : valueWords(candidates);
    throw new TypeError(`found ${found}, expected the candidates of 81 cells`);
  }
  return Array.from(candidates, (digits, cell) => {
    if (!isList(digits)) {
      const found = valueWords(digits);
      throw new TypeError(`${cellWords(cell)}: found ${found}, expected an array of candidates`);
    }
    return Array.from(digits).reduce((set, digit) => {
      if (!DIGITS.includes(digit)) {
        const found = valueWords(digit);
        throw new RangeError(`${cellWords(cell)}: found ${found}, expected candidates 1 to 9`);
      }
      return set | (1 << (digit - 1));
    }, 0);
  });
}
