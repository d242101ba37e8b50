//! Pencilmarks and boards without a solution whose contradiction no local rule sees.
//!
//! A search that branches elsewhere fills the rest of the grid in every way before it notices. Each
//! family is one kind of pigeonhole argument: some number of *truths* (a cell must have a digit, a
//! house must have a place for a digit) share fewer *covers* (a cell can have one digit, a house
//! can have one place for a digit).
//!
//! Every choice is drawn, so that a seed repeats a case, and a fuzzer's bytes can be read as one.

mod clues;
mod families;
mod ground;

pub use self::clues::crowded_triad;
pub use self::families::Family;
pub use self::ground::Ground;
