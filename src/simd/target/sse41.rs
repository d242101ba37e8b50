//! SSE4.1 with SSSE3: a vector is two registers.

use super::patterns::{
    AT, COUNTS, DIGIT, FACTOR, MASK, NARROW, ROTATE_LANES_LEFT, ROTATE_LANES_RIGHT, SPREAD, row,
};
use crate::simd::pair::{Half, Pair};
use crate::simd::vectors::{Stored, Task};
use core::arch::x86_64::*;
use core::hint::black_box;

cpufeatures::new!(has_sse41, "ssse3", "sse4.1", "popcnt");

/// The proof that the processor has SSSE3, SSE4.1 and POPCNT.
#[derive(Clone, Copy)]
pub(crate) struct Sse41 {
    patterns: &'static Patterns,
}

#[repr(C, align(16))]
struct Pattern([u8; 16]);

struct Patterns {
    rotate_lanes_left: Pattern,
    rotate_lanes_right: Pattern,
    spread: [Pattern; 3],
    rows: [Pattern; 2],
    mask: Pattern,
    counts: Pattern,
}

/// These are read through a reference that the compiler cannot see through, as in `avx2.rs`.
static PATTERNS: Patterns = Patterns {
    rotate_lanes_left: Pattern(ROTATE_LANES_LEFT),
    rotate_lanes_right: Pattern(ROTATE_LANES_RIGHT),
    spread: [Pattern(SPREAD[0]), Pattern(SPREAD[1]), Pattern(SPREAD[2])],
    rows: [Pattern(row(0)), Pattern(row(2))],
    mask: Pattern(MASK),
    counts: Pattern(COUNTS),
};

impl Sse41 {
    /// The proof, if the processor has them all.
    pub(super) fn new() -> Option<Self> {
        has_sse41::get().then(|| Self { patterns: black_box(&PATTERNS) })
    }

    /// Looks up each byte, 0 to 15, in a table that is the same in each half.
    #[inline(always)]
    fn look_up(self, table: &'static Pattern, at: __m128i) -> __m128i {
        // SAFETY: `self` proves SSSE3; a `Pattern` is 16 bytes, aligned to 16.
        unsafe { _mm_shuffle_epi8(_mm_load_si128((&raw const *table).cast()), at) }
    }

    /// The masks of digits, each of which is twice in its lane.
    #[inline(always)]
    fn masks(self, digits: __m128i, none: u16) -> __m128i {
        // SAFETY: `self` proves SSE4.1 and with it SSE2.
        let at = unsafe { _mm_add_epi8(digits, self.splat(AT)) };
        let empty = self.and(self.equal(digits, self.splat(0)), self.splat(none));
        self.or(self.look_up(&self.patterns.mask, at), empty)
    }

    /// Moves the bytes of `a` by a pattern.
    #[inline(always)]
    fn shuffle(self, a: __m128i, pattern: &'static Pattern) -> __m128i {
        // SAFETY: `self` proves SSSE3; a `Pattern` is 16 bytes, aligned to 16.
        unsafe { _mm_shuffle_epi8(a, _mm_load_si128((&raw const *pattern).cast())) }
    }
}

/// An operation that is one instruction.
macro_rules! verb {
    ($verb:ident, $instruction:ident) => {
        #[inline(always)]
        fn $verb(self, a: __m128i, b: __m128i) -> __m128i {
            // SAFETY: `self` proves SSE4.1 and with it SSE2.
            unsafe { $instruction(a, b) }
        }
    };
}

impl Half for Sse41 {
    type Lanes = __m128i;

    #[inline]
    fn run<T: Task>(pair: Pair<Self>, task: T) -> T::Output {
        #[target_feature(enable = "ssse3,sse4.1,popcnt")]
        fn inside<T: Task>(pair: Pair<Sse41>, task: T) -> T::Output {
            task.run(pair)
        }
        // SAFETY: the half in `pair` proves each of these features.
        unsafe { inside(pair, task) }
    }

