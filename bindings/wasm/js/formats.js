// Texts of any format, over one instance of the module of the formats.
import { digitsOf, setsOf } from "./candidates.js";
import { cellsOf, isList } from "./cells.js";
import { checkBytesOrText, checkWord } from "./check.js";
import { CannotHoldError, ParseError } from "./errors.js";
import { unitsOf } from "./lines.js";
import { END_OF_TEXT, Memory } from "./memory.js";
import { CANNOT_HOLD, EXHAUSTED, MORE_TEXT, OK, READ_KINDS, unexpected } from "./status.js";
import { valueWords } from "./words.js";

/** What `detail.found` is for byte 0 of a text that is not UTF-8: `STRAY_BYTE` in `memory.rs`. */
const STRAY_BYTE = 0x11_0000;

/** The places of the fields in `Text` of `bindings/abi`, and the size of it. */
const CANDIDATES = 4;
const CLUES = 166;
const PLACED = 247;
const SOLUTION = 328;
const HAS_CANDIDATES = 409;
const HAS_SOLUTION = 410;
const IS_SUKAKU = 411;
const SIZE = 412;

/** Returns what `loadText` resolves to. No function uses `this`. */
export function formatsOf(exports) {
  const memory = new Memory(exports);

  /** What the module has written to its buffer of words. */
  function words() {
    return decoded(exports.words_address(), memory.detail.count);
  }

  function decoded(address, length) {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(memory.copy(address, length));
  }

  const formats = [];
  while (exports.format_name(formats.length) === OK) {
    formats.push(words());
  }
  Object.freeze(formats);

  /** What the module has read. */
  function contents() {
    const bytes = memory.copy(exports.contents_address(), SIZE);
    const [format] = new Int32Array(bytes.buffer, 0, 1);
    const found = { format: formats[format], clues: bytes.slice(CLUES, CLUES + 81) };
    const placed = bytes.slice(PLACED, PLACED + 81);
    if (placed.some((digit) => digit !== 0)) {
      found.placed = placed;
    }
    if (bytes[HAS_CANDIDATES] !== 0) {
      found.candidates = Array.from(new Uint16Array(bytes.buffer, CANDIDATES, 81), digitsOf);
    }
    if (bytes[HAS_SOLUTION] !== 0) {
      found.solution = bytes.slice(SOLUTION, SOLUTION + 81);
    }
    return { ...found, isSukaku: bytes[IS_SUKAKU] !== 0 };
  }

  /**
   * The error that the module has found. `offsetOf` makes an index in the text of a byte offset
   * after the start of what the module has read.
   */
  function errorOf(status, text, offsetOf) {
    const kind = READ_KINDS.get(status);
    if (kind === undefined) {
      return unexpected(status);
    }
    const { offset: bytes, line, column, found } = memory.detail;
    const offset = offsetOf(bytes);
    const what = { kind, offset, line, column, found: undefined, expected: words() };
    if (found !== END_OF_TEXT) {
      const isByte = found >= STRAY_BYTE;
      // The module sees U+FFFD in place of half a surrogate pair.
      const code = typeof text === "string" ? text.codePointAt(offset) : isByte ? 0xfffd : found;
      what.found = String.fromCodePoint(code);
      what.byte = isByte ? found - STRAY_BYTE : undefined;
    }
    return new ParseError(what);
  }

  function read(text) {
    checkBytesOrText(text);
    const isString = typeof text === "string";
    const { address, length } = isString ? memory.write(text) : memory.writeBytes(text);
    const status = exports.read(address, length);
    if (status === OK) {
      return contents();
    }
    throw errorOf(status, text, (offset) =>
      isString ? unitsOf(memory.bytes.subarray(address, address + offset)) : offset,
    );
  }

  /** Reads the puzzles of a text, as many at a time as fit into the buffer of the module. */
  function* entries(text) {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    const indexOf = indices(text, bytes);
    const capacity = exports.text_capacity();
    let begin = 0;
    let size = capacity;
    let line = 0;
    for (;;) {
      const end = Math.min(begin + size, bytes.length);
      const { address } = memory.writeBytes(bytes.subarray(begin, end));
      entry().set([0, 0, line, 0]);
      const found = [];
      let status;
      while (!(status = next(address, end - begin, end < bytes.length)).isOver) {
        const [offset, length, line] = entry();
        const place = { offset: indexOf(begin + offset), line };
        const puzzle =
          status.number === OK
            ? { kind: "puzzle", puzzle: contents() }
            : notASudoku(errorOf(status.number, text, (error) => indexOf(begin + error)));
        place.length = indexOf(begin + offset + length) - place.offset;
        found.push({ ...place, ...puzzle });
      }
      const [passed, , lines] = entry();
      line = lines;
      // The caller may use the module between two puzzles.
      yield* found;
      if (status.number === EXHAUSTED) {
        return;
      }
      size = passed === 0 ? 2 * size : capacity;
      begin += passed;
    }
  }

  function next(address, length, hasMore) {
    const number = exports.next(address, length, hasMore ? 1 : 0);
    return { number, isOver: number === EXHAUSTED || number === MORE_TEXT };
  }

  /** Offset, length, line and number of line breaks of a puzzle in the bytes of the module. */
  function entry() {
    return new Uint32Array(exports.memory.buffer, exports.entry_address(), 4);
  }

  function write(contents, format) {
    checkWord("format", format, formats);
    const bytes = bytesOf(contents);
    memory.bytes.set(bytes, exports.contents_address());
    const status = exports.write(formats.indexOf(format));
    if (status === CANNOT_HOLD) {
      throw new CannotHoldError(format, words());
    }
    if (status !== OK) {
      throw unexpected(status);
    }
    return decoded(exports.text_address(), memory.detail.count);
  }

  return Object.freeze({
    formats,
    read,
    readAll(text) {
      checkBytesOrText(text);
      return entries(text);
    },
    write,
  });
}

function notASudoku(error) {
  if (!(error instanceof ParseError)) {
    throw error;
  }
  return { kind: "not-a-sudoku", error, words: error.message };
}

/** A function that makes an index in a text of a byte offset, for offsets that never decrease. */
function indices(text, bytes) {
  if (typeof text !== "string" || text.length === bytes.length) {
    return (offset) => offset;
  }
  let [counted, index] = [0, 0];
  return (offset) => {
    index += unitsOf(bytes.subarray(counted, offset));
    counted = offset;
    return index;
  };
}

/** Contents as `Text` in `bindings/abi`. */
function bytesOf(contents) {
  if (typeof contents === "string" || isList(contents)) {
    return bytesOf({ clues: contents });
  }
  if (typeof contents !== "object" || contents === null) {
    throw new TypeError(`found ${valueWords(contents)}, expected clues, or an object of them`);
  }
  const { clues, placed, candidates, solution } = contents;
  const bytes = new Uint8Array(SIZE);
  bytes.set(cellsOf(clues), CLUES);
  if (placed !== undefined) {
    bytes.set(cellsOf(placed), PLACED);
  }
  if (candidates !== undefined) {
    bytes[HAS_CANDIDATES] = 1;
    new Uint16Array(bytes.buffer, CANDIDATES, 81).set(setsOf(candidates));
  }
  if (solution !== undefined) {
    bytes[HAS_SOLUTION] = 1;
    bytes.set(cellsOf(solution), SOLUTION);
  }
  return bytes;
}
