import type { Grid, ParseError, Puzzle } from "./index.js";

/**
 * The name of a format, such as "line", "rows", "board", "pencilmarks" or "csv". `formats` has all
 * of them.
 */
export type Format = string;

/** What a text holds: the clues, and whatever else its format has room for. */
export interface Contents {
  /**
   * The clues. In a text of candidates that does not mark its clues, these are the cells with one
   * candidate.
   */
  readonly clues: Grid;
  /** The digits that the text marks as placed by the player, if there are any. */
  readonly placed?: Grid;
  /** The candidates of each of the 81 cells, ascending, if the text has candidates. */
  readonly candidates?: number[][];
  /** The solution that the text has beside the puzzle. Nothing has checked that it is one. */
  readonly solution?: Grid;
}

/** What `read` returns. */
export interface Parsed extends Contents {
  readonly format: Format;
  /** Whether the candidates are the puzzle, and the clues only a part of it. */
  readonly isSukaku: boolean;
}

/** What `write` takes: clues alone, or an object of what there is. */
export type Writable =
  | Puzzle
  | {
      readonly clues: Puzzle;
      /** Those in cells with a clue are left out. */
      readonly placed?: Puzzle | undefined;
      /** The candidates of the empty cells; a filled cell has its digit. */
      readonly candidates?: ArrayLike<ArrayLike<number>> | undefined;
      readonly solution?: Puzzle | undefined;
    };

/** Where a puzzle is in a text of many: indices in the string, or in the bytes. */
interface Place {
  readonly offset: number;
  /** Line breaks included. */
  readonly length: number;
  /** The number of its first line, from 1. */
  readonly line: number;
}

/** What `readAll` yields: a puzzle, or what should be one and is none. */
export type Entry = Place &
  (
    | { readonly kind: "puzzle"; readonly puzzle: Parsed }
    | {
        readonly kind: "not-a-sudoku";
        /** Its `line` and `offset` are those of the whole text. */
        readonly error: ParseError;
        readonly words: string;
      }
  );

/** What `loadText` resolves to. No function uses `this`, so each can be used on its own. */
export interface Text {
  /** The names of all formats. */
  readonly formats: readonly Format[];

  /**
   * Reads a text that holds one Sudoku in any format: finds the format, and returns what the text
   * holds. Takes a string, or bytes of UTF-8, such as those of a file.
   *
   * Throws `ParseError` in the words of the format that the text came nearest to, or if two formats
   * would read it differently: nothing is padded, cut or guessed.
   */
  read(text: string | Uint8Array): Parsed;

  /**
   * Yields the puzzles of a text of many, in order: lists with one in each line, tables, nine lines
   * each, boards, or all of them mixed. Empty lines, comments and titles are passed over. What
   * should be a puzzle and is none is an error, and the puzzles after it follow.
   *
   * The generator is lazy: it works ahead by at most 64 KB of text.
   */
  readAll(text: string | Uint8Array): Generator<Entry, void, undefined>;

  /**
   * Returns contents as a text of a format; `read` returns the same contents. A puzzle that is a
   * text must be 81 symbols.
   *
   * Throws `CannotHoldError` if the format has no room for a part of the contents, and `RangeError`
   * if there is no such format.
   */
  write(contents: Writable, format: Format): string;
}

export interface LoadTextOptions {
  /** The module itself, compiled or as bytes, in place of the one that the package brings. */
  readonly module?: WebAssembly.Module | BufferSource;
}

/** Loads the module of the formats. Each call creates an instance with a memory of its own. */
export function loadText(options?: LoadTextOptions): Promise<Text>;

/** A format has no room for a part of what is to be written: `message` says for which. */
export class CannotHoldError extends Error {
  private constructor();
  readonly name: "CannotHoldError";
  readonly format: Format;
}

export { NotADigitError, ParseError } from "./index.js";
