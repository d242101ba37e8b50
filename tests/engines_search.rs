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
        for backend in Backend::all() {
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
fn deeper_than_the_ring() {
    // A grid without clues has more than fifty choices pending, many more than are kept whole:
    // counting far enough comes back to each.
    let boards = [[0; 81], random::thinned(3, 3, 0), random::thinned(4, 8, 0)];
    for board in boards {
        let grid = Grid::from_bytes(board).unwrap();
        for backend in Backend::all() {
            let solutions: BTreeSet<Grid> = backend.solutions(&grid).take(20_000).collect();
            assert_eq!(solutions.len(), 20_000, "{}", backend.name());
            let right = |solution: &Grid| oracle::is_solution_of(solution.as_bytes(), &board);
            assert!(solutions.iter().all(right), "{}", backend.name());
            assert_eq!(
                backend.count_solutions(&grid, 20_000),
                20_000,
                "{}",
                backend.name()
            );
        }
    }
}
