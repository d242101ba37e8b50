//! The operations that every vector instruction set has.

/// A vector at rest: `[group][lane]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Stored(pub(crate) [[u16; 4]; 4]);

/// A set of vector instructions. A value of such a type is the proof that this processor has them.
pub(crate) trait Vectors: Copy {
    /// A vector in registers.
    type Lanes: Copy;

    /// Runs a task with these instructions: everything that is inlined into it is compiled for
    /// them.
    fn run<T: Task>(self, task: T) -> T::Output;

    /// A vector with the same number in every lane.
    fn splat(self, number: u16) -> Self::Lanes;
    /// Loads a vector from memory.
    fn load(self, from: &Stored) -> Self::Lanes;
    /// Stores a vector in memory.
    fn store(self, lanes: Self::Lanes, to: &mut Stored);
    /// Nine digits as masks in the nine data lanes: bit `digit - 1`, or `none` for the digit 0 and
    /// in the padding. Bytes 9 to 15 do not matter. `none` must have bit 0.
    fn digits(self, row: &[u8; 16], none: u16) -> Self::Lanes;
    /// The digits of nine masks with one bit each: the inverse of [`Vectors::digits`]. Bytes 9 to
    /// 15 have any value.
    fn row(self, masks: Self::Lanes) -> [u8; 16];

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
    /// Whether every lane has all bits, given that each has all or none.
    fn is_full(self, a: Self::Lanes) -> bool;

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
}

/// Something to do with vectors, whichever instructions there are.
pub(crate) trait Task {
    /// What the task returns.
    type Output;
    /// Does the task. Is to be inlined into its caller.
    fn run<V: Vectors>(self, vectors: V) -> Self::Output;
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
