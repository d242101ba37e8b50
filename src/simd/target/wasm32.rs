//! WebAssembly with simd128: a module is built with it or without it.

mod equipped;
#[allow(dead_code, reason = "the lanes of a shuffle are constants of the instruction here")]
mod patterns;
mod simd128;

use self::simd128::Simd128;
use crate::simd::pair::Pair;
use crate::simd::vectors::{Instructions, Single as _, Task};

/// Whether every processor of this target has vectors, and no program needs the scalar engine.
pub(crate) const ALWAYS_VECTORS: bool = true;

/// The vector instructions of this target.
#[derive(Clone, Copy)]
pub(crate) struct InstructionSet(Pair<Simd128>);

/// A value together with the instructions that work on it.
pub(crate) type Equipped<T> = equipped::Equipped<InstructionSet, T>;

impl Instructions for InstructionSet {
    fn available() -> impl Iterator<Item = Self> {
        core::iter::once(Self(Pair(Simd128::new())))
    }

    fn name(self) -> &'static str {
        "simd128"
    }

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        self.0.run(task)
    }
}
