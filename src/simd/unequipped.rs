//! [`Equipped`] where there are no vectors: no value can exist, and it takes no room in an enum either.

use super::never::Never;
use super::pair::Pair;
use super::{InstructionSet, Task};
use core::marker::PhantomData;

#[derive(Clone)]
pub(crate) struct Equipped<T> {
    never: Never,
    value: PhantomData<T>,
}

impl<T> Equipped<T> {
    pub(crate) fn new(found: InstructionSet, _: T) -> Self {
        let InstructionSet::Never(Pair(never)) = found;
        Self { never, value: PhantomData }
    }

    pub(crate) const fn value(&self) -> &T {
        match self.never {}
    }

    pub(crate) fn run<'a, K: Task>(&'a mut self, _: impl FnOnce(&'a mut T) -> K) -> K::Output {
        match self.never {}
    }
}
