//! A value together with the instructions that work on it.

use crate::simd::vectors::{Instructions, Task};

#[derive(Clone)]
pub(crate) struct Equipped<I, T> {
    instructions: I,
    value: T,
}

impl<I: Instructions, T> Equipped<I, T> {
    #[inline]
    pub(crate) fn new(instructions: I, value: T) -> Self {
        Self { instructions, value }
    }

    /// The value, and other instructions beside it from now on.
    pub(crate) const fn equip(&mut self, instructions: I) -> &mut T {
        self.instructions = instructions;
        &mut self.value
    }

    pub(crate) const fn value(&self) -> &T {
        &self.value
    }

    /// Runs a task that reads the value, with the instructions beside it.
    pub(crate) fn read<'a, K: Task>(&'a self, task: impl FnOnce(&'a T) -> K) -> K::Output {
        self.instructions.run(task(&self.value))
    }

    /// Runs a task on the value, with the instructions beside it.
    pub(crate) fn run<'a, K: Task>(&'a mut self, task: impl FnOnce(&'a mut T) -> K) -> K::Output {
        self.instructions.run(task(&mut self.value))
    }
}
