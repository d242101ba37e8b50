//! The formats of `sudoku-core` in WebAssembly: a module without imports and without the solver,
//! which reads and writes every format.
//!
//! As in the other modules, arguments and results are numbers, and everything larger lies in
//! buffers; for each buffer, a function `…_address` returns its address.
//!
//! | buffer | bytes | what it holds |
//! |---|---:|---|
//! | `text` | `text_capacity()` | a text of the caller, or what `write` has written |
//! | `contents` | 412 | what a text holds: `Text` in `bindings/abi` |
//! | `entry` | 4 × 4 | where a puzzle is in a text of many: `Entry` in `bindings/abi` |
//! | `words` | `detail.count` | what was expected, what a format cannot hold, or its name |
//! | `detail` | 6 × 4 | `Detail` in `module` |
//!
//! Numbers are little-endian. A result stays in its buffer until the next call. The module
//! allocates nothing: memory for a long text is what the caller adds with `memory.grow`.
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
