//! A vector that holds two grids, made of a vector for each.

use super::vectors::{Double, Single, Stored, Vectors};

/// The instructions for one grid, used for two.
#[derive(Clone, Copy)]
pub(crate) struct Two<V>(pub(crate) V);

/// An operation that does the same to both vectors.
macro_rules! verbs {
    ($($verb:ident($($argument:ident),*);)*) => {
        $(
            #[inline(always)]
            fn $verb(self $(, $argument: Self::Lanes)*) -> Self::Lanes {
                [self.0.$verb($($argument[0]),*), self.0.$verb($($argument[1]),*)]
            }
        )*
    };
}

impl<V: Vectors> Vectors for Two<V> {
    type Lanes = [V::Lanes; 2];

    #[inline(always)]
    fn splat(self, number: u16) -> Self::Lanes {
        [self.0.splat(number); 2]
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> Self::Lanes {
        [self.0.load(from); 2]
    }

    verbs! {
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
        rotate_groups_left(a);
        rotate_groups_right(a);
        braid(a, b, c);
        if_single(a);
        and3(a, b, c);
        or3(a, b, c);
        majority(a, b, c);
        without_both(a, b, c);
        prefer(a, b, c);
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: Self::Lanes) -> Self::Lanes {
        [self.0.spread::<FROM>(a[0]), self.0.spread::<FROM>(a[1])]
    }
}

impl<V: Single> Double for Two<V> {
    #[inline(always)]
    fn load_both(self, first: &Stored, second: &Stored) -> Self::Lanes {
        [self.0.load(first), self.0.load(second)]
    }

    #[inline(always)]
    fn store_both(self, lanes: Self::Lanes, first: &mut Stored, second: &mut Stored) {
        self.0.store(lanes[0], first);
        self.0.store(lanes[1], second);
    }

    #[inline(always)]
    fn full(self, a: Self::Lanes) -> u8 {
        u8::from(self.0.is_full(a[0])) | u8::from(self.0.is_full(a[1])) << 1
    }
}
