//! The one solution of a puzzle, all at once or in slices.

use core::fmt;
use core::task::Poll;

use super::error::{SolveError, TwoSolutions};
use super::puzzle::Puzzle;
use super::solutions::{Progress, Solutions};
use crate::engine::{Backend, Job, Searching, Start, Stop};
use crate::grid::Grid;

/// A search for the one solution of a puzzle that can pause and resume: [`solve`](crate::solve) in
/// slices.
///
/// Created by [`unique_solution`](crate::unique_solution). Like [`Solutions`], which is inside it,
/// it takes a few kilobytes and needs no allocator: keep it in place rather than passing it by
/// value.
///
/// ```
/// use core::task::Poll;
/// use sudoku_core::{grid, unique_solution};
///
/// let puzzle = grid!(
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
/// );
/// let mut search = unique_solution(&puzzle);
/// let solution = loop {
///     match search.unique_within(2) {
///         Poll::Ready(answer) => break answer?,
///         Poll::Pending => {} // Do something else, then resume.
///     }
/// };
/// assert!(solution.is_solution_of(&puzzle));
/// # Ok::<(), sudoku_core::SolveError>(())
/// ```
#[derive(Clone)]
pub struct UniqueSolution {
    solutions: Solutions,
    known: Known,
}

/// What is known of the solutions of a puzzle.
#[derive(Clone, Copy)]
enum Known {
    /// Nothing yet.
    Nothing,
    /// One of them.
    One(Grid),
    /// The answer.
    Answer(Result<Grid, SolveError>),
}

impl UniqueSolution {
    pub(super) fn new(solutions: Solutions, puzzle: &impl Puzzle) -> Self {
        let known = match puzzle.conflict() {
            Some(conflict) => Known::Answer(Err(conflict.into())),
            None => Known::Nothing,
        };
        Self { solutions, known }
    }

    /// Resumes the search for at most `budget` nodes; returns [`Poll::Ready`] with what
    /// [`solve`](crate::solve) returns, or [`Poll::Pending`] if the budget ran out first.
    ///
    /// `Pending` says nothing about the solutions. [`Solutions::next_within`] defines a node; any
    /// sequence of budgets leads to the same answer, and once there is an answer, it stays.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::{Grid, SolveError, unique_solution};
    ///
    /// let mut search = unique_solution(&Grid::EMPTY);
    /// assert_eq!(search.unique_within(0), Poll::Pending);
    /// assert!(matches!(
    ///     search.unique_within(u32::MAX),
    ///     Poll::Ready(Err(SolveError::NotUnique(_))),
    /// ));
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`solve`](crate::solve).
    pub fn unique_within(&mut self, mut budget: u32) -> Poll<Result<Grid, SolveError>> {
        loop {
            let first = match self.known {
                Known::Nothing => None,
                Known::One(first) => Some(first),
                Known::Answer(answer) => return Poll::Ready(answer),
            };
            let (progress, left) = self.solutions.advance(budget);
            self.known = match (progress, first) {
                (Progress::Paused, _) => return Poll::Pending,
                (Progress::Found(grid), None) => Known::One(grid),
                (Progress::Found(grid), Some(first)) => {
                    Known::Answer(Err(SolveError::NotUnique(TwoSolutions::new(&first, &grid))))
                }
                (Progress::Exhausted, first) => Known::Answer(first.ok_or(SolveError::NoSolution)),
            };
            budget = left;
        }
    }

    /// The number of guesses so far; see [`Solutions::guesses`].
    ///
    /// ```
    /// use sudoku_core::{Grid, unique_solution};
    ///
    /// assert_eq!(unique_solution(&Grid::EMPTY).guesses(), 0);
    /// ```
    #[must_use]
    pub fn guesses(&self) -> u64 {
        self.solutions.guesses()
    }
}

impl fmt::Debug for UniqueSolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("UniqueSolution").field("guesses", &self.guesses()).finish_non_exhaustive()
    }
}

/// The one solution. This does not tell a conflict from another reason why there is no solution.
pub(super) fn unique(backend: Backend, start: Start<'_>) -> Result<Grid, SolveError> {
    backend.run(start, Unique)
}

/// Finds the one solution and proves that there is no other.
struct Unique;

impl Job for Unique {
    type Output = Result<Grid, SolveError>;

    #[inline(always)]
    fn run<S: Searching>(self, search: &mut S) -> Self::Output {
        let mut first = None;
        loop {
            match (search.advance(1, u32::MAX).1, first) {
                (Stop::Paused, _) => {}
                (Stop::Found(_), None) => first = Some(search.solution()),
                (Stop::Found(_), Some(first)) => {
                    let two = TwoSolutions::new(&first, &search.solution());
                    return Err(SolveError::NotUnique(two));
                }
                (Stop::Exhausted, first) => return first.ok_or(SolveError::NoSolution),
            }
        }
    }
}
