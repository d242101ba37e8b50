//! The rules for one digit and for one cell: configurations, hidden singles, naked singles.
//!
//! In a chute a digit stands once in each line and once in each box, so it runs through the nine triads
//! as one of six permutations, its *configurations*. [`KEEP`] answers, for the triads that can still hold the digit, which of
//! them lie on a configuration that is wholly possible. That one look-up is locked candidates, pointing and claiming
//! at once. A digit with no configuration is a contradiction.
//!
//! What is left are singles: a box with one cell for a digit (after the look-ups, any hidden single of a row or column has become
//! one of its box) and a cell with one candidate.

use super::layout::{
    BAND, FIRST_COLUMNS, FIRST_TRIADS, KEEP_CELLS, PEERS, ROW, band_triads, stack_triads,
};
use super::node::Node;
use crate::solver::configurations::KEEP;

/// Takes from one digit all that has no configuration, and gives the hidden singles.
/// None: the digit has no place left in some chute.
fn run_through(words: &mut [u32; 3]) -> Option<[u32; 3]> {
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

/// The hidden singles of a band in which every triad lies on a configuration: a triad alone in its box lies on all of them,
/// so it holds the digit; with one cell left it is that cell.
const fn hidden_singles(word: u32) -> u32 {
    let (b, c) = (word >> 3, word >> 6);
    let triads = (word | b | c) & FIRST_COLUMNS;
    let several =
        (triads & triads >> 1 | triads & triads >> 2 | triads >> 1 & triads >> 2) & FIRST_TRIADS;
    let alone = triads & !(several * 0b111);
    let one = (word ^ b ^ c) & !(word & b) & alone;
    word & (one * 0b1_001_001)
}

/// Looks up each of the three nine-bit numbers of a word.
const fn by_chute(triads: u32, table: &[u16; 512]) -> u32 {
    table[(triads & 0o777) as usize] as u32
        | (table[(triads >> 9 & 0o777) as usize] as u32) << 9
        | (table[(triads >> 18 & 0o777) as usize] as u32) << 18
}

impl Node {
    /// Looks at the digits whose words changed; false: a digit has no place.
    pub(super) fn look_at_digits(&mut self) -> bool {
        let mut left = self.stale;
        self.stale = 0;
        while left != 0 {
            let d = left.trailing_zeros() as usize;
            left &= left - 1;
            let Some(words) = self.words.get_mut(d) else {
                return false;
            };
            let Some(hidden) = run_through(words) else {
                return false;
            };
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
                // Its own word is put back below.
                self.stale |= lost & !(1 << d);
            }
            if let Some(words) = self.words.get_mut(d) {
                *words = own;
            }
        }
        true
    }

    /// Finds the naked singles and takes their digit from the peers. False: a cell has no digit left.
    pub(super) fn look_at_cells(&mut self) -> bool {
        for band in 0..3 {
            let mut once = 0;
            let mut twice = 0;
            for words in &self.words {
                let word = words[band];
                twice |= once & word;
                once |= word;
            }
            if once != BAND {
                return false;
            }
            let new = once & !twice & !self.placed[band];
            if new == 0 {
                continue;
            }
            self.placed[band] |= new;
            for (d, words) in self.words.iter_mut().enumerate() {
                let mut cells = words[band] & new;
                while cells != 0 {
                    self.stale |= 1 << d;
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
        true
    }
}
