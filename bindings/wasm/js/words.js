// Words for people: the same as those of `Display` in the Rust crate, which a test compares.

/** The name of a cell, 0 to 80: r1c1 to r9c9. */
export function cellWords(cell) {
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}

/** The words for a conflict. */
export function conflictWords({ house, digit, first, second }) {
  const cells = `${cellWords(first)} and ${cellWords(second)}`;
  return `two ${digit}s in ${house.kind} ${house.index + 1}: ${cells}`;
}

/** The words for what was found in a text: a character, or `undefined` for the end of the text. */
export function foundWords(found) {
  return found === undefined ? "the end of the text" : quoted(found);
}

/** The words for a byte that does not start a character of UTF-8. */
export function byteWords(byte) {
  return `byte 0x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** The words for what was expected in a text, with `count` symbols before the error. */
export function expectedWords(kind, count) {
  switch (kind) {
    case "empty":
      return "81 symbols";
    case "too-short":
      return `symbol ${count + 1} of 81`;
    case "too-long":
      return "the end of the text after 81 symbols";
    case "not-a-symbol":
      return "1 to 9, or one of . 0 _ * for an empty cell";
    case "broken-row":
      return `symbol ${count + 1} of 81, in one line or nine lines of 9`;
    case "long-row":
      return "a line break after 9 symbols";
  }
}

/** The words for a value that is not what was expected. A string or a BigInt is not a number. */
export function valueWords(value) {
  switch (typeof value) {
    case "string": {
      const characters = Array.from(value);
      const start = characters.slice(0, 20).join("");
      return `the text ${JSON.stringify(start)}${characters.length > 20 ? "…" : ""}`;
    }
    case "bigint":
      return `the BigInt ${value}`;
    case "symbol":
      return `the symbol ${String(value)}`;
    case "function":
      return "a function";
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
    default:
      return String(value);
  }
}

/** A grid of 81 characters as a board of 13 lines. */
export function boardWords(line) {
  const rule = "+-------+-------+-------+";
  const rows = line.match(/.{9}/g).map((row) => row.replace(/(.)(.)(.)/g, "| $1 $2 $3 ") + "|");
  return [0, 3, 6]
    .flatMap((row) => [rule, ...rows.slice(row, row + 3)])
    .concat(rule)
    .join("\n");
}

/** The characters whose escapes are letters. */
const ESCAPES = { "\0": "\\0", "\t": "\\t", "\n": "\\n", "\r": "\\r", "'": "\\'", "\\": "\\\\" };

/** A character in quotes, as its code point if it is invisible or would combine with a quote. */
function quoted(character) {
  const hidden = /[\p{C}\p{Z}\p{Grapheme_Extend}]/u.test(character) && character !== " ";
  const number = `\\u{${character.codePointAt(0).toString(16)}}`;
  return `'${ESCAPES[character] ?? (hidden ? number : character)}'`;
}
