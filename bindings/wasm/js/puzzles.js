// The puzzles of a seed, one by one.
import { MAX, checkNumber } from "./check.js";
import { ImpossibleWishError, UnmetError } from "./errors.js";
import { IMPOSSIBLE_KINDS, OK, PAUSED, UNMET_KINDS, unexpected } from "./status.js";

/** The one generator of the module, and which of the generators of the caller is in it. */
export class Place {
  #exports;
  #memory;
  #tenant;

  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
  }

  /** Lets a generator in; the one that was there takes its bytes with it. */
  enter(puzzles, bytes) {
    if (this.#tenant === puzzles) {
      return;
    }
    const address = this.#exports.generator_address();
    this.#tenant?.leave(this.#memory.copy(address, this.#exports.generator_size()));
    this.#tenant = puzzles;
    if (bytes !== undefined) {
      this.#memory.bytes.set(bytes, address);
    }
  }
}

export class Puzzles {
  #exports;
  #memory;
  #place;
  #words;
  /** The bytes of the generator while another one is in the module. */
  #bytes;

  /** `wishes` are bytes, `seed` is two halves, and `words` returns what the module has written. */
  constructor({ exports, memory, place, words }, wishes, seed) {
    this.#exports = exports;
    this.#memory = memory;
    this.#place = place;
    this.#words = words;
    this.#enter();
    memory.bytes.set(wishes, exports.wishes_address());
    const status = exports.generator_start(...seed);
    if (status !== OK) {
      const wish = IMPOSSIBLE_KINDS.get(status);
      throw wish === undefined ? unexpected(status) : new ImpossibleWishError(wish, words());
    }
  }

  nextWithin(budget) {
    checkNumber("budget", budget);
    this.#enter();
    const status = this.#exports.generate_within(budget);
    if (status === OK) {
      const puzzle = this.#memory.copy(this.#exports.result_address(), 81);
      return { kind: "found", puzzle };
    }
    if (status === PAUSED) {
      return { kind: "paused" };
    }
    const wish = UNMET_KINDS.get(status);
    if (wish === undefined) {
      throw unexpected(status);
    }
    return { kind: "unmet", wish, words: this.#words() };
  }

  next() {
    for (;;) {
      const progress = this.nextWithin(MAX);
      if (progress.kind === "found") {
        return { done: false, value: progress.puzzle };
      }
      if (progress.kind === "unmet") {
        throw new UnmetError(progress.wish, progress.words);
      }
    }
  }

  [Symbol.iterator]() {
    return this;
  }

  /** Only for `Place`: keeps the bytes until the generator enters again. */
  leave(bytes) {
    this.#bytes = bytes;
  }

  #enter() {
    this.#place.enter(this, this.#bytes);
    this.#bytes = undefined;
  }
}

// Runtimes that have `take`, `map` and so on have them there.
const ITERATORS = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
Object.setPrototypeOf(Puzzles.prototype, ITERATORS);
