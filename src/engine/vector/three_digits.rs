//! The rule that a triad holds exactly three digits.
//!
//! A triad has three cells. Where three digits must be in it, no other digit can be; where only
//! three digits can be in it, all three must be. If fewer than three can be, or more than three
//! must be, there is no solution.

use super::chutes::{AcrossGroups, AcrossLanes, Axis};
use super::pass::{Chutes, Rows};
use crate::simd::{Lanes, Vectors};

/// The triads of three chutes, one vector for each of their lines.
pub(super) struct Counted<V: Vectors> {
    /// The digits that can be in each triad.
    keep: [Lanes<V>; 3],
    /// Those that are now required in it, because it can hold only three digits.
    pub(super) newly_required: [Lanes<V>; 3],
    /// Those that cannot be in it any more, because three others are required in it.
    excess: [Lanes<V>; 3],
    /// Zero only if a triad of the lane cannot hold exactly three digits, once the rule finds
    /// nothing: it can hold fewer, or it can hold more and must hold all of them.
    pub(super) fits: Lanes<V>,
}

impl<V: Vectors> Counted<V> {
    #[inline(always)]
    pub(super) fn new(keep: [Lanes<V>; 3]) -> Self {
        let (mut newly_required, mut excess, mut fits) = (keep, keep, keep[0]);
        for line in 0..3 {
            let elsewhere = keep[(line + 1) % 3] | keep[(line + 2) % 3];
            let required = keep[line].without(elsewhere);
            let open = keep[line] & elsewhere;
            let beyond_two = keep[line].without_lowest().without_lowest();
            let only_three = beyond_two.without_lowest().is_zero();
            newly_required[line] = open & only_three;
            excess[line] = open.where_not_zero(required.without_lowest().without_lowest());
            fits = fits.min(beyond_two).min(open | only_three);
        }
        Self { keep, newly_required, excess, fits }
    }

    /// What the rule finds in any line.
    #[inline(always)]
    pub(super) fn found(&self) -> Lanes<V> {
        let ([a, b, c], [d, e, f]) = (self.newly_required, self.excess);
        a.or3(b, c).or3(d, e | f)
    }

    /// The digits that each triad can hold.
    #[inline(always)]
    pub(super) fn left<A: Axis>(&self) -> [Lanes<V>; 3] {
        exclude_elsewhere::<V, A>(self.without_excess(), self.newly_required)
    }

    /// The digits that can be in each triad, without those that cannot any more.
    #[inline(always)]
    pub(super) fn without_excess(&self) -> [Lanes<V>; 3] {
        let ([a, b, c], [d, e, f]) = (self.keep, self.excess);
        [a.without(d), b.without(e), c.without(f)]
    }
}

/// The digits that each triad can hold, given those that are newly required in one triad and so in
/// no other triad of its line and its box.
#[inline(always)]
pub(super) fn exclude_elsewhere<V: Vectors, A: Axis>(
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
pub(super) struct ThreeDigits<V: Vectors> {
    stacks: Counted<V>,
    bands: Counted<V>,
}

impl<V: Vectors> ThreeDigits<V> {
    /// Looks at the triads of all chutes.
    #[inline(always)]
    pub(super) fn new(chutes: Chutes<V>) -> Self {
        Self {
            stacks: Counted::new(chutes.stacks.keep::<AcrossLanes>()),
            bands: Counted::new(chutes.bands.keep::<AcrossGroups>()),
        }
    }

    /// All bits in every lane if the rule removes nothing.
    #[inline(always)]
    pub(super) fn removes_nothing(&self) -> Lanes<V> {
        (self.stacks.found() | self.bands.found()).is_zero()
    }

    /// All bits in every lane if each triad can hold exactly three digits, once the rule removes
    /// nothing.
    #[inline(always)]
    pub(super) fn all_fit(&self) -> Lanes<V> {
        // The outer `is_zero` sets all bits of every lane that is not zero.
        self.stacks.fits.min(self.bands.fits).is_zero().is_zero()
    }
}

impl<V: Vectors> Rows<V> {
    /// Applies the rule, which passes leave out.
    #[inline(always)]
    pub(super) fn apply(&mut self, found: &ThreeDigits<V>) {
        self.keep_in_stacks(found.stacks.left::<AcrossLanes>());
        self.keep_in_bands(found.bands.left::<AcrossGroups>());
    }
}
