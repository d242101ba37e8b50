//! Boards of every kind, each made from one number, so that a failure can be repeated.

mod draw;
mod scramble;

pub use self::draw::{Draw, Random};
pub use self::scramble::{Orientation, Scramble};

use crate::{Board, samples};
use std::sync::LazyLock;

/// A solved board: one of the listed solutions, scrambled.
#[must_use]
pub fn solved(seed: u64) -> Board {
    static SOLUTIONS: LazyLock<Vec<Board>> = LazyLock::new(|| {
        let sets = [samples::SINGLES_ONLY, samples::PROJECT_EULER_96];
        let samples = sets.into_iter().flat_map(samples::Set::samples);
        samples.map(|sample| sample.solutions[0]).collect()
    });
    let mut random = Random(seed);
    let solution = &SOLUTIONS[random.below(SOLUTIONS.len())];
    Scramble::from_seed(random.below(usize::MAX) as u64).apply(solution)
}

/// A board with `clues` digits of a solved one, of which `wrong` are then replaced by any digit.
///
/// With none wrong it has a solution; with one or two it may have none, or a conflict.
///
/// # Panics
///
/// If `clues` is above 81.
#[must_use]
pub fn thinned(seed: u64, clues: usize, wrong: usize) -> Board {
    let mut random = Random(seed);
    let mut board = solved(random.below(usize::MAX) as u64);
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    let (kept, emptied) = cells.split_at(clues);
    emptied.iter().for_each(|&cell| board[cell] = 0);
    kept.iter().take(wrong).for_each(|&cell| board[cell] = 1 + random.below(9) as u8);
    board
}

/// A board with up to `clues` digits drawn one by one; most dense ones have conflicts.
#[must_use]
pub fn scattered(seed: u64, clues: usize) -> Board {
    let mut random = Random(seed);
    let mut board = [0; 81];
    (0..clues).for_each(|_| board[random.below(81)] = 1 + random.below(9) as u8);
    board
}

/// Pencilmarks with at least one solution, which is returned first: each cell has the digit of a
/// solved board, and each other digit with a probability of `percent` in 100.
#[must_use]
pub fn marks(seed: u64, percent: usize) -> (Board, crate::Marks) {
    let mut random = Random(seed);
    let solution = solved(seed);
    let marks = solution.map(|digit| {
        (0..9).fold(1 << (digit - 1), |mark, bit| {
            mark | u16::from(random.below(100) < percent) << bit
        })
    });
    (solution, marks)
}
