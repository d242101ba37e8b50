//! Validates, solves and counts 9×9 Sudoku without `std`, without an allocator and without a panic.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod candidates;
mod cell;
mod digit;
mod house;

pub use candidates::{Candidates, Digits};
pub use cell::Cell;
pub use digit::Digit;
pub use house::House;
