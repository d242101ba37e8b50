//! Validates, solves and counts 9×9 Sudoku without `std`, without an allocator and without a panic.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod candidates;
mod cell;
mod digit;
mod grid;
mod house;
mod houses;
mod pencilmarks;
mod text;
mod validity;

pub use candidates::{Candidates, Digits};
pub use cell::Cell;
pub use digit::Digit;
pub use grid::{Clues, Grid, NotADigit};
pub use house::House;
pub use houses::Houses;
pub use pencilmarks::Pencilmarks;
pub use text::{Found, ParseError, ParseErrorKind};
pub use validity::{Conflict, Conflicts, is_valid};
