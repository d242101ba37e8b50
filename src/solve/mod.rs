//! The public face of the engine: solving, counting, enumerating.
//!
//! The functions for every [`Puzzle`] only ask it for its start. All that follows is not generic,
//! so that it is compiled with this crate and its optimisation, and not with that of the caller.
//!
//! | file | what it holds |
//! |---|---|
//! | `puzzle` | what can be solved: grids and pencilmarks |
//! | `unique` | the one solution, all at once or in slices |
//! | `solutions` | the solutions one by one |
//! | `count` | the number of solutions |
//! | `many` | the one solution, or the number of solutions, of many puzzles |
//! | `error` | why a puzzle does not have exactly one solution |

mod count;
mod error;
mod many;
mod puzzle;
mod solutions;
mod unique;

pub use self::error::{SolveError, TwoSolutions};
pub use self::many::{count_many, solve_many};
pub use self::puzzle::Puzzle;
pub use self::solutions::{Progress, Solutions};
pub use self::unique::UniqueSolution;

use crate::engine::Backend;
use crate::grid::Grid;

/// The one solution of a puzzle, proved to be the only one.
///
/// ```
/// use sudoku_core::{Grid, SolveError, solve};
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(
///     solve(&puzzle)?.to_string(),
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
/// );
/// assert!(matches!(solve(&Grid::EMPTY), Err(SolveError::NotUnique(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The running time depends on the puzzle: microseconds for all but a few. To search in slices, or
/// to bound the time, use [`unique_solution`].
///
/// # Errors
///
/// * [`SolveError::Conflict`] if two clues are in conflict,
/// * [`SolveError::NoSolution`] if no clues are, and yet there is no solution,
/// * [`SolveError::NotUnique`] with two different solutions if there are several.
pub fn solve(puzzle: &impl Puzzle) -> Result<Grid, SolveError> {
    Backend::best().solve(puzzle)
}

/// A search for the one solution of a puzzle that can pause and resume.
///
/// ```
/// use core::task::Poll;
/// use sudoku_core::{Grid, SolveError, unique_solution};
///
/// let mut search = unique_solution(&Grid::EMPTY);
/// assert_eq!(search.unique_within(1), Poll::Pending);
/// let answer = search.unique_within(u32::MAX);
/// assert!(matches!(answer, Poll::Ready(Err(SolveError::NotUnique(_)))));
/// ```
#[must_use = "a search does nothing until it is resumed"]
pub fn unique_solution(puzzle: &impl Puzzle) -> UniqueSolution {
    Backend::best().unique_solution(puzzle)
}

/// An iterator over all solutions of a puzzle, each once, in an order that is not promised.
///
/// ```
/// use sudoku_core::{Grid, solutions};
///
/// let three: Grid =
///     "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........".parse()?;
/// assert_eq!(solutions(&three).count(), 3);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
///
/// A grid with a conflict has no solution. An empty grid has 6,670,903,752,021,072,936,960
/// (Felgenhauer and Jarvis, 2005).
pub fn solutions(puzzle: &impl Puzzle) -> Solutions {
    Backend::best().solutions(puzzle)
}

/// The number of solutions of a puzzle, counted up to `limit`.
///
/// A result below `limit` is exact. A limit of 2 tells whether a puzzle is proper.
///
/// ```
/// use sudoku_core::{Grid, Pencilmarks, count_solutions};
///
/// assert_eq!(count_solutions(&Grid::EMPTY, 1000), 1000);
/// assert_eq!(count_solutions(&Pencilmarks::FULL, 10), 10);
/// assert_eq!(count_solutions(&Grid::EMPTY, 0), 0);
/// ```
#[must_use]
pub fn count_solutions(puzzle: &impl Puzzle, limit: usize) -> usize {
    Backend::best().count_solutions(puzzle, limit)
}

impl Backend {
    /// [`solve`] on this backend.
    ///
    /// ```
    /// use sudoku_core::{Backend, Grid, SolveError};
    ///
    /// let error = Backend::best().solve(&Grid::EMPTY).unwrap_err();
    /// assert!(matches!(error, SolveError::NotUnique(_)));
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`solve`].
    pub fn solve(self, puzzle: &impl Puzzle) -> Result<Grid, SolveError> {
        let mut answer = unique::unique(self, puzzle.start());
        if let Err(SolveError::NoSolution) = answer
            && let Some(conflict) = puzzle.conflict()
        {
            answer = Err(SolveError::Conflict(conflict));
        }
        answer
    }

    /// [`unique_solution`] on this backend.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::{Backend, Grid};
    ///
    /// let mut search = Backend::best().unique_solution(&Grid::EMPTY);
    /// assert_eq!(search.unique_within(1), Poll::Pending);
    /// ```
    #[must_use = "a search does nothing until it is resumed"]
    pub fn unique_solution(self, puzzle: &impl Puzzle) -> UniqueSolution {
        UniqueSolution::new(self, puzzle)
    }

    /// [`solutions`] on this backend.
    ///
    /// ```
    /// use sudoku_core::{Backend, Grid};
    ///
    /// assert_eq!(Backend::best().solutions(&Grid::EMPTY).take(5).count(), 5);
    /// ```
    pub fn solutions(self, puzzle: &impl Puzzle) -> Solutions {
        Solutions::new(self, puzzle.start())
    }

    /// [`count_solutions`] on this backend.
    ///
    /// ```
    /// use sudoku_core::{Backend, Grid};
    ///
    /// assert_eq!(Backend::best().count_solutions(&Grid::EMPTY, 5), 5);
    /// ```
    #[must_use]
    pub fn count_solutions(self, puzzle: &impl Puzzle, limit: usize) -> usize {
        count::count(self, puzzle.start(), limit)
    }
}
