// The errors that are thrown for a text or an array that is not a grid, or cannot be written.
import { byteWords, cellWords, foundWords, valueWords } from "./words.js";

/** The error of a text that is not a grid, and the place where it stops being one. */
export class ParseError extends Error {
  /** `byte` is what was found where the text is not UTF-8. */
  constructor({ kind, offset, line, column, found, byte, expected }) {
    const what = byte === undefined ? foundWords(found) : byteWords(byte);
    super(`line ${line}, column ${column}: found ${what}, expected ${expected}`);
    this.kind = kind;
    this.offset = offset;
    this.line = line;
    this.column = column;
    this.found = found;
    this.expected = expected;
  }
}
ParseError.prototype.name = "ParseError";

/** The error of a cell that is neither empty (0) nor a digit (1 to 9). */
export class NotADigitError extends RangeError {
  constructor(cell, found) {
    const expected = typeof found === "string" ? "1 to 9, or one of . 0 _ *" : "0 to 9";
    super(`${cellWords(cell)}: found ${valueWords(found)}, expected ${expected}`);
    this.cell = cell;
    this.found = found;
  }
}
NotADigitError.prototype.name = "NotADigitError";

/** The error of writing contents in a format that has no room for them. */
export class CannotHoldError extends Error {
  constructor(format, words) {
    super(words);
    this.format = format;
  }
}
CannotHoldError.prototype.name = "CannotHoldError";

/** The error of wishes that no attempt met. */
export class UnmetError extends Error {
  constructor(wish, words) {
    super(words);
    this.wish = wish;
  }
}
UnmetError.prototype.name = "UnmetError";

/** The error of wishes that no puzzle can meet. */
export class ImpossibleWishError extends RangeError {
  constructor(wish, words) {
    super(words);
    this.wish = wish;
  }
}
ImpossibleWishError.prototype.name = "ImpossibleWishError";
