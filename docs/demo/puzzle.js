// The puzzle that is being worked on: 81 numbers, and how to take changes back.

const HISTORY = 1000;

/** Tells of every change by the event "change". */
export class Puzzle extends EventTarget {
  #cells = new Uint8Array(81);
  #history = [];

  /** The clues, 0 for an empty cell. A copy. */
  get cells() {
    return this.#cells.slice();
  }

  get isEmpty() {
    return this.#cells.every((digit) => digit === 0);
  }

  get canUndo() {
    return this.#history.length > 0;
  }

  /** Puts a digit into a cell, or nothing with 0. */
  set(cell, digit) {
    const cells = this.cells;
    cells[cell] = digit;
    this.replace(cells);
  }

  /** Takes other cells for all of these. */
  replace(cells) {
    if (cells.every((digit, cell) => digit === this.#cells[cell])) {
      return;
    }
    this.#history.push(this.#cells);
    this.#history.splice(0, this.#history.length - HISTORY);
    this.#change(Uint8Array.from(cells));
  }

  /** Goes back to what was before the last change. */
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
