// The errors that are thrown for a text or an array that is not a grid.
import { cellWords, foundWords, valueWords } from "./words.js";

/** The error of a text that is not a grid, and the place where it stops being one. */
export class ParseError extends Error {
  constructor({ kind, offset, line, column, found, expected }) {
    super(`line ${line}, column ${column}: found ${foundWords(found)}, expected ${expected}`);
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
