//! The solutions of a puzzle, one by one.

use core::fmt;
use core::iter::FusedIterator;

use super::puzzle::Puzzle;
use crate::engine::{Backend, Running, Searching as _, Start, Stop};
use crate::grid::Grid;

/// An iterator over the solutions of a puzzle that can pause and resume.
///
/// Created by [`solutions`](crate::solutions). It owns all that it needs, a few kilobytes
/// (`docs/engine.md` has the number), and needs no allocator: keep it in place rather than
/// passing it by value.
///
/// ```
/// use sudoku_core::{Grid, Progress, solutions};
///
/// let mut search = solutions(&Grid::EMPTY);
/// let found = loop {
///     match search.next_within(10) {
///         Progress::Found(grid) => break Some(grid),
///         Progress::Paused => {} // Do something else, then resume.
///         Progress::Exhausted => break None,
///     }
/// };
/// assert!(found.is_some_and(|grid| grid.is_solved()));
/// ```
#[derive(Clone)]
#[must_use = "iterators are lazy"]
pub struct Solutions {
    search: Running,
}

/// The result of [`Solutions::next_within`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[must_use = "a pause says nothing about the remaining solutions"]
pub enum Progress {
    /// A solution that has not been returned before.
    Found(Grid),
    /// The budget ran out. This says nothing about the remaining solutions.
    Paused,
    /// Every solution has been returned.
    Exhausted,
}

impl Solutions {
    /// A search of no puzzle, which has no solutions: [`Solutions::next_within`] returns
    /// [`Progress::Exhausted`] until [`Solutions::restart`] gives it a puzzle.
    ///
    /// This is a `const fn`, so that a search can lie in a `static` from the beginning. On targets
    /// without vectors all of its bytes are zero; such a `static` takes no room in flash.
    ///
    /// ```
    /// use std::sync::Mutex;
    /// use sudoku_core::{Grid, Progress, Solutions};
    ///
    /// static SEARCH: Mutex<Solutions> = Mutex::new(Solutions::idle());
    ///
    /// let mut search = SEARCH.lock()?;
    /// assert_eq!(search.next_within(1), Progress::Exhausted);
    /// search.restart(&Grid::EMPTY);
    /// assert!(matches!(search.next_within(u32::MAX), Progress::Found(_)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline(always)]
    pub const fn idle() -> Self {
        Self::IDLE
    }

    /// A constant of zeros is written directly to where it is needed. What a function builds up may
    /// be built on the stack and then copied.
    pub(super) const IDLE: Self = Self { search: Running::IDLE };

    /// Starts over with a puzzle. This is the same as `*self = solutions(puzzle)`, except that it
    /// takes place in the memory of the search: a search is only moved if it changes to another
    /// engine, and processors without vectors have only one.
    ///
    /// ```
    /// use sudoku_core::{Grid, solutions};
    ///
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut search = solutions(&Grid::EMPTY);
    /// assert_eq!(search.by_ref().take(5).count(), 5);
    /// search.restart(&puzzle);
    /// assert_eq!(search.count(), 1);
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    pub fn restart(&mut self, puzzle: &impl Puzzle) {
        self.restart_on(Backend::best(), puzzle);
    }

    /// [`Solutions::restart`] on a backend, whichever it was on before.
    ///
    /// ```
    /// use sudoku_core::{Backend, Grid, Solutions};
    ///
    /// let mut search = Solutions::idle();
    /// for backend in Backend::available() {
    ///     search.restart_on(backend, &Grid::EMPTY);
    ///     assert_eq!(search.next(), backend.solutions(&Grid::EMPTY).next());
    /// }
    /// ```
    pub fn restart_on(&mut self, backend: Backend, puzzle: &impl Puzzle) {
        self.search.restart(backend, puzzle.start());
    }

    pub(super) fn new(backend: Backend, start: Start<'_>) -> Self {
        Self { search: Running::new(backend, start) }
    }

    /// Resumes the search for at most `budget` nodes, until the next solution.
    ///
    /// A node is one round of propagation: at the puzzle itself, or on one side of a guess. After
    /// hundreds of guesses without a solution the search looks more closely at each node, which
    /// then takes several times as long. Any sequence of budgets leads to the same solutions in the
    /// same order. A budget of 0 returns [`Progress::Paused`], unless the search is exhausted.
    ///
    /// ```
    /// use sudoku_core::{Grid, Progress, solutions};
    ///
    /// let mut search = solutions(&Grid::EMPTY);
    /// assert_eq!(search.next_within(0), Progress::Paused);
    /// assert!(matches!(search.next_within(u32::MAX), Progress::Found(_)));
    /// ```
    pub fn next_within(&mut self, budget: u32) -> Progress {
        match self.advance(budget) {
            Stop::Found(_) => Progress::Found(self.solution()),
            Stop::Paused => Progress::Paused,
            Stop::Exhausted => Progress::Exhausted,
        }
    }

    /// Resumes the search until the next solution.
    pub(crate) fn advance(&mut self, budget: u32) -> Stop {
        self.search.advance(1, budget).1
    }

    /// The solution at which the search stopped.
    pub(crate) fn solution(&self) -> Grid {
        let mut solution = Grid::EMPTY;
        self.search.write_solution(&mut solution);
        solution
    }

    /// The number of guesses so far: nodes at which propagation found nothing more, so that both
    /// sides had to be searched.
    ///
    /// A puzzle that is solved without a guess needs only singles, locked candidates and triads
    /// that hold three digits. The number may change with the version and with the backend.
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

    /// The number of passes of propagation so far, which measures the work in the backend's own
    /// unit.
    ///
    /// The number may change with the version and with the backend.
    ///
    /// ```
    /// use sudoku_core::{Grid, solutions};
    ///
    /// let mut search = solutions(&Grid::EMPTY);
    /// assert_eq!(search.passes(), 0);
    /// assert!(search.next().is_some() && search.passes() > 0);
    /// ```
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

/// The same as [`Solutions::idle`].
impl Default for Solutions {
    fn default() -> Self {
        Self::idle()
    }
}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("guesses", &self.guesses()).finish_non_exhaustive()
    }
}
