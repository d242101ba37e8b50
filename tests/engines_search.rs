//! What every engine's search promises beyond its solutions: that it can pause anywhere, and that
//! it comes back to every choice, however many are pending.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod random;
mod samples;

use std::collections::BTreeSet;

use sudoku_core::{Backend, Grid, Progress};

/// Solutions that are looked at for one board.
const LIMIT: usize = 300;

#[test]
fn a_pause_changes_nothing() {
    for sample in samples::SERG_SEVERAL
        .samples()
        .take(60)
        .chain(samples::FORUM_HARDEST_1106.samples().take(10))
    {
        let grid = Grid::from_bytes(sample.board).unwrap();
        for backend in Backend::available() {
            let whole: Vec<Grid> = backend.solutions(&grid).take(LIMIT).collect();
            let mut search = backend.solutions(&grid);
            let mut slices = Vec::new();
            while slices.len() < LIMIT {
                match search.next_within(1) {
                    Progress::Found(grid) => slices.push(grid),
                    Progress::Paused => {}
                    Progress::Exhausted => break,
                }
            }
            assert_eq!(slices, whole, "{}", backend.name());
        }
    }
}

#[test]
fn a_search_to_the_end_visits_the_puzzle_and_both_sides_of_each_guess() {
    let sets = [samples::FORUM_HARDEST_1106, samples::SEVENTEEN_CLUES, samples::SINGLES_ONLY];
    for backend in Backend::available() {
        let mut guesses = 0;
        for sample in sets.iter().flat_map(|set| set.samples()) {
            let mut search = backend.solutions(&Grid::from_bytes(sample.board).unwrap());
            let mut calls = 1;
            while search.next_within(1) != Progress::Exhausted {
                calls += 1;
            }
            // If the last node is the solution, one more call says that there is no other.
            let nodes = 1 + 2 * search.guesses();
            assert!(
                calls == nodes || calls == nodes + 1,
                "{}: {calls} calls for {nodes} nodes of {}",
                backend.name(),
                sample.text
            );
            assert!(search.passes() > 0, "{}: {}", backend.name(), sample.text);
            guesses += search.guesses();
        }
        assert!(guesses > 1000, "{}: {guesses}", backend.name());
    }
}

#[test]
fn deeper_than_the_ring() {
    // A grid without clues has more than fifty choices pending, many more than are kept whole:
    // counting far enough comes back to each.
    let boards = [[0; 81], random::thinned(3, 3, 0), random::thinned(4, 8, 0)];
    for board in boards {
        let grid = Grid::from_bytes(board).unwrap();
        for backend in Backend::available() {
            let solutions: BTreeSet<Grid> = backend.solutions(&grid).take(20_000).collect();
            assert_eq!(solutions.len(), 20_000, "{}", backend.name());
            let right = |solution: &Grid| oracle::is_solution_of(solution.as_bytes(), &board);
            assert!(solutions.iter().all(right), "{}", backend.name());
            assert_eq!(backend.count_solutions(&grid, 20_000), 20_000, "{}", backend.name());
        }
    }
}
