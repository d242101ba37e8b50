//! The rule that a triad holds exactly three digits.
//!
//! A triad has three cells. Where three digits must be in it, no other digit can be; where only
//! three digits can be in it, all three must be. If fewer than three can be, or more than three
//! must be, there is no solution.

use super::layout::{ROW, cells_of_triads};
use super::node::Node;
use super::triad_sets::{TriadSets, required, rivals};
use crate::engine::effect::Effect;

/// All 54 triads.
const ALL: u64 = (1 << 54) - 1;

/// Counts to four in each bit.
#[derive(Default)]
struct Counter {
    one: u64,
    two: u64,
    three: u64,
    four: u64,
}

impl Counter {
    fn add(&mut self, bits: u64) {
        self.four |= self.three & bits;
        self.three |= self.two & bits;
        self.two |= self.one & bits;
        self.one |= bits;
    }

    /// The bits that were added exactly three times.
    fn exactly_three(&self) -> u64 {
        self.three & !self.four
    }
}

impl Node {
    /// Removes what follows from the rule, given the triads that can hold each digit.
    pub(super) fn three_digit_triads(&mut self, triads: &TriadSets) -> Effect {
        let (mut possible, mut certain) = (Counter::default(), Counter::default());
        for &triads in &triads.0 {
            possible.add(triads);
            certain.add(required(triads));
        }
        if possible.three != ALL || certain.four != 0 {
            return Effect::Contradiction;
        }
        let (possible, certain) = (possible.exactly_three(), certain.exactly_three());
        for (digit, (&triads, words)) in triads.0.iter().zip(&mut self.words).enumerate() {
            let open = triads & !required(triads);
            if open & (possible | certain) == 0 {
                continue;
            }
            let lost = triads & (rivals(open & possible) | open & certain);
            self.stale |= 1 << digit;
            for (band, word) in words.iter_mut().enumerate() {
                let rows = cells_of_triads((lost >> (9 * band)) as u32 & 0o777);
                let columns = ((lost >> (27 + band)) as u32 & ROW) * 0b111;
                *word &= !(rows | columns);
            }
        }
        if self.stale != 0 { Effect::Changed } else { Effect::Unchanged }
    }
}
