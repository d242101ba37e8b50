//! The generator and canonical forms of `sudoku-core` in WebAssembly: a module without imports.
//!
//! As in the other modules, arguments and results are numbers, and everything larger lies in
//! buffers; for each buffer, a function `…_address` returns its address.
//!
//! | buffer | bytes | what it holds |
//! |---|---:|---|
//! | `grid` | 81 | the grid of the caller, 0 to 9 per cell |
//! | `result` | 81 | the grid that a call returns |
//! | `transform` | 28 | a transform: `Transform` in `bindings/abi` |
//! | `wishes` | 184 | what puzzles are to be like: `Wishes` in `bindings/abi` |
//! | `words` | `detail.count` | why there is no puzzle, or the name of a symmetry |
//! | `detail` | 6 × 4 | `Detail` in `module` |
//! | `generator` | `generator_size()` | the generator |
//!
//! Numbers are little-endian. A result stays in its buffer until the next call. The module
//! allocates nothing and has one generator. To use several of them, copy the bytes of its buffer to
//! elsewhere and back: they hold no address outside of the module. Bytes that are not such a copy
//! must not be written to this buffer.
//!
//! | file | what it holds |
//! |---|---|
//! | `exports` | every function that the module exports |
//! | `memory` | the buffers |
//!
//! A file uses only files below it in this table.
#![cfg_attr(target_family = "wasm", no_std)]

mod exports;
mod memory;

pub use sudoku_core_abi::Status;
