//! Every engine that this processor can run gives the right answer to every question: each is
//! compared with the rules, with the others, and with the textbook solvers.
//!
//! The environment variable `SUDOKU_CORE_ENGINES` names the engines that must be there, the best
//! first and with spaces between them. `ci/processors.sh` and `ci/aarch64.sh` set it.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::{BTreeSet, HashSet};
use std::fmt::Display;

use common::grid;
use oracle::{Board, random, samples};
use sudoku_core::{Backend, Candidates, Grid, Pencilmarks, Puzzle, SolveError};

/// The most solutions that are compared for one board.
const LIMIT: usize = 300;

/// The first [`LIMIT`] of some solutions as a set. Panics if one comes twice or is no solution.
fn distinct(
    solutions: impl Iterator<Item = Grid>,
    is_solution: impl Fn(&Board) -> bool,
    context: &str,
) -> BTreeSet<Grid> {
    let mut set = BTreeSet::new();
    for solution in solutions.take(LIMIT) {
        assert!(is_solution(solution.as_bytes()), "{context}: not a solution: {solution}");
        assert!(set.insert(solution), "{context}: comes twice: {solution}");
    }
    set
}

/// Checks the answer of `solve` where the solutions, or [`LIMIT`] of them, are known.
/// `no_solution` is the answer that is right if there is none.
fn check_solve(
    answer: Result<Grid, SolveError>,
    solutions: &BTreeSet<Grid>,
    is_solution: impl Fn(&Board) -> bool,
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
            let both = [&one, &other].map(Grid::as_bytes);
            assert!(both.into_iter().all(is_solution), "{context}: {one} {other}");
        }
        Err(error) => {
            assert_eq!(solutions.len(), 0, "{context}");
            assert_eq!(error, no_solution, "{context}");
        }
    }
}

/// Asks every engine every question about a puzzle; returns its solutions, up to [`LIMIT`] of them.
fn answers(
    puzzle: &(impl Puzzle + Display),
    is_solution: impl Fn(&Board) -> bool,
    no_solution: SolveError,
) -> BTreeSet<Grid> {
    let mut expected: Option<BTreeSet<Grid>> = None;
    for backend in Backend::available() {
        let context = format!("{backend} on {puzzle}");
        let found = distinct(backend.solutions(puzzle), &is_solution, &context);
        let expected = expected.get_or_insert_with(|| found.clone());
        assert_eq!(found.len(), expected.len(), "{context}");
        // Below the limit both have all of them; at the limit they may have different ones.
        assert!(found.len() == LIMIT || found == *expected, "{context}");
        for limit in [0, 1, 2, LIMIT] {
            let count = backend.count_solutions(puzzle, limit);
            assert_eq!(count, expected.len().min(limit), "{context}");
        }
        check_solve(backend.solve(puzzle), expected, &is_solution, no_solution, &context);
    }
    expected.unwrap()
}

/// Asks every engine every question about a board and its pencilmarks; returns the solutions, up to
/// [`LIMIT`] of them.
fn agree(board: &Board) -> BTreeSet<Grid> {
    let grid = grid(board);
    let is_solution = |solution: &Board| oracle::is_solution_of(solution, board);
    let no_solution = match grid.conflicts().next() {
        Some(conflict) => SolveError::Conflict(conflict),
        None => SolveError::NoSolution,
    };
    let found = answers(&grid, is_solution, no_solution);
    let of_marks = answers(&Pencilmarks::from(&grid), is_solution, SolveError::NoSolution);
    assert_eq!(found.len(), of_marks.len(), "{grid}");
    assert!(found.len() == LIMIT || found == of_marks, "{grid}");
    found
}

#[test]
fn the_best_comes_first_and_the_scalar_one_last() {
    let mut backends = Backend::available();
    assert_eq!(backends.next(), Some(Backend::best()));
    if let Some(last) = backends.last() {
        assert_eq!(last.name(), "scalar");
    }
}

