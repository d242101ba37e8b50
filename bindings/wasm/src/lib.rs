//! The WebAssembly interface of `sudoku-core`: a module without imports that any WebAssembly
//! runtime can call.
//!
//! Arguments and results are numbers. Everything larger lies in buffers inside the memory of the
//! module; for each buffer, a function `…_address` returns its address. So a call consists of
//! writing the 81 bytes of the grid, calling, reading the [`Status`], and reading the result.
//!
//! | buffer | bytes | what it holds |
//! |---|---:|---|
//! | `grid` | 81 | the current grid, 0 to 9 per cell; written by the caller or by `parse` |
//! | `text` | `text_capacity()` | a text of the caller; a longer one is in memory that it added |
//! | `line` | 81 | the grid as text, written by `print` |
//! | `solutions` | 2 × 81 | the solution, or two different ones |
//! | `conflicts` | `detail.count` × 4 | four bytes: house 0 to 26, digit, first cell, second cell |
//! | `pencilmarks` | 81 × 2 | bit `d - 1` is set if digit `d` is a candidate of the cell |
//! | `detail` | 6 × 4 | `Detail` in `module` |
//! | `records` | `detail.count` × 100 | `Record` in `record.rs` |
//!
//! Numbers are little-endian. A result stays in its buffer until the next call. The module
//! allocates nothing: memory for a search, or for a long text, is what the caller adds with
//! `memory.grow`.
//!
//! The module writes no messages: they would double its size. The JavaScript beside this crate does
//! that.
//!
//! | file | what it holds |
//! |---|---|
//! | `exports` | every function that the module exports |
//! | `lines` | many puzzles in one call |
//! | `search` | searches that pause and resume |
//! | `memory` | the buffers |
//! | `record` | the layout of a record |
//! | `answers` | solving and counting |
//!
//! A file uses only files below it in this table, so there are no import cycles. The package
//! `bindings/abi` holds what this module has in common with the C library.
#![cfg_attr(target_family = "wasm", no_std)]

mod answers;
mod exports;
mod lines;
mod memory;
mod record;
mod search;

pub use sudoku_core_abi::Status;
