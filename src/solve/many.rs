//! Many puzzles in one call.
//!
//! The generic functions ask a puzzle for its start and for its conflict. What searches knows
//! neither the puzzles nor the caller: it takes a start by the index of its puzzle, and passes each
//! answer on with that index.

use core::ops::ControlFlow;

use super::count::count;
use super::error::{SolveError, TwoSolutions};
use super::puzzle::Puzzle;
use super::unique::unique;
use crate::engine::{Backend, Found, Start, StartOf, Wanted};
use crate::grid::Grid;

/// Solves many puzzles, and calls `each` with the index of every puzzle and with what
/// [`solve`](crate::solve) returns for it.
///
/// Returns `Continue` after `each` was called exactly once for every puzzle, in an order that is
/// not promised. Once `each` returns `Break`, it is not called again, and `solve_many` returns
/// `Break`.
///
/// ```
/// use core::ops::ControlFlow;
/// use sudoku_core::{Grid, SolveError, grid, solve_many};
///
/// let puzzles = [
///     grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
///     grid!("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"),
///     Grid::EMPTY,
/// ];
/// let mut solutions = [None; 3];
/// let flow = solve_many(&puzzles, |index, answer| {
///     solutions[index] = answer.ok();
///     ControlFlow::Continue(())
/// });
/// assert!(flow.is_continue());
/// assert!(solutions[0].is_some_and(|solution| solution.is_solution_of(&puzzles[0])));
/// assert!(solutions[1].is_some_and(|solution| solution.is_solution_of(&puzzles[1])));
/// assert_eq!(solutions[2], None);
///
/// // This call ends at the first puzzle that is not proper.
/// let mut improper = None;
/// let flow = solve_many(&puzzles, |index, answer| match answer {
///     Ok(_) => ControlFlow::Continue(()),
///     Err(error) => {
///         improper = Some((index, error));
///         ControlFlow::Break(())
///     }
/// });
/// assert!(flow.is_break());
/// assert!(matches!(improper, Some((2, SolveError::NotUnique(_)))));
/// ```
///
/// Nothing is allocated: the searches lie on the stack, and there are never more than two of them
/// at once. `each` may itself call every function of this crate. To search in slices, or to bound
/// the time, use [`unique_solution`](crate::unique_solution).
pub fn solve_many<P: Puzzle>(
    puzzles: &[P],
    each: impl FnMut(usize, Result<Grid, SolveError>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Backend::best().solve_many(puzzles, each)
}

/// Counts the solutions of many puzzles, and calls `each` with the index of every puzzle and with
/// what [`count_solutions`](crate::count_solutions) returns for it: the number of its solutions,
/// counted up to `limit`.
///
/// Returns `Continue` after `each` was called exactly once for every puzzle, in an order that is
/// not promised. Once `each` returns `Break`, it is not called again, and `count_many` returns
/// `Break`.
///
/// ```
/// use core::ops::ControlFlow;
/// use sudoku_core::{Grid, count_many, grid};
///
/// let puzzles = [
///     grid!("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
///     grid!("55..............................................................................."),
///     Grid::EMPTY,
/// ];
/// let mut counts = [0; 3];
/// let flow = count_many(&puzzles, 2, |index, count| {
///     counts[index] = count;
///     ControlFlow::Continue(())
/// });
/// assert!(flow.is_continue());
/// assert_eq!(counts, [1, 0, 2]);
/// ```
///
/// Nothing is allocated: the searches lie on the stack, and there are never more than two of them
/// at once. `each` may itself call every function of this crate.
pub fn count_many<P: Puzzle>(
    puzzles: &[P],
    limit: usize,
    each: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    Backend::best().count_many(puzzles, limit, each)
}

impl Backend {
    /// [`solve_many`] on this backend.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use sudoku_core::{Backend, Grid, SolveError};
    ///
    /// let flow = Backend::best().solve_many(&[Grid::EMPTY], |index, answer| {
    ///     assert_eq!(index, 0);
    ///     assert!(matches!(answer, Err(SolveError::NotUnique(_))));
    ///     ControlFlow::Continue(())
    /// });
    /// assert!(flow.is_continue());
    /// ```
    pub fn solve_many<P: Puzzle>(
        self,
        puzzles: &[P],
        mut each: impl FnMut(usize, Result<Grid, SolveError>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let start = |index| puzzles.get(index).map(P::start);
        solve_all(self, &start, &mut |index, answer| match (answer, puzzles.get(index)) {
            (Err(SolveError::NoSolution), Some(puzzle)) => {
                each(index, Err(puzzle.conflict().map_or(SolveError::NoSolution, SolveError::from)))
            }
            (answer, _) => each(index, answer),
        })
    }

    /// [`count_many`] on this backend.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use sudoku_core::{Backend, Grid};
    ///
    /// let flow = Backend::best().count_many(&[Grid::EMPTY], 5, |index, count| {
    ///     assert_eq!((index, count), (0, 5));
    ///     ControlFlow::Break(())
    /// });
    /// assert!(flow.is_break());
    /// ```
    pub fn count_many<P: Puzzle>(
        self,
        puzzles: &[P],
        limit: usize,
        mut each: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        count_all(self, &|index| puzzles.get(index).map(P::start), limit, &mut each)
    }
}

/// Takes the answer to the puzzle at an index, and tells whether to continue.
type Each<'a, A> = dyn FnMut(usize, A) -> ControlFlow<()> + 'a;

/// The one solution of every puzzle. This does not tell a conflict from another reason why there
/// is no solution.
fn solve_all(
    backend: Backend,
    start: &StartOf<'_>,
    each: &mut Each<'_, Result<Grid, SolveError>>,
) -> ControlFlow<()> {
    let Some(two) = backend.two_at_a_time() else {
        return all(start, |start| unique(backend, start), each);
    };
    let wanted = Wanted { count: 2, first: true };
    two.search(start, wanted, &mut |index, Found { count, first: [first, second] }| {
        let answer = match count {
            0 => Err(SolveError::NoSolution),
            1 => Ok(*first),
            _ => Err(SolveError::NotUnique(TwoSolutions::new(first, second))),
        };
        each(index, answer)
    })
}

/// The number of solutions of every puzzle, counted up to a limit.
fn count_all(
    backend: Backend,
    start: &StartOf<'_>,
    limit: usize,
    each: &mut Each<'_, usize>,
) -> ControlFlow<()> {
    match backend.two_at_a_time() {
        Some(two) if limit > 0 => {
            let wanted = Wanted { count: limit, first: false };
            two.search(start, wanted, &mut |index, found| each(index, found.count))
        }
        _ => all(start, |start| count(backend, start, limit), each),
    }
}

/// Answers one puzzle after the other.
///
/// Each puzzle has a search of its own. One search that starts over in place for every puzzle was
/// tried: it took up to 1 % fewer instructions and 0 to 4 % more time on easy puzzles with AVX2.
///
/// It is never inlined: its search would be on the stack of the two searches as well.
#[inline(never)]
fn all<A>(
    start: &StartOf<'_>,
    answer: impl Fn(Start<'_>) -> A,
    each: &mut Each<'_, A>,
) -> ControlFlow<()> {
    let mut index = 0;
    while let Some(start) = start(index) {
        each(index, answer(start))?;
        index += 1;
    }
    ControlFlow::Continue(())
}
