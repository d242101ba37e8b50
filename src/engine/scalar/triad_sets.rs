//! The triads that can hold each digit.
//!
//! The 54 triads of a digit are one word of nine bits per chute:
//!
//! ```text
//!     bands    bit      9 * band + 3 * box + row
//!     stacks   bit 27 + 9 * stack + 3 * column + band
//! ```
//!
//! Three neighbouring bits are a *group*: a box of a band, or a column of a stack. Bits at the same
//! position in their groups are three apart. A configuration takes one triad of each group, each at
//! another position.

use super::layout::{band_triads, stack_triads};
use super::node::Node;
use crate::engine::configurations::SPLIT;
use crate::engine::guess::Guess;

/// The first triad of each group.
const GROUPS: u64 = 0o111_111_111_111_111_111;
/// The first group of each chute.
const CHUTES: u64 = 0o007_007_007_007_007_007;

/// For each digit, the triads that can hold it.
pub(super) struct TriadSets(pub(super) [u64; 9]);

impl TriadSets {
    pub(super) fn from_node(node: &Node) -> Self {
        Self(node.words.map(|words| {
            let [a, b, c] = words.map(band_triads);
            let stacks = u64::from(stack_triads(&words));
            a as u64 | (b as u64) << 9 | (c as u64) << 18 | stacks << 27
        }))
    }

    /// The guess to branch on: in the chute with the fewest configurations, the first digit with
    /// the fewest above one. `None` if every digit has one configuration in every chute.
    pub(super) fn best_guess(&self) -> Option<Guess> {
        let mut best = 0;
        let mut least = u32::MAX;
        for chute in 0..6 {
            let sum = self.0.iter().map(|&triads| u32::from(split(triads, chute) >> 4)).sum();
            if sum > 9 && sum < least {
                least = sum;
                best = chute;
            }
        }
        let mut guess = None;
        let mut fewest = u8::MAX;
        for (digit, &triads) in self.0.iter().enumerate() {
            let split = split(triads, best);
            let count = split >> 4;
            if count > 1 && count < fewest {
                fewest = count;
                guess = Some(Guess::new(digit, best, (split & 15) as usize));
            }
        }
        guess
    }

    /// The best guess on the digit and the chute of an earlier one.
    pub(super) fn guess_again(&self, earlier: Guess) -> Option<Guess> {
        let (digit, chute) = (earlier.digit(), earlier.chute());
        let split = split(*self.0.get(digit)?, chute);
        (split >> 4 > 1).then(|| Guess::new(digit, chute, (split & 15) as usize))
    }
}

/// The entry of [`SPLIT`] for the triads of a chute.
fn split(triads: u64, chute: usize) -> u8 {
    SPLIT[(triads >> (9 * chute)) as usize & 0o777]
}

/// Of triads that all lie on configurations, those that lie on every one: the only triad of their
/// group.
pub(super) const fn required(triads: u64) -> u64 {
    let (b, c) = (triads >> 1, triads >> 2);
    let several = (triads & b | triads & c | b & c) & GROUPS;
    triads & !(several * 0b111)
}

/// The triads that share a group, or the position in their groups, with one of `triads` and are
/// none of them.
pub(super) const fn rivals(triads: u64) -> u64 {
    let groups = (triads | triads >> 1 | triads >> 2) & GROUPS;
    let positions = (triads | triads >> 3 | triads >> 6) & CHUTES;
    ((groups * 0b111) | (positions * 0b1_001_001)) & !triads
}
