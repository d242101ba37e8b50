//! Targets without vectors: instructions that no processor has.
//!
//! They let the vector engine be compiled and checked on every target, and leave nothing of it in
//! the program.

mod never;

use core::marker::PhantomData;

use self::never::Never;
use crate::simd::pair::Pair;
use crate::simd::vectors::{Instructions, Single as _, Task};

/// Whether every processor of this target has vectors, and no program needs the scalar engine.
pub(crate) const ALWAYS_VECTORS: bool = false;

/// The instructions that no processor has: there is no value of this type.
#[derive(Clone, Copy)]
pub(crate) struct InstructionSet(Pair<Never>);

impl Instructions for InstructionSet {
    fn available() -> impl Iterator<Item = Self> {
        core::iter::empty()
    }

    fn name(self) -> &'static str {
        match self.0.0 {}
    }

    fn run<T: Task>(self, task: T) -> T::Output {
        self.0.run(task)
    }
}

/// A value together with the instructions that work on it. There is none, so it takes no memory in
/// an enum either.
#[derive(Clone)]
pub(crate) struct Equipped<T> {
    never: Never,
    value: PhantomData<T>,
}

impl<T> Equipped<T> {
    pub(crate) fn new(instructions: InstructionSet, _: T) -> Self {
        Self { never: instructions.0.0, value: PhantomData }
    }

    pub(crate) const fn equip(&mut self, _: InstructionSet) -> &mut T {
        match self.never {}
    }

    pub(crate) const fn value(&self) -> &T {
        match self.never {}
    }

    pub(crate) fn read<'a, K: Task>(&'a self, _: impl FnOnce(&'a T) -> K) -> K::Output {
        match self.never {}
    }

    pub(crate) fn run<'a, K: Task>(&'a mut self, _: impl FnOnce(&'a mut T) -> K) -> K::Output {
        match self.never {}
    }
}
