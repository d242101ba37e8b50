// The cells of a puzzle that is not a text.
import { NotADigitError } from "./errors.js";
import { valueWords } from "./words.js";

/** The symbols of a text, each at the index of its number; those of an empty cell come last. */
const SYMBOLS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "_", "*"];

/**
 * The 81 numbers of a puzzle that is an array of 81 cells or of nine rows of nine. A cell is a
 * number from 0 to 9, or a string of one symbol; a row is an array or a string.
 */
export function numbersOf(puzzle) {
  if (!isList(puzzle)) {
    throw new TypeError(`found ${valueWords(puzzle)}, expected a text, 81 cells or nine rows`);
  }
  const { length } = puzzle;
  if (length === 9 && isRow(puzzle[0])) {
    return numbersOfRows(puzzle);
  }
  if (length !== 81) {
    throw new RangeError(`found ${cellsWords(length)}, expected 81, or nine rows of 9`);
  }
  const numbers = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) {
    numbers[cell] = numberOf(puzzle[cell], cell);
  }
  return numbers;
}

/** The same for a puzzle that may also be a text of 81 symbols, each of which is a cell. */
export function cellsOf(puzzle) {
  return numbersOf(typeof puzzle === "string" ? Array.from(puzzle) : puzzle);
}

function numbersOfRows(rows) {
  const numbers = new Uint8Array(81);
  for (let row = 0; row < 9; row++) {
    const cells = rows[row];
    if (!isRow(cells)) {
      throw new TypeError(`row ${row + 1}: found ${valueWords(cells)}, expected a row of 9 cells`);
    }
    if (cells.length !== 9) {
      throw new RangeError(`row ${row + 1}: found ${cellsWords(cells.length)}, expected 9`);
    }
    for (let column = 0; column < 9; column++) {
      const cell = 9 * row + column;
      numbers[cell] = numberOf(cells[column], cell);
    }
  }
  return numbers;
}

/** The number of a cell: 0 if it is empty. */
function numberOf(found, cell) {
  if (Number.isInteger(found) && found >= 0 && found <= 9) {
    return found;
  }
  const symbol = typeof found === "string" ? SYMBOLS.indexOf(found) : -1;
  if (symbol < 0) {
    throw new NotADigitError(cell, found);
  }
  return symbol > 9 ? 0 : symbol;
}

/** Whether a value has elements and is not a text. */
export function isList(value) {
  return typeof value === "object" && value !== null && typeof value.length === "number";
}

function isRow(value) {
  return typeof value === "string" || isList(value);
}

function cellsWords(count) {
  return count === 1 ? "1 cell" : `${count} cells`;
}
