//! The solutions of a puzzle, one by one.

use super::backend::{Backend, Running, Start};
use super::search::Step;
use crate::Grid;
use core::fmt;
use core::iter::FusedIterator;

/// An iterator over the solutions of a puzzle that can pause and go on.
///
/// Made by [`solutions`](crate::solutions) and [`Pencilmarks::solutions`](crate::Pencilmarks::solutions). It owns all it needs, a few kilobytes
/// that `docs/engine.md` states, and no allocator: keep it in place rather than passing it on by value.
///
/// ```
/// use sudoku_core::{Grid, Progress, solutions};
///
/// let mut search = solutions(&Grid::EMPTY);
/// let found = loop {
///     match search.next_within(10) {
///         Progress::Found(grid) => break Some(grid),
///         Progress::Paused => {} // do something else, then go on
///         Progress::Exhausted => break None,
///     }
/// };
/// assert!(found.is_some_and(|grid| grid.is_solved()));
/// ```
#[derive(Clone)]
pub struct Solutions {
    search: Running,
}

/// What a search has to say once its budget is used up or before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[must_use = "a pause says nothing of the solutions that are left"]
pub enum Progress {
    /// A solution that was not given before.
    Found(Grid),
    /// The budget ran out. This says nothing of the solutions that are left.
    Paused,
    /// Every solution has been given.
    Exhausted,
}

impl Solutions {
    pub(super) fn new(backend: Backend, start: Start<'_>) -> Self {
        Self { search: Running::new(backend, start) }
    }

    /// Searches on for at most `budget` nodes and says where that led.
    ///
    /// A node is one round of conclusions: the puzzle itself, or one side of a guess. After
    /// hundreds of guesses without a solution a node is looked at more closely and takes several
    /// times as long. Between two nodes nothing is lost: any sequence of budgets leads to the same
    /// solutions in the same order. A budget of 0 on a search that is not at its end is
    /// [`Progress::Paused`].
    ///
    /// ```
    /// use sudoku_core::{Grid, Progress, solutions};
    ///
    /// let mut search = solutions(&Grid::EMPTY);
    /// assert_eq!(search.next_within(0), Progress::Paused);
    /// assert!(matches!(search.next_within(u32::MAX), Progress::Found(_)));
    /// ```
    pub fn next_within(&mut self, budget: u32) -> Progress {
        match self.search.advance(1, budget).1 {
            Step::Found => Progress::Found(Grid::from_trusted(self.search.to_cells())),
            Step::Paused => Progress::Paused,
            Step::Exhausted => Progress::Exhausted,
        }
    }

    /// The number of guesses so far: nodes at which nothing followed and both sides had to be tried.
    ///
    /// A puzzle solved with no guess needs only singles and locked candidates. The number can change with the release and the
    /// processor.
    ///
    /// ```
    /// use sudoku_core::{Grid, solutions};
    ///
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut search = solutions(&puzzle);
    /// assert_eq!(search.by_ref().count(), 1);
    /// assert_eq!(search.guesses(), 0);
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn guesses(&self) -> u64 {
        self.search.guesses()
    }

    /// The rounds of conclusions so far, in the engine's own measure: for benchmarks.
    #[doc(hidden)]
    #[must_use]
    pub fn passes(&self) -> u64 {
        self.search.passes()
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        loop {
            match self.next_within(u32::MAX) {
                Progress::Found(grid) => return Some(grid),
                Progress::Paused => {}
                Progress::Exhausted => return None,
            }
        }
    }
}

impl FusedIterator for Solutions {}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("guesses", &self.guesses()).finish_non_exhaustive()
    }
}
