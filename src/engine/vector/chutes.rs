//! The configurations of the digits in three chutes at once.
//!
//! A chute has nine triads: three vectors, one per line, whose lanes are the boxes in turn. (They
//! may as well be one per box, with lanes that are the lines: a permutation reads the same both
//! ways.) The six ways in which a digit can run through them are two vectors:
//!
//! ```text
//!                even                    odd
//!     triads[0]  x . .  . x .  . . x     x . .  . x .  . . x
//!     triads[1]  . x .  . . x  x . .     . . x  x . .  . x .
//!     triads[2]  . . x  x . .  . x .     . x .  . . x  x . .
//!     lane         0      1      2         0      1      2
//! ```
//!
//! Lane `i` of `even` has the digits that can be at position `i` of the first line, `i + 1` of the
//! second and `i + 2` of the third, modulo 3; lane `i` of `odd` those that can be at `i`, `i + 2`
//! and `i + 1`.

use crate::simd::{Lanes, Vectors};

/// How the three positions lie in a vector.
pub(super) trait Axis {
    /// Each position gets what the next one has.
    fn rotate_left<V: Vectors>(lanes: Lanes<V>) -> Lanes<V>;
    /// Each position gets what the one before has.
    fn rotate_right<V: Vectors>(lanes: Lanes<V>) -> Lanes<V>;
}

/// The positions are the lanes of a group.
pub(super) struct AcrossLanes;
/// The positions are the groups.
pub(super) struct AcrossGroups;

impl Axis for AcrossLanes {
    #[inline(always)]
    fn rotate_left<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.rotate_lanes_left()
    }
    #[inline(always)]
    fn rotate_right<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.rotate_lanes_right()
    }
}

impl Axis for AcrossGroups {
    #[inline(always)]
    fn rotate_left<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.rotate_groups_left()
    }
    #[inline(always)]
    fn rotate_right<V: Vectors>(lanes: Lanes<V>) -> Lanes<V> {
        lanes.rotate_groups_right()
    }
}

/// The possible configurations of all digits in three chutes.
#[derive(Clone, Copy)]
pub(super) struct Configurations<V: Vectors> {
    pub(super) even: Lanes<V>,
    pub(super) odd: Lanes<V>,
}

impl<V: Vectors> Configurations<V> {
    /// The configurations that are possible, given the digits that each triad can hold.
    #[inline(always)]
    pub(super) fn new<A: Axis>(triads: [Lanes<V>; 3]) -> Self {
        let [a, b, c] = triads;
        Self {
            even: a & A::rotate_left(b) & A::rotate_right(c),
            odd: a & A::rotate_right(b) & A::rotate_left(c),
        }
    }

    /// The number of configurations of all digits in each chute, in every position of the chute.
    #[inline(always)]
    pub(super) fn count<A: Axis>(self) -> Lanes<V> {
        let count = self.even.count_ones() + self.odd.count_ones();
        count + A::rotate_left(count) + A::rotate_right(count)
    }

    /// The digits that each triad can hold: those of which a configuration takes it.
    #[inline(always)]
    pub(super) fn keep<A: Axis>(self) -> [Lanes<V>; 3] {
        [
            self.even | self.odd,
            A::rotate_right(self.even) | A::rotate_left(self.odd),
            A::rotate_left(self.even) | A::rotate_right(self.odd),
        ]
    }
}
