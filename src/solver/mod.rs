//! Solving and counting: the public face.
//!
//! The search (`search`) knows nothing of Sudoku but that a node settles and forks; the engines (`bands` without vectors, `triads` with
//! them) know nothing of the search; `backend` chooses and brings the two together. All are described in `docs/engine.md`.

mod backend;
mod bands;
mod configurations;
mod error;
mod fork;
mod pigeonholes;
mod search;
mod solutions;
mod triads;

pub use self::backend::Backend;
pub use self::error::SolveError;
pub use self::solutions::{Progress, Solutions};

use crate::{Grid, Pencilmarks};

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
/// Takes what the search takes: microseconds for all but a few grids. To do it in slices, or to bound it, use
/// [`solutions`] and [`Solutions::next_within`].
///
/// # Errors
///
/// [`SolveError::Conflict`] where two clues clash, [`SolveError::NoSolution`] where none do and yet nothing fits,
/// [`SolveError::NotUnique`] with two different solutions where there are several.
pub fn solve(puzzle: &Grid) -> Result<Grid, SolveError> {
    Backend::best().solve(puzzle)
}

/// All solutions of a puzzle, one by one, each once, in no promised order.
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
/// A grid with a conflict has none. An empty grid has 6,670,903,752,021,072,936,960 (Felgenhauer and Jarvis, 2005): take what you need.
pub fn solutions(puzzle: &Grid) -> Solutions {
    Backend::best().solutions(puzzle)
}

/// The number of solutions of a puzzle, counted up to `limit`.
///
/// ```
/// use sudoku_core::{Grid, count_solutions};
///
/// assert_eq!(count_solutions(&Grid::EMPTY, 1000), 1000);
/// assert_eq!(count_solutions(&Grid::EMPTY, 0), 0);
/// ```
///
/// An answer below `limit` is exact. A limit of 2 tells whether a puzzle is proper.
pub fn count_solutions(puzzle: &Grid, limit: usize) -> usize {
    Backend::best().count_solutions(puzzle, limit)
}

impl Pencilmarks {
    /// The one solution that takes each cell's digit from its candidates, proved to be the only one.
    ///
    /// ```
    /// use sudoku_core::{Grid, Pencilmarks, solve};
    ///
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// assert_eq!(Pencilmarks::from(&puzzle).solve(), solve(&puzzle));
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`SolveError::NoSolution`] where nothing fits, [`SolveError::NotUnique`] with two different solutions where there are several.
    pub fn solve(&self) -> Result<Grid, SolveError> {
        Backend::best().solve_marks(self)
    }

    /// All solutions that take each cell's digit from its candidates, one by one, each once, in no promised order.
    ///
    /// ```
    /// use sudoku_core::{Candidates, Cell, Digit, Pencilmarks};
    ///
    /// let mut marks = Pencilmarks::FULL;
    /// marks.set(Cell::ALL[0], Candidates::of(Digit::D7));
    /// let solution = marks.solutions().next();
    /// assert_eq!(solution.and_then(|grid| grid.get(Cell::ALL[0])), Some(Digit::D7));
    /// ```
    pub fn solutions(&self) -> Solutions {
        Backend::best().solutions_of_marks(self)
    }

    /// The number of solutions that take each cell's digit from its candidates, counted up to `limit`.
    ///
    /// ```
    /// use sudoku_core::Pencilmarks;
    ///
    /// assert_eq!(Pencilmarks::FULL.count_solutions(10), 10);
    /// ```
    pub fn count_solutions(&self, limit: usize) -> usize {
        Backend::best().count_solutions_of_marks(self, limit)
    }
}
