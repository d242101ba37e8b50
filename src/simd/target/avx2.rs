//! AVX2: a vector is one register.

use super::never::Never;
use super::patterns::{
    AT, COUNTS, DIGIT, FACTOR, MASK, NARROW, ROTATE_LANES_LEFT, ROTATE_LANES_RIGHT, SPREAD, row,
};
use crate::simd::pair::One;
use crate::simd::two::Two;
use crate::simd::vectors::{Single, Stored, Task, Vectors};
use core::arch::x86_64::*;
use core::hint::black_box;

cpufeatures::new!(has_avx2, "avx2", "bmi1", "bmi2", "popcnt");

/// The proof that the processor has AVX2, BMI1, BMI2 and POPCNT.
#[derive(Clone, Copy)]
pub(crate) struct Avx2 {
    patterns: &'static Patterns,
}

/// A pattern for each half.
#[repr(C, align(32))]
struct Pattern([[u8; 16]; 2]);

struct Patterns {
    rotate_lanes_left: Pattern,
    rotate_lanes_right: Pattern,
    spread: [Pattern; 3],
    row: Pattern,
    mask: Pattern,
    counts: Pattern,
}

/// These are read through a reference that the compiler cannot see through. Where it can, it turns
/// a shuffle by a pattern into two instructions, and 24 shuffles of a pass into 46, which is 8 % of
/// the instructions of a search.
static PATTERNS: Patterns = Patterns {
    rotate_lanes_left: Pattern([ROTATE_LANES_LEFT; 2]),
    rotate_lanes_right: Pattern([ROTATE_LANES_RIGHT; 2]),
    spread: [Pattern([SPREAD[0]; 2]), Pattern([SPREAD[1]; 2]), Pattern([SPREAD[2]; 2])],
    row: Pattern([row(0), row(2)]),
    mask: Pattern([MASK; 2]),
    counts: Pattern([COUNTS; 2]),
};

impl Avx2 {
    /// The proof, if the processor has them all.
    pub(super) fn new() -> Option<Self> {
        has_avx2::get().then(|| Self { patterns: black_box(&PATTERNS) })
    }

    /// Looks up each byte, 0 to 15, in a table that is the same in each half.
    #[inline(always)]
    fn look_up(self, table: &'static Pattern, at: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX2; a `Pattern` is 32 bytes, aligned to 32.
        unsafe { _mm256_shuffle_epi8(_mm256_load_si256((&raw const *table).cast()), at) }
    }

    /// Moves the bytes of `a` by a pattern.
    #[inline(always)]
    fn shuffle(self, a: __m256i, pattern: &'static Pattern) -> __m256i {
        // SAFETY: `self` proves AVX2; a `Pattern` is 32 bytes, aligned to 32.
        unsafe { _mm256_shuffle_epi8(a, _mm256_load_si256((&raw const *pattern).cast())) }
    }
}

/// An operation that is one instruction.
macro_rules! verb {
    ($verb:ident, $instruction:ident) => {
        #[inline(always)]
        fn $verb(self, a: __m256i, b: __m256i) -> __m256i {
            // SAFETY: `self` proves AVX2.
            unsafe { $instruction(a, b) }
        }
    };
}

impl Vectors for Avx2 {
    type Lanes = __m256i;

    #[inline(always)]
    fn splat(self, number: u16) -> __m256i {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_set1_epi16(number.cast_signed()) }
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> __m256i {
        // SAFETY: `self` proves AVX2; a `Stored` is 32 bytes, aligned to 32.
        unsafe { _mm256_load_si256((&raw const *from).cast()) }
    }

    verb!(and, _mm256_and_si256);
    verb!(or, _mm256_or_si256);
    verb!(add, _mm256_add_epi16);
    verb!(min, _mm256_min_epu16);
    verb!(equal, _mm256_cmpeq_epi16);
    verb!(where_not_zero, _mm256_sign_epi16);

