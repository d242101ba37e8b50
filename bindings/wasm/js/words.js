// Numbers in words: the same words as the Rust crate's `Display`, which a test compares.

/** The name of a cell, 0 to 80: r1c1 to r9c9. */
export function cellWords(cell) {
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}

/** What a conflict is. */
export function conflictWords({ house, digit, first, second }) {
  return `two ${digit}s in ${house.kind} ${house.index + 1}: ${cellWords(first)} and ${cellWords(second)}`;
}

/** What was found in a text: a character, or `undefined` at the end of the text. */
export function foundWords(found) {
  return found === undefined ? "the end of the text" : quoted(found);
}

/** What was expected in a text that has `count` symbols before the error. */
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

/** A grid of 81 characters as a board of 13 lines. */
export function boardWords(line) {
  const rule = "+-------+-------+-------+";
  const rows = line.match(/.{9}/g).map((row) => row.replace(/(.)(.)(.)/g, "| $1 $2 $3 ") + "|");
  return [0, 3, 6].flatMap((row) => [rule, ...rows.slice(row, row + 3)]).concat(rule).join("\n");
}

/** The escapes that have letters. */
const ESCAPES = { "\0": "\\0", "\t": "\\t", "\n": "\\n", "\r": "\\r", "'": "\\'", "\\": "\\\\" };

/** A character between quotes; by its number where it would not be seen or would change what is beside it. */
function quoted(character) {
  const hidden = /[\p{C}\p{Z}\p{Grapheme_Extend}]/u.test(character) && character !== " ";
  const number = `\\u{${character.codePointAt(0).toString(16)}}`;
  return `'${ESCAPES[character] ?? (hidden ? number : character)}'`;
}
