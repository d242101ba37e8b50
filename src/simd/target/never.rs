//! Instructions that no processor has.

use crate::simd::pair::{Half, Pair};
use crate::simd::vectors::{Stored, Task};

/// The proof that nobody has.
#[derive(Clone, Copy)]
pub(crate) enum Never {}

/// An operation that nobody can use.
macro_rules! verbs {
    ($($verb:ident($($argument:ty),*) -> $result:ty;)*) => {
        $(fn $verb(self $(, _: $argument)*) -> $result {
            match self {}
        })*
    };
}

impl Half for Never {
    type Lanes = Never;

    fn run<T: Task>(pair: Pair<Self>, task: T) -> T::Output {
        task.run(pair)
    }

    fn store(self, _: [Never; 2], _: &mut Stored) {
        match self {}
    }

    fn spread<const FROM: usize>(self, _: Never) -> Never {
        self
    }

    verbs! {
        splat(u16) -> Never;
        load(&Stored) -> [Never; 2];
        digits(&[u8; 16], u16) -> [Never; 2];
        row([Never; 2]) -> [u8; 16];
        and(Never, Never) -> Never;
        or(Never, Never) -> Never;
        without(Never, Never) -> Never;
        add(Never, Never) -> Never;
        min(Never, Never) -> Never;
        equal(Never, Never) -> Never;
        count_ones(Never) -> Never;
        is_full(Never) -> bool;
        rotate_lanes_left(Never) -> Never;
        rotate_lanes_right(Never) -> Never;
        braid(Never, Never, Never) -> Never;
        firsts(Never, Never) -> Never;
        seconds(Never, Never) -> Never;
        outer(Never, Never) -> Never;
        inner(Never, Never) -> Never;
    }
}
