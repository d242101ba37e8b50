//! What searches find out about puzzles.

use std::ops::ControlFlow;
use std::task::Poll;

use sudoku_core::{
    Grid, Progress, Puzzle, SolveError, Transform, count_many, solutions, solve_many,
    unique_solution,
};

/// The one solution, or why there is not exactly one, or `Pending` if the budget ran out.
pub(crate) type Verdict = Poll<Result<Grid, SolveError>>;

/// What a search found out about a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    /// There was no search.
    Nothing,
    /// The answer of `solve`.
    Verdict(Verdict),
    /// The number of solutions up to a limit.
    Tally(Tally),
    /// The canonical form, and the transform to it.
    Canonical(Grid, Transform),
    /// A minimal puzzle, or why there is none.
    Minimal(Result<Grid, SolveError>),
}

/// How much work a search was.
#[cfg(feature = "json")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    /// The smallest budget that is enough, or the budget if it was not.
    pub(crate) nodes: u32,
    pub(crate) guesses: u64,
}

/// Adds the verdict on each puzzle, in their order, to an empty list.
pub(crate) fn verdicts(puzzles: &[impl Puzzle], max_nodes: Option<u32>, found: &mut Vec<Found>) {
    if let Some(budget) = max_nodes {
        let verdict = |puzzle| Found::Verdict(unique_solution(puzzle).unique_within(budget));
        found.extend(puzzles.iter().map(verdict));
        return;
    }
    found.resize(puzzles.len(), Found::Nothing);
    _ = solve_many(puzzles, |index, answer| {
        if let Some(found) = found.get_mut(index) {
            *found = Found::Verdict(Poll::Ready(answer));
        }
        ControlFlow::Continue(())
    });
}

/// The verdict on a puzzle, node by node, and how much work it was.
#[cfg(feature = "json")]
pub(crate) fn counted_verdict(puzzle: &impl Puzzle, max_nodes: Option<u32>) -> (Verdict, Work) {
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

/// Adds the number of solutions of each puzzle up to a limit, in the order of the puzzles, to an
/// empty list.
pub(crate) fn tallies(
    puzzles: &[impl Puzzle],
    limit: usize,
    max_nodes: Option<u32>,
    found: &mut Vec<Found>,
) {
    if let Some(budget) = max_nodes {
        let tally = |puzzle| Found::Tally(count_within(puzzle, limit, budget));
        found.extend(puzzles.iter().map(tally));
        return;
    }
    found.resize(puzzles.len(), Found::Nothing);
    _ = count_many(puzzles, limit, |index, count| {
        if let Some(found) = found.get_mut(index) {
            *found = Found::Tally(Tally { count, end: End::Done });
        }
        ControlFlow::Continue(())
    });
}

/// The number of solutions up to a limit, as far as the budget goes.
fn count_within(puzzle: &impl Puzzle, limit: usize, mut budget: u32) -> Tally {
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
    use sudoku_core::{count_solutions, solve};

    const HARD: &str =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    const TWO: &str =
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
    const CONFLICT: &str =
        ".5......5........................................................................";

    fn puzzles() -> [Grid; 3] {
        [HARD, TWO, CONFLICT].map(|text| Grid::parse(text.as_bytes()).unwrap())
    }

    fn verdicts_on(puzzles: &[Grid], max_nodes: Option<u32>) -> Vec<Found> {
        let mut found = Vec::new();
        verdicts(puzzles, max_nodes, &mut found);
        found
    }

    #[test]
    fn without_a_budget_the_searches_end() {
        let solved = puzzles().map(|puzzle| Found::Verdict(Poll::Ready(solve(&puzzle))));
        let counted = [1, 2, 0].map(|count| Found::Tally(Tally { count, end: End::Done }));
        for max_nodes in [None, Some(u32::MAX)] {
            assert_eq!(verdicts_on(&puzzles(), max_nodes), solved);
            assert_eq!(verdicts_on(&[], max_nodes), []);
            let mut found = Vec::new();
            tallies(&puzzles(), 10, max_nodes, &mut found);
            assert_eq!(found, counted);
        }
    }

    #[cfg(feature = "json")]
    #[test]
    fn the_work_is_the_smallest_budget() {
        for puzzle in puzzles() {
            let verdict = |budget| match verdicts_on(&[puzzle], Some(budget))[..] {
                [Found::Verdict(verdict)] => verdict,
                _ => unreachable!(),
            };
            let (answer, work) = counted_verdict(&puzzle, None);
            assert_eq!(answer, Poll::Ready(solve(&puzzle)));
            assert_eq!(verdict(work.nodes), answer);
            assert_eq!(counted_verdict(&puzzle, Some(work.nodes)), (answer, work));
            if let Some(less) = work.nodes.checked_sub(1) {
                assert_eq!(verdict(less), Poll::Pending);
                let (answer, paused) = counted_verdict(&puzzle, Some(less));
                assert_eq!((answer, paused.nodes), (Poll::Pending, less));
            }
        }
    }

    #[test]
    fn a_budget_never_makes_a_count_wrong() {
        for puzzle in puzzles() {
            let whole = Tally { count: count_solutions(&puzzle, 10), end: End::Done };
            let mut ended = 0;
            for budget in 0..200 {
                let tally = count_within(&puzzle, 10, budget);
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
