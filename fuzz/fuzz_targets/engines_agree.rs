//! Every engine of this processor finds the same solutions, and the same number of them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{board, is_solution_of};
use sudoku_core::Grid;
use sudoku_core_fuzz::race;

/// Solutions compared for one input.
const LIMIT: usize = 50;

fuzz_target!(|bytes: &[u8]| {
    let board = board(bytes);
    let puzzle = Grid::from_bytes(board).expect("digits");
    let is_solution = |solution: &_| is_solution_of(solution, &board);
    for course in race::on_every_engine(&puzzle, LIMIT, race::MOST, is_solution) {
        let (backend, found) = (course.backend, course.solutions.len());
        assert_eq!(backend.count_solutions(&puzzle, LIMIT), found, "{backend}: {puzzle}");
    }
});
