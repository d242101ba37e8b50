//! The C interface of `sudoku-core` and `sudoku-logic`. `include/sudoku_core.h` is generated from
//! these files, including the comments.
//!
//! Every function reports misuse by a [`Status`](sudoku_core_abi::Status): a null pointer, a byte
//! that is not a digit, memory that is too small or not aligned. Each function requires of its
//! caller what no function can check: a pointer that is not null points to as many bytes as its
//! parameter says, and no other thread writes to them during the call. All memory belongs to the
//! caller.
//!
//! A grid is passed as 81 bytes. Inputs are copied before anything is written, so an output may
//! overlap an input. The lists of `many` are copied in pieces, so it checks what may overlap.
//!
//! | file | what it holds |
//! |---|---|
//! | `read` | functions of the header for texts of any format |
//! | `version`, `backend`, `status`, `text`, `validity` | other functions of the header |
//! | `solve`, `many`, `enumerate`, `search`, `unique` | functions of the header that search |
//! | `generate`, `minimal`, `canonical` | functions of the header beyond solving |
//! | `technique`, `hint`, `path`, `step`, `rate` | functions of the header that explain and rate |
//! | `place` | the place for a search in the memory of the caller |
//! | `message` | what is wrong with a text, in words |
//! | `memory` | reading and writing the memory of the caller |
//!
//! A file uses only files below it in this table, so there are no import cycles. The package
//! `bindings/abi` holds what this library has in common with the WebAssembly module.
#![no_std]
#![deny(missing_docs, clippy::undocumented_unsafe_blocks)]

// A build that unwinds, as in `cargo test` and the dev profile, needs the panic runtime of `std`.
// The release profile, which ships, aborts and needs no runtime.
#[cfg(panic = "unwind")]
extern crate std;

// `memcpy` and similar functions come from the C library. On bare metal, the static library
// contains them.
#[cfg(unix)]
#[link(name = "c")]
unsafe extern "C" {}

mod memory;
mod message;
mod place;

// The header has the functions in this order. The empty lines keep rustfmt from sorting the
// modules.
mod version;

mod backend;

mod status;

mod text;

mod read;

mod validity;

mod solve;

mod many;

mod enumerate;

mod search;

mod unique;

mod minimal;

mod generate;

mod canonical;

mod technique;

mod hint;

mod path;

mod step;

mod rate;

pub use backend::*;
pub use canonical::*;
pub use enumerate::*;
pub use generate::*;
pub use hint::*;
pub use many::*;
pub use minimal::*;
pub use path::*;
pub use rate::*;
pub use read::*;
pub use search::*;
pub use solve::*;
pub use status::*;
pub use step::*;
pub use technique::*;
pub use text::*;
pub use unique::*;
pub use validity::*;
pub use version::*;

/// Never called: no function of `sudoku-core` panics. A test checks that it is not even linked.
#[cfg(not(panic = "unwind"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
