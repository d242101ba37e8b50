//! The symmetries of Sudoku: the rearrangements of a grid that keep it valid.

mod group;
mod images;
mod order;

pub use self::group::Transform;
