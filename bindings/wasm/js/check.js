// Checks of arguments.
import { valueWords } from "./words.js";

/** The largest budget and the largest limit. */
export const MAX = 2 ** 32 - 1;

/** Throws a `RangeError` unless an argument is a whole number from the least to the largest one. */
export function checkNumber(name, value, least = 0) {
  if (!Number.isInteger(value) || value < least || value > MAX) {
    const expected = `a whole number from ${least} to ${MAX}`;
    throw new RangeError(`found ${valueWords(value)} as the ${name}, expected ${expected}`);
  }
}

/** Throws a `RangeError` unless an argument is one of some words. */
export function checkWord(name, value, words) {
  if (!words.includes(value)) {
    const expected = words.map((word) => `"${word}"`).join(" or ");
    throw new RangeError(`found ${valueWords(value)} as the ${name}, expected ${expected}`);
  }
}

/** Throws a `TypeError` unless an argument is iterable. A text would be an iterable of symbols. */
export function checkPuzzles(value) {
  if (typeof value !== "object" || typeof value?.[Symbol.iterator] !== "function") {
    throw new TypeError(`found ${valueWords(value)}, expected an iterable of puzzles`);
  }
}

/** Throws a `TypeError` unless an argument is a string, or bytes. */
export function checkBytesOrText(value) {
  if (typeof value !== "string" && !(value instanceof Uint8Array)) {
    throw new TypeError(`found ${valueWords(value)}, expected a text, or its bytes`);
  }
}

/** Throws a `TypeError` unless an argument is a string. */
export function checkText(value) {
  if (typeof value !== "string") {
    throw new TypeError(`found ${valueWords(value)}, expected a text`);
  }
}
