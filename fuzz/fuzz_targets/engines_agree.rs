//! Every engine of this processor finds the same solutions, and the same number of them.
#![no_main]

mod board;
mod depth;
#[path = "../../tests/oracle/mod.rs"]
mod oracle;
mod race;

use libfuzzer_sys::fuzz_target;
use sudoku_core::{Backend, Grid};

/// Solutions compared for one input.
const LIMIT: usize = 50;

fuzz_target!(|bytes: &[u8]| {
    let board = board::board(bytes);
    let puzzle = Grid::from_bytes(board).expect("digits");
    let courses = race::on_every_engine(
        |backend| backend.solutions(&puzzle),
        LIMIT,
        race::MOST,
        |solution| oracle::is_solution_of(solution, &board),
        &puzzle,
    );
    for (backend, course) in Backend::available().zip(courses) {
        assert_eq!(
            backend.count_solutions(&puzzle, LIMIT),
            course.solutions.len(),
            "{}: {puzzle}",
            backend.name()
        );
    }
});
