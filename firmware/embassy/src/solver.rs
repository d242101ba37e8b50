//! The task of `docs/embedded.md`.

use core::future::poll_fn;
use sudoku_core::{Grid, SolveError, UniqueSolution};

/// The number of nodes per turn.
const NODES: u32 = 4;

/// Returns what `solve` returns. After every few nodes, the other tasks have a turn.
pub(crate) async fn solve_in_turns(puzzle: &Grid) -> Result<Grid, SolveError> {
    let mut search = UniqueSolution::idle();
    search.restart(puzzle);
    poll_fn(|context| {
        let answer = search.unique_within(NODES);
        if answer.is_pending() {
            context.waker().wake_by_ref(); // Ask for another turn.
        }
        answer
    })
    .await
}
