//! aarch64: NEON, which belongs to the architecture.

mod equipped;
mod neon;
#[allow(dead_code, reason = "bits are counted by an instruction here")]
mod patterns;

use self::neon::Neon;
use crate::simd::pair::Pair;
use crate::simd::vectors::{Instructions, Single as _, Task};

/// Whether every processor of this target has vectors, and no program needs the scalar engine.
///
/// Every processor has them here, but the tests run both engines in one process.
pub(crate) const ALWAYS_VECTORS: bool = false;

/// The vector instructions of this target.
#[derive(Clone, Copy)]
pub(crate) struct InstructionSet(Pair<Neon>);

/// A value together with the instructions that work on it.
pub(crate) type Equipped<T> = equipped::Equipped<InstructionSet, T>;

impl Instructions for InstructionSet {
    fn available() -> impl Iterator<Item = Self> {
        core::iter::once(Self(Pair(Neon::new())))
    }

    fn name(self) -> &'static str {
        "neon"
    }

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        self.0.run(task)
    }
}
