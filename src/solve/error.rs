//! Why a puzzle does not have exactly one solution.

use core::fmt;

use crate::grid::Grid;
use crate::validity::Conflict;

/// Why a puzzle does not have exactly one solution. There is no other reason than these three.
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
pub enum SolveError {
    /// Two clues are in conflict: the first of [`Grid::conflicts`].
    Conflict(Conflict),
    /// No clues are in conflict, and yet there is no solution.
    NoSolution,
    /// There are several solutions; these are two different ones.
    NotUnique(TwoSolutions),
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(conflict) => conflict.fmt(f),
            Self::NoSolution => f.write_str("no solution"),
            Self::NotUnique(two) => {
                let [one, other] = two.grids();
                write!(f, "more than one solution: {one} and {other}")
            }
        }
    }
}

impl core::error::Error for SolveError {}

impl From<Conflict> for SolveError {
    fn from(conflict: Conflict) -> Self {
        Self::Conflict(conflict)
    }
}

/// Two different solutions of a puzzle, which prove that it has several.
///
/// ```
/// use sudoku_core::{Grid, SolveError, solve};
///
/// let Err(SolveError::NotUnique(two)) = solve(&Grid::EMPTY) else { unreachable!() };
/// let [one, other] = two.grids();
/// assert!(one.is_solved() && other.is_solved() && one != other);
/// ```
// Two grids would be 162 bytes, and every function that returns a `Result` would be told so by
// Clippy.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TwoSolutions {
    /// For each cell, the digit of the first solution in the low half and that of the second in the
    /// high half.
    cells: [u8; 81],
}

impl TwoSolutions {
    pub(super) const fn new(one: &Grid, other: &Grid) -> Self {
        let (mut cells, high) = (one.to_bytes(), other.as_bytes());
        let mut index = 0;
        while index < cells.len() {
            cells[index] |= high[index] << 4;
            index += 1;
        }
        Self { cells }
    }

    /// The two solutions, in the order in which the search found them.
    ///
    /// ```
    /// use sudoku_core::{Grid, SolveError, solve};
    ///
    /// if let Err(SolveError::NotUnique(two)) = solve(&Grid::EMPTY) {
    ///     assert!(two.grids().iter().all(Grid::is_solved));
    /// }
    /// ```
    #[must_use]
    pub const fn grids(&self) -> [Grid; 2] {
        let mut grids = [self.cells; 2];
        let mut index = 0;
        while index < self.cells.len() {
            grids[0][index] &= 15;
            grids[1][index] >>= 4;
            index += 1;
        }
        [Grid::from_trusted(grids[0]), Grid::from_trusted(grids[1])]
    }
}

impl From<TwoSolutions> for [Grid; 2] {
    fn from(two: TwoSolutions) -> Self {
        two.grids()
    }
}

impl fmt::Debug for TwoSolutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.grids()).finish()
    }
}

/// Formats the two grids as a list.
#[cfg(feature = "defmt")]
impl defmt::Format for TwoSolutions {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{}", self.grids());
    }
}

// Clippy's `result_large_err` fires at 128 bytes, in the code of users as well.
const _: () = assert!(size_of::<SolveError>() <= 84);
