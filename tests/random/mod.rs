//! Boards of every kind, each made from one number, so that a failure can be made again.
#![allow(dead_code, unused_imports)] // each test takes what it needs

mod scramble;

pub(crate) use self::scramble::{Orientation, Scramble};
use crate::samples;

/// A sequence of numbers that looks random: SplitMix64 (Steele, Lea and Flood, 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// A solved board: one of the listed solutions, scrambled.
pub(crate) fn solved(seed: u64) -> [u8; 81] {
    let mut random = Random(seed);
    let sets = [samples::SINGLES_ONLY, samples::PROJECT_EULER_96];
    let solutions: Vec<_> = sets.into_iter().flat_map(samples::Set::samples).collect();
    let sample = &solutions[random.below(solutions.len())];
    Scramble::of(random.below(usize::MAX) as u64).apply(&sample.solutions[0])
}

/// A board with `clues` digits of a solved one, of which `wrong` are then replaced by any digit:
/// with none wrong it has a solution, with one or two it may have none, or a conflict.
pub(crate) fn thinned(seed: u64, clues: usize, wrong: usize) -> [u8; 81] {
    let mut random = Random(seed);
    let mut board = solved(random.below(usize::MAX) as u64);
    let mut cells: Vec<usize> = (0..81).collect();
    random.shuffle(&mut cells);
    let (kept, emptied) = cells.split_at(clues);
    emptied.iter().for_each(|&cell| board[cell] = 0);
    kept.iter().take(wrong).for_each(|&cell| board[cell] = 1 + random.below(9) as u8);
    board
}

/// A board with `clues` digits drawn one by one; most that are dense have conflicts.
pub(crate) fn scattered(seed: u64, clues: usize) -> [u8; 81] {
    let mut random = Random(seed);
    let mut board = [0; 81];
    (0..clues).for_each(|_| board[random.below(81)] = 1 + random.below(9) as u8);
    board
}
