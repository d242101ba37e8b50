//! What the WebAssembly modules have in common: buffers that the module and its caller share, the
//! numbers beside a status, and the functions that every module exports.
//!
//! | file | what it holds |
//! |---|---|
//! | `exports` | macros for the functions that every module exports |
//! | `shared` | the buffers, of which a module has one |
//! | `memory` | checks of the addresses that callers pass |
//! | `detail` | the numbers that a call returns beside its status |
//!
//! A file uses only files below it in this table.
#![cfg_attr(target_family = "wasm", no_std)]

mod detail;
mod exports;
mod memory;
mod shared;

pub use detail::{Detail, END_OF_TEXT, STRAY_BYTE};
pub use memory::{BAD_ADDRESS, added_place};
pub use shared::Shared;
pub use sudoku_core_abi::version_number;

#[cfg(target_feature = "atomics")]
compile_error!("the buffers are for a single thread: use one module per thread");

/// Never called: no function of `sudoku-core` panics. `build.sh` checks that it is not even linked.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
