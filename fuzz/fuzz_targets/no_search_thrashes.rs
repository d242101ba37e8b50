//! On any pencilmarks and any board, every engine soon finds its next solution or its end, and none
//! takes much longer than another.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{Board, board, is_solution_of, is_solution_of_marks};
use std::fmt::Display;
use sudoku_core::{Candidates, Grid, Pencilmarks, Puzzle, SolveError};
use sudoku_core_fuzz::{marks, race};

/// Solutions looked for in one input.
const LIMIT: usize = 20;

/// What `solve` says, as the number of solutions up to 2.
fn count(answer: Result<Grid, SolveError>) -> usize {
    match answer {
        Ok(_) => 1,
        Err(SolveError::NotUnique(_)) => 2,
        Err(_) => 0,
    }
}

/// Solves one puzzle on every engine; `choice` chooses the one that is asked again if that takes
/// long.
fn check(puzzle: &(impl Puzzle + Display), is_solution: impl Fn(&Board) -> bool, choice: usize) {
    let courses = race::on_every_engine(puzzle, LIMIT, race::MOST, is_solution);
    for course in race::to_ask(&courses, choice) {
        let (backend, found) = (course.backend, course.solutions.len());
        assert_eq!(backend.count_solutions(puzzle, LIMIT), found, "{backend}: {puzzle}");
        assert_eq!(count(backend.solve(puzzle)), found.min(2), "{backend}: {puzzle}");
    }
}

// An input of 92 bytes or more is pencilmarks; a shorter one is a board.
fuzz_target!(|bytes: &[u8]| {
    let choice = bytes.iter().copied().map(usize::from).sum();
    if let Some(bytes) = bytes.first_chunk() {
        let plain = marks::from_bits(bytes);
        let marks = Pencilmarks::from(plain.map(Candidates::from_bits_truncate));
        check(&marks, |solution| is_solution_of_marks(solution, &plain), choice);
    } else {
        let board = board(bytes);
        let grid = Grid::from_bytes(board).expect("digits");
        check(&grid, |solution| is_solution_of(solution, &board), choice);
    }
});
