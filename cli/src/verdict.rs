//! What a search finds out about a puzzle.

use std::task::Poll;

use sudoku_core::{Grid, Progress, SolveError, count_solutions, solutions, solve, unique_solution};

/// How much work a search was.
#[cfg(feature = "json")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    /// The smallest budget that is enough, or the budget if it was not.
    pub(crate) nodes: u32,
    pub(crate) guesses: u64,
}

/// The one solution, or why there is not exactly one, or `Pending` if the budget ran out.
#[inline]
pub(crate) fn verdict(puzzle: &Grid, max_nodes: Option<u32>) -> Poll<Result<Grid, SolveError>> {
    match max_nodes {
        None => Poll::Ready(solve(puzzle)),
        Some(budget) => unique_solution(puzzle).unique_within(budget),
    }
}

/// The same as [`verdict`], node by node, and how much work it was.
#[cfg(feature = "json")]
pub(crate) fn counted_verdict(
    puzzle: &Grid,
    max_nodes: Option<u32>,
) -> (Poll<Result<Grid, SolveError>>, Work) {
    let mut search = unique_solution(puzzle);
    let mut nodes = 0;
    // A conflict needs no node.
    let mut answer = search.unique_within(0);
    while answer.is_pending() && max_nodes.is_none_or(|max| nodes < max) {
        nodes = nodes.saturating_add(1);
        answer = search.unique_within(1);
    }
    (answer, Work { nodes, guesses: search.guesses() })
}

/// What counting found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// The number of solutions, no more than asked for, or so far if the search was paused.
    pub(crate) count: usize,
    pub(crate) end: End,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// Every solution was counted, or as many as were asked for.
    Done,
    /// The budget ran out.
    Paused,
}

/// The number of solutions up to a limit.
pub(crate) fn count(puzzle: &Grid, limit: usize, max_nodes: Option<u32>) -> Tally {
    let Some(mut budget) = max_nodes else {
        return Tally { count: count_solutions(puzzle, limit), end: End::Done };
    };
    let mut search = solutions(puzzle);
    let mut count = 0;
    while count < limit {
        // One node at a time, because a search does not tell what is left of a budget. Only where
        // the search is exhausted, a budget of 0 tells it.
        match search.next_within(budget.min(1)) {
            Progress::Found(_) => count += 1,
            Progress::Exhausted => break,
            Progress::Paused if budget == 0 => return Tally { count, end: End::Paused },
            Progress::Paused => {}
        }
        budget = budget.saturating_sub(1);
    }
    Tally { count, end: End::Done }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HARD: &str =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    const TWO: &str =
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
    const CONFLICT: &str =
        ".5......5........................................................................";

    #[cfg(feature = "json")]
    #[test]
    fn the_work_is_the_smallest_budget() {
        for text in [HARD, TWO, CONFLICT] {
            let puzzle = Grid::parse(text.as_bytes()).unwrap();
            let (answer, work) = counted_verdict(&puzzle, None);
            assert_eq!(answer, Poll::Ready(solve(&puzzle)));
            assert_eq!(verdict(&puzzle, Some(work.nodes)), answer);
            assert_eq!(counted_verdict(&puzzle, Some(work.nodes)), (answer, work));
            if let Some(less) = work.nodes.checked_sub(1) {
                assert_eq!(verdict(&puzzle, Some(less)), Poll::Pending);
                let (answer, paused) = counted_verdict(&puzzle, Some(less));
                assert_eq!((answer, paused.nodes), (Poll::Pending, less));
            }
        }
    }

    #[test]
    fn a_budget_never_makes_a_count_wrong() {
        for text in [HARD, TWO, CONFLICT] {
            let puzzle = Grid::parse(text.as_bytes()).unwrap();
            let whole = count(&puzzle, 10, None);
            let mut ended = 0;
            for budget in 0..200 {
                let tally = count(&puzzle, 10, Some(budget));
                match tally.end {
                    End::Done => assert_eq!(tally, whole),
                    End::Paused => assert!(tally.count <= whole.count),
                }
                ended += u32::from(tally.end == End::Done);
            }
            assert!(ended > 0);
        }
    }
}
