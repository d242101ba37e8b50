// The board on the screen: 81 cells, of which one is selected by mouse, touch or keyboard.

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The row and column that a key moves to. */
const MOVES = {
  ArrowUp: (row, column) => [(row + 8) % 9, column],
  ArrowDown: (row, column) => [(row + 1) % 9, column],
  ArrowLeft: (row, column) => [row, (column + 8) % 9],
  ArrowRight: (row, column) => [row, (column + 1) % 9],
  Home: (row) => [row, 0],
  End: (row) => [row, 8],
  PageUp: (_, column) => [0, column],
  PageDown: (_, column) => [8, column],
};

/** The classes of the parts of a pattern. */
const PARTS = ["part-1", "part-2", "part-3", "part-4"];

const ERASERS = ["Delete", "Backspace", "0", ".", " "];

/**
 * Dispatches "enter" with a cell and the digit to put there, 0 to empty it, and "undo" to undo a
 * change.
 */
export class Board extends EventTarget {
  #element;
  #cells = [];
  #selected = 0;
  #shown = new Uint8Array(81);

  constructor(element, pad) {
    super();
    this.#element = element;
    for (let row = 0; row < 9; row++) {
      const line = element.appendChild(document.createElement("div"));
      line.role = "row";
      for (let column = 0; column < 9; column++) {
        this.#cells.push(line.appendChild(this.#makeCell(row * 9 + column)));
      }
    }
    element.addEventListener("keydown", (event) => this.#onKey(event));
    for (const digit of [...DIGITS, 0]) {
      pad.append(this.#makeKey(digit));
    }
    this.#mark();
  }

  /** Shows or hides the candidates of empty cells. */
  set hasCandidates(wanted) {
    this.#element.classList.toggle("candidates", wanted);
  }

  /**
   * Draws the clues and the digits of the player, or the solution if there is one, the candidates
   * of each cell, the set of cells that are in conflict, and what a hint tells: where to look, the
   * cells of the pattern in parts, its digits, the digit that it places, the candidates that it
   * removes, and the cells with mistakes.
   */
  show({ clues, placed, solution, candidates, inConflict, told = {} }) {
    const { place = [], parts = [], digits = [], placement, removals = [], wrong = [] } = told;
    this.#element.classList.toggle("hinted", told.needsCandidates === true);
    this.#shown = solution ?? clues.map((digit, cell) => digit || placed[cell]);
    this.#cells.forEach((element, cell) => {
      const [figure, marks] = element.children;
      const digit = this.#shown[cell];
      const kind = clues[cell] !== 0 ? "clue" : solution === undefined ? "placed" : "found";
      set(figure, "textContent", digit === 0 ? "" : String(digit));
      element.classList.toggle("solved", digit !== 0 && kind === "found");
      element.classList.toggle("placed", digit !== 0 && kind === "placed");
      element.ariaInvalid = String(inConflict.has(cell) || wrong.includes(cell));
      element.classList.toggle("place", place.includes(cell));
      const part = parts.findIndex((cells) => cells.includes(cell));
      PARTS.forEach((name, index) => element.classList.toggle(name, index === part));
      const isInPattern = part >= 0 || (parts.length === 0 && digits.length > 0);
      const loses = removals.filter((removal) => removal.cell === cell).map(({ digit }) => digit);
      const gets = placement?.cell === cell ? placement.digit : 0;
      for (const [index, mark] of Array.from(marks.children).entries()) {
        const candidate = index + 1;
        mark.classList.toggle("may", digit === 0 && candidates[cell].includes(candidate));
        mark.classList.toggle("key", isInPattern && digits.includes(candidate));
        mark.classList.toggle("gone", loses.includes(candidate));
        mark.classList.toggle("put", gets === candidate);
      }
      const hint = [
        ...(place.includes(cell) ? ["place of the hint"] : []),
        ...(part >= 0 ? [`part ${part + 1} of the pattern`] : []),
        ...(gets > 0 ? [`gets ${gets}`] : []),
        ...(loses.length > 0 ? [`loses ${loses.join(" ")}`] : []),
        ...(wrong.includes(cell) ? ["wrong"] : []),
      ];
      const label = words(cell, digit, kind, candidates[cell], inConflict.has(cell));
      set(element, "ariaLabel", [label, ...hint].join(", "));
    });
    this.#mark();
  }

  #makeCell(cell) {
    const element = document.createElement("div");
    element.role = "gridcell";
    element.append(document.createElement("span"), document.createElement("span"));
    const marks = element.lastChild;
    marks.className = "marks";
    // The label of the cell has them in words.
    marks.ariaHidden = "true";
    marks.append(
      ...DIGITS.map((digit) =>
        Object.assign(document.createElement("span"), { textContent: digit }),
      ),
    );
    element.addEventListener("pointerdown", () => this.#select(cell));
    element.addEventListener("focus", () => this.#select(cell));
    return element;
  }

  #makeKey(digit) {
    const key = document.createElement("button");
    key.type = "button";
    key.textContent = digit === 0 ? "Empty" : digit;
    key.className = digit === 0 ? "erase" : "";
    key.ariaLabel = digit === 0 ? "Empty the selected cell" : `Put ${digit} into the selected cell`;
    key.addEventListener("click", () => this.#enter(digit));
    return key;
  }

  #select(cell) {
    if (cell !== this.#selected) {
      this.#selected = cell;
      this.#mark();
    }
  }

  /** Highlights the selected cell, its peers, and the cells with the same digit. */
  #mark() {
    const [row, column] = [Math.floor(this.#selected / 9), this.#selected % 9];
    const digit = this.#shown[this.#selected];
    this.#cells.forEach((element, cell) => {
      const [r, c] = [Math.floor(cell / 9), cell % 9];
      const isInBox =
        Math.floor(r / 3) === Math.floor(row / 3) && Math.floor(c / 3) === Math.floor(column / 3);
      element.classList.toggle("near", r === row || c === column || isInBox);
      element.classList.toggle("same", digit !== 0 && this.#shown[cell] === digit);
      element.ariaSelected = String(cell === this.#selected);
      // The board is one stop of the tab key; the arrows move within it.
      element.tabIndex = cell === this.#selected ? 0 : -1;
    });
  }

  #onKey(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === "z") {
      this.dispatchEvent(new Event("undo"));
    } else if (ctrlKey || metaKey || altKey) {
      return;
    } else if (Object.hasOwn(MOVES, key)) {
      const [row, column] = MOVES[key](Math.floor(this.#selected / 9), this.#selected % 9);
      this.#cells[row * 9 + column].focus();
    } else if (/^[1-9]$/.test(key)) {
      this.#enter(Number(key));
    } else if (ERASERS.includes(key)) {
      this.#enter(0);
    } else {
      return;
    }
    event.preventDefault();
  }

  #enter(digit) {
    this.dispatchEvent(new CustomEvent("enter", { detail: { cell: this.#selected, digit } }));
  }
}

/** The words of a screen reader for a cell. */
function words(cell, digit, kind, candidates, isInConflict) {
  const place = `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
  if (digit === 0) {
    const may = candidates.length > 0 ? `candidates ${candidates.join(" ")}` : "no candidates";
    return `${place}: empty, ${may}`;
  }
  const origin = kind === "clue" ? "" : `, ${kind}`;
  return `${place}: ${digit}${origin}${isInConflict ? ", in conflict" : ""}`;
}

/** Writes a text only if it differs, so that a screen reader does not repeat it. */
function set(target, property, text) {
  if (target[property] !== text) {
    target[property] = text;
  }
}
