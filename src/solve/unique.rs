//! The one solution of a puzzle, all at once or in slices.

use core::fmt;
use core::task::Poll;

use super::error::{SolveError, TwoSolutions};
use super::puzzle::Puzzle;
use super::solutions::Solutions;
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
// The tag of `Nothing` is zero, as all of an idle search.
#[derive(Clone, Copy)]
#[repr(u8)]
enum Known {
    /// Nothing yet.
    Nothing = 0,
    /// One of them.
    One(Grid),
    /// The answer.
    Answer(Result<Grid, SolveError>),
}

impl Known {
    /// The answer if clues are in conflict; [`Known::Nothing`] otherwise.
    fn before_the_search(puzzle: &impl Puzzle) -> Self {
        match puzzle.conflict() {
            Some(conflict) => Self::Answer(Err(conflict.into())),
            None => Self::Nothing,
        }
    }
}

impl UniqueSolution {
    /// A search of no puzzle, which has no solution: [`UniqueSolution::unique_within`] returns
    /// [`SolveError::NoSolution`] until [`UniqueSolution::restart`] gives it a puzzle.
    ///
    /// As with [`Solutions::idle`], a `static` of it takes no room in flash on targets without
    /// vectors.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::{SolveError, UniqueSolution};
    ///
    /// let mut search = UniqueSolution::idle();
    /// assert_eq!(search.unique_within(1), Poll::Ready(Err(SolveError::NoSolution)));
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn idle() -> Self {
        Self::IDLE
    }

    /// A constant for the same reason as [`Solutions::IDLE`].
    const IDLE: Self = Self { solutions: Solutions::IDLE, known: Known::Nothing };

    /// Starts over with a puzzle. This is the same as `*self = unique_solution(puzzle)`, except
    /// that it takes place in the memory of the search, as described at [`Solutions::restart`].
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::{UniqueSolution, grid};
    ///
    /// let puzzle = grid!(
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// );
    /// let mut search = UniqueSolution::idle();
    /// for _ in 0..2 {
    ///     search.restart(&puzzle);
    ///     let Poll::Ready(answer) = search.unique_within(u32::MAX) else { unreachable!() };
    ///     assert!(answer?.is_solution_of(&puzzle));
    /// }
    /// # Ok::<(), sudoku_core::SolveError>(())
    /// ```
    pub fn restart(&mut self, puzzle: &impl Puzzle) {
        self.restart_on(Backend::best(), puzzle);
    }

    /// [`UniqueSolution::restart`] on a backend, whichever it was on before.
    ///
    /// ```
    /// use core::task::Poll;
    /// use sudoku_core::{Backend, Grid, UniqueSolution};
    ///
    /// let mut search = UniqueSolution::idle();
    /// for backend in Backend::available() {
    ///     search.restart_on(backend, &Grid::EMPTY);
    ///     assert_eq!(search.unique_within(1), Poll::Pending);
    /// }
    /// ```
    pub fn restart_on(&mut self, backend: Backend, puzzle: &impl Puzzle) {
        self.solutions.restart_on(backend, puzzle);
        self.known = Known::before_the_search(puzzle);
    }

    pub(super) fn new(backend: Backend, puzzle: &impl Puzzle) -> Self {
        let known = Known::before_the_search(puzzle);
        Self { solutions: Solutions::new(backend, puzzle.start()), known }
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
            if let Known::Answer(answer) = self.known {
                return Poll::Ready(answer);
            }
            match self.solutions.advance(budget) {
                Stop::Paused => return Poll::Pending,
                Stop::Exhausted => self.learn_that_there_are_no_more(),
                Stop::Found(left) => {
                    self.learn_of_another();
                    budget = left;
                }
            }
        }
    }

    /// Learns that there is another solution, at which the search stopped.
    // This and the next are never inlined, because their grids would be on the stack during the
    // search.
    #[inline(never)]
    fn learn_of_another(&mut self) {
        let found = self.solutions.solution();
        self.known = match self.known {
            Known::One(first) => {
                Known::Answer(Err(SolveError::NotUnique(TwoSolutions::new(&first, &found))))
            }
            Known::Nothing | Known::Answer(_) => Known::One(found),
        };
    }

    /// Learns that there are no more solutions.
    #[inline(never)]
    fn learn_that_there_are_no_more(&mut self) {
        self.known = Known::Answer(match self.known {
            Known::Nothing => Err(SolveError::NoSolution),
            Known::One(first) => Ok(first),
            Known::Answer(answer) => answer,
        });
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

/// The same as [`UniqueSolution::idle`].
impl Default for UniqueSolution {
    fn default() -> Self {
        Self::idle()
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
        // The answer is the one value that this returns, so that it lies where the caller wants it.
        let mut answer = Err(SolveError::NoSolution);
        loop {
            match search.advance(1, u32::MAX).1 {
                Stop::Paused => {}
                Stop::Exhausted => break,
                Stop::Found(_) => match &answer {
                    Err(_) => {
                        answer = Ok(Grid::EMPTY);
                        if let Ok(grid) = &mut answer {
                            search.write_solution(grid);
                        }
                        if search.is_exhausted() {
                            break;
                        }
                    }
                    Ok(first) => {
                        let mut other = Grid::EMPTY;
                        search.write_solution(&mut other);
                        answer = Err(SolveError::NotUnique(TwoSolutions::new(first, &other)));
                        break;
                    }
                },
            }
        }
        answer
    }
}
