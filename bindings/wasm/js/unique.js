// The one solution of a puzzle, in slices.
import { Search, checkBudget, endedError } from "./search.js";
import { PAUSED } from "./status.js";

export class UniqueSolution {
  #exports;
  #answerOf;
  #search;
  #answer;

  /**
   * Begins a search for the one solution of the grid in the buffer of the module. `answerOf` makes
   * an answer of a status of `solve`.
   */
  constructor(exports, memory, answerOf) {
    this.#exports = exports;
    this.#answerOf = answerOf;
    this.#search = new Search(exports, memory, exports.unique_start);
  }

  get guesses() {
    return this.#search.guesses;
  }

  uniqueWithin(budget) {
    checkBudget(budget);
    if (this.#answer !== undefined) {
      return this.#answer;
    }
    if (this.#search.isOver) {
      throw endedError("end()");
    }
    const status = this.#search.resume(this.#exports.unique_within, budget);
    if (status === PAUSED) {
      return { kind: "paused" };
    }
    this.#answer = this.#answerOf(status);
    this.#search.end();
    return this.#answer;
  }

  end() {
    this.#search.end();
  }
}
