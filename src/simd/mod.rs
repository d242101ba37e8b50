//! Vectors in the words of the engine: one trait, one file an instruction set, one place that chooses.
//!
//! This is the only module that names a processor and the only one with `unsafe`. Of Sudoku it knows no more than the shape of a
//! vector, sixteen lanes of 16 bits in four groups of four. Lanes 0 to 2 of groups 0 to 2 hold data, the others are
//! padding: every verb that moves lanes leaves the padding where it is.
//!
//! ```text
//!     group     0          1          2          3
//!     lane    0 1 2 .    0 1 2 .    0 1 2 .    . . . .
//! ```

#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg_attr(
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )),
    path = "unequipped.rs"
)]
mod equipped;
mod lanes;
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    all(target_arch = "wasm32", target_feature = "simd128")
))]
mod masks;
#[cfg(target_arch = "aarch64")]
mod neon;
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    all(target_arch = "wasm32", target_feature = "simd128")
)))]
mod never;
mod pair;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod patterns;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;
#[cfg(target_arch = "x86_64")]
mod sse41;

pub(crate) use self::equipped::Equipped;
pub(crate) use self::lanes::Lanes;

/// A vector at rest: `[group][lane]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(32))]
pub(crate) struct Stored(pub(crate) [[u16; 4]; 4]);

/// The verbs of a set of vector instructions. A value of such a type is the proof that they may run here.
pub(crate) trait Vectors: Copy {
    /// A vector in use.
    type Lanes: Copy;

    /// Runs a task with these instructions; all that is inlined into the task is compiled for them.
    fn run<T: Task>(self, task: T) -> T::Output;

    /// The same number in every lane.
    fn splat(self, number: u16) -> Self::Lanes;
    /// A vector from memory.
    fn load(self, from: &Stored) -> Self::Lanes;
    /// A vector to memory.
    fn store(self, lanes: Self::Lanes, to: &mut Stored);
    /// Nine digits, 0 for none, as masks in the nine lanes of data: bit `digit - 1`, or `none` where there is no digit and in the padding. Bytes 9 to 15 are not looked at.
    fn digits(self, row: &[u8; 16], none: u16) -> Self::Lanes;

    /// The bits that are in both.
    fn and(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The bits that are in either.
    fn or(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The bits of `a` that are not in `b`.
    fn without(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The sum, lane by lane, without carry.
    fn add(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The smaller, lane by lane.
    fn min(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// All bits of the lanes that are equal.
    fn equal(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// Of lanes that have all bits or none, as [`Vectors::equal`] gives them: whether all have all.
    fn is_full(self, a: Self::Lanes) -> bool;

    /// In each group, lane `i` gets lane `i + 1`, round the three.
    fn rotate_lanes_left(self, a: Self::Lanes) -> Self::Lanes;
    /// In each group, lane `i` gets lane `i + 2`, round the three.
    fn rotate_lanes_right(self, a: Self::Lanes) -> Self::Lanes;
    /// Group `g` gets group `g + 1`, round the three.
    fn rotate_groups_left(self, a: Self::Lanes) -> Self::Lanes;
    /// Group `g` gets group `g + 2`, round the three.
    fn rotate_groups_right(self, a: Self::Lanes) -> Self::Lanes;
    /// In each group, lane 0 of `a`, lane 1 of `b`, lane 2 of `c`.
    fn braid(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes;
    /// In each group, lane `FROM` in all three lanes.
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes;
}

/// Something to do with vectors, whichever they are. `run` is to be inlined into its caller.
pub(crate) trait Task {
    /// What comes out.
    type Output;
    /// Does it.
    fn run<V: Vectors>(self, vectors: V) -> Self::Output;
}

/// Whether the compiler knows that there are vectors and nobody needs another engine. On aarch64 the tests do: they run both in one process.
pub(crate) const ALWAYS_VECTORS: bool =
    cfg!(all(target_arch = "wasm32", target_feature = "simd128"));

/// A set of vector instructions that this processor is known to have.
#[derive(Clone, Copy)]
pub(crate) enum InstructionSet {
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Avx2),
    #[cfg(target_arch = "x86_64")]
    Sse41(pair::Pair<sse41::Sse41>),
    #[cfg(target_arch = "aarch64")]
    Neon(pair::Pair<neon::Neon>),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128(pair::Pair<simd128::Simd128>),
    #[cfg(not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )))]
    #[allow(dead_code, reason = "nobody can make one")]
    Never(pair::Pair<never::Never>),
}

impl InstructionSet {
    /// Every set this processor has, the best first.
    pub(crate) fn available() -> impl Iterator<Item = Self> {
        [
            #[cfg(target_arch = "x86_64")]
            avx2::Avx2::new().map(Self::Avx2),
            #[cfg(target_arch = "x86_64")]
            sse41::Sse41::new().map(|half| Self::Sse41(pair::Pair(half))),
            #[cfg(target_arch = "aarch64")]
            Some(Self::Neon(pair::Pair(neon::Neon::new()))),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Some(Self::Simd128(pair::Pair(simd128::Simd128::new()))),
            None,
        ]
        .into_iter()
        .flatten()
    }

    /// What the set is called.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Self::Sse41(_) => "sse4.1",
            #[cfg(target_arch = "aarch64")]
            Self::Neon(_) => "neon",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Self::Simd128(_) => "simd128",
            #[cfg(not(any(
                target_arch = "x86_64",
                target_arch = "aarch64",
                all(target_arch = "wasm32", target_feature = "simd128")
            )))]
            Self::Never(_) => "none",
        }
    }

    /// Runs a task with these instructions.
    #[inline]
    pub(crate) fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx2(vectors) => vectors.run(task),
            #[cfg(target_arch = "x86_64")]
            Self::Sse41(vectors) => vectors.run(task),
            #[cfg(target_arch = "aarch64")]
            Self::Neon(vectors) => vectors.run(task),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Self::Simd128(vectors) => vectors.run(task),
            #[cfg(not(any(
                target_arch = "x86_64",
                target_arch = "aarch64",
                all(target_arch = "wasm32", target_feature = "simd128")
            )))]
            Self::Never(vectors) => vectors.run(task),
        }
    }
}
