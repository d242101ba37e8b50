//! A partly solved grid: created from a puzzle, changed by a guess, read as a solution.

use super::layout::{BAND, BITS, BOX, CELLS, PEERS, ROW, band_and_bit};
use crate::candidates::Candidates;
use crate::engine::guess::Guess;
use crate::engine::pigeonholes::Cube;
use crate::engine::start::Start;

/// A partly solved grid: for each digit and band, the cells that can hold the digit.
#[derive(Clone)]
pub(in crate::engine) struct Node {
    /// `words[digit][band]`; `layout` draws the bits.
    pub(super) words: [[u32; 3]; 9],
    /// The cells, one word per band, whose digit is known and has been removed from their peers.
    pub(super) placed: [u32; 3],
    /// The digits, one bit each, whose words have changed since the rules were last applied to
    /// them.
    pub(super) stale: u32,
}

/// A side of a guess.
#[derive(Clone, Copy)]
enum Side {
    /// The digit is in the triad.
    Taken,
    /// It is not.
    Refused,
}

impl Node {
    /// Every cell can hold every digit.
    pub(super) const UNCONSTRAINED: Self =
        Self { words: [[BAND; 3]; 9], placed: [0; 3], stale: 0o777 };
    /// All bytes are zero: fills the memory of a search that has not begun.
    pub(in crate::engine) const ZERO: Self = Self { words: [[0; 3]; 9], placed: [0; 3], stale: 0 };

    /// The node a search starts from.
    pub(in crate::engine) fn new(start: Start<'_>) -> Self {
        match start {
            Start::Clues(cells) => Self::from_clues(cells),
            Start::Candidates(marks) => Self::from_candidates(marks),
        }
    }

    /// The node of a grid: 81 bytes in row-major order, 0 for an empty cell. If two clues are in
    /// conflict, or a byte is above 9, the outcome of the node is a contradiction.
    fn from_clues(cells: &[u8; 81]) -> Self {
        let mut node = Self::UNCONSTRAINED;
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
                // To return another node here would take the memory of both on the stack.
                let (Some(words), Some(clues)) = (node.words.get_mut(d), clues.get_mut(d)) else {
                    node.words = [[0; 3]; 9];
                    return node;
                };
                if words[band] & bit == 0 {
                    node.words = [[0; 3]; 9];
                    return node;
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

    /// The node of pencilmarks: the candidates of each cell in row-major order.
    fn from_candidates(marks: &[Candidates; 81]) -> Self {
        let mut node = Self::UNCONSTRAINED;
        node.words = [[0; 3]; 9];
        for (at, &mark) in marks.iter().enumerate() {
            let (band, bit) = band_and_bit(at);
            for (d, words) in node.words.iter_mut().enumerate() {
                words[band] |= ((mark.bits() >> d & 1) as u32) << bit;
            }
        }
        node
    }

    /// The digits of a solved node in row-major order.
    pub(in crate::engine) fn to_cells(&self) -> [u8; 81] {
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

    /// The cells, one word per band, that a side of a guess rules out.
    fn ruled_out(guess: Guess, side: Side) -> [u32; 3] {
        let is_taken = matches!(side, Side::Taken);
        let (group, position) = (guess.triad() / 3, guess.triad() % 3);
        let mut cells = [0; 3];
        if let Some(cells) = cells.get_mut(guess.chute()) {
            let (in_box, row) = (BOX << (9 * group), ROW << position);
            *cells = if is_taken { in_box ^ row } else { in_box & row };
        } else {
            let stack = guess.chute() - 3;
            let column = 0b111 << (9 * stack + 3 * group);
            if is_taken {
                cells = [column; 3];
            }
            if let Some(cells) = cells.get_mut(position) {
                *cells ^= if is_taken { BOX << (9 * stack) } else { column };
            }
        }
        cells
    }

    /// Whether every cell has its digit.
    pub(super) fn is_full(&self) -> bool {
        self.placed == [BAND; 3]
    }

    /// Moves to the first side of a guess: the digit is in the triad.
    pub(super) fn take(&mut self, guess: Guess) {
        self.rule_out(guess, Side::Taken);
    }

    /// Moves to the other side of a guess: the digit is not in the triad.
    pub(super) fn refuse(&mut self, guess: Guess) {
        self.rule_out(guess, Side::Refused);
    }

    /// Removes from the digit of a guess the cells that a side of it rules out.
    #[inline(never)]
    fn rule_out(&mut self, guess: Guess, side: Side) {
        let digit = guess.digit();
        let cells = Self::ruled_out(guess, side);
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

/// Words are adjacent, digit by digit and for each digit band by band.
impl Cube for Node {
    const STRIDES: [u16; 6] = [32, 1, 9, 3, 3 * 96, 96];

    fn has(&self, index: usize) -> bool {
        let word = self.words.as_flattened().get(index / 32);
        word.is_some_and(|word| word >> (index % 32) & 1 != 0)
    }

    fn remove(&mut self, index: usize) {
        if let Some(word) = self.words.as_flattened_mut().get_mut(index / 32) {
            *word &= !(1 << (index % 32));
            self.stale = 0o777;
        }
    }
}
