//! A vector in registers, with the operations as methods and operators.

use super::vectors::{Stored, Vectors};
use core::ops::{Add, BitAnd, BitOr};

/// A vector in registers, together with the proof that its instructions may be used.
#[derive(Clone, Copy)]
pub(crate) struct Lanes<V: Vectors> {
    vectors: V,
    lanes: V::Lanes,
}

/// Methods that forward to the operation of the same name, by the kinds of their arguments.
macro_rules! forward {
    ($($name:ident($($argument:ident),*);)*) => {
        $(
            #[doc = concat!("[`Vectors::", stringify!($name), "`].")]
            #[inline(always)]
            pub(crate) fn $name(self $(, $argument: Self)*) -> Self {
                let lanes = self.vectors.$name(self.lanes $(, $argument.lanes)*);
                Self { lanes, ..self }
            }
        )*
    };
    ($($trait:ident: $operator:ident is $name:ident;)*) => {
        $(impl<V: Vectors> $trait for Lanes<V> {
            type Output = Self;

            #[inline(always)]
            fn $operator(self, other: Self) -> Self {
                Self { lanes: self.vectors.$name(self.lanes, other.lanes), ..self }
            }
        })*
    };
}

impl<V: Vectors> Lanes<V> {
    /// [`Vectors::splat`].
    #[inline(always)]
    pub(crate) fn splat(vectors: V, number: u16) -> Self {
        Self { vectors, lanes: vectors.splat(number) }
    }

    /// [`Vectors::load`].
    #[inline(always)]
    pub(crate) fn load(vectors: V, from: &Stored) -> Self {
        Self { vectors, lanes: vectors.load(from) }
    }

    /// [`Vectors::digits`].
    #[inline(always)]
    pub(crate) fn digits(vectors: V, row: &[u8; 16], none: u16) -> Self {
        Self { vectors, lanes: vectors.digits(row, none) }
    }

    /// [`Vectors::row`].
    #[inline(always)]
    pub(crate) fn row(self) -> [u8; 16] {
        self.vectors.row(self.lanes)
    }

    /// [`Vectors::store`].
    #[inline(always)]
    pub(crate) fn store(self, to: &mut Stored) {
        self.vectors.store(self.lanes, to);
    }

    forward! {
        without(other);
        min(other);
        equal(other);
        rotate_lanes_left();
        rotate_lanes_right();
        rotate_groups_left();
        rotate_groups_right();
        braid(second, third);
    }

    /// [`Vectors::spread`].
    #[inline(always)]
    pub(crate) fn spread<const FROM: usize>(self) -> Self {
        Self { lanes: self.vectors.spread::<FROM>(self.lanes), ..self }
    }

    /// [`Vectors::is_full`].
    #[inline(always)]
    pub(crate) fn is_full(self) -> bool {
        self.vectors.is_full(self.lanes)
    }

    /// All bits in the lanes that are zero, none in the others.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> Self {
        self.equal(Self::splat(self.vectors, 0))
    }

    /// Each lane without its lowest bit; zero remains zero.
    #[inline(always)]
    pub(crate) fn without_lowest(self) -> Self {
        self & (self + Self::splat(self.vectors, u16::MAX))
    }

    /// The lanes that have one bit, and zero in the others.
    #[inline(always)]
    pub(crate) fn if_single(self) -> Self {
        self & self.without_lowest().is_zero()
    }
}

forward! {
    BitAnd: bitand is and;
    BitOr: bitor is or;
    Add: add is add;
}
