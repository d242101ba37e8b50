// A search in the memory of the module: its room, its guesses and its end.
import { OK, unexpected } from "./status.js";

/** The largest budget. */
export const MAX_BUDGET = 2 ** 32 - 1;

export class Search {
  #exports;
  #memory;
  /** The address of the search; `undefined` once it is over. */
  #address;
  #guesses = 0;

  /** Begins a search in free room, with a function of the module that takes its address. */
  constructor(exports, memory, start) {
    this.#exports = exports;
    this.#memory = memory;
    const address = memory.takeSearch();
    const status = start(address);
    if (status !== OK) {
      memory.giveSearch(address);
      throw unexpected(status);
    }
    this.#address = address;
    abandoned.register(this, { memory, address }, this);
  }

  /** Whether the search has ended. */
  get isOver() {
    return this.#address === undefined;
  }

  /** The number of guesses so far. */
  get guesses() {
    return this.isOver ? this.#guesses : this.#exports.search_guesses(this.#address);
  }

  /** Calls a function of the module that resumes the search for a budget; returns its status. */
  resume(advance, budget) {
    return advance(this.#address, budget);
  }

  /** Ends the search and frees its room. */
  end() {
    if (!this.isOver) {
      this.#guesses = this.guesses;
      this.#exports.search_end(this.#address);
      this.#memory.giveSearch(this.#address);
      this.#address = undefined;
      abandoned.unregister(this);
    }
  }
}

/** Throws a `RangeError` unless a budget is a whole number from 0 to the largest one. */
export function checkBudget(budget) {
  if (!Number.isInteger(budget) || budget < 0 || budget > MAX_BUDGET) {
    const found = String(budget);
    throw new RangeError(
      `found the budget ${found}, expected a whole number from 0 to ${MAX_BUDGET}`,
    );
  }
}

/** The error of resuming a search that a call has ended. */
export function endedError(call) {
  return new Error(`this search was ended by ${call}`);
}

/** Frees the room of searches that became unreachable before they ended. */
const abandoned = new FinalizationRegistry(({ memory, address }) => memory.giveSearch(address));
