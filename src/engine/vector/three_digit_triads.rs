//! The rule that a triad holds exactly three digits.
//!
//! A triad has three cells. Where three digits must be in it, no other digit can be; where only
//! three digits can be in it, all three must be. If fewer than three can be, or more than three
//! must be, there is no solution.

use super::chutes::{AcrossGroups, AcrossLanes, Axis, no_fourth, required};
use super::pass::{Chutes, Rows};
use crate::simd::{Lanes, Vectors};

/// The triads of three chutes, one vector for each of their lines.
struct Counted<V: Vectors> {
    /// The digits that can be in each triad and need not be.
    open: [Lanes<V>; 3],
    /// The triads that can hold at most three digits.
    three: [Lanes<V>; 3],
    /// The digits that can be in each triad, without the lowest two.
    beyond_two: [Lanes<V>; 3],
}

impl<V: Vectors> Counted<V> {
    #[inline(always)]
    fn new(keep: [Lanes<V>; 3], required: [Lanes<V>; 3]) -> Self {
        let (mut open, mut three, mut beyond_two) = (keep, keep, keep);
        for line in 0..3 {
            open[line] = keep[line].without(required[line]);
            beyond_two[line] = keep[line].without_lowest().without_lowest();
            three[line] = beyond_two[line].without_lowest().is_zero();
        }
        Self { open, three, beyond_two }
    }

    /// The open digits of the triads that can hold only three digits, and so must hold them.
    #[inline(always)]
    fn newly_required(&self) -> [Lanes<V>; 3] {
        let mut newly_required = self.open;
        for (line, digits) in newly_required.iter_mut().enumerate() {
            *digits = *digits & self.three[line];
        }
        newly_required
    }
}

/// The digits that each triad can hold, given those that are newly required in one triad and so in
/// no other triad of its line and its box.
#[inline(always)]
fn exclude_elsewhere<V: Vectors, A: Axis>(
    keep: [Lanes<V>; 3],
    newly_required: [Lanes<V>; 3],
) -> [Lanes<V>; 3] {
    let mut left = keep;
    for (line, left) in left.iter_mut().enumerate() {
        let own = newly_required[line];
        let in_line = A::rotate_left(own) | A::rotate_right(own);
        let in_others = newly_required[(line + 1) % 3] | newly_required[(line + 2) % 3];
        *left = keep[line].without(in_line | in_others);
    }
    left
}

/// What the rule finds.
pub(super) struct ThreeDigitTriads<V: Vectors> {
    keep_in_stacks: [Lanes<V>; 3],
    /// The digits that the triads of the bands can hold, without those that passes leave in them.
    keep_in_bands: [Lanes<V>; 3],
    /// What is left out of `keep_in_bands`, over all lines.
    extra: Lanes<V>,
    stacks: Counted<V>,
    bands: Counted<V>,
}

impl<V: Vectors> ThreeDigitTriads<V> {
    /// Looks at the triads of all chutes.
    #[inline(always)]
    pub(super) fn new(chutes: Chutes<V>) -> Self {
        let keep_in_stacks = chutes.stacks.keep::<AcrossLanes>();
        let stacks = Counted::new(keep_in_stacks, required(keep_in_stacks));
        let keep = chutes.bands.keep::<AcrossGroups>();
        let required_in_bands = required(keep);
        let bands = Counted::new(keep, required_in_bands);
        let three = [
            no_fourth(keep[0], required_in_bands[0]),
            no_fourth(keep[1], required_in_bands[1]),
            no_fourth(keep[2], required_in_bands[2]),
        ];
        let extra =
            keep[0].without(three[0]) | keep[1].without(three[1]) | keep[2].without(three[2]);
        Self { keep_in_stacks, keep_in_bands: three, extra, stacks, bands }
    }

    /// All bits in every lane if the rule removes nothing.
    #[inline(always)]
    pub(super) fn removes_nothing(&self) -> Lanes<V> {
        let [a, b, c] = self.stacks.newly_required();
        let [d, e, f] = self.bands.newly_required();
        (((a | b) | (c | d)) | ((e | f) | self.extra)).is_zero()
    }

    /// All bits in every lane if each triad can hold exactly three digits, once the rule removes
    /// nothing. Otherwise a triad can hold fewer, or it can hold more and must hold all of them.
    #[inline(always)]
    pub(super) fn all_fit(&self) -> Lanes<V> {
        let mut least = self.stacks.beyond_two[0];
        for counted in [&self.stacks, &self.bands] {
            for line in 0..3 {
                let fits = counted.open[line] | counted.three[line];
                least = least.min(fits.min(counted.beyond_two[line]));
            }
        }
        // The outer `is_zero` sets all bits of every lane that is not zero.
        least.is_zero().is_zero()
    }
}

impl<V: Vectors> Rows<V> {
    /// Applies the rule, and what passes leave out of the configurations of the bands.
    #[inline(always)]
    pub(super) fn apply(&mut self, triads: &ThreeDigitTriads<V>) {
        let stacks = exclude_elsewhere::<V, AcrossLanes>(
            triads.keep_in_stacks,
            triads.stacks.newly_required(),
        );
        for (band, keep) in stacks.into_iter().enumerate() {
            for row in &mut self.rows[3 * band..3 * band + 3] {
                *row = *row & keep;
            }
        }
        self.keep_in_bands(exclude_elsewhere::<V, AcrossGroups>(
            triads.keep_in_bands,
            triads.bands.newly_required(),
        ));
    }
}
