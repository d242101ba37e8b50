//! Grids with many solutions.

use crate::{sets::Set, solver::Puzzle};
use oracle::{
    board, puzzles,
    samples::{Count, HOSTILE},
};
use std::error::Error;

/// The most solutions that are counted: enough that a turn is long compared with reading the clock.
const LIMIT: usize = 100_000;

/// The number of solutions of the grid with 16 clues.
const OF_SIXTEEN: usize = 10_106;

/// The names of the grids, in the order of the tables.
pub const NAMES: [&str; 7] =
    ["empty", "one-clue", "first-row", "first-band", "band+column", "diagonal", "16-clue"];

/// The grids, each as a set of its own.
pub fn grids() -> Result<Vec<Set>, Box<dyn Error>> {
    let solved = board(puzzles::EASY_SOLUTION);
    let part = |holds: fn(usize, usize) -> bool| -> Puzzle {
        std::array::from_fn(|cell| if holds(cell / 9, cell % 9) { solved[cell] } else { 0 })
    };
    let sixteen =
        HOSTILE.samples().find(|sample| sample.count == Count::Exactly(OF_SIXTEEN as u128));
    let sixteen = sixteen.ok_or("no grid of tests/data/hostile.tsv has 10,106 solutions")?;
    let puzzles = [
        part(|_, _| false),
        part(|row, column| row == 0 && column == 0),
        part(|row, _| row == 0),
        part(|row, _| row < 3),
        part(|row, column| row < 3 || column == 0),
        part(|row, column| row / 3 == column / 3),
        sixteen.board,
    ];
    let sets = NAMES.into_iter().zip(puzzles).map(|(name, puzzle)| {
        let count = if puzzle == sixteen.board { OF_SIXTEEN } else { LIMIT };
        Set { name, puzzles: vec![puzzle], expected: vec![count], limit: LIMIT }
    });
    Ok(sets.collect())
}