    #[inline(always)]
    fn splat(self, number: u16) -> __m128i {
        // SAFETY: `self` proves SSE4.1 and with it SSE2.
        unsafe { _mm_set1_epi16(number.cast_signed()) }
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> [__m128i; 2] {
        let from: *const __m128i = (&raw const *from).cast();
        // SAFETY: `self` proves SSE2; a `Stored` is twice 16 bytes, aligned to 32.
        unsafe { [_mm_load_si128(from), _mm_load_si128(from.add(1))] }
    }

    #[inline(always)]
    fn store(self, lanes: [__m128i; 2], to: &mut Stored) {
        let to: *mut __m128i = (&raw mut *to).cast();
        // SAFETY: `self` proves SSE2; a `Stored` is twice 16 bytes, aligned to 32.
        unsafe {
            _mm_store_si128(to, lanes[0]);
            _mm_store_si128(to.add(1), lanes[1]);
        }
    }

    #[inline(always)]
    fn digits(self, digits: &[u8; 16], none: u16) -> [__m128i; 2] {
        // SAFETY: `self` proves SSE2; `digits` is 16 bytes.
        let digits = unsafe { _mm_loadu_si128(digits.as_ptr().cast()) };
        let [first, second] = &self.patterns.rows;
        [
            self.masks(self.shuffle(digits, first), none),
            self.masks(self.shuffle(digits, second), none),
        ]
    }

    #[inline(always)]
    fn row(self, [first, second]: [__m128i; 2]) -> [u8; 16] {
        let mut row = [0; 16];
        // SAFETY: `self` proves SSSE3 and with it SSE2; each array is 16 bytes.
        unsafe {
            let load = |bytes: &[u8; 16]| _mm_loadu_si128(bytes.as_ptr().cast());
            let factor = _mm_set1_epi16(FACTOR);
            let products = [_mm_mulhrs_epi16(first, factor), _mm_mulhrs_epi16(second, factor)];
            let narrow = _mm_packus_epi16(products[0], products[1]);
            let digits = _mm_shuffle_epi8(load(&DIGIT), _mm_shuffle_epi8(narrow, load(&NARROW)));
            _mm_storeu_si128(row.as_mut_ptr().cast(), digits);
        }
        row
    }

    verb!(and, _mm_and_si128);
    verb!(or, _mm_or_si128);
    verb!(add, _mm_add_epi16);
    verb!(min, _mm_min_epu16);
    verb!(equal, _mm_cmpeq_epi16);
    verb!(where_not_zero, _mm_sign_epi16);
    verb!(firsts, _mm_unpacklo_epi64);
    verb!(seconds, _mm_unpackhi_epi64);

    #[inline(always)]
    fn without(self, a: __m128i, b: __m128i) -> __m128i {
        // SAFETY: `self` proves SSE4.1 and with it SSE2.
        unsafe { _mm_andnot_si128(b, a) }
    }

    #[inline(always)]
    fn count_ones(self, a: __m128i) -> __m128i {
        let (four, table) = (self.splat(0x0F0F), &self.patterns.counts);
        // SAFETY: `self` proves SSE4.1 and with it SSE2.
        let high = unsafe { _mm_srli_epi16::<4>(a) };
        let (low, high) = (self.and(a, four), self.and(high, four));
        // SAFETY: `self` proves SSSE3.
        unsafe {
            let bytes = _mm_add_epi8(self.look_up(table, low), self.look_up(table, high));
            _mm_maddubs_epi16(bytes, _mm_set1_epi8(1))
        }
    }

    #[inline(always)]
    fn is_full(self, a: __m128i) -> bool {
        // SAFETY: `self` proves SSE4.1 and with it SSE2.
        unsafe { _mm_movemask_epi8(a) == 0xFFFF }
    }

    #[inline(always)]
    fn rotate_lanes_left(self, a: __m128i) -> __m128i {
        self.shuffle(a, &self.patterns.rotate_lanes_left)
    }

    #[inline(always)]
    fn rotate_lanes_right(self, a: __m128i) -> __m128i {
        self.shuffle(a, &self.patterns.rotate_lanes_right)
    }

    #[inline(always)]
    fn braid(self, a: __m128i, b: __m128i, c: __m128i) -> __m128i {
        // SAFETY: `self` proves SSE4.1.
        unsafe { _mm_blend_epi16::<0b0100_0100>(_mm_blend_epi16::<0b0010_0010>(a, b), c) }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: __m128i) -> __m128i {
        self.shuffle(a, &self.patterns.spread[FROM])
    }

    #[inline(always)]
    fn outer(self, a: __m128i, b: __m128i) -> __m128i {
        // SAFETY: `self` proves SSE4.1.
        unsafe { _mm_blend_epi16::<0b1111_0000>(a, b) }
    }

    #[inline(always)]
    fn inner(self, a: __m128i, b: __m128i) -> __m128i {
        // SAFETY: `self` proves SSSE3.
        unsafe { _mm_alignr_epi8::<8>(b, a) }
    }
}
