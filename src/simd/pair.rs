//! A vector made of two registers of 128 bits: groups 0 and 1 in the first, 2 and 3 in the second.

use super::two::Two;
use super::vectors::{Part, Single, Stored, Task, Vectors};

/// The operations on a register of 128 bits, which has two groups. A value of such a type is the
/// proof that this processor has the instructions.
pub(crate) trait Half: Copy {
    /// Two groups.
    type Lanes: Copy;

    /// [`Single::run`] with these instructions.
    fn run<T: Task>(pair: Pair<Self>, task: T) -> T::Output;
    /// [`Single::PREFERS_PARTS`].
    const PREFERS_PARTS: bool = false;
    /// [`Part::load_part`].
    #[inline(always)]
    fn load_half(self, from: &Stored, half: usize) -> Self::Lanes {
        let [first, second] = self.load(from);
        if half == 0 { first } else { second }
    }
    /// [`Part::store_part`].
    #[inline(always)]
    fn store_half(self, lanes: Self::Lanes, to: &mut Stored, half: usize) {
        let both = self.load(to);
        self.store(if half == 0 { [lanes, both[1]] } else { [both[0], lanes] }, to);
    }
    /// [`Vectors::splat`].
    fn splat(self, number: u16) -> Self::Lanes;
    /// [`Vectors::load`], both halves.
    fn load(self, from: &Stored) -> [Self::Lanes; 2];
    /// [`Single::store`], both halves.
    fn store(self, lanes: [Self::Lanes; 2], to: &mut Stored);
    /// [`Single::digits`], both halves.
    fn digits(self, row: &[u8; 16], none: u16) -> [Self::Lanes; 2];
    /// [`Single::row`], of both halves.
    fn row(self, masks: [Self::Lanes; 2]) -> [u8; 16];
    /// [`Vectors::and`].
    fn and(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::or`].
    fn or(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::without`].
    fn without(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::add`].
    fn add(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::min`].
    fn min(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::equal`].
    fn equal(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::where_not_zero`].
    #[inline(always)]
    fn where_not_zero(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes {
        self.without(a, self.equal(b, self.splat(0)))
    }
    /// [`Vectors::count_ones`].
    fn count_ones(self, a: Self::Lanes) -> Self::Lanes;
    /// [`Single::is_full`].
    fn is_full(self, a: Self::Lanes) -> bool;
    /// [`Vectors::rotate_lanes_left`].
    fn rotate_lanes_left(self, a: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::rotate_lanes_right`].
    fn rotate_lanes_right(self, a: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::braid`].
    fn braid(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes;
    /// [`Vectors::spread`].
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes;
    /// The first group of `a`, then the first of `b`.
    fn firsts(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The second group of `a`, then the second of `b`.
    fn seconds(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The first group of `a`, then the second of `b`.
    fn outer(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
    /// The second group of `a`, then the first of `b`.
    fn inner(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;
}

/// Two halves.
#[derive(Clone, Copy)]
pub(crate) struct Pair<H>(pub(crate) H);

/// An operation that does the same to both halves.
macro_rules! verb {
    ($verb:ident) => {
        #[inline(always)]
        fn $verb(self, a: Self::Lanes) -> Self::Lanes {
            [self.0.$verb(a[0]), self.0.$verb(a[1])]
        }
    };
    ($verb:ident, two) => {
        #[inline(always)]
        fn $verb(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes {
            [self.0.$verb(a[0], b[0]), self.0.$verb(a[1], b[1])]
        }
    };
}

impl<H: Half> Vectors for Pair<H> {
    type Lanes = [H::Lanes; 2];

    #[inline(always)]
    fn splat(self, number: u16) -> Self::Lanes {
        [self.0.splat(number); 2]
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> Self::Lanes {
        self.0.load(from)
    }

    verb!(and, two);
    verb!(or, two);
    verb!(without, two);
    verb!(add, two);
    verb!(min, two);
    verb!(equal, two);
    verb!(where_not_zero, two);
    verb!(count_ones);
    verb!(rotate_lanes_left);
    verb!(rotate_lanes_right);

    #[inline(always)]
    fn rotate_groups_left(self, a: Self::Lanes) -> Self::Lanes {
        [self.0.inner(a[0], a[1]), self.0.outer(a[0], a[1])]
    }

    #[inline(always)]
    fn rotate_groups_right(self, a: Self::Lanes) -> Self::Lanes {
        [self.0.firsts(a[1], a[0]), self.0.seconds(a[0], a[1])]
    }

    #[inline(always)]
    fn braid(self, a: Self::Lanes, b: Self::Lanes, c: Self::Lanes) -> Self::Lanes {
        [self.0.braid(a[0], b[0], c[0]), self.0.braid(a[1], b[1], c[1])]
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes {
        [self.0.spread::<FROM>(a[0]), self.0.spread::<FROM>(a[1])]
    }
}

impl<H: Half> Single for Pair<H> {
    type Double = Two<Self>;
    type Part = One<H>;
    const PREFERS_PARTS: bool = H::PREFERS_PARTS;

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        H::run(self, task)
    }

    #[inline(always)]
    fn part(self) -> Option<One<H>> {
        Some(One(self.0))
    }

    #[inline(always)]
    fn double(self) -> Two<Self> {
        Two(self)
    }

    #[inline(always)]
    fn store(self, lanes: Self::Lanes, to: &mut Stored) {
        self.0.store(lanes, to);
    }

    #[inline(always)]
    fn digits(self, row: &[u8; 16], none: u16) -> Self::Lanes {
        self.0.digits(row, none)
    }

    #[inline(always)]
    fn row(self, masks: Self::Lanes) -> [u8; 16] {
        self.0.row(masks)
    }

    #[inline(always)]
    fn is_full(self, a: Self::Lanes) -> bool {
        self.0.is_full(self.0.and(a[0], a[1]))
    }
}

// One half. It has two groups of the vector, and nearly all operations stay within a group. Only
// the rotations of groups need both halves, so a half has none.

/// The instructions for a register of 128 bits, used for one half of a vector.
#[derive(Clone, Copy)]
pub(crate) struct One<H>(pub(crate) H);

/// An operation of the register.
macro_rules! of_register {
    ($($verb:ident($($argument:ident),*);)*) => {
        $(
            #[inline(always)]
            fn $verb(self $(, $argument: Self::Lanes)*) -> Self::Lanes {
                self.0.$verb($($argument),*)
            }
        )*
    };
}

impl<H: Half> Vectors for One<H> {
    type Lanes = H::Lanes;

    #[inline(always)]
    fn splat(self, number: u16) -> Self::Lanes {
        self.0.splat(number)
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> Self::Lanes {
        self.0.load_half(from, 0)
    }

    of_register! {
        and(a, b);
        or(a, b);
        without(a, b);
        add(a, b);
        min(a, b);
        count_ones(a);
        where_not_zero(a, b);
        equal(a, b);
        rotate_lanes_left(a);
        rotate_lanes_right(a);
        braid(a, b, c);
    }

    /// A half has no third group. Nothing calls this.
    #[inline(always)]
    fn rotate_groups_left(self, a: Self::Lanes) -> Self::Lanes {
        a
    }

    /// A half has no third group. Nothing calls this.
    #[inline(always)]
    fn rotate_groups_right(self, a: Self::Lanes) -> Self::Lanes {
        a
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes {
        self.0.spread::<FROM>(a)
    }
}

impl<H: Half> Part for One<H> {
    #[inline(always)]
    fn load_part(self, from: &Stored, half: usize) -> Self::Lanes {
        self.0.load_half(from, half)
    }

    #[inline(always)]
    fn store_part(self, lanes: Self::Lanes, to: &mut Stored, half: usize) {
        self.0.store_half(lanes, to, half);
    }

    #[inline(always)]
    fn is_full_part(self, a: Self::Lanes) -> bool {
        self.0.is_full(a)
    }
}
