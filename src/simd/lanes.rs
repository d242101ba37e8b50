//! A vector in registers, with the operations as methods and operators.

use super::vectors::{Double, Part, Single, Stored, Vectors};
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

    forward! {
        without(other);
        min(other);
        equal(other);
        where_not_zero(other);
        count_ones();
        rotate_lanes_left();
        rotate_lanes_right();
        rotate_groups_left();
        rotate_groups_right();
        braid(second, third);
        if_single();
        and3(second, third);
        or3(second, third);
        majority(second, third);
        without_both(second, third);
        part_if_three(part);
        prefer(whole, others);
    }

    /// [`Vectors::spread`].
    #[inline(always)]
    pub(crate) fn spread<const FROM: usize>(self) -> Self {
        Self { lanes: self.vectors.spread::<FROM>(self.lanes), ..self }
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
}

impl<V: Single> Lanes<V> {
    /// [`Single::digits`].
    #[inline(always)]
    pub(crate) fn digits(vectors: V, row: &[u8; 16], none: u16) -> Self {
        Self { vectors, lanes: vectors.digits(row, none) }
    }

    /// [`Single::row`].
    #[inline(always)]
    pub(crate) fn row(self) -> [u8; 16] {
        self.vectors.row(self.lanes)
    }

    /// [`Single::store`].
    #[inline(always)]
    pub(crate) fn store(self, to: &mut Stored) {
        self.vectors.store(self.lanes, to);
    }

    /// [`Single::is_full`].
    #[inline(always)]
    pub(crate) fn is_full(self) -> bool {
        self.vectors.is_full(self.lanes)
    }
}

impl<V: Part> Lanes<V> {
    /// [`Part::load_part`].
    #[inline(always)]
    pub(crate) fn load_part(vectors: V, from: &Stored, half: usize) -> Self {
        Self { vectors, lanes: vectors.load_part(from, half) }
    }

    /// [`Part::store_part`].
    #[inline(always)]
    pub(crate) fn store_part(self, to: &mut Stored, half: usize) {
        self.vectors.store_part(self.lanes, to, half);
    }

    /// [`Part::is_full_part`].
    #[inline(always)]
    pub(crate) fn is_full_part(self) -> bool {
        self.vectors.is_full_part(self.lanes)
    }
}

impl<V: Double> Lanes<V> {
    /// [`Double::load_both`].
    #[inline(always)]
    pub(crate) fn load_both(vectors: V, first: &Stored, second: &Stored) -> Self {
        Self { vectors, lanes: vectors.load_both(first, second) }
    }

    /// [`Double::store_both`].
    #[inline(always)]
    pub(crate) fn store_both(self, first: &mut Stored, second: &mut Stored) {
        self.vectors.store_both(self.lanes, first, second);
    }

    /// [`Double::full`].
    #[inline(always)]
    pub(crate) fn full(self) -> u8 {
        self.vectors.full(self.lanes)
    }
}

forward! {
    BitAnd: bitand is and;
    BitOr: bitor is or;
    Add: add is add;
}
