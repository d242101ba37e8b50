// The solutions of a puzzle, one by one.
import { MAX_BUDGET, Search, checkBudget, endedError } from "./search.js";
import { EXHAUSTED, FOUND, PAUSED, unexpected } from "./status.js";

export class Solutions {
  #exports;
  #memory;
  #search;
  #isExhausted = false;

  /** Begins a search for the solutions of the grid in the buffer of the module. */
  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#search = new Search(exports, memory, exports.search_start);
  }

  get guesses() {
    return this.#search.guesses;
  }

  nextWithin(budget) {
    checkBudget(budget);
    if (this.#isExhausted) {
      return { kind: "exhausted" };
    }
    if (this.#search.isOver) {
      throw endedError("return()");
    }
    const status = this.#search.resume(this.#exports.search_next, budget);
    switch (status) {
      case FOUND:
        return {
          kind: "found",
          solution: this.#memory.copy(this.#exports.solutions_address(), 81),
        };
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
      const progress = this.nextWithin(MAX_BUDGET);
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
}
