// The current puzzle: 81 numbers, and the history of its changes.

const HISTORY = 1000;

/** Dispatches "change" after every change. */
export class Puzzle extends EventTarget {
  #cells = new Uint8Array(81);
  #history = [];

  /** A copy of the clues, with 0 for an empty cell. */
  get cells() {
    return this.#cells.slice();
  }

  get isEmpty() {
    return this.#cells.every((digit) => digit === 0);
  }

  get canUndo() {
    return this.#history.length > 0;
  }

  /** Puts a digit into a cell, or empties it with 0. */
  set(cell, digit) {
    const cells = this.cells;
    cells[cell] = digit;
    this.replace(cells);
  }

  /** Replaces all cells. */
  replace(cells) {
    if (cells.every((digit, cell) => digit === this.#cells[cell])) {
      return;
    }
    this.#history.push(this.#cells);
    this.#history.splice(0, this.#history.length - HISTORY);
    this.#change(Uint8Array.from(cells));
  }

  /** Undoes the last change. */
  undo() {
    const before = this.#history.pop();
    if (before) {
      this.#change(before);
    }
  }

  #change(cells) {
    this.#cells = cells;
    this.dispatchEvent(new Event("change"));
  }
}
