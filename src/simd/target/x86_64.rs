//! x86-64: AVX-512, AVX2 or SSE4.1, if the processor has them.

mod avx2;
mod avx512;
mod equipped;
mod never;
mod patterns;
mod sse41;

use self::avx2::Avx2;
use self::avx512::Avx512;
use self::sse41::Sse41;
use crate::simd::pair::Pair;
use crate::simd::vectors::{Instructions, Single as _, Task};

/// Whether every processor of this target has vectors, and no program needs the scalar engine.
pub(crate) const ALWAYS_VECTORS: bool = false;

/// A set of vector instructions that this processor has.
#[derive(Clone, Copy)]
pub(crate) enum InstructionSet {
    Avx512(Avx512),
    Avx2(Avx2),
    Sse41(Pair<Sse41>),
}

/// A value together with the instructions that work on it.
pub(crate) type Equipped<T> = equipped::Equipped<InstructionSet, T>;

impl Instructions for InstructionSet {
    fn available() -> impl Iterator<Item = Self> {
        let sets = [
            Avx512::new().map(Self::Avx512),
            Avx2::new().map(Self::Avx2),
            Sse41::new().map(|half| Self::Sse41(Pair(half))),
        ];
        sets.into_iter().flatten()
    }

    fn name(self) -> &'static str {
        match self {
            Self::Avx512(_) => "avx512",
            Self::Avx2(_) => "avx2",
            Self::Sse41(_) => "sse4.1",
        }
    }

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        match self {
            Self::Avx512(vectors) => vectors.run(task),
            Self::Avx2(vectors) => vectors.run(task),
            Self::Sse41(vectors) => vectors.run(task),
        }
    }
}
