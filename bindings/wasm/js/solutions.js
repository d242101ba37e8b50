// The solutions of a puzzle, one by one.
import { MAX, checkNumber } from "./check.js";
import { Search, endedError } from "./search.js";
import { EXHAUSTED, FOUND, PAUSED, unexpected } from "./status.js";

export class Solutions {
  #search;
  #solutionAt;
  #isExhausted = false;

  /** `solutionAt` copies a solution from the buffer of the module. */
  constructor(exports, rooms, puzzle, solutionAt) {
    this.#search = new Search(exports, rooms, puzzle, exports.search_start, exports.search_next);
    this.#solutionAt = solutionAt;
  }

  get guesses() {
    return this.#search.guesses;
  }

  nextWithin(budget) {
    checkNumber("budget", budget);
    if (this.#isExhausted) {
      return { kind: "exhausted" };
    }
    if (this.#search.isOver) {
      throw endedError("return()");
    }
    const status = this.#search.resume(budget);
    switch (status) {
      case FOUND:
        return { kind: "found", solution: this.#solutionAt(0) };
      case PAUSED:
        return { kind: "paused" };
      case EXHAUSTED:
        this.#isExhausted = true;
        this.#search.end();
        return { kind: "exhausted" };
      default:
        throw unexpected(status);
    }
  }

  next() {
    while (!this.#search.isOver) {
      const progress = this.nextWithin(MAX);
      if (progress.kind === "found") {
        return { done: false, value: progress.solution };
      }
    }
    return { done: true, value: undefined };
  }

  return() {
    this.#search.end();
    return { done: true, value: undefined };
  }

  [Symbol.iterator]() {
    return this;
  }

  /** Runtimes without `using` have no such symbol; the method then has a name that nobody knows. */
  [Symbol.dispose ?? Symbol("dispose")]() {
    this.return();
  }
}

// Runtimes that have `take`, `map` and so on have them there.
const ITERATORS = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
Object.setPrototypeOf(Solutions.prototype, ITERATORS);
