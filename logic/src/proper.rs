//! The knowledge that a puzzle has one solution.

use sudoku_core::{Grid, SolveError, solve};

/// A puzzle that is known to have exactly one solution.
///
/// Some techniques conclude from the fact that a puzzle has one solution. On any other puzzle they
/// would remove candidates of solutions. So they find steps only on a [`Board`](crate::Board) that
/// was made from such a proof.
///
/// ```
/// use sudoku_logic::Proper;
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(Proper::prove(&puzzle)?.puzzle(), &puzzle);
/// assert!(Proper::prove(&Grid::EMPTY).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Proper {
    puzzle: Grid,
}

impl Proper {
    /// The puzzle, after solving it to prove that it has exactly one solution.
    ///
    /// # Errors
    ///
    /// Returns the error of [`solve`]: a conflict, no solution, or two solutions.
    ///
    /// ```
    /// # use sudoku_logic::{Proper, core::Grid};
    /// assert!(Proper::prove(&Grid::EMPTY).is_err());
    /// ```
    pub fn prove(puzzle: &Grid) -> Result<Proper, SolveError> {
        solve(puzzle)?;
        Ok(Proper { puzzle: *puzzle })
    }

    /// The puzzle, taken to have exactly one solution because the caller knows so. If that is
    /// wrong, techniques that rely on it remove candidates of solutions.
    ///
    /// ```
    /// # use sudoku_logic::{Proper, core::Grid};
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// assert_eq!(Proper::assume(&puzzle), Proper::prove(&puzzle)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn assume(puzzle: &Grid) -> Proper {
        Proper { puzzle: *puzzle }
    }

    /// The puzzle.
    ///
    /// ```
    /// # use sudoku_logic::{Proper, core::Grid};
    /// assert_eq!(Proper::assume(&Grid::EMPTY).puzzle(), &Grid::EMPTY);
    /// ```
    #[must_use]
    pub const fn puzzle(&self) -> &Grid {
        &self.puzzle
    }
}
