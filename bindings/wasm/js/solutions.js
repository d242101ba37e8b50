// The solutions of a puzzle, one by one.
import { EXHAUSTED, FOUND, OK, PAUSED, unexpected } from "./status.js";

/** The largest budget there is. */
const ALL = 2 ** 32 - 1;

export class Solutions {
  #exports;
  #memory;
  /** Where the search lies; nothing once it is over. */
  #address;
  #guesses = 0;
  #isExhausted = false;

  /** Begins a search for the solutions of the grid that lies in the module's buffer. */
  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
    this.#address = memory.takeSearch();
    const status = exports.search_start(this.#address);
    if (status !== OK) {
      throw unexpected(status);
    }
    abandoned.register(this, { memory, address: this.#address }, this);
  }

  get guesses() {
    return this.#address === undefined ? this.#guesses : this.#exports.search_guesses(this.#address);
  }

  nextWithin(budget) {
    if (!Number.isInteger(budget) || budget < 0 || budget > ALL) {
      throw new RangeError(`found the budget ${String(budget)}, expected a whole number from 0 to ${ALL}`);
    }
    if (this.#address === undefined) {
      if (this.#isExhausted) {
        return { kind: "exhausted" };
      }
      throw new Error("this search was ended by return()");
    }
    const status = this.#exports.search_next(this.#address, budget);
    switch (status) {
      case FOUND:
        return { kind: "found", solution: this.#memory.copy(this.#exports.solutions_address(), 81) };
      case PAUSED:
        return { kind: "paused" };
      case EXHAUSTED:
        this.#isExhausted = true;
        this.#end();
        return { kind: "exhausted" };
      default:
        throw unexpected(status);
    }
  }

  next() {
    while (this.#address !== undefined) {
      const progress = this.nextWithin(ALL);
      if (progress.kind === "found") {
        return { done: false, value: progress.solution };
      }
    }
    return { done: true, value: undefined };
  }

  return() {
    this.#end();
    return { done: true, value: undefined };
  }

  [Symbol.iterator]() {
    return this;
  }

  #end() {
    if (this.#address !== undefined) {
      this.#guesses = this.guesses;
      this.#exports.search_end(this.#address);
      this.#memory.giveSearch(this.#address);
      this.#address = undefined;
      abandoned.unregister(this);
    }
  }
}

/** Takes back the room of searches that were neither exhausted nor ended. */
const abandoned = new FinalizationRegistry(({ memory, address }) => memory.giveSearch(address));
