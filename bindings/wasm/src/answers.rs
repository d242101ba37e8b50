//! The answer to a puzzle, by way of one function of the engine.
//!
//! `sudoku_core::solve` and `count_solutions` each bring a copy of the entry to the engine. Here
//! that would cost 1.3 KB of module and save no time (measured), so they are made of `solutions`,
//! with the same meaning.

use sudoku_core::{Grid, SolveError, solutions};
use sudoku_core_abi::Answer;

/// The same as `sudoku_core::solve`.
#[inline(never)]
pub(crate) fn solve(puzzle: &Grid) -> Answer {
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
