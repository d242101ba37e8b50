//! The solutions, and their number, are those of the oracle's plain solver.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{Board, Budget, board, is_solution_of, is_valid, solutions};
use sudoku_core::{Grid, count_solutions};

/// Solutions compared for one input.
const LIMIT: usize = 30;

/// Digits the plain solver may try for one input. If they do not suffice, the solutions found are
/// still checked one by one.
const BUDGET: u64 = 50_000;

fuzz_target!(|bytes: &[u8]| {
    let board = board(bytes);
    let puzzle = Grid::from_bytes(board).expect("digits");
    assert_eq!(sudoku_core::is_valid(&puzzle), is_valid(&board), "{puzzle}");

    let mut found: Vec<Board> =
        sudoku_core::solutions(&puzzle).take(LIMIT).map(|grid| grid.to_bytes()).collect();
    assert!(found.iter().all(|solution| is_solution_of(solution, &board)), "{puzzle}");
    assert_eq!(count_solutions(&puzzle, LIMIT), found.len(), "{puzzle}");
    let count = found.len();
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), count, "{puzzle}");

    if let Ok(expected) = solutions(&board, LIMIT, &mut Budget(BUDGET)) {
        if expected.len() < LIMIT {
            assert_eq!(found, expected, "{puzzle}");
        } else {
            assert_eq!(found.len(), LIMIT, "{puzzle}");
        }
    }
});
