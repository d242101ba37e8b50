//! A partly solved grid: making one, changing one, reading one.

use super::layout::{BAND, BITS, BOX, CELLS, PEERS, ROW, place};
use crate::Candidates;
use crate::solver::backend::Start;
use crate::solver::fork::Fork;
use crate::solver::pigeonholes::Cube;

/// What a solver knows: for each digit and band the cells that may hold the digit.
#[derive(Clone)]
pub(in crate::solver) struct Node {
    /// `words[digit][band]`, bits as drawn above.
    pub(super) words: [[u32; 3]; 9],
    /// The cells, a word a band, whose digit is known and has been taken from the peers.
    pub(super) placed: [u32; 3],
    /// The digits, a bit each, whose words changed since they were last looked at.
    pub(super) stale: u32,
}

/// A side of a choice.
#[derive(Clone, Copy)]
enum Side {
    /// The digit is in the triad.
    Taken,
    /// It is not.
    Refused,
}

impl Node {
    /// Every cell may hold every digit.
    pub(super) const OPEN: Self = Self { words: [[BAND; 3]; 9], placed: [0; 3], stale: 0o777 };
    /// No cell may hold any digit.
    const DEAD: Self = Self { words: [[0; 3]; 9], placed: [0; 3], stale: 0o777 };

    /// The node a search starts from.
    pub(in crate::solver) fn new(start: Start<'_>) -> Self {
        match start {
            Start::Clues(cells) => Self::of_clues(cells),
            Start::Marks(marks) => Self::of_marks(marks),
        }
    }

    /// The node of a grid: 81 bytes, row by row, 0 for an empty cell. Two clues that clash, or a byte above 9, give a node that settles as dead.
    fn of_clues(cells: &[u8; 81]) -> Self {
        let mut node = Self::OPEN;
        let mut clues = [[0_u32; 3]; 9];
        let (rows, _) = cells.as_chunks::<27>();
        for (band, cells) in (0..3).zip(rows) {
            let mut left = 0_u32;
            for (at, &digit) in cells.iter().enumerate() {
                left |= ((digit != 0) as u32) << at;
            }
            while left != 0 {
                let at = (left.trailing_zeros() as usize).min(26);
                left &= left - 1;
                let d = cells[at] as usize - 1;
                let bit = (BITS[at] as usize).min(26);
                let (peers, column) = PEERS[bit];
                let bit = 1 << bit;
                let (Some(words), Some(clues)) = (node.words.get_mut(d), clues.get_mut(d)) else {
                    return Self::DEAD;
                };
                if words[band] & bit == 0 {
                    return Self::DEAD;
                }
                for word in words.iter_mut() {
                    *word &= !column;
                }
                words[band] = words[band] & !peers | bit;
                node.placed[band] |= bit;
                clues[band] |= bit;
            }
        }
        for (words, clues) in node.words.iter_mut().zip(&clues) {
            for band in 0..3 {
                words[band] &= !node.placed[band] | clues[band];
            }
        }
        node
    }

    /// The node of pencilmarks: for each cell, row by row, the digits it may hold, digit 1 in bit 0.
    fn of_marks(marks: &[Candidates; 81]) -> Self {
        let mut node = Self::OPEN;
        node.words = [[0; 3]; 9];
        for (at, &mark) in marks.iter().enumerate() {
            let (band, bit) = place(at);
            for (d, words) in node.words.iter_mut().enumerate() {
                words[band] |= ((mark.bits() >> d & 1) as u32) << bit;
            }
        }
        node
    }

    /// The digits of a solved node, row by row.
    pub(in crate::solver) fn to_cells(&self) -> [u8; 81] {
        let mut cells = [0; 81];
        let (bands, _) = cells.as_chunks_mut::<27>();
        for (digit, words) in (1..).zip(&self.words) {
            for (band, &word) in bands.iter_mut().zip(words) {
                let mut left = word;
                while left != 0 {
                    let bit = (left.trailing_zeros() as usize).min(26);
                    left &= left - 1;
                    band[CELLS[bit] as usize] = digit;
                }
            }
        }
        cells
    }

    /// The cells, a word a band, that a side of a choice rules out.
    fn ruled_out(fork: Fork, side: Side) -> [u32; 3] {
        let is_taken = matches!(side, Side::Taken);
        let (group, place) = (fork.triad() / 3, fork.triad() % 3);
        let mut cells = [0; 3];
        if let Some(cells) = cells.get_mut(fork.chute()) {
            let (square, row) = (BOX << (9 * group), ROW << place);
            *cells = if is_taken { square ^ row } else { square & row };
        } else {
            let stack = fork.chute() - 3;
            let column = 0b111 << (9 * stack + 3 * group);
            if is_taken {
                cells = [column; 3];
            }
            if let Some(cells) = cells.get_mut(place) {
                *cells ^= if is_taken { BOX << (9 * stack) } else { column };
            }
        }
        cells
    }

    /// Whether every cell has its digit.
    pub(super) fn is_full(&self) -> bool {
        self.placed == [BAND; 3]
    }

    /// Puts the digit of a choice in its triad.
    pub(super) fn take(&mut self, fork: Fork) {
        self.go(fork, Side::Taken);
    }

    /// Keeps the digit of a choice out of its triad.
    pub(super) fn refuse(&mut self, fork: Fork) {
        self.go(fork, Side::Refused);
    }

    /// Takes from the digit of a choice the cells that one side of it rules out.
    #[inline(never)]
    fn go(&mut self, fork: Fork, side: Side) {
        let digit = fork.digit();
        let cells = Self::ruled_out(fork, side);
        if let Some(words) = self.words.get_mut(digit) {
            let mut lost = 0;
            for (word, cells) in words.iter_mut().zip(cells) {
                lost |= *word & cells;
                *word &= !cells;
            }
            self.stale |= u32::from(lost != 0) << digit;
        }
    }
}

/// Words stand one after the other, digit by digit, in each band by band.
impl Cube for Node {
    const STRIDES: [u16; 6] = [32, 1, 9, 3, 3 * 96, 96];

    fn has(&self, place: usize) -> bool {
        let word = self.words.as_flattened().get(place / 32);
        word.is_some_and(|word| word >> (place % 32) & 1 != 0)
    }

    fn take(&mut self, place: usize) {
        if let Some(word) = self.words.as_flattened_mut().get_mut(place / 32) {
            *word &= !(1 << (place % 32));
            self.stale = 0o777;
        }
    }
}
