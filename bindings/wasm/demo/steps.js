// A search in slices, step by step.
import { grouped, numbered } from "./words.js";

/** Dispatches "found" with a solution. */
export class Steps extends EventTarget {
  #sudoku;
  #cells;
  #search;
  #nodes = 0;
  #found = 0;
  #budget = document.getElementById("budget");
  #step = document.getElementById("step");
  #restart = document.getElementById("restart");
  #progress = document.getElementById("progress");

  constructor(sudoku) {
    super();
    this.#sudoku = sudoku;
    this.#step.addEventListener("click", () => this.#go());
    this.#restart.addEventListener("click", () => this.begin(this.#cells));
  }

  /** Begins a search for the solutions of a puzzle. */
  begin(cells) {
    this.#search?.return();
    this.#cells = cells;
    this.#search = this.#sudoku.solutions(cells);
    this.#nodes = 0;
    this.#found = 0;
    this.#step.disabled = false;
    this.#restart.disabled = true;
    this.#progress.textContent = "Not started.";
  }

  #go() {
    const budget = this.#readBudget();
    const progress = this.#search.nextWithin(budget);
    // The search does not return how much of the budget a solution took, so this is an upper bound.
    this.#nodes += budget;
    this.#restart.disabled = false;
    const { guesses } = this.#search;
    const nodes = numbered(this.#nodes, "node", "nodes");
    const far = `at most ${nodes}, ${numbered(guesses, "guess", "guesses")} so far`;
    switch (progress.kind) {
      case "found":
        this.#found += 1;
        this.#progress.textContent = `Found solution ${grouped(this.#found)}: ${far}.`;
        this.dispatchEvent(new CustomEvent("found", { detail: progress.solution }));
        break;
      case "paused":
        this.#progress.textContent = `Paused: ${far}.`;
        break;
      case "exhausted":
        this.#progress.textContent =
          `No ${this.#found > 0 ? "further" : ""} solution: ${far}.`.replace("  ", " ");
        // A disabled button would lose the focus.
        this.#step.disabled = true;
        this.#restart.focus();
    }
  }

  /** Returns a whole number within the bounds of the field, and shows it there. */
  #readBudget() {
    const { min, max, valueAsNumber } = this.#budget;
    const budget = Math.min(
      Number(max),
      Math.max(Number(min), Math.floor(valueAsNumber) || Number(min)),
    );
    this.#budget.value = budget;
    return budget;
  }
}