/// The engines of this processor, the best first, by what the standard library finds it to have.
#[cfg(target_arch = "x86_64")]
fn engines_of_this_processor() -> String {
    use std::is_x86_feature_detected as has;

    let has_sse41 = has!("ssse3") && has!("sse4.1") && has!("popcnt");
    let has_avx2 = has!("avx2") && has!("bmi1") && has!("bmi2") && has!("popcnt");
    let has_avx512 = has_avx2
        && has!("avx512f")
        && has!("avx512bw")
        && has!("avx512vl")
        && has!("avx512dq")
        && has!("avx512bitalg");
    let engines = [("avx512", has_avx512), ("avx2", has_avx2), ("sse4.1", has_sse41)];
    let vectors = engines.into_iter().filter(|(_, has)| *has).map(|(name, _)| name);
    vectors.chain(["scalar"]).collect::<Vec<_>>().join(" ")
}

/// The engines of this processor, the best first.
#[cfg(not(target_arch = "x86_64"))]
fn engines_of_this_processor() -> String {
    if cfg!(target_arch = "aarch64") { "neon scalar" } else { "scalar" }.to_owned()
}

#[test]
fn this_processor_runs_every_engine_that_it_can() {
    let names: Vec<_> = Backend::available().map(Backend::name).collect();
    assert_eq!(names.join(" "), engines_of_this_processor());
    if let Ok(expected) = std::env::var("SUDOKU_CORE_ENGINES") {
        assert_eq!(names.join(" "), expected);
    }
}

#[test]
fn backends_are_told_apart_by_their_names() {
    for (place, backend) in Backend::available().enumerate() {
        let name = backend.name();
        assert_eq!(backend.to_string(), name);
        assert_eq!(format!("[{backend:>8}]"), format!("[{name:>8}]"));
        assert_eq!(format!("{backend:?}"), format!("Backend({name:?})"));
        for (other_place, other) in Backend::available().enumerate() {
            assert_eq!(backend == other, place == other_place, "{backend} {other}");
            assert_eq!(backend.name() == other.name(), place == other_place, "{backend} {other}");
        }
    }
    let hashed: HashSet<Backend> = Backend::available().chain(Backend::available()).collect();
    assert_eq!(hashed.len(), Backend::available().count());
    assert!(hashed.contains(&Backend::best()));
}

#[test]
fn the_order_of_the_solutions_depends_on_the_backend_alone() {
    let boards = [[0; 81], random::thinned(1, 20, 0), random::thinned(2, 24, 0)];
    for board in boards {
        let grid = grid(&board);
        for backend in Backend::available() {
            let first: Vec<Grid> = backend.solutions(&grid).take(LIMIT).collect();
            assert!(first.len() > 1, "{backend}: {grid}");
            assert!(backend.solutions(&grid).take(LIMIT).eq(first), "{backend}: {grid}");
        }
    }
}

#[test]
fn on_every_set() {
    for sample in samples::all() {
        let found = agree(&sample.board);
        // No set knows more than "more than 100" of every puzzle.
        assert_eq!(found.len().min(100), sample.count.up_to(100), "{}", sample.text);
        if !sample.solutions.is_empty() {
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
        assert_eq!(found.len(), solutions.len(), "{}", oracle::text(&board));
        if found.len() < LIMIT {
            assert!(found.iter().map(Grid::as_bytes).eq(&solutions), "{}", oracle::text(&board));
        }
    }
    assert!(answered * 4 > asked * 3, "the textbook answered {answered} of {asked}");
}

#[test]
fn on_pencilmarks() {
    for seed in 0..400 {
        let (solution, plain) = random::marks(seed, 20 + seed as usize % 50);
        let marks = Pencilmarks::from(plain.map(Candidates::from_bits_truncate));
        let is_solution = |solution: &Board| oracle::is_solution_of_marks(solution, &plain);
        let found = answers(&marks, is_solution, SolveError::NoSolution);
        assert!(found.contains(&grid(&solution)) || found.len() == LIMIT, "{marks}");
    }
}
