// Wishes as `Wishes` in `bindings/abi`, and seeds.
import { cellsOf, isList } from "./cells.js";
import { MAX, checkNumber, checkWord } from "./check.js";
import { valueWords } from "./words.js";

/** The places of the fields, and the size of all of them. */
const ATTEMPTS = 0;
const SYMMETRY = 4;
const CLUES_MIN = 8;
const CLUES_MAX = 12;
const MINIMAL = 16;
const HAS_PATTERN = 17;
const HAS_SOLUTION = 18;
const PATTERN = 19;
const SOLUTION = 100;
const SIZE = 184;

/** The bytes of wishes; `symmetries` are the names of the symmetries. */
export function bytesOfWishes(wishes, symmetries) {
  const { symmetry, clues, minimal, pattern, solution, attempts } = wishes;
  const bytes = new Uint8Array(SIZE);
  const numbers = new DataView(bytes.buffer);
  if (attempts !== undefined) {
    checkNumber("number of attempts", attempts, 1);
    numbers.setUint32(ATTEMPTS, attempts, true);
  }
  if (symmetry !== undefined) {
    checkWord("symmetry", symmetry, symmetries);
    numbers.setInt32(SYMMETRY, symmetries.indexOf(symmetry), true);
  }
  if (clues !== undefined) {
    const [fewest, most] = rangeOf(clues);
    numbers.setUint32(CLUES_MIN, fewest, true);
    numbers.setUint32(CLUES_MAX, most, true);
  }
  if (minimal !== undefined) {
    if (typeof minimal !== "boolean") {
      throw new TypeError(`found ${valueWords(minimal)} as \`minimal\`, expected true or false`);
    }
    bytes[MINIMAL] = Number(minimal);
  }
  if (pattern !== undefined) {
    bytes[HAS_PATTERN] = 1;
    bytes.set(cellsOf(pattern), PATTERN);
  }
  if (solution !== undefined) {
    bytes[HAS_SOLUTION] = 1;
    bytes.set(cellsOf(solution), SOLUTION);
  }
  return bytes;
}

/** The fewest and the most clues. The module reads 0 as no wish. */
function rangeOf(clues) {
  const range = isList(clues) ? Array.from(clues) : [clues, clues];
  if (range.length !== 2) {
    const found = `${range.length} numbers of clues`;
    throw new RangeError(`found ${found}, expected the fewest and the most`);
  }
  for (const count of range) {
    checkNumber("number of clues", count, 1);
  }
  return range;
}

/** The lower and the upper half of a seed. */
export function halvesOf(seed) {
  const isNumber = Number.isSafeInteger(seed) || typeof seed === "bigint";
  if (!isNumber || seed < 0 || seed >= 2 ** 64) {
    const expected = "a safe whole number from 0, or a BigInt below 2 ** 64";
    throw new RangeError(`found ${valueWords(seed)} as the seed, expected ${expected}`);
  }
  const bits = BigInt(seed);
  return [Number(bits & BigInt(MAX)), Number(bits >> 32n)];
}
