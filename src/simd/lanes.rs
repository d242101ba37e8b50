//! A vector in use, with the verbs as operators.

use super::{Stored, Vectors};
use core::ops::{Add, BitAnd, BitOr};

/// A vector in use, together with the right to use it.
#[derive(Clone, Copy)]
pub(crate) struct Lanes<V: Vectors> {
    vectors: V,
    lanes: V::Lanes,
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

    /// [`Vectors::store`].
    #[inline(always)]
    pub(crate) fn store(self, to: &mut Stored) {
        self.vectors.store(self.lanes, to);
    }

    /// [`Vectors::without`].
    #[inline(always)]
    pub(crate) fn without(self, other: Self) -> Self {
        Self { lanes: self.vectors.without(self.lanes, other.lanes), ..self }
    }

    /// [`Vectors::min`].
    #[inline(always)]
    pub(crate) fn min(self, other: Self) -> Self {
        Self { lanes: self.vectors.min(self.lanes, other.lanes), ..self }
    }

    /// [`Vectors::equal`].
    #[inline(always)]
    pub(crate) fn equal(self, other: Self) -> Self {
        Self { lanes: self.vectors.equal(self.lanes, other.lanes), ..self }
    }

    /// All bits of the lanes that are zero.
    #[inline(always)]
    pub(crate) fn is_zero(self) -> Self {
        self.equal(Self::splat(self.vectors, 0))
    }

    /// Each lane without its lowest bit; zero stays zero.
    #[inline(always)]
    pub(crate) fn without_lowest(self) -> Self {
        self & (self + Self::splat(self.vectors, u16::MAX))
    }

    /// The lanes that have one bit; the others zero.
    #[inline(always)]
    pub(crate) fn if_single(self) -> Self {
        self & self.without_lowest().is_zero()
    }

    /// [`Vectors::is_full`].
    #[inline(always)]
    pub(crate) fn is_full(self) -> bool {
        self.vectors.is_full(self.lanes)
    }

    /// [`Vectors::rotate_lanes_left`].
    #[inline(always)]
    pub(crate) fn rotate_lanes_left(self) -> Self {
        Self { lanes: self.vectors.rotate_lanes_left(self.lanes), ..self }
    }

    /// [`Vectors::rotate_lanes_right`].
    #[inline(always)]
    pub(crate) fn rotate_lanes_right(self) -> Self {
        Self { lanes: self.vectors.rotate_lanes_right(self.lanes), ..self }
    }

    /// [`Vectors::rotate_groups_left`].
    #[inline(always)]
    pub(crate) fn rotate_groups_left(self) -> Self {
        Self { lanes: self.vectors.rotate_groups_left(self.lanes), ..self }
    }

    /// [`Vectors::rotate_groups_right`].
    #[inline(always)]
    pub(crate) fn rotate_groups_right(self) -> Self {
        Self { lanes: self.vectors.rotate_groups_right(self.lanes), ..self }
    }

    /// [`Vectors::braid`].
    #[inline(always)]
    pub(crate) fn braid(a: Self, b: Self, c: Self) -> Self {
        Self { lanes: a.vectors.braid(a.lanes, b.lanes, c.lanes), ..a }
    }

    /// [`Vectors::spread`].
    #[inline(always)]
    pub(crate) fn spread<const FROM: usize>(self) -> Self {
        Self { lanes: self.vectors.spread::<FROM>(self.lanes), ..self }
    }
}

impl<V: Vectors> BitAnd for Lanes<V> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self { lanes: self.vectors.and(self.lanes, other.lanes), ..self }
    }
}

impl<V: Vectors> BitOr for Lanes<V> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self { lanes: self.vectors.or(self.lanes, other.lanes), ..self }
    }
}

impl<V: Vectors> Add for Lanes<V> {
    type Output = Self;

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self { lanes: self.vectors.add(self.lanes, other.lanes), ..self }
    }
}
