//! What the C library and the WebAssembly module of `sudoku-core` have in common.
//!
//! | file | what it holds |
//! |---|---|
//! | `status` | the status numbers, and which result of the library has which number |
//! | `answer` | the answer to a puzzle, and the grids that it holds |
//! | `conflict` | a conflict as four bytes |
//! | `marked` | a search in memory that the caller provides |
//! | `version` | the version as a number |
#![no_std]

mod answer;
mod conflict;
mod marked;
mod status;
mod version;

pub use answer::Answer;
pub use conflict::{CONFLICTS_MAX, Conflict};
pub use marked::{Marked, Search};
pub use status::Status;
pub use version::version_number;
