// The current puzzle: clues, digits of the player, perhaps candidates, and the history of changes.

const HISTORY = 1000;

/** Dispatches "change" after every change. */
export class Puzzle extends EventTarget {
  #contents = { clues: new Uint8Array(81), placed: new Uint8Array(81), candidates: undefined };
  #history = [];

  /** A copy of the clues, with 0 for an empty cell. */
  get cells() {
    return this.#contents.clues.slice();
  }

  /** The digits of the player, in cells without a clue. */
  get placed() {
    return this.#contents.placed.slice();
  }

  /** The candidates that a text had, or `undefined`. */
  get candidates() {
    return this.#contents.candidates;
  }

  /** The clues and the digits of the player. */
  get digits() {
    const { clues, placed } = this.#contents;
    return clues.map((digit, cell) => digit || placed[cell]);
  }

  get isEmpty() {
    return this.digits.every((digit) => digit === 0);
  }

  get canUndo() {
    return this.#history.length > 0;
  }

  /** Puts a clue into a cell, or empties it with 0. Candidates of a text do not fit any more. */
  set(cell, digit) {
    const clues = this.cells;
    const placed = this.placed;
    clues[cell] = digit;
    placed[cell] = 0;
    this.replace({ clues, placed });
  }

  /** Puts a digit of the player into a cell without a clue, or empties it with 0. */
  place(cell, digit) {
    const clues = this.cells;
    const placed = this.placed;
    if (clues[cell] === 0) {
      placed[cell] = digit;
      this.replace({ clues, placed });
    }
  }

  /** Replaces everything by the contents of a text. */
  replace({ clues, placed = new Uint8Array(81), candidates }) {
    const before = this.#contents;
    if (
      isSame(clues, before.clues) &&
      isSame(placed, before.placed) &&
      String(candidates) === String(before.candidates)
    ) {
      return;
    }
    this.#history.push(before);
    this.#history.splice(0, this.#history.length - HISTORY);
    this.#change({ clues: Uint8Array.from(clues), placed: Uint8Array.from(placed), candidates });
  }

  /** Undoes the last change. */
  undo() {
    const before = this.#history.pop();
    if (before) {
      this.#change(before);
    }
  }

  #change(contents) {
    this.#contents = contents;
    this.dispatchEvent(new Event("change"));
  }
}

function isSame(cells, others) {
  return cells.every((digit, cell) => digit === others[cell]);
}
