//! Every solution obeys the three rules and keeps every clue; `solve` says what `solutions` finds,
//! on every engine.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::{Board, board, is_solution_of};
use sudoku_core::{Grid, Pencilmarks, SolveError, count_solutions, is_valid, solve};
use sudoku_core_fuzz::race;

/// What `solve` may say of a board, given its solutions up to the second one.
fn check(answer: Result<Grid, SolveError>, board: &Board, found: &[Board], engine: &str) {
    let puzzle = Grid::from_bytes(*board).expect("digits");
    match answer {
        Ok(solution) => assert_eq!([solution.to_bytes()], found, "{engine}: {puzzle}"),
        Err(SolveError::NotUnique(two)) => {
            let [one, other] = two.grids();
            assert_eq!(found.len(), 2, "{engine}: {puzzle}");
            assert_ne!(one, other, "{engine}: {puzzle}");
            for solution in [one, other] {
                let is_solution = is_solution_of(solution.as_bytes(), board);
                assert!(is_solution, "{engine}: {puzzle}\n{solution}");
            }
        }
        Err(SolveError::Conflict(conflict)) => {
            assert!(found.is_empty() && !oracle::is_valid(board), "{engine}: {puzzle}");
            assert_eq!(puzzle.conflicts().next(), Some(conflict), "{engine}: {puzzle}");
        }
        Err(SolveError::NoSolution) => {
            assert!(found.is_empty() && oracle::is_valid(board), "{engine}: {puzzle}")
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let board = board(bytes);
    let puzzle = Grid::from_bytes(board).expect("digits");
    assert_eq!(puzzle.to_bytes(), board);
    assert_eq!(is_valid(&puzzle), oracle::is_valid(&board), "{puzzle}");

    let is_solution = |solution: &_| is_solution_of(solution, &board);
    let courses = race::on_every_engine(&puzzle, 2, race::MOST, is_solution);
    let marks = Pencilmarks::from(&puzzle);
    for course in &courses {
        let (backend, found) = (course.backend, &course.solutions);
        let name = backend.name();
        check(backend.solve(&puzzle), &board, found, name);
        let answer = match backend.solve(&marks) {
            Err(SolveError::NoSolution) if !oracle::is_valid(&board) => continue,
            answer => answer,
        };
        check(answer, &board, found, name);
    }
    check(solve(&puzzle), &board, &courses[0].solutions, "the best");
    assert_eq!(count_solutions(&marks, 2), courses[0].solutions.len(), "{puzzle}");
});
