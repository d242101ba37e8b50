//! The answers to the puzzles of a piece of work.

use core::ops::ControlFlow;
use core::task::Poll;

use sudoku_core::{Grid, SolveError, UniqueSolution};

use crate::solve::Budget;

/// The puzzles of a piece: some tens of microseconds for most, and some tenths of a second
/// for the slowest that are known.
pub(crate) const PIECE: usize = 64;

/// What is known of a puzzle: nothing if the budget ran out.
pub(crate) type Answer = Poll<Result<Grid, SolveError>>;

/// Calls a function with the index of each puzzle and with its answer.
pub(crate) fn answer_each(
    puzzles: &[Grid],
    budget: Option<Budget>,
    mut each: impl FnMut(usize, Answer),
) {
    if let Some(Budget(nodes)) = budget {
        let mut search = UniqueSolution::idle();
        for (index, puzzle) in puzzles.iter().enumerate() {
            search.restart(puzzle);
            each(index, search.unique_within(nodes));
        }
        return;
    }
    // Without a budget two puzzles are solved at a time.
    let flow = sudoku_core::solve_many(puzzles, |index, answer| {
        each(index, Poll::Ready(answer));
        ControlFlow::Continue(())
    });
    debug_assert!(flow.is_continue());
}
