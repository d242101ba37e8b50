//! What can be solved.

use crate::engine::Start;
use crate::grid::Grid;
use crate::pencilmarks::Pencilmarks;
use crate::validity::Conflict;

/// What [`solve`](crate::solve) and its siblings take: a [`Grid`], or [`Pencilmarks`].
///
/// A solution of a grid keeps its clues. A solution of pencilmarks takes the digit of each cell
/// from the candidates of that cell.
///
/// References to them are puzzles as well. This trait is sealed: it has no methods to call, and no
/// other type can implement it.
///
/// ```
/// use sudoku_core::{Grid, Pencilmarks, solve};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(solve(&puzzle), solve(&Pencilmarks::from_grid(&puzzle)));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
pub trait Puzzle: Sealed {}

impl Puzzle for Grid {}
impl Puzzle for Pencilmarks {}
impl<P: Puzzle> Puzzle for &P {}

/// What makes a puzzle a puzzle, out of the reach of other crates.
pub trait Sealed {
    /// What a search for its solutions starts from.
    fn start(&self) -> Start<'_>;
    /// The candidates of its cells.
    fn marks(&self) -> Pencilmarks;
    /// The first conflict, if the puzzle has one.
    fn conflict(&self) -> Option<Conflict>;
    /// Whether each digit of the grid may be where it is.
    fn allows(&self, grid: &Grid) -> bool;
}

impl Sealed for Grid {
    #[inline]
    fn start(&self) -> Start<'_> {
        Start::Clues(self.as_bytes())
    }

    fn marks(&self) -> Pencilmarks {
        Pencilmarks::from_grid(self)
    }

    fn conflict(&self) -> Option<Conflict> {
        self.conflicts().next()
    }

    fn allows(&self, grid: &Grid) -> bool {
        self.clues().all(|(cell, digit)| grid.get(cell) == Some(digit))
    }
}

impl Sealed for Pencilmarks {
    #[inline]
    fn start(&self) -> Start<'_> {
        Start::Candidates(self.as_array())
    }

    fn marks(&self) -> Pencilmarks {
        *self
    }

    fn conflict(&self) -> Option<Conflict> {
        None
    }

    fn allows(&self, grid: &Grid) -> bool {
        grid.clues().all(|(cell, digit)| self.candidates(cell).contains(digit))
    }
}

impl<P: Sealed> Sealed for &P {
    #[inline]
    fn start(&self) -> Start<'_> {
        P::start(self)
    }

    fn marks(&self) -> Pencilmarks {
        P::marks(self)
    }

    fn conflict(&self) -> Option<Conflict> {
        P::conflict(self)
    }

    fn allows(&self, grid: &Grid) -> bool {
        P::allows(self, grid)
    }
}

impl Grid {
    /// Whether the grid is a solution of a puzzle: it is solved, and it keeps the clues of the
    /// puzzle or, if the puzzle is [`Pencilmarks`], takes each digit from the candidates of its
    /// cell.
    ///
    /// ```
    /// use sudoku_core::{Grid, Pencilmarks, grid, solve};
    ///
    /// let puzzle = grid!(
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// );
    /// let solution = solve(&puzzle)?;
    /// assert!(solution.is_solution_of(&puzzle));
    /// assert!(solution.is_solution_of(&Pencilmarks::from_grid(&puzzle)));
    /// assert!(solution.is_solution_of(&Grid::EMPTY));
    /// assert!(!puzzle.is_solution_of(&puzzle), "it has empty cells");
    /// # Ok::<(), sudoku_core::SolveError>(())
    /// ```
    #[must_use]
    pub fn is_solution_of(&self, puzzle: &impl Puzzle) -> bool {
        self.is_solved() && puzzle.allows(self)
    }
}
