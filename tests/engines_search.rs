//! What every engine's search promises beyond its solutions: that it visits each node once, and
//! that it returns to every choice, however many are pending.
#![allow(clippy::unwrap_used)] // a test fails by panicking

mod common;

use std::collections::BTreeSet;

use common::grid;
use oracle::{random, samples};
use sudoku_core::{Backend, Grid, Progress};

#[test]
fn a_search_to_the_end_visits_the_puzzle_and_both_sides_of_each_guess() {
    let sets = [samples::FORUM_HARDEST_1106, samples::SEVENTEEN_CLUES, samples::SINGLES_ONLY];
    for backend in Backend::available() {
        let mut guesses = 0;
        for sample in sets.iter().flat_map(|set| set.samples()) {
            let mut search = backend.solutions(&grid(&sample.board));
            let mut calls = 1;
            while search.next_within(1) != Progress::Exhausted {
                calls += 1;
            }
            // If the last node is the solution, one more call says that there is no other.
            let nodes = 1 + 2 * search.guesses();
            assert!(
                calls == nodes || calls == nodes + 1,
                "{backend}: {calls} calls for {nodes} nodes of {}",
                sample.text
            );
            assert!(search.passes() > 0, "{backend}: {}", sample.text);
            guesses += search.guesses();
        }
        assert!(guesses > 1000, "{backend}: {guesses}");
    }
}

#[test]
fn deeper_than_the_ring() {
    // A grid without clues has more than fifty choices pending, many more than are kept whole:
    // counting far enough returns to each.
    let boards = [[0; 81], random::thinned(3, 3, 0), random::thinned(4, 8, 0)];
    for board in boards {
        let grid = grid(&board);
        for backend in Backend::available() {
            let solutions: BTreeSet<Grid> = backend.solutions(&grid).take(20_000).collect();
            assert_eq!(solutions.len(), 20_000, "{backend}");
            let right = |solution: &Grid| oracle::is_solution_of(solution.as_bytes(), &board);
            assert!(solutions.iter().all(right), "{backend}");
            assert_eq!(backend.count_solutions(&grid, 20_000), 20_000, "{backend}");
        }
    }
}
