//! A value beside the instructions that work on it.

use super::{InstructionSet, Task};

#[derive(Clone)]
pub(crate) struct Equipped<T> {
    found: InstructionSet,
    value: T,
}

impl<T> Equipped<T> {
    #[inline]
    pub(crate) fn new(found: InstructionSet, value: T) -> Self {
        Self { found, value }
    }

    pub(crate) const fn value(&self) -> &T {
        &self.value
    }

    /// Runs a task on the value, with the instructions beside it.
    pub(crate) fn run<'a, K: Task>(&'a mut self, task: impl FnOnce(&'a mut T) -> K) -> K::Output {
        self.found.run(task(&mut self.value))
    }
}
