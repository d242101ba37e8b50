//! Every engine that this processor can run gives the right answer to every question: each is held
//! against the rules, against the others, and against the textbook solvers.
//!
//! The environment variable `SUDOKU_CORE_ENGINES` names the engines that must be there, the best
//! first and with spaces between them. `ci/processors.sh` and `ci/aarch64.sh` set it.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod random;
mod samples;

use std::collections::BTreeSet;

use oracle::Board;
use sudoku_core::{Backend, Candidates, Cell, Grid, Pencilmarks, SolveError};

/// Solutions that are looked at for one board.
const LIMIT: usize = 300;

/// The first [`LIMIT`] of some solutions as a set. Panics if one comes twice or is no solution.
fn distinct(
    solutions: impl Iterator<Item = Grid>,
    is_solution: impl Fn(&Grid) -> bool,
    context: &str,
) -> BTreeSet<Grid> {
    let mut set = BTreeSet::new();
    for solution in solutions.take(LIMIT) {
        assert!(is_solution(&solution), "{context}: not a solution: {solution}");
        assert!(set.insert(solution), "{context}: comes twice: {solution}");
    }
    set
}

/// Checks the answer of `solve` where the solutions, or [`LIMIT`] of them, are known.
/// `no_solution` is the answer that is right if there is none.
fn check_solve(
    answer: Result<Grid, SolveError>,
    solutions: &BTreeSet<Grid>,
    is_solution: impl Fn(&Grid) -> bool,
    no_solution: SolveError,
    context: &str,
) {
    match answer {
        Ok(solution) => {
            assert_eq!(solutions.len(), 1, "{context}");
            assert!(solutions.contains(&solution), "{context}: {solution}");
        }
        Err(SolveError::NotUnique(two)) => {
            let [one, other] = two.grids();
            assert!(solutions.len() > 1, "{context}");
            assert_ne!(one, other, "{context}");
            assert!(is_solution(&one) && is_solution(&other), "{context}: {one} {other}");
        }
        Err(error) => {
            assert_eq!(solutions.len(), 0, "{context}");
            assert_eq!(error, no_solution, "{context}");
        }
    }
}

/// Asks every engine every question about a board and gives the solutions, up to [`LIMIT`] of them.
fn agree(board: &Board) -> BTreeSet<Grid> {
    let grid = Grid::from_bytes(*board).unwrap();
    let marks = Pencilmarks::from(&grid);
    let is_solution = |solution: &Grid| oracle::is_solution_of(solution.as_bytes(), board);
    let no_solution = match grid.conflicts().next() {
        Some(conflict) => SolveError::Conflict(conflict),
        None => SolveError::NoSolution,
    };
    assert_eq!(no_solution == SolveError::NoSolution, oracle::is_valid(board), "{grid}");

    let mut expected: Option<BTreeSet<Grid>> = None;
    for backend in Backend::available() {
        let context = format!("{} on {grid}", backend.name());
        let found = distinct(backend.solutions(&grid), is_solution, &context);
        let of_marks = distinct(backend.solutions(&marks), is_solution, &context);
        let expected = expected.get_or_insert_with(|| found.clone());
        for set in [&found, &of_marks] {
            assert_eq!(set.len(), expected.len(), "{context}");
            // Below the limit both have all of them; at the limit they may have different ones.
            assert!(set.len() == LIMIT || set == expected, "{context}");
        }
        for limit in [0, 1, 2, LIMIT] {
            let count = expected.len().min(limit);
            assert_eq!(backend.count_solutions(&grid, limit), count, "{context}");
            assert_eq!(backend.count_solutions(&marks, limit), count, "{context}");
        }
        check_solve(backend.solve(&grid), expected, is_solution, no_solution, &context);
        check_solve(backend.solve(&marks), expected, is_solution, SolveError::NoSolution, &context);
    }
    expected.unwrap()
}

#[test]
fn the_scalar_engine_is_always_there_and_comes_last() {
    assert_eq!(Backend::available().last().unwrap().name(), "scalar");
}

#[test]
fn this_processor_runs_more_than_one_engine() {
    let names: Vec<_> = Backend::available().map(Backend::name).collect();
    if let Ok(expected) = std::env::var("SUDOKU_CORE_ENGINES") {
        assert_eq!(names.join(" "), expected);
    } else if cfg!(any(target_arch = "x86_64", target_arch = "aarch64")) {
        assert!(names.len() > 1, "only {names:?}");
    }
}

#[test]
fn on_every_set() {
    for sample in samples::ALL.iter().flat_map(|set| set.samples()) {
        let found = agree(&sample.board);
        // No set knows more than "more than 100" of every puzzle.
        assert_eq!(found.len().min(100), sample.count.up_to(100), "{}", sample.text);
        if !sample.solutions.is_empty() && found.len() < LIMIT {
            let found: BTreeSet<_> = found.iter().map(Grid::as_bytes).collect();
            assert_eq!(found, sample.solutions.iter().collect(), "{}", sample.text);
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
    let (mut asked, mut answered) = (0, 0);
    for seed in 0..400 {
        let board = random::thinned(seed, 22 + seed as usize % 40, seed as usize % 2);
        asked += 1;
        let mut budget = oracle::Budget(200_000);
        let Ok(solutions) = oracle::solutions(&board, LIMIT, &mut budget) else {
            continue;
        };
        answered += 1;
        let found = agree(&board);
        assert_eq!(found.len(), solutions.len(), "{}", samples::text(&board));
        if found.len() < LIMIT {
            assert!(found.iter().map(Grid::as_bytes).eq(&solutions), "{}", samples::text(&board));
        }
    }
    assert!(answered * 4 > asked * 3, "the textbook answered {answered} of {asked}");
}

#[test]
fn on_pencilmarks() {
    for seed in 0..400 {
        let mut random = random::Random(seed);
        let solution = Grid::from_bytes(random::solved(seed)).unwrap();
        let mut marks = Pencilmarks::FULL;
        for cell in Cell::ALL {
            let mut set: Candidates = solution.get(cell).into_iter().collect();
            for digit in Candidates::ALL.iter() {
                if random.below(100) < 20 + seed as usize % 50 {
                    set = set.with(digit);
                }
            }
            marks.set(cell, set);
        }
        let is_solution = |grid: &Grid| {
            let takes =
                |cell| grid.get(cell).is_some_and(|digit| marks.candidates(cell).contains(digit));
            oracle::is_solution_of(grid.as_bytes(), &[0; 81]) && Cell::ALL.into_iter().all(takes)
        };
        let mut expected: Option<BTreeSet<Grid>> = None;
        for backend in Backend::available() {
            let context = format!("{} with seed {seed}", backend.name());
            let found = distinct(backend.solutions(&marks), is_solution, &context);
            assert!(found.contains(&solution) || found.len() == LIMIT, "{context}");
            let expected = expected.get_or_insert_with(|| found.clone());
            assert_eq!(found.len(), expected.len(), "{context}");
            assert!(found.len() == LIMIT || &found == expected, "{context}");
            for limit in [0, 1, 2, LIMIT] {
                let count = backend.count_solutions(&marks, limit);
                assert_eq!(count, expected.len().min(limit), "{context}");
            }
            let answer = backend.solve(&marks);
            check_solve(answer, expected, is_solution, SolveError::NoSolution, &context);
        }
    }
}
