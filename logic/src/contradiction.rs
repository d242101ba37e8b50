//! What makes a board impossible.

use core::error::Error;
use core::fmt;

use sudoku_core::{Cell, Digit, House};

/// What a board shows to be impossible: there is no solution with its digits and candidates.
///
/// ```
/// use sudoku_logic::Contradiction;
/// use sudoku_logic::core::{Digit, House};
///
/// let contradiction = Contradiction::NoPlace(House::BOXES[5], Digit::D7);
/// assert_eq!(contradiction.to_string(), "box 6 has no place for 7");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Contradiction {
    /// A digit fills two cells of a house.
    Repeated(House, Digit),
    /// An empty cell has no candidate.
    NoCandidate(Cell),
    /// No cell of a house has the digit, not even as a candidate.
    NoPlace(House, Digit),
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contradiction::Repeated(house, digit) => write!(f, "{house} has two {digit}s"),
            Contradiction::NoCandidate(cell) => write!(f, "{cell} has no candidate"),
            Contradiction::NoPlace(house, digit) => write!(f, "{house} has no place for {digit}"),
        }
    }
}

impl Error for Contradiction {}
