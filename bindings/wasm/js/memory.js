// The memory of an instance: views of its buffers, and what is added for long texts and rooms.

const PAGE = 65536;

/** What `detail.found` is at the end of a text: `END_OF_TEXT` in `src/memory.rs`. */
export const END_OF_TEXT = 0xffff_ffff;

export class Memory {
  #exports;
  #bytes;
  #numbers;
  #longText = { address: 0, capacity: 0 };

  constructor(exports) {
    this.#exports = exports;
  }

  /** The whole memory. A view is no longer valid after the memory grows, so do not keep it. */
  get bytes() {
    if (this.#bytes?.buffer !== this.#exports.memory.buffer) {
      this.#bytes = new Uint8Array(this.#exports.memory.buffer);
    }
    return this.#bytes;
  }

  /** The numbers that a call returns beside its status, as in `Detail` of `src/memory.rs`. */
  get detail() {
    if (this.#numbers?.buffer !== this.#exports.memory.buffer) {
      this.#numbers = new Uint32Array(
        this.#exports.memory.buffer,
        this.#exports.detail_address(),
        6,
      );
    }
    const [count, offset, line, column, found, cell] = this.#numbers;
    return { count, offset, line, column, found, cell };
  }

  /** A copy of some bytes. */
  copy(address, length) {
    return this.bytes.slice(address, address + length);
  }

  /** Writes a text to memory as UTF-8; returns its address and its length in bytes. */
  write(text) {
    const encoder = new TextEncoder();
    const capacity = this.#exports.text_capacity();
    // A code unit of a string takes at most three bytes.
    if (text.length <= capacity / 3) {
      const address = this.#exports.text_address();
      const room = this.bytes.subarray(address, address + capacity);
      return { address, length: encoder.encodeInto(text, room).written };
    }
    return this.writeBytes(encoder.encode(text));
  }

  /** Writes bytes to memory; returns their address and their number. */
  writeBytes(bytes) {
    if (bytes.length <= this.#exports.text_capacity()) {
      const address = this.#exports.text_address();
      this.bytes.set(bytes, address);
      return { address, length: bytes.length };
    }
    if (this.#longText.capacity < bytes.length) {
      this.#longText = this.grow(2 * bytes.length);
    }
    this.bytes.set(bytes, this.#longText.address);
    return { address: this.#longText.address, length: bytes.length };
  }

  /** Adds memory in whole pages. It begins at a page, so it is aligned for everything. */
  grow(length) {
    const pages = Math.ceil(length / PAGE);
    return { address: this.#exports.memory.grow(pages) * PAGE, capacity: pages * PAGE };
  }
}
