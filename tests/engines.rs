//! Every engine this processor can run finds the same solutions: each against the others, and all against the textbook.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod random;
mod samples;

use std::collections::BTreeSet;
use sudoku_core::{Backend, Candidates, Cell, Grid, Pencilmarks, Progress};

const LIMIT: usize = 300;

/// Up to [`LIMIT`] solutions, as a set; checks that none comes twice and each obeys the rules and keeps the clues.
fn found(backend: Backend, grid: &Grid) -> BTreeSet<Grid> {
    let mut set = BTreeSet::new();
    for solution in backend.solutions(grid).take(LIMIT) {
        assert!(solution.is_solved(), "{}: {solution:?}", backend.name());
        for (cell, digit) in grid.clues() {
            assert_eq!(
                solution.get(cell),
                Some(digit),
                "{}: {grid:?}",
                backend.name()
            );
        }
        assert!(
            set.insert(solution),
            "{} gives twice: {solution:?}",
            backend.name()
        );
    }
    set
}

fn agree(board: &[u8; 81]) {
    let grid = Grid::from_bytes(*board).unwrap();
    let mut engines = Backend::all();
    let first = engines.next().unwrap();
    let expected = found(first, &grid);
    for backend in Backend::all() {
        let set = found(backend, &grid);
        assert_eq!(
            set.len(),
            expected.len(),
            "{} and {}: {grid:?}",
            backend.name(),
            first.name()
        );
        // Below the limit both have all of them.
        if expected.len() < LIMIT {
            assert_eq!(
                set,
                expected,
                "{} and {}: {grid:?}",
                backend.name(),
                first.name()
            );
        }
        for limit in [0, 1, 2, LIMIT] {
            let count = backend.count_solutions(&grid, limit);
            assert_eq!(
                count,
                expected.len().min(limit),
                "{} to {limit}: {grid:?}",
                backend.name()
            );
        }
    }
}

#[test]
fn the_scalar_engine_is_always_there_and_comes_last() {
    assert_eq!(Backend::all().last().unwrap().name(), "scalar");
}

#[test]
fn this_processor_runs_more_than_one_engine() {
    let names: Vec<_> = Backend::all().map(Backend::name).collect();
    if cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        assert!(names.len() > 1, "only {names:?}");
    }
}

#[test]
fn on_every_set() {
    for set in samples::ALL {
        for sample in set.samples() {
            agree(&sample.board);
            let grid = Grid::from_bytes(sample.board).unwrap();
            for backend in Backend::all() {
                let count = backend.count_solutions(&grid, 100);
                assert_eq!(
                    count,
                    sample.count.up_to(100),
                    "{} on {}",
                    backend.name(),
                    sample.text
                );
            }
        }
    }
}

#[test]
fn on_random_boards_of_every_density() {
    for seed in 0..600 {
        let clues = seed as usize % 82;
        agree(&random::thinned(seed, clues, 0));
        agree(&random::thinned(seed, clues, 1));
        agree(&random::thinned(seed, clues, 3));
        agree(&random::scattered(seed, clues / 3));
    }
}

#[test]
fn with_the_textbook_on_random_boards() {
    for seed in 0..400 {
        let board = random::thinned(seed, 22 + seed as usize % 40, seed as usize % 2);
        let mut budget = oracle::Budget(200_000);
        let Ok(solutions) = oracle::solutions(&board, LIMIT, &mut budget) else {
            continue;
        };
        let grid = Grid::from_bytes(board).unwrap();
        for backend in Backend::all() {
            assert_eq!(
                backend.count_solutions(&grid, LIMIT),
                solutions.len(),
                "{}: {grid:?}",
                backend.name()
            );
        }
    }
}

#[test]
fn on_pencilmarks() {
    for seed in 0..400 {
        let mut random = random::Random(seed);
        let solution = Grid::from_bytes(random::solved(seed)).unwrap();
        let mut marks = Pencilmarks::FULL;
        for cell in Cell::ALL {
            let mut set: Candidates = solution.get(cell).into_iter().collect();
            for digit in Candidates::ALL.digits() {
                if random.below(100) < 20 + seed as usize % 50 {
                    set = set.with(digit);
                }
            }
            marks.set(cell, set);
        }
        let sets: Vec<BTreeSet<Grid>> = Backend::all()
            .map(|backend| backend.solutions_of_marks(&marks).take(LIMIT).collect())
            .collect();
        for set in &sets {
            assert_eq!(set.len(), sets[0].len(), "seed {seed}");
            assert!(set.len() == LIMIT || set == &sets[0], "seed {seed}");
            for grid in set {
                assert!(grid.is_solved());
                assert!(Cell::ALL.iter().all(|&cell| {
                    grid.get(cell)
                        .is_some_and(|digit| marks.get(cell).has(digit))
                }));
            }
        }
        assert!(
            sets[0].contains(&solution) || sets[0].len() == LIMIT,
            "seed {seed}"
        );
    }
}

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
    // A grid without clues has more than fifty choices pending, many more than are kept whole: counting far enough comes back to each.
    let boards = [[0; 81], random::thinned(3, 3, 0), random::thinned(4, 8, 0)];
    for board in boards {
        let grid = Grid::from_bytes(board).unwrap();
        for backend in Backend::all() {
            let solutions: BTreeSet<Grid> = backend.solutions(&grid).take(20_000).collect();
            assert_eq!(solutions.len(), 20_000, "{}", backend.name());
        }
    }
}
