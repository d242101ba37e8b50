//! The C interface of `sudoku-core`: `include/sudoku_core.h` is made from these files, comments included.
//!
//! Every function answers misuse with a [`Status`]: a null pointer, a byte that is no digit, memory that is too small or not
//! aligned. What no function can check, and what each therefore asks of its caller, is that a pointer that is not null leads to
//! as many bytes as its parameter says, and that nobody else writes to them meanwhile. All memory is the caller's.
//!
//! Grids go over the boundary as 81 bytes. Inputs are copied before anything is written, so an output may lie over an input.
#![no_std]
#![deny(missing_docs, clippy::undocumented_unsafe_blocks)]

// A build that unwinds, as `cargo test` and the dev profile make it, takes the panic runtime of `std`.
// The release profile aborts: it needs no runtime, and it is the one that ships.
#[cfg(panic = "unwind")]
extern crate std;

// `memcpy` and its like come from the C library. Bare metal has none to name: there they come along in the static library.
#[cfg(unix)]
#[link(name = "c")]
unsafe extern "C" {}

mod memory;

// One paragraph each, because the header has them in this order.
mod version;

mod status;

mod text;

mod validity;

mod solve;

mod enumerate;

mod search;

pub use enumerate::*;
pub use search::*;
pub use solve::*;
pub use status::*;
pub use text::*;
pub use validity::*;
pub use version::*;

/// Never called: no function of `sudoku-core` panics. A test looks that it is not even linked.
#[cfg(not(panic = "unwind"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
