//! WebAssembly's simd128: a vector is two registers.

use super::patterns::{AT, DIGIT, FACTOR, MASK, NARROW};
use crate::simd::pair::{Half, Pair};
use crate::simd::vectors::{Stored, Task};
use core::arch::wasm32::*;

/// The proof that the module may use simd128.
#[derive(Clone, Copy)]
pub(crate) struct Simd128(());

impl Simd128 {
    /// The proof: this file is compiled only if the whole module may use simd128.
    pub(super) const fn new() -> Self {
        Self(())
    }
}

/// An operation that is one instruction, with or without lane numbers.
macro_rules! verb {
    ($verb:ident, $instruction:ident $(, $lane:literal)*) => {
        #[inline(always)]
        fn $verb(self, a: v128, b: v128) -> v128 {
            $instruction::<$($lane),*>(a, b)
        }
    };
}

impl Half for Simd128 {
    type Lanes = v128;

    #[inline]
    fn run<T: Task>(pair: Pair<Self>, task: T) -> T::Output {
        task.run(pair)
    }

    const PREFERS_PARTS: bool = true;

    #[inline(always)]
    fn load_half(self, from: &Stored, half: usize) -> v128 {
        match from.0.as_chunks::<2>().0.get(half) {
            // SAFETY: two groups are 16 bytes.
            Some(groups) => unsafe { v128_load((&raw const *groups).cast()) },
            None => u16x8_splat(0),
        }
    }

    #[inline(always)]
    fn store_half(self, lanes: v128, to: &mut Stored, half: usize) {
        if let Some(to) = to.0.as_chunks_mut::<2>().0.get_mut(half) {
            // SAFETY: two groups are 16 bytes.
            unsafe { v128_store((&raw mut *to).cast(), lanes) };
        }
    }

    #[inline(always)]
    fn splat(self, number: u16) -> v128 {
        u16x8_splat(number)
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> [v128; 2] {
        let from: *const v128 = (&raw const *from).cast();
        // SAFETY: a `Stored` is twice 16 bytes.
        unsafe { [v128_load(from), v128_load(from.add(1))] }
    }

    #[inline(always)]
    fn store(self, lanes: [v128; 2], to: &mut Stored) {
        let to: *mut v128 = (&raw mut *to).cast();
        // SAFETY: a `Stored` is twice 16 bytes.
        unsafe {
            v128_store(to, lanes[0]);
            v128_store(to.add(1), lanes[1]);
        }
    }

    #[inline(always)]
    fn digits(self, digits: &[u8; 16], none: u16) -> [v128; 2] {
        // SAFETY: each array is 16 bytes.
        let [digits, masks] =
            unsafe { [digits, &MASK].map(|bytes| v128_load(bytes.as_ptr().cast())) };
        let zero = u16x8_splat(0);
        [
            i8x16_shuffle::<0, 0, 1, 1, 2, 2, 16, 16, 3, 3, 4, 4, 5, 5, 16, 16>(digits, zero),
            i8x16_shuffle::<6, 6, 7, 7, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16>(digits, zero),
        ]
        .map(|digits| {
            let masks = i8x16_swizzle(masks, i8x16_add(digits, u16x8_splat(AT)));
            v128_or(masks, v128_and(u16x8_eq(digits, zero), u16x8_splat(none)))
        })
    }

    #[inline(always)]
    fn row(self, [first, second]: [v128; 2]) -> [u8; 16] {
        let mut row = [0; 16];
        // SAFETY: each array is 16 bytes.
        unsafe {
            let load = |bytes: &[u8; 16]| v128_load(bytes.as_ptr().cast());
            let products =
                [first, second].map(|masks| i16x8_q15mulr_sat(masks, i16x8_splat(FACTOR)));
            let narrow = u8x16_narrow_i16x8(products[0], products[1]);
            let digits = i8x16_swizzle(load(&DIGIT), v128_and(narrow, u8x16_splat(15)));
            v128_store(row.as_mut_ptr().cast(), i8x16_swizzle(digits, load(&NARROW)));
        }
        row
    }

    verb!(and, v128_and);
    verb!(or, v128_or);
    verb!(without, v128_andnot);
    verb!(add, u16x8_add);
    verb!(min, u16x8_min);
    verb!(equal, u16x8_eq);
    verb!(firsts, u64x2_shuffle, 0, 2);
    verb!(seconds, u64x2_shuffle, 1, 3);
    verb!(outer, u64x2_shuffle, 0, 3);
    verb!(inner, u64x2_shuffle, 1, 2);

    #[inline(always)]
    fn where_not_zero(self, a: v128, b: v128) -> v128 {
        // "Not equal" is three instructions on x86-64, and "greater" is one.
        v128_and(a, i16x8_gt(b, i16x8_splat(0)))
    }

    #[inline(always)]
    fn count_ones(self, a: v128) -> v128 {
        u16x8_extadd_pairwise_u8x16(u8x16_popcnt(a))
    }

    #[inline(always)]
    fn is_full(self, a: v128) -> bool {
        u16x8_all_true(a)
    }

    #[inline(always)]
    fn rotate_lanes_left(self, a: v128) -> v128 {
        u16x8_shuffle::<1, 2, 0, 3, 5, 6, 4, 7>(a, a)
    }

    #[inline(always)]
    fn rotate_lanes_right(self, a: v128) -> v128 {
        u16x8_shuffle::<2, 0, 1, 3, 6, 4, 5, 7>(a, a)
    }

    #[inline(always)]
    fn braid(self, a: v128, b: v128, c: v128) -> v128 {
        // The mean of a register and itself is that register. The compiler does not know, and so
        // does not merge these shuffles with each other or with a rotation of the lanes. Each of
        // them is one instruction on x86-64, where a merged one is 14 in V8.
        let two = u16x8_shuffle::<0, 9, 2, 3, 4, 13, 6, 7>(a, b);
        let three = u16x8_shuffle::<0, 1, 10, 3, 4, 5, 14, 7>(u8x16_avgr(two, two), c);
        u8x16_avgr(three, three)
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: v128) -> v128 {
        match FROM {
            0 => u16x8_shuffle::<0, 0, 0, 3, 4, 4, 4, 7>(a, a),
            1 => u16x8_shuffle::<1, 1, 1, 3, 5, 5, 5, 7>(a, a),
            _ => u16x8_shuffle::<2, 2, 2, 3, 6, 6, 6, 7>(a, a),
        }
    }
}
