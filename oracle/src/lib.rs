//! Textbook Sudoku solvers, puzzles with known answers, random boards and planted contradictions.
//!
//! The tests, the fuzz targets and the benchmarks compare `sudoku-core` with them. This package
//! depends on nothing, so that it can share no mistake with the crate that it judges. A [`Board`]
//! is 81 bytes in row-major order and [`Marks`] are 81 words, and everything is slow on purpose:
//! each function is the shortest way to say what it says.
//!
//! ```
//! use oracle::{Budget, board, is_solution_of, puzzles, solutions, solve_by_filling, text};
//!
//! let puzzle = board(puzzles::EASY);
//! let solution = solve_by_filling(&puzzle, &mut Budget(1_000)).unwrap().unwrap();
//! assert_eq!(text(&solution), puzzles::EASY_SOLUTION);
//! assert!(is_solution_of(&solution, &puzzle));
//! assert_eq!(solutions(&puzzle, 2, &mut Budget(10_000)), Ok(vec![solution]));
//! ```
//!
//! The four textbook methods:
//!
//! | function | method |
//! |---|---|
//! | [`solutions`], [`solve_by_tables`] | (a) three tables of used digits, with undo |
//! | [`solve_by_looking`] | (b) the first empty cell, looking along its row, column and box |
//! | [`solve_by_filling`] | (c) filling the cells that have one candidate, then guessing |
//! | [`is_valid`] | (d) one pass with three counting tables |
#![allow(clippy::unwrap_used, clippy::panic)] // A helper of tests fails by panicking.

mod board;
mod canonical;
pub mod houses;
pub mod planted;
pub mod puzzles;
pub mod random;
pub mod samples;
mod solvers;
mod validity;

pub use board::{ALL_DIGITS, Board, Marks, board, text};
pub use canonical::canonical;
pub use solvers::{
    Budget, FirstSolution, OutOfBudget, solutions, solve_by_filling, solve_by_looking,
    solve_by_tables,
};
pub use validity::{is_solution_of, is_solution_of_marks, is_valid};
