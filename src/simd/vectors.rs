//! The operations that every vector instruction set has.

/// A vector at rest: `[group][lane]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Stored(pub(crate) [[u16; 4]; 4]);

/// A set of vector instructions. A value of such a type is the proof that this processor has them.
pub(crate) trait Vectors: Copy {
    /// A vector in registers.
    type Lanes: Copy;
    /// Whether every pass looks for three required digits of a triad, with
    /// [`Vectors::part_if_three`]. Elsewhere that costs more than the passes that it saves.
    const LOOKS_FOR_THREE: bool = false;

    /// A vector with the same number in every lane.
    fn splat(self, number: u16) -> Self::Lanes;
    /// Loads a vector from memory.
    fn load(self, from: &Stored) -> Self::Lanes;

    /// The bits that are in both.
    fn and(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The bits that are in either.
    fn or(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The bits of `a` that are not in `b`.
    fn without(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The sum of each lane, modulo 2¹⁶.
    fn add(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The minimum of each lane.
    fn min(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// All bits in the lanes that are equal, none in the others.
    fn equal(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The lanes of `a` where `b` is not zero, and zero in the others. No lane of `b` has its
    /// highest bit.
    #[inline(always)]
    fn where_not_zero(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes {
        self.without(a, self.equal(b, self.splat(0)))
    }
    /// The number of bits in each lane.
    fn count_ones(self, a: Self::Lanes) -> Self::Lanes;

    /// In each group, lane `i` gets lane `i + 1`, modulo 3.
    fn rotate_lanes_left(self, a: Self::Lanes) -> Self::Lanes;
    /// In each group, lane `i` gets lane `i + 2`, modulo 3.
    fn rotate_lanes_right(self, a: Self::Lanes) -> Self::Lanes;
    /// Group `g` gets group `g + 1`, modulo 3.
    fn rotate_groups_left(self, a: Self::Lanes) -> Self::Lanes;
    /// Group `g` gets group `g + 2`, modulo 3.
    fn rotate_groups_right(self, a: Self::Lanes) -> Self::Lanes;
    /// In each group, lane 0 of `a`, lane 1 of `b` and lane 2 of `c`.
    fn braid(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes;
    /// In each group, lane `FROM` in all three data lanes.
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes;

    /// The lanes that have one bit, and zero in the others.
    #[inline(always)]
    fn if_single(self, a: Self::Lanes) -> Self::Lanes {
        let rest = self.and(a, self.add(a, self.splat(u16::MAX)));
        self.and(a, self.equal(rest, self.splat(0)))
    }
    /// The bits that are in all three.
    #[inline(always)]
    fn and3(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes {
        self.and(self.and(a, b), c)
    }
    /// The bits that are in any of the three.
    #[inline(always)]
    fn or3(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes {
        self.or(self.or(a, b), c)
    }
    /// The bits that are in at least two of the three.
    #[inline(always)]
    fn majority(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes {
        self.or(self.and(a, b), self.and(self.or(a, b), c))
    }
    /// The bits of `a` that are in neither of the others.
    #[inline(always)]
    fn without_both(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes {
        self.without(a, self.or(b, c))
    }
    /// In each lane `part`, if that has three bits or more, or else `whole`, given that `part` is a
    /// part of `whole`.
    #[inline(always)]
    fn part_if_three(self, whole: Self::Lanes, part: Self::Lanes) -> Self::Lanes {
        let less = self.and(part, self.add(part, self.splat(u16::MAX)));
        let least = self.and(less, self.add(less, self.splat(u16::MAX)));
        self.and(whole, self.or(part, self.equal(least, self.splat(0))))
    }
    /// In each lane the bits that are in both `a` and `whole`: of these, those that are not in
    /// `others`, if there are any, or else all of them.
    #[inline(always)]
    fn prefer(self, a: Self::Lanes, whole: Self::Lanes, others: Self::Lanes) -> Self::Lanes {
        let left = self.and(a, whole);
        self.without(left, self.where_not_zero(others, self.without(left, others)))
    }
}

/// Instructions for vectors that hold one grid.
pub(crate) trait Single: Vectors {
    /// Instructions for vectors that hold two grids.
    type Double: Double;
    /// Whether it is faster to work on two grids at once than on one after the other.
    const PREFERS_DOUBLE: bool = false;
    /// Instructions for one half of a vector.
    type Part: Part;
    /// Whether it is faster to propagate in one half after the other. That is so where the rows of
    /// a grid take more registers than there are.
    const PREFERS_PARTS: bool = false;

    /// Runs a task with these instructions: everything that is inlined into it is compiled for
    /// them.
    fn run<T: Task>(self, task: T) -> T::Output;
    /// The instructions for two grids at once.
    fn double(self) -> Self::Double;
    /// The instructions for one half of a vector; `None` if a vector is one register.
    #[inline(always)]
    fn part(self) -> Option<Self::Part> {
        None
    }

    /// Stores a vector in memory.
    fn store(self, lanes: Self::Lanes, to: &mut Stored);
    /// Nine digits as masks in the nine data lanes: bit `digit - 1`, or `none` for the digit 0 and
    /// in the padding. Bytes 9 to 15 do not matter. `none` must have bit 0.
    fn digits(self, row: &[u8; 16], none: u16) -> Self::Lanes;
    /// The digits of nine masks with one bit each: the inverse of [`Single::digits`]. Bytes 9 to 15
    /// have any value.
    fn row(self, masks: Self::Lanes) -> [u8; 16];
    /// Whether every lane has all bits, given that each has all or none.
    fn is_full(self, a: Self::Lanes) -> bool;
}

/// Instructions for vectors that hold two grids, so that every operation does the same to both.
/// [`Vectors::load`] loads the same vector for both.
pub(crate) trait Double: Vectors {
    /// Loads the vectors of both grids.
    fn load_both(self, first: &Stored, second: &Stored) -> Self::Lanes;
    /// Stores the vectors of both grids.
    fn store_both(self, lanes: Self::Lanes, first: &mut Stored, second: &mut Stored);
    /// For each grid, the first in bit 0, whether every lane has all bits, given that each has all
    /// or none.
    fn full(self, a: Self::Lanes) -> u8;
}

/// Instructions for half of a vector: two of its groups.
pub(crate) trait Part: Vectors {
    /// Loads a half, the first or the second.
    fn load_part(self, from: &Stored, half: usize) -> Self::Lanes;
    /// Stores a half.
    fn store_part(self, lanes: Self::Lanes, to: &mut Stored, half: usize);
    /// Whether every lane has all bits, given that each has all or none.
    fn is_full_part(self, a: Self::Lanes) -> bool;
}

/// Something to do with vectors, whichever instructions there are.
pub(crate) trait Task {
    /// What the task returns.
    type Output;
    /// Does the task. Is to be inlined into its caller.
    fn run<V: Single>(self, vectors: V) -> Self::Output;
}

/// What chooses among the instruction sets of a target: the one that was chosen.
pub(crate) trait Instructions: Copy {
    /// Every set that this processor has, the best first.
    fn available() -> impl Iterator<Item = Self>;
    /// The name of the set.
    fn name(self) -> &'static str;
    /// Runs a task with the set.
    fn run<T: Task>(self, task: T) -> T::Output;
}
