// Many puzzles, one per line.
import { ParseError } from "./errors.js";
import { NO_SOLUTION, OK, unexpected } from "./status.js";

/** The number of bytes of a record, whose layout is `Record` in `src/record.rs`. */
const RECORD = 100;

/** The white space that Rust's `trim_ascii` removes at the end of a line. */
const SPACE_AT_END = /[ \t\f\r]+$/;

/** Solves each line of a text that is neither white space nor a comment, in order. */
export function* solveLines(sudoku, exports, memory, text) {
  // This many code units always fit into the buffer as UTF-8.
  const slice = Math.floor(exports.text_capacity() / 3);
  let line = 1;
  for (let start = 0; start < text.length;) {
    let end = start + slice;
    if (end >= text.length) {
      end = text.length;
    } else {
      end = text.lastIndexOf("\n", end - 1) + 1;
      if (end <= start) {
        end = text.indexOf("\n", start) + 1 || text.length;
      }
    }
    const part = text.slice(start, end);
    if (part.length > slice) {
      const content = part.replace(/\n$/, "").replace(SPACE_AT_END, "");
      if (/^\uFEFF?[ \t\f\r]*[^# \t\f\r]/.test(content)) {
        yield solveLine(sudoku, content, line, start);
      }
      line += 1;
    } else {
      line += yield* solvePart(sudoku, exports, memory, part, line, start);
    }
    start = end;
  }
}

/**
 * Solves the lines of a text that fits into the buffer of the module; returns the number of lines,
 * including those that were skipped.
 */
function* solvePart(sudoku, exports, memory, text, firstLine, start) {
  let { address, length } = memory.write(text);
  const bytes = length === text.length ? undefined : memory.copy(address, length);
  /** The number of code units of some bytes. An ASCII text has one for each byte. */
  const units = (from, to) => (bytes === undefined ? to - from : unitsOf(bytes.subarray(from, to)));
  let lines = 0;
  for (let before = 0; before < length;) {
    // The caller may have used the buffer between two answers.
    if (before > 0) {
      ({ address } = memory.write(text));
    }
    const status = exports.solve_lines(address + before, length - before);
    if (status !== OK) {
      throw unexpected(status);
    }
    const { count, offset, line } = memory.detail;
    const records = memory.copy(exports.records_address(), count * RECORD);
    const numbers = new Int32Array(records.buffer);
    for (let index = 0; index < count; index++) {
      const first = (index * RECORD) / 4;
      const number = firstLine + lines + numbers[first];
      const status = numbers[first + 3];
      if (status === OK) {
        const solution = records.slice(index * RECORD + 16, index * RECORD + 97);
        yield { line: number, kind: "solved", solution };
      } else if (status === NO_SOLUTION) {
        yield { line: number, kind: "no-solution", words: "no solution" };
      } else {
        // The record does not hold the details, so the line is solved again.
        const from = before + numbers[first + 1];
        const at = units(0, from);
        const content = text.slice(at, at + units(from, from + numbers[first + 2]));
        yield solveLine(sudoku, content, number, start + at);
      }
    }
    before += offset;
    lines += line;
  }
  return lines;
}

/** The answer for one line, with all of its words. */
function solveLine(sudoku, content, line, start) {
  try {
    return { line, ...sudoku.solve(content) };
  } catch (error) {
    if (!(error instanceof ParseError)) {
      throw error;
    }
    const placed = new ParseError({ ...error, line, offset: start + error.offset });
    return { line, kind: "not-a-grid", error: placed, words: placed.message };
  }
}

/** The number of code units of a string with these bytes. */
export function unitsOf(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).length;
}
