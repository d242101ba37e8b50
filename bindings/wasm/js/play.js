// A puzzle in play as `Play` in `bindings/abi`.
import { digitsOf, setsOf } from "./candidates.js";
import { cellsOf } from "./cells.js";
import { valueWords } from "./words.js";

/** The places of the fields, and the size of all of them. */
const NOTES = 0;
const PUZZLE = 162;
const ENTRIES = 243;
const SOLUTION = 324;
const HAS_SOLUTION = 405;
export const PLAY = 406;

/** The bytes of a puzzle in play. A solution that is `null` is none. */
export function bytesOfPlay(puzzle, play) {
  if (typeof play !== "object" || play === null) {
    throw new TypeError(`found ${valueWords(play)}, expected an object with entries and notes`);
  }
  const { entries, notes, solution } = play;
  const bytes = new Uint8Array(PLAY);
  bytes.set(cellsOf(puzzle), PUZZLE);
  if (entries !== undefined) {
    bytes.set(cellsOf(entries), ENTRIES);
  }
  if (notes !== undefined) {
    new Uint16Array(bytes.buffer, NOTES, 81).set(setsOf(notes));
  }
  if (solution !== undefined && solution !== null) {
    bytes[HAS_SOLUTION] = 1;
    bytes.set(cellsOf(solution), SOLUTION);
  }
  return bytes;
}

/** Whether the bytes have a solution. */
export function hasSolution(bytes) {
  return bytes[HAS_SOLUTION] === 1;
}

/** The digits of all filled cells, and the candidates of every cell; of a filled one its digit. */
export function boardOf(bytes) {
  const entries = bytes.subarray(ENTRIES, ENTRIES + 81);
  const digits = bytes.slice(PUZZLE, PUZZLE + 81).map((clue, cell) => clue || entries[cell]);
  const notes = new Uint16Array(bytes.slice(NOTES, PUZZLE).buffer);
  const candidates = Array.from(notes, (set, cell) =>
    digits[cell] === 0 ? digitsOf(set) : [digits[cell]],
  );
  return { digits, candidates };
}
