//! The textbook solvers of the oracle and the crate give the same answers on the sets of
//! `tests/data`.
//!
//! Each is a way in which the well-known exercise "Sudoku solver" is usually done. They are slow,
//! so each puzzle has a budget of digits to try. Each test states for how many of the 621 valid
//! boards the budget must be enough.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::samples::{self, Set};
use oracle::{Board, Budget, FirstSolution};
use sudoku_core::{SolveError, solutions, solve};

/// The puzzles that a textbook solver is asked: every fifth of a long set, turned by 180 degrees.
///
/// Many puzzles of the sets have their clues at the end, which is the worst case for a search in
/// row-major order.
fn boards(set: Set) -> Vec<Board> {
    let step = if set.samples().count() > 100 { 5 } else { 1 };
    let turned = |sample: samples::Sample| {
        let mut board = sample.board;
        board.reverse();
        board
    };
    set.samples().step_by(step).map(turned).collect()
}

/// The answer of a textbook solver must be that of the crate.
fn compare(board: &Board, answer: Option<Board>) {
    let puzzle = grid(board);
    let answer = answer.map(|solution| grid(&solution));
    match solve(&puzzle) {
        Ok(solution) => assert_eq!(answer, Some(solution), "{puzzle}"),
        Err(SolveError::NoSolution) => assert_eq!(answer, None, "{puzzle}"),
        Err(SolveError::NotUnique(_)) => {
            let answer = answer.unwrap();
            assert!(oracle::is_solution_of(answer.as_bytes(), board), "{puzzle}");
            // If all can be listed, it is one of them.
            let mut ours = solutions(&puzzle).take(1000);
            assert!(
                ours.by_ref().any(|solution| solution == answer) || ours.count() == 0,
                "{puzzle}"
            );
        }
        Err(other) => panic!("{puzzle}: {other}"),
    }
}

/// Compares a solver on the valid boards of every set. Its budget must be enough for some boards of
/// each set, and for `at_least` in all.
fn compare_on_all_sets(solver: FirstSolution, budget: u64, at_least: usize) {
    let mut answered = 0;
    for set in samples::SETS {
        let before = answered;
        for board in boards(*set).iter().filter(|board| oracle::is_valid(board)) {
            if let Ok(answer) = solver(board, &mut Budget(budget)) {
                compare(board, answer);
                answered += 1;
            }
        }
        assert!(answered > before, "{}", set.name);
    }
    assert!(answered >= at_least, "{answered}");
}

#[test]
fn three_tables_and_undo() {
    compare_on_all_sets(oracle::solve_by_tables, 500_000, 450);
}

#[test]
fn three_tables_count() {
    let mut finished = 0;
    for board in samples::SETS.iter().flat_map(|&set| boards(set)) {
        let puzzle = grid(&board);
        if let Ok(expected) = oracle::solutions(&board, 1000, &mut Budget(300_000)) {
            let mut found: Vec<Board> =
                solutions(&puzzle).take(1000).map(|grid| grid.to_bytes()).collect();
            assert_eq!(found.len(), expected.len(), "{puzzle}");
            if expected.len() < 1000 {
                found.sort_unstable();
                assert_eq!(found, expected, "{puzzle}");
            }
            finished += 1;
        }
    }
    assert!(finished > 250, "{finished}");
}

#[test]
fn first_empty_cell_and_look() {
    compare_on_all_sets(oracle::solve_by_looking, 100_000, 350);
}

#[test]
fn fill_singles_then_guess() {
    compare_on_all_sets(oracle::solve_by_filling, 5_000, 540);
}
