// Compiled, not run: what the types of the formats allow and what they refuse.
import { type Grid, load } from "@sudoku-core/wasm";
import { load as loadFile, loadText as loadTextFile } from "@sudoku-core/wasm/files";
import {
  type Contents,
  type Entry,
  type Parsed,
  type Text,
  CannotHoldError,
  ParseError,
  loadText,
} from "@sudoku-core/wasm/text";

const text: Text = await loadText();
const same: Text = await loadTextFile({ module: new Uint8Array(8) });
const parsed: Parsed = text.read("…");
text.read(new Uint8Array(8));
// @ts-expect-error an array is not a text
text.read([1, 2, 3]);
const clues: Grid = parsed.clues;
// @ts-expect-error few formats have candidates
parsed.candidates.length;
const contents: Contents = parsed;
const line: string = text.write(contents, "line");
text.write(clues, "board");
text.write(line, text.formats[0] ?? "rows");
text.write({ clues: line, candidates: [[1], [2, 3]], solution: undefined }, "pencilmarks");
// @ts-expect-error there are always clues
text.write({ candidates: [] }, "sukaku");
// @ts-expect-error a format has a name
text.write(clues, 0);

for (const entry of text.readAll(line)) {
  const same: Entry = entry;
  const place: number = same.offset + same.length + same.line;
  if (entry.kind === "puzzle") {
    console.log(place, entry.puzzle.format, entry.puzzle.isSukaku);
  } else {
    const error: ParseError = entry.error;
    console.log(place, error.message === entry.words);
  }
}
const solved = (await load()).solve(parsed.clues);
const other = (await loadFile()).solve(parsed.clues);
try {
  text.write(clues, "line");
} catch (error) {
  if (error instanceof CannotHoldError) {
    console.log(error.format, error.message);
  }
}
// @ts-expect-error only the package makes these
new CannotHoldError();
console.log(solved, other, same);
