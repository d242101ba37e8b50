//! On any pencilmarks and any board, every engine soon finds its next solution or its end, and none
//! takes much longer than another.
#![no_main]

mod board;
mod depth;
mod marks;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;
mod race;

use libfuzzer_sys::fuzz_target;
use marks::Marks;
use sudoku_core::{Grid, SolveError};

/// Solutions looked for in one input.
const LIMIT: usize = 20;

/// Bytes that hold 81 × 9 bits.
const LENGTH: usize = (81_usize * 9).div_ceil(8);

/// Candidate `digit - 1` of a cell is bit `9 * cell + digit - 1`, the lowest bit of a byte first.
fn marks(bytes: &[u8; LENGTH]) -> Marks {
    let bit = |at: usize| u16::from(bytes[at / 8] >> (at % 8) & 1);
    core::array::from_fn(|cell| (0..9).fold(0, |mark, digit| mark | bit(9 * cell + digit) << digit))
}

/// What `solve` says, as the number of solutions up to 2.
fn count(answer: Result<Grid, SolveError>) -> usize {
    match answer {
        Ok(_) => 1,
        Err(SolveError::NotUnique(_)) => 2,
        Err(_) => 0,
    }
}

/// An input of 92 bytes or more is pencilmarks; a shorter one is a board.
fn check(bytes: &[u8]) {
    let choice = bytes.iter().copied().map(usize::from).sum();
    if let Some(bytes) = bytes.first_chunk() {
        let plain = marks(bytes);
        let marks = marks::pencilmarks(&plain);
        let courses = race::on_every_engine(
            |backend| backend.solutions(&marks),
            LIMIT,
            race::MOST,
            |solution| marks::is_solution(solution, &plain),
            &marks,
        );
        for (backend, solutions) in race::to_ask(&courses, choice) {
            let found = solutions.len();
            let name = backend.name();
            assert_eq!(backend.count_solutions(&marks, LIMIT), found, "{name}: {marks}");
            assert_eq!(count(backend.solve(&marks)), found.min(2), "{name}: {marks}");
        }
    } else {
        let board = board::board(bytes);
        let grid = Grid::from_bytes(board).expect("digits");
        let courses = race::on_every_engine(
            |backend| backend.solutions(&grid),
            LIMIT,
            race::MOST,
            |solution| oracle::is_solution_of(solution, &board),
            &grid,
        );
        for (backend, solutions) in race::to_ask(&courses, choice) {
            let found = solutions.len();
            let name = backend.name();
            assert_eq!(backend.count_solutions(&grid, LIMIT), found, "{name}: {grid}");
            assert_eq!(count(backend.solve(&grid)), found.min(2), "{name}: {grid}");
        }
    }
}

fuzz_target!(|bytes: &[u8]| check(bytes));
