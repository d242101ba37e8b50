//! The WebAssembly interface of `sudoku-core`: a module without imports that any WebAssembly runtime can call.
//!
//! Arguments and answers are numbers. What is larger lies in buffers inside the module's memory; a function `…_address` tells
//! where each begins. So a call is: write the 81 bytes of the grid, call, look at the [`Status`], read the answer.
//!
//! | buffer | bytes | what lies there |
//! |---|---:|---|
//! | `grid` | 81 | the grid in hand: 0 for an empty cell, 1 to 9 for a digit. Written by the caller, or by `parse` |
//! | `text` | `text_capacity()` | room for a text of the caller. Longer ones may lie in memory that the caller has added |
//! | `line` | 81 | the grid as text, written by `print` |
//! | `solutions` | 2 × 81 | the solution, or two different ones |
//! | `conflicts` | `detail.count` × 4 | house 0 to 26 (rows, columns, boxes), digit, first cell, second cell: a byte each |
//! | `pencilmarks` | 81 × 2 | bit `d - 1` says that digit `d` may stand in the cell |
//! | `detail` | 6 × 4 | `Detail` in `memory.rs` |
//! | `records` | `detail.count` × 100 | `Record` in `records.rs` |
//!
//! Numbers lie in memory with their lowest byte first. An answer lasts until the next call. Nothing is allocated: memory for a
//! search, or for a long text, is what the caller adds with `memory.grow`.
//!
//! Nothing is put into words here: that would double the size. The JavaScript beside this crate does it.
#![cfg_attr(target_family = "wasm", no_std)]

mod answers;
mod exports;
mod memory;
mod records;
mod search;
mod status;

pub use status::Status;

#[cfg(target_feature = "atomics")]
compile_error!("the buffers are for one thread: a module for each");

/// Never called: no function of `sudoku-core` panics. A test looks that it is not even linked.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
