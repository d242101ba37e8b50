//! The textbook solvers of `tests/oracle` and the crate give the same answers on the sets of `tests/data`.
//!
//! Each is a way in which the two well-known exercises "valid Sudoku" and "Sudoku solver" are usually done. They are
//! slow, so each puzzle has a budget of digits to try; for how many of the 621 valid boards it must do is stated.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod samples;

use oracle::{Board, Budget, OutOfBudget};
use samples::Set;
use sudoku_core::{Grid, SolveError, is_valid, solutions, solve};

/// The puzzles that a textbook solver is asked: every fifth of a long set, turned by 180 degrees. Many puzzles of the sets
/// have their clues at the end, which is the worst case for a search in reading order.
fn boards(set: Set) -> Vec<Board> {
    let step = if set.samples().count() > 100 { 5 } else { 1 };
    let turned = |sample: samples::Sample| {
        let mut board = sample.board;
        board.reverse();
        board
    };
    set.samples().step_by(step).map(turned).collect()
}

/// The answer to "solve this board", if the solver gives it, must be ours.
fn compare(board: &Board, answer: Option<Board>) {
    let puzzle = Grid::from_bytes(*board).unwrap();
    let answer = answer.map(|solution| Grid::from_bytes(solution).unwrap());
    match solve(&puzzle) {
        Ok(solution) => assert_eq!(answer, Some(solution), "{puzzle}"),
        Err(SolveError::NoSolution) => assert_eq!(answer, None, "{puzzle}"),
        Err(SolveError::NotUnique(_)) => {
            let answer = answer.unwrap();
            assert!(oracle::is_solution_of(answer.as_bytes(), board), "{puzzle}");
            // Where they can all be made: it is one of ours.
            let mut ours = solutions(&puzzle).take(1000);
            assert!(
                ours.by_ref().any(|solution| solution == answer) || ours.count() == 0,
                "{puzzle}"
            );
        }
        Err(other) => panic!("{puzzle}: {other}"),
    }
}

type TextbookSolver = fn(&Board, &mut Budget) -> Result<Option<Board>, OutOfBudget>;

/// Compares a solver on the valid boards of every set. Its budget must be enough for some of each set and for `at_least` in all.
fn compare_on_all_sets(solver: TextbookSolver, budget: u64, at_least: usize) {
    let mut answered = 0;
    for set in samples::ALL {
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
    fn first(board: &Board, budget: &mut Budget) -> Result<Option<Board>, OutOfBudget> {
        Ok(oracle::solutions(board, 1, budget)?.first().copied())
    }
    compare_on_all_sets(first, 500_000, 450);
}

#[test]
fn three_tables_count() {
    let mut finished = 0;
    for board in samples::ALL.iter().flat_map(|&set| boards(set)) {
        let puzzle = Grid::from_bytes(board).unwrap();
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

#[test]
fn one_pass_with_three_counting_tables() {
    for sample in samples::ALL.iter().flat_map(|set| set.samples()) {
        let grid = Grid::from_bytes(sample.board).unwrap();
        assert_eq!(is_valid(&grid), oracle::is_valid(&sample.board), "{grid}");
    }
}
