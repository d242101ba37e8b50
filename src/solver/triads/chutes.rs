//! The rule for three lines and three boxes.
//!
//! A chute has nine triads. Given as three vectors, one a line, whose lanes are the boxes in turn (or one a box, whose lanes are the
//! lines: a permutation reads the same both ways), the six ways in which a digit can run through it are two vectors:
//!
//! ```text
//!                even                    odd
//!     triads[0]  x . .  . x .  . . x     x . .  . x .  . . x
//!     triads[1]  . x .  . . x  x . .     . . x  x . .  . x .
//!     triads[2]  . . x  x . .  . x .     . x .  . . x  x . .
//!     lane         0      1      2         0      1      2
//! ```
//!
//! Lane `i` of `even` holds the digits that can stand in place `i` of the first, `i + 1` of the second and `i + 2` of the third; of
//! `odd`, in places `i`, `i + 2` and `i + 1`.

use crate::simd::{Lanes, Vectors};

/// How a vector's three places are told apart: `next` brings to each place what the next one holds, `last` what the one before holds.
pub(super) trait Places {
    fn next<V: Vectors>(lanes: Lanes<V>) -> Lanes<V>;
    fn last<V: Vectors>(lanes: Lanes<V>) -> Lanes<V>;
}

/// The places are the lanes of a group.
pub(super) struct ByLane;
/// The places are the groups.
pub(super) struct ByGroup;

impl Places for ByLane {
    #[inline(always)]
    fn next<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.turn()
    }
    #[inline(always)]
    fn last<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.turn_back()
    }
}

impl Places for ByGroup {
    #[inline(always)]
    fn next<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.pass()
    }
    #[inline(always)]
    fn last<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.pass_back()
    }
}

/// The configurations of all digits in three chutes at once.
#[derive(Clone, Copy)]
pub(super) struct Configurations<V: Vectors> {
    pub(super) even: Lanes<V>,
    pub(super) odd: Lanes<V>,
}

impl<V: Vectors> Configurations<V> {
    /// Those that the triads allow.
    #[inline(always)]
    pub(super) fn of<P: Places>(triads: [Lanes<V>; 3]) -> Self {
        let [a, b, c] = triads;
        Self { even: a & P::next(b) & P::last(c), odd: a & P::last(b) & P::next(c) }
    }

    /// The digits that still can be in each triad.
    #[inline(always)]
    pub(super) fn keep<P: Places>(self) -> [Lanes<V>; 3] {
        [
            self.even | self.odd,
            P::last(self.even) | P::next(self.odd),
            P::next(self.even) | P::last(self.odd),
        ]
    }
}

/// Of digits that can be in three triads of a chute, one a vector, at the same place: those that can only be in this one. As every configuration takes
/// one triad of each place, they must be in it.
#[inline(always)]
pub(super) fn must<V: Vectors>(keep: [Lanes<V>; 3]) -> [Lanes<V>; 3] {
    let [a, b, c] = keep;
    [a.without(b | c), b.without(a | c), c.without(a | b)]
}

/// What a triad can hold once it is known what it must: where it must hold three digits, nothing else.
#[inline(always)]
pub(super) fn no_fourth<V: Vectors>(keep: Lanes<V>, must: Lanes<V>) -> Lanes<V> {
    let fewer_than_three = must.without_lowest().without_lowest().is_zero();
    keep & (must | fewer_than_three)
}
