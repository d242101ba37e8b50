//! The answer to a puzzle, by way of one function of the engine.
//!
//! `sudoku_core::solve` and `count_solutions` have an entry to the engine each, made for them. Here that would cost 1.3 KB of module
//! and gain no time: measured, so they are made of `solutions`, with the meaning they have there.

use sudoku_core::{Grid, SolveError, solutions};

/// The same as `sudoku_core::solve`.
#[inline(never)]
pub(crate) fn solve(puzzle: &Grid) -> Result<Grid, SolveError> {
    let mut search = solutions(puzzle);
    match (search.next(), search.next()) {
        (Some(solution), None) => Ok(solution),
        (Some(one), Some(other)) => Err(SolveError::NotUnique([one, other])),
        (None, _) => Err(match puzzle.conflicts().next() {
            Some(conflict) => SolveError::Conflict(conflict),
            None => SolveError::NoSolution,
        }),
    }
}

/// The same as `sudoku_core::count_solutions`.
pub(crate) fn count_solutions(puzzle: &Grid, limit: usize) -> usize {
    solutions(puzzle).take(limit).count()
}
