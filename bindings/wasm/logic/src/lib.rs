//! Hints, explained steps and ratings of `sudoku-logic` in WebAssembly: a module without imports.
//!
//! As in the other modules, arguments and results are numbers, and everything larger lies in
//! buffers; for each buffer, a function `…_address` returns its address.
//!
//! | buffer | bytes | what it holds |
//! |---|---:|---|
//! | `play` | 406 | the puzzle in play: `Play` in `bindings/abi` |
//! | `techniques` | 40 | the numbers of the techniques to use, in their order |
//! | `step` | 412 | the step that a call returns or takes: `Step` in `bindings/abi` |
//! | `obstacle` | 86 | why there is no step: `Obstacle` in `bindings/abi` |
//! | `ratings` | 2 × 24 | the rating of a call, or two to compare: `abi`'s `Rating` |
//! | `words` | `detail.count` | a step in words or as SVG, why there is none, or a name |
//! | `detail` | 6 × 4 | `Detail` in `module` |
//!
//! Numbers are little-endian. A result stays in its buffer until the next call. The module
//! allocates nothing, and remembers nothing but its buffers: a path is what the caller makes of
//! `next` and `apply`.
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
