//! The rules for one digit and for one cell: configurations, hidden singles, naked singles.
//!
//! In a chute a digit appears once in each line and once in each box, so it runs through the nine
//! triads as one of six permutations, its *configurations*. For the triads that can hold the digit,
//! [`KEEP`] looks up those that lie on a possible configuration. This one look-up finds all locked
//! candidates, both pointing and claiming. A digit without a configuration is a contradiction.
//!
//! What remains are singles: a box with one cell for a digit, and a cell with one candidate. After
//! the look-ups, every hidden single of a row or a column is one of its box as well.

use super::layout::{
    BAND, FIRST_COLUMNS, FIRST_TRIADS, KEEP_CELLS, PEERS, ROW, band_triads, stack_triads,
};
use super::node::Node;
use crate::engine::configurations::KEEP;

/// Removes the cells of a digit that lie on no configuration; returns the hidden singles, or `None`
/// if the digit has no configuration in some chute.
fn propagate_digit(words: &mut [u32; 3]) -> Option<[u32; 3]> {
    loop {
        for word in words.iter_mut() {
            *word &= KEEP_CELLS[band_triads(*word)];
        }
        let triads = stack_triads(words);
        let keep = by_chute(triads, &KEEP);
        if keep == triads {
            if words[0] == 0 {
                return None;
            }
            return Some(words.map(hidden_singles));
        }
        for (band, word) in words.iter_mut().enumerate() {
            *word &= (keep >> band & ROW) * 0b111;
        }
    }
}

/// The hidden singles of a band in which every triad lies on a configuration. A triad that is alone
/// in its box lies on all of them, so it holds the digit; if it has one cell, that is the cell.
const fn hidden_singles(word: u32) -> u32 {
    let (b, c) = (word >> 3, word >> 6);
    let triads = (word | b | c) & FIRST_COLUMNS;
    let several =
        (triads & triads >> 1 | triads & triads >> 2 | triads >> 1 & triads >> 2) & FIRST_TRIADS;
    let alone = triads & !(several * 0b111);
    let one = (word ^ b ^ c) & !(word & b) & alone;
    word & (one * 0b1_001_001)
}

/// Looks up each of the three numbers of nine bits in a word.
const fn by_chute(triads: u32, table: &[u16; 512]) -> u32 {
    table[(triads & 0o777) as usize] as u32
        | (table[(triads >> 9 & 0o777) as usize] as u32) << 9
        | (table[(triads >> 18 & 0o777) as usize] as u32) << 18
}

impl Node {
    /// Propagates each digit whose words have changed; `None` if a digit has no cell left.
    pub(super) fn propagate_digits(&mut self) -> Option<()> {
        let mut left = self.stale;
        self.stale = 0;
        while left != 0 {
            let digit = left.trailing_zeros() as usize;
            left &= left - 1;
            let words = self.words.get_mut(digit)?;
            let hidden = propagate_digit(words)?;
            let own = *words;
            for (band, (hidden, placed)) in hidden.iter().zip(&mut self.placed).enumerate() {
                let new = hidden & !*placed;
                if new == 0 {
                    continue;
                }
                *placed |= new;
                let mut lost = 0;
                for (other, words) in self.words.iter_mut().enumerate() {
                    if let Some(word) = words.get_mut(band) {
                        lost |= ((*word & new != 0) as u32) << other;
                        *word &= !new;
                    }
                }
                // The words of the digit itself are restored below.
                self.stale |= lost & !(1 << digit);
            }
            if let Some(words) = self.words.get_mut(digit) {
                *words = own;
            }
        }
        Some(())
    }

    /// Finds the naked singles and removes their digits from their peers; `None` if a cell has no
    /// candidate left.
    pub(super) fn naked_singles(&mut self) -> Option<()> {
        for band in 0..3 {
            let mut once = 0;
            let mut twice = 0;
            for words in &self.words {
                let word = words[band];
                twice |= once & word;
                once |= word;
            }
            if once != BAND {
                return None;
            }
            let new = once & !twice & !self.placed[band];
            if new == 0 {
                continue;
            }
            self.placed[band] |= new;
            for (digit, words) in self.words.iter_mut().enumerate() {
                let mut cells = words[band] & new;
                while cells != 0 {
                    self.stale |= 1 << digit;
                    let (peers, column) = PEERS[(cells.trailing_zeros() as usize).min(26)];
                    let own = words[band] & !peers;
                    for word in words.iter_mut() {
                        *word &= !column;
                    }
                    words[band] = own;
                    cells &= cells - 1;
                }
            }
        }
        Some(())
    }
}
