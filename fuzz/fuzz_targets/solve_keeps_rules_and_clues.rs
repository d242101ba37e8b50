//! Every solution obeys the three rules and keeps every clue; `solve` says what `solutions` finds,
//! on every engine.
#![no_main]

mod board;
mod depth;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;
mod race;

use libfuzzer_sys::fuzz_target;
use oracle::is_solution_of;
use sudoku_core::{Backend, Grid, Pencilmarks, SolveError, is_valid, solve};

/// What `solve` may say of a board, given its solutions up to the second one.
fn check(answer: Result<Grid, SolveError>, board: &[u8; 81], found: &[[u8; 81]], engine: &str) {
    let puzzle = Grid::from_bytes(*board).expect("digits");
    match answer {
        Ok(solution) => assert_eq!([solution.to_bytes()], found, "{engine}: {puzzle}"),
        Err(SolveError::NotUnique(both)) => {
            assert_eq!(found.len(), 2, "{engine}: {puzzle}");
            assert_ne!(both[0], both[1], "{engine}: {puzzle}");
            for solution in both {
                assert!(
                    is_solution_of(solution.as_bytes(), board),
                    "{engine}: {puzzle}\n{solution}"
                );
            }
        }
        Err(SolveError::Conflict(conflict)) => {
            assert!(found.is_empty() && !oracle::is_valid(board), "{engine}: {puzzle}");
            assert_eq!(puzzle.conflicts().next(), Some(conflict), "{engine}: {puzzle}");
        }
        Err(SolveError::NoSolution) => {
            assert!(found.is_empty() && oracle::is_valid(board), "{engine}: {puzzle}")
        }
        Err(other) => panic!("{engine}: {puzzle}: {other}"),
    }
}

fuzz_target!(|bytes: &[u8]| {
    let board = board::board(bytes);
    let puzzle = Grid::from_bytes(board).expect("digits");
    assert_eq!(puzzle.to_bytes(), board);
    assert_eq!(is_valid(&puzzle), oracle::is_valid(&board), "{puzzle}");

    let courses = race::on_every_engine(
        |backend| backend.solutions(&puzzle),
        2,
        race::MOST,
        |solution| is_solution_of(solution, &board),
        &puzzle,
    );
    let marks = Pencilmarks::from(&puzzle);
    for (backend, course) in Backend::available().zip(&courses) {
        let (name, found) = (backend.name(), &course.solutions);
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
