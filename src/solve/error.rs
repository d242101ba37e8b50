//! Why a puzzle does not have exactly one solution.

use core::fmt;

use crate::grid::Grid;
use crate::validity::Conflict;

/// Why a puzzle does not have exactly one solution.
///
/// ```
/// use sudoku_core::{Grid, SolveError, solve};
///
/// let twice: Grid =
///     "5.......5........................................................................".parse()?;
/// let error = solve(&twice).unwrap_err();
/// assert!(matches!(error, SolveError::Conflict(_)));
/// assert_eq!(error.to_string(), "two 5s in row 1: r1c1 and r1c9");
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum SolveError {
    /// Two clues are in conflict: the first of [`Grid::conflicts`].
    Conflict(Conflict),
    /// No clues are in conflict, and yet there is no solution.
    NoSolution,
    /// There are several solutions; these are two different ones.
    NotUnique([Grid; 2]),
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(conflict) => conflict.fmt(f),
            Self::NoSolution => f.write_str("no solution"),
            Self::NotUnique([one, other]) => write!(f, "more than one solution: {one} and {other}"),
        }
    }
}

impl core::error::Error for SolveError {}
