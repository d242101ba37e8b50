//! `is_proper`, `is_minimal`, `redundant_clues` and `minimize`, against the obvious loops.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::random::{self, Random};
use oracle::samples::{self, Set};
use oracle::{Board, Budget};
use sudoku_core::{
    Cell, CellSet, Grid, RandomSource, SeededRandom, SolveError, count_solutions, is_minimal,
    is_proper, minimize, minimize_randomly, redundant_clues, solve,
};

/// Puzzles of every set, 20 of each.
fn sampled() -> impl Iterator<Item = Board> {
    samples::SETS.iter().copied().flat_map(|set| Set::samples(set).take(20)).map(|s| s.board)
}

/// Proper puzzles: samples with some redundant clues, and whole solutions.
fn proper() -> Vec<Grid> {
    let mut random = Random(3);
    let mut puzzles = Vec::new();
    for board in sampled() {
        let puzzle = grid(&board);
        let Ok(solution) = solve(&puzzle) else { continue };
        let mut more = puzzle;
        for _ in 0..random.next_number() % 12 {
            let cell = Cell::ALL[(random.next_number() % 81) as usize];
            more.set(cell, solution.get(cell));
        }
        puzzles.extend([puzzle, more]);
    }
    puzzles.extend((0..20).map(|seed| grid(&random::solved(seed))));
    assert!(puzzles.len() > 200, "{}", puzzles.len());
    puzzles
}

/// The puzzle without one clue.
fn without(puzzle: &Grid, cell: Cell) -> Grid {
    let mut fewer = *puzzle;
    fewer.clear(cell);
    fewer
}

/// Each clue without which there is still one solution.
fn redundant_by_trial(puzzle: &Grid) -> CellSet {
    let cells = puzzle.clues().map(|(cell, _)| cell);
    cells.filter(|cell| count_solutions(&without(puzzle, *cell), 2) == 1).collect()
}

/// One clue after the other, removed and put back if it must stay.
fn minimize_by_trial(puzzle: &Grid) -> Grid {
    let mut left = *puzzle;
    for cell in Cell::ALL {
        let fewer = without(&left, cell);
        if count_solutions(&fewer, 2) == 1 {
            left = fewer;
        }
    }
    left
}

#[test]
fn redundant_clues_are_those_that_can_go_one_by_one() {
    let mut minimal = 0;
    for puzzle in proper() {
        let redundant = redundant_clues(&puzzle).unwrap();
        assert_eq!(redundant, redundant_by_trial(&puzzle), "{puzzle}");
        assert_eq!(is_minimal(&puzzle), redundant.is_empty(), "{puzzle}");
        assert!(is_proper(&puzzle));
        minimal += usize::from(redundant.is_empty());
    }
    assert!(minimal > 50, "{minimal}");
}

#[test]
fn the_oracle_finds_the_same_clues_redundant() {
    let mut judged = 0;
    for seed in 0..80 {
        let board = random::thinned(seed, 38, 0);
        let Ok(redundant) = redundant_clues(&grid(&board)) else { continue };
        for cell in Cell::ALL.into_iter().filter(|cell| board[cell.index()] != 0) {
            let mut fewer = board;
            fewer[cell.index()] = 0;
            let Ok(found) = oracle::solutions(&fewer, 2, &mut Budget(1_000_000)) else { continue };
            assert_eq!(redundant.contains(cell), found.len() == 1, "{cell} of {board:?}");
            judged += 1;
        }
    }
    assert!(judged > 300, "{judged}");
}

#[test]
fn minimize_is_the_obvious_loop() {
    for puzzle in proper() {
        let minimal = minimize(&puzzle).unwrap();
        assert_eq!(minimal, minimize_by_trial(&puzzle), "{puzzle}");
        assert!(is_minimal(&minimal), "{puzzle}");
        assert_eq!(minimize(&minimal), Ok(minimal), "{puzzle}");
    }
}

#[test]
fn a_random_order_leads_to_other_minimal_puzzles() {
    for (seed, puzzle) in (0..).zip(proper()) {
        let minimal = minimize_randomly(&puzzle, &mut SeededRandom::new(seed)).unwrap();
        assert!(is_minimal(&minimal), "{puzzle}");
        assert!(minimal.clues().all(|(cell, digit)| puzzle.get(cell) == Some(digit)), "{puzzle}");
        assert_eq!(minimize_randomly(&puzzle, &mut SeededRandom::new(seed)), Ok(minimal));
    }
    let solved = grid(&random::solved(1));
    let mut random = SeededRandom::new(1);
    let mut results: Vec<Grid> =
        (0..50).map(|_| minimize_randomly(&solved, &mut random).unwrap()).collect();
    results.sort();
    results.dedup();
    assert_eq!(results.len(), 50);
}

#[test]
fn a_constant_source_does_no_harm() {
    struct Constant(u32);
    impl RandomSource for Constant {
        fn next_u32(&mut self) -> u32 {
            self.0
        }
    }
    let solved = grid(&random::solved(2));
    for constant in [0, 1, u32::MAX] {
        assert!(is_minimal(&minimize_randomly(&solved, &mut Constant(constant)).unwrap()));
    }
}

#[test]
fn a_puzzle_that_is_not_proper_is_an_error() {
    let mut kinds = [0; 3];
    for board in sampled() {
        let puzzle = grid(&board);
        let Err(error) = solve(&puzzle) else { continue };
        assert!(!is_proper(&puzzle) && !is_minimal(&puzzle), "{puzzle}");
        // Two solutions prove the same whichever they are.
        let kind = |error: SolveError| match error {
            SolveError::Conflict(_) => 0,
            SolveError::NoSolution => 1,
            SolveError::NotUnique(_) => 2,
        };
        for other in [redundant_clues(&puzzle).unwrap_err(), minimize(&puzzle).unwrap_err()] {
            assert_eq!(kind(error), kind(other), "{puzzle}");
        }
        kinds[kind(error)] += 1;
    }
    assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
}

#[test]
fn published_seventeen_clue_puzzles_are_minimal() {
    let all: Vec<Grid> = samples::SEVENTEEN_CLUES.samples().map(|s| grid(&s.board)).collect();
    assert!(all.len() > 100 && all.iter().all(is_minimal));
}
