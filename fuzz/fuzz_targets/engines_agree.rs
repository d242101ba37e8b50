//! Every engine of this processor finds the same solutions, and the same number of them.
#![no_main]

mod board;

use libfuzzer_sys::fuzz_target;
use std::collections::BTreeSet;
use sudoku_core::{Backend, Grid, Progress};

/// Solutions compared for one input.
const LIMIT: usize = 50;

/// Nodes an engine may visit for one input; where they do not suffice, its solutions so far are checked one by one.
const NODES: u32 = 2_000;

/// Up to [`LIMIT`] solutions, and whether these are all.
fn found(backend: Backend, puzzle: &Grid) -> (BTreeSet<Grid>, bool) {
    let mut search = backend.solutions(puzzle);
    let mut solutions = BTreeSet::new();
    for _ in 0..NODES {
        match search.next_within(1) {
            Progress::Found(solution) => {
                assert!(solution.is_solved(), "{}: {puzzle}", backend.name());
                assert!(
                    puzzle
                        .clues()
                        .all(|(cell, digit)| solution.get(cell) == Some(digit))
                );
                assert!(
                    solutions.insert(solution),
                    "{} gives {solution} twice",
                    backend.name()
                );
                if solutions.len() == LIMIT {
                    return (solutions, false);
                }
            }
            Progress::Paused => {}
            Progress::Exhausted => return (solutions, true),
        }
    }
    (solutions, false)
}

fuzz_target!(|bytes: &[u8]| {
    let puzzle = Grid::from_bytes(board::board(bytes)).expect("digits");
    let mut complete: Option<BTreeSet<Grid>> = None;
    let mut partial = Vec::new();
    for backend in Backend::all() {
        let (solutions, all) = found(backend, &puzzle);
        if !all {
            partial.push(solutions);
            continue;
        }
        assert_eq!(
            backend.count_solutions(&puzzle, LIMIT),
            solutions.len().min(LIMIT),
            "{puzzle}"
        );
        match &complete {
            Some(others) => assert_eq!(&solutions, others, "{}: {puzzle}", backend.name()),
            None => complete = Some(solutions),
        }
    }
    if let Some(complete) = complete {
        assert!(
            partial
                .iter()
                .all(|solutions| solutions.is_subset(&complete)),
            "{puzzle}"
        );
    }
});
