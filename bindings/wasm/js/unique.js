// The one solution of a puzzle, in slices.
import { checkNumber } from "./check.js";
import { Search, endedError } from "./search.js";
import { PAUSED } from "./status.js";

export class UniqueSolution {
  #search;
  #answerOf;
  #answer;

  /** `answerOf` makes an answer of a status of `solve`. */
  constructor(exports, rooms, puzzle, answerOf) {
    this.#search = new Search(exports, rooms, puzzle, exports.unique_start, exports.unique_within);
    this.#answerOf = answerOf;
  }

  get guesses() {
    return this.#search.guesses;
  }

  uniqueWithin(budget) {
    checkNumber("budget", budget);
    if (this.#answer !== undefined) {
      return this.#answer;
    }
    if (this.#search.isOver) {
      throw endedError("end()");
    }
    const status = this.#search.resume(budget);
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

  /** Runtimes without `using` have no such symbol; the method then has a name that nobody knows. */
  [Symbol.dispose ?? Symbol("dispose")]() {
    this.end();
  }
}
