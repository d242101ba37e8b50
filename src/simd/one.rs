//! One half of a vector that is made of two registers of 128 bits.
//!
//! A half has two groups of the vector, and nearly all operations stay within a group. Only the
//! rotations of groups need both halves, so a half has none.

use super::pair::Half;
use super::vectors::{Part, Stored, Vectors};

/// The instructions for a register of 128 bits, used for one half of a vector.
#[derive(Clone, Copy)]
pub(crate) struct One<H>(pub(crate) H);

/// An operation of the register.
macro_rules! verbs {
    ($($verb:ident($($argument:ident),*);)*) => {
        $(
            #[inline(always)]
            fn $verb(self $(, $argument: Self::Lanes)*) -> Self::Lanes {
                self.0.$verb($($argument),*)
            }
        )*
    };
}

impl<H: Half> Vectors for One<H> {
    type Lanes = H::Lanes;

    #[inline(always)]
    fn splat(self, number: u16) -> Self::Lanes {
        self.0.splat(number)
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> Self::Lanes {
        self.0.load_half(from, 0)
    }

    verbs! {
        and(a, b);
        or(a, b);
        without(a, b);
        add(a, b);
        min(a, b);
        count_ones(a);
        where_not_zero(a, b);
        equal(a, b);
        rotate_lanes_left(a);
        rotate_lanes_right(a);
        braid(a, b, c);
    }

    /// A half has no third group. Nothing calls this.
    #[inline(always)]
    fn rotate_groups_left(self, a: Self::Lanes) -> Self::Lanes {
        a
    }

    /// A half has no third group. Nothing calls this.
    #[inline(always)]
    fn rotate_groups_right(self, a: Self::Lanes) -> Self::Lanes {
        a
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes {
        self.0.spread::<FROM>(a)
    }
}

impl<H: Half> Part for One<H> {
    #[inline(always)]
    fn load_part(self, from: &Stored, half: usize) -> Self::Lanes {
        self.0.load_half(from, half)
    }

    #[inline(always)]
    fn store_part(self, lanes: Self::Lanes, to: &mut Stored, half: usize) {
        self.0.store_half(lanes, to, half);
    }

    #[inline(always)]
    fn is_full_part(self, a: Self::Lanes) -> bool {
        self.0.is_full(a)
    }
}
