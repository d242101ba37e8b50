// The rooms for searches in the memory of the module: some dozens, and never more.
//
// Nobody says when a search is abandoned: JavaScript runs finalizers between tasks only, and a loop
// may begin any number of searches within one task. So the rooms are limited. A search moves in
// when it is resumed, and if there is no room left, the one that was not resumed for the longest
// time moves out. It resumes in any room, since it holds no addresses. An abandoned search is
// collected like any other object, once it has moved out.

/** The size of a page of memory. */
const PAGE = 65536;

/**
 * The largest number of pages with rooms. A resumption that finds all rooms taken costs some
 * microseconds more; a young object that has a room is copied whenever the runtime collects.
 */
const PAGES = 4;

export class Rooms {
  #exports;
  #memory;
  /** The distance of two rooms in bytes. */
  #size;
  #pages = 0;
  #free = [];
  /** The room of each search that has one, with the search that was resumed last at the end. */
  #rooms = new Map();

  constructor(exports, memory) {
    this.#exports = exports;
    this.#memory = memory;
    const align = exports.search_align();
    this.#size = Math.ceil(exports.search_size() / align) * align;
  }

  /** Returns the address of the room of a search, which moves in if it has none. */
  enter(search) {
    const own = this.#rooms.get(search);
    if (own !== undefined) {
      this.#rooms.delete(search);
      this.#rooms.set(search, own);
      return own;
    }
    const address = this.#take();
    this.#rooms.set(search, address);
    search.moveIn(address);
    return address;
  }

  /** Frees the room of a search, if it has one; returns its address. */
  leave(search) {
    const address = this.#rooms.get(search);
    if (address !== undefined) {
      this.#rooms.delete(search);
      this.#free.push(address);
    }
    return address;
  }

  /** The address of the room of a search; `undefined` if it has none. */
  find(search) {
    return this.#rooms.get(search);
  }

  /** Writes a puzzle to the buffer of the module. */
  put(puzzle) {
    this.#memory.bytes.set(puzzle, this.#exports.grid_address());
  }

  /** Copies a room. */
  copy(address) {
    // An array of numbers lies in the heap, unlike the bytes of a `Uint8Array`, of which a runtime
    // collects more before it frees them (V8: 10 MB more, measured).
    const words = this.#words(address);
    const copy = new Array(words.length);
    for (let at = 0; at < copy.length; at++) {
      copy[at] = words[at];
    }
    return copy;
  }

  /** Fills a room with a copy. */
  fill(address, copy) {
    this.#words(address).set(copy);
  }

  #words(address) {
    return new Uint32Array(this.#memory.bytes.buffer, address, this.#size / 4);
  }

  /** Takes a free room, or that of the search that was not resumed for the longest time. */
  #take() {
    if (this.#free.length === 0 && this.#pages < PAGES) {
      const { address } = this.#memory.grow(PAGE);
      this.#pages += 1;
      for (let at = 0; at + this.#size <= PAGE; at += this.#size) {
        this.#free.push(address + at);
      }
    }
    if (this.#free.length === 0) {
      const [[search, address]] = this.#rooms;
      search.moveOut(address);
      this.leave(search);
    }
    return this.#free.pop();
  }
}