    #[inline(always)]
    fn count_ones(self, a: __m256i) -> __m256i {
        let (four, table) = (self.splat(0x0F0F), &self.patterns.counts);
        // SAFETY: `self` proves AVX2.
        let high = unsafe { _mm256_srli_epi16::<4>(a) };
        let (low, high) = (self.and(a, four), self.and(high, four));
        // SAFETY: `self` proves AVX2.
        unsafe {
            let bytes = _mm256_add_epi8(self.look_up(table, low), self.look_up(table, high));
            _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1))
        }
    }

    #[inline(always)]
    fn without(self, a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_andnot_si256(b, a) }
    }

    #[inline(always)]
    fn rotate_lanes_left(self, a: __m256i) -> __m256i {
        self.shuffle(a, &self.patterns.rotate_lanes_left)
    }

    #[inline(always)]
    fn rotate_lanes_right(self, a: __m256i) -> __m256i {
        self.shuffle(a, &self.patterns.rotate_lanes_right)
    }

    #[inline(always)]
    fn rotate_groups_left(self, a: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_permute4x64_epi64::<0b11_00_10_01>(a) }
    }

    #[inline(always)]
    fn rotate_groups_right(self, a: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_permute4x64_epi64::<0b11_01_00_10>(a) }
    }

    #[inline(always)]
    fn braid(self, a: __m256i, b: __m256i, c: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_blend_epi16::<0b0100_0100>(_mm256_blend_epi16::<0b0010_0010>(a, b), c) }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: __m256i) -> __m256i {
        self.shuffle(a, &self.patterns.spread[FROM])
    }
}

impl Single for Avx2 {
    type Double = Two<Self>;
    type Part = One<Never>;

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
        fn inside<T: Task>(vectors: Avx2, task: T) -> T::Output {
            task.run(vectors)
        }
        // SAFETY: `self` proves each of these features.
        unsafe { inside(self, task) }
    }

    #[inline(always)]
    fn double(self) -> Two<Self> {
        Two(self)
    }

    #[inline(always)]
    fn store(self, lanes: __m256i, to: &mut Stored) {
        // SAFETY: `self` proves AVX2; a `Stored` is 32 bytes, aligned to 32.
        unsafe { _mm256_store_si256((&raw mut *to).cast(), lanes) }
    }

    #[inline(always)]
    fn digits(self, digits: &[u8; 16], none: u16) -> __m256i {
        // SAFETY: `self` proves AVX2; `digits` is 16 bytes.
        let both = unsafe { _mm256_broadcastsi128_si256(_mm_loadu_si128(digits.as_ptr().cast())) };
        let digits = self.shuffle(both, &self.patterns.row);
        // SAFETY: `self` proves AVX2.
        let at = unsafe { _mm256_add_epi8(digits, self.splat(AT)) };
        let empty = self.and(self.equal(digits, self.splat(0)), self.splat(none));
        self.or(self.look_up(&self.patterns.mask, at), empty)
    }

    #[inline(always)]
    fn row(self, masks: __m256i) -> [u8; 16] {
        let mut row = [0; 16];
        // SAFETY: `self` proves AVX2; each array is 16 bytes.
        unsafe {
            let load = |bytes: &[u8; 16]| _mm_loadu_si128(bytes.as_ptr().cast());
            let products = _mm256_mulhrs_epi16(masks, _mm256_set1_epi16(FACTOR));
            let [first, second] =
                [_mm256_castsi256_si128(products), _mm256_extracti128_si256::<1>(products)];
            let narrow = _mm_shuffle_epi8(_mm_packus_epi16(first, second), load(&NARROW));
            let digits = _mm_shuffle_epi8(load(&DIGIT), narrow);
            _mm_storeu_si128(row.as_mut_ptr().cast(), digits);
        }
        row
    }

    #[inline(always)]
    fn is_full(self, a: __m256i) -> bool {
        // SAFETY: `self` proves AVX2.
        unsafe { _mm256_movemask_epi8(a) == -1 }
    }
}
