//! What is looked at when the singles are quiet: triads that hold three digits for certain, then the choice.
//!
//! A triad has three cells, so it holds three digits. Where three digits must be in it no other can; where only three
//! can be in it all three must. With fewer than three that can, or more than three that must, nothing fits.
//!
//! The 54 triads of a digit are one word, nine bits a chute, the bands first: bit `9 * band + 3 * box + row`, and
//! bit `27 + 9 * stack + 3 * column + band`. In a chute three neighbours are a *group* (a box of a band, a column of a stack) and the
//! triads of one place in their groups stand three apart: a configuration takes one triad of each group, each in another place.

use super::layout::{ROW, band_triads, cells_of_triads, stack_triads};
use super::node::Node;
use crate::solver::configurations::SPLIT;
use crate::solver::fork::Fork;

/// All 54 triads.
const ALL: u64 = (1 << 54) - 1;
/// The first triad of each group.
const GROUPS: u64 = 0o111_111_111_111_111_111;
/// The first group of each chute.
const CHUTES: u64 = 0o007_007_007_007_007_007;

/// What counting the digits of each triad led to.
pub(super) enum Count {
    /// A triad cannot have three digits.
    Dead,
    /// Some digit lost some cell.
    Changed,
    /// Nothing follows: this is the choice to make.
    Quiet(Fork),
}

/// The triads that can hold a digit.
fn triads_of(words: &[u32; 3]) -> u64 {
    let [a, b, c] = words.map(band_triads);
    a as u64 | (b as u64) << 9 | (c as u64) << 18 | u64::from(stack_triads(words)) << 27
}

/// Of triads that all lie on configurations, those that lie on every one: the only triad of their group.
const fn certain(triads: u64) -> u64 {
    let (b, c) = (triads >> 1, triads >> 2);
    let several = (triads & b | triads & c | b & c) & GROUPS;
    triads & !(several * 0b111)
}

/// The triads that share a group, or a place in their groups, with one of `triads` and are none of them.
const fn rivals(triads: u64) -> u64 {
    let groups = (triads | triads >> 1 | triads >> 2) & GROUPS;
    let places = (triads | triads >> 3 | triads >> 6) & CHUTES;
    ((groups * 0b111) | (places * 0b1_001_001)) & !triads
}

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
}

impl Node {
    /// Draws what follows from the number of digits in each triad; where nothing does, chooses what to branch on.
    pub(super) fn count_triads(&mut self) -> Count {
        let mut digits = [0; 9];
        let (mut can, mut must) = (Counter::default(), Counter::default());
        for (triads, words) in digits.iter_mut().zip(&self.words) {
            *triads = triads_of(words);
            can.add(*triads);
            must.add(certain(*triads));
        }
        if can.three != ALL || must.four != 0 {
            return Count::Dead;
        }
        let (can, must) = (can.three & !can.four, must.three & !must.four);
        for (d, (&triads, words)) in digits.iter().zip(&mut self.words).enumerate() {
            let open = triads & !certain(triads);
            if open & (can | must) == 0 {
                continue;
            }
            let gone = triads & (rivals(open & can) | open & must);
            self.stale |= 1 << d;
            for (band, word) in words.iter_mut().enumerate() {
                let rows = cells_of_triads((gone >> (9 * band)) as u32 & 0o777);
                let columns = ((gone >> (27 + band)) as u32 & ROW) * 0b111;
                *word &= !(rows | columns);
            }
        }
        if self.stale != 0 {
            return Count::Changed;
        }
        match choice(&digits) {
            Some(fork) => Count::Quiet(fork),
            // Each digit has one configuration in each chute: then each cell has one digit, which the singles would have found.
            None => Count::Dead,
        }
    }
}

impl Node {
    /// The best choice on the digit and chute of an earlier one.
    pub(super) fn again(&self, earlier: Fork) -> Option<Fork> {
        let triads = triads_of(self.words.get(earlier.digit())?);
        let split = SPLIT[(triads >> (9 * earlier.chute())) as usize & 0o777];
        (split >> 4 > 1).then(|| Fork::new(earlier.digit(), earlier.chute(), (split & 15) as usize))
    }
}

/// The digit and triad to branch on: in the chute with the fewest configurations, the first digit with the fewest above one.
fn choice(digits: &[u64; 9]) -> Option<Fork> {
    let split = |triads: u64, chute: usize| SPLIT[(triads >> (9 * chute)) as usize & 0o777];
    let mut best = 0;
    let mut least = u32::MAX;
    for chute in 0..6 {
        let sum = digits.iter().map(|&triads| u32::from(split(triads, chute) >> 4)).sum();
        if sum > 9 && sum < least {
            least = sum;
            best = chute;
        }
    }
    let mut fork = None;
    let mut fewest = u8::MAX;
    for (d, &triads) in digits.iter().enumerate() {
        let split = split(triads, best);
        let left = split >> 4;
        if left > 1 && left < fewest {
            fewest = left;
            fork = Some(Fork::new(d, best, (split & 15) as usize));
        }
    }
    fork
}
