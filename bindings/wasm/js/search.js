// A search in the memory of the module: its room, its guesses and its end.
import { MAX } from "./check.js";
import { FOUND, OK, PAUSED, unexpected } from "./status.js";

/**
 * A search without a room that has made so many guesses, or fewer, is repeated when it is resumed;
 * its bytes are not kept. The first solution of almost every puzzle takes fewer, even that of the
 * empty grid, so an abandoned search seldom costs more than its puzzle.
 */
const REPEATED_GUESSES = 64;

export class Search {
  #exports;
  #rooms;
  #puzzle;
  #start;
  #advance;
  /** The number of solutions so far, and the budgets that were spent since the last of them. */
  #found = 0;
  #spent = 0;
  /** The guesses when the search last left a room. */
  #guesses = 0;
  /** The bytes of the search, if it has no room and is not to be repeated. */
  #copy;
  #isOver = false;

  /**
   * A search in the grid of 81 numbers `puzzle`. It begins when it is first resumed, with the
   * function `start` of the module, and `advance` resumes it.
   */
  constructor(exports, rooms, puzzle, start, advance) {
    this.#exports = exports;
    this.#rooms = rooms;
    this.#puzzle = puzzle;
    this.#start = start;
    this.#advance = advance;
  }

  /** Whether the search has ended. */
  get isOver() {
    return this.#isOver;
  }

  /** The number of guesses so far. */
  get guesses() {
    const address = this.#rooms.find(this);
    return address === undefined ? this.#guesses : this.#exports.search_guesses(address);
  }

  /** Resumes the search for a budget; returns the status. */
  resume(budget) {
    const status = this.#advance(this.#rooms.enter(this), budget);
    if (status === PAUSED) {
      this.#spent += budget;
    } else if (status === FOUND) {
      this.#found += 1;
      this.#spent = 0;
    }
    return status;
  }

  /** Ends the search and frees its room. */
  end() {
    this.#guesses = this.guesses;
    this.#isOver = true;
    this.#copy = undefined;
    const address = this.#rooms.leave(this);
    if (address !== undefined) {
      this.#exports.search_end(address);
    }
  }

  /** Only for `Rooms`: fills a room with this search. */
  moveIn(address) {
    if (this.#copy !== undefined) {
      this.#rooms.fill(address, this.#copy);
      this.#copy = undefined;
      return;
    }
    this.#rooms.put(this.#puzzle);
    const status = this.#start(address);
    if (status !== OK) {
      throw unexpected(status);
    }
    // Any sequence of budgets leads to the same solutions in the same order.
    for (let solution = 0; solution < this.#found; solution++) {
      this.#advance(address, MAX);
    }
    if (this.#spent > 0) {
      this.#advance(address, this.#spent);
    }
  }

  /** Only for `Rooms`: leaves a room, which then gets another search. */
  moveOut(address) {
    this.#guesses = this.#exports.search_guesses(address);
    if (this.#guesses > REPEATED_GUESSES) {
      this.#copy = this.#rooms.copy(address);
    }
  }
}

/** The error of resuming a search that a call has ended. */
export function endedError(call) {
  return new Error(`this search was ended by ${call}`);
}
