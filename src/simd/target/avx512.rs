//! AVX-512: a vector is one register of 256 bits, and two grids are one register of 512 bits.

use super::avx2::Avx2;
use super::never::Never;
use super::patterns::{ROTATE_LANES_LEFT, ROTATE_LANES_RIGHT, SPREAD};
use crate::simd::pair::One;
use crate::simd::vectors::{Double, Single, Stored, Task, Vectors};
use core::arch::x86_64::*;
use core::hint::black_box;

cpufeatures::new!(has_avx512, "avx512f", "avx512bw", "avx512vl", "avx512dq", "avx512bitalg");

/// The proof that the processor has AVX2, and AVX-512 with F, BW, VL, DQ and BITALG.
#[derive(Clone, Copy)]
pub(crate) struct Avx512(Avx2);

impl Avx512 {
    /// The proof, if the processor has them all.
    pub(super) fn new() -> Option<Self> {
        Avx2::new().filter(|_| has_avx512::get()).map(Self)
    }
}

/// Operations that are those of AVX2. The compiler knows which registers and instructions there are
/// in addition.
macro_rules! as_avx2 {
    ($($verb:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[inline(always)]
            fn $verb(self $(, $argument: $type)*) -> $result {
                self.0.$verb($($argument),*)
            }
        )*
    };
}

/// Operations on three vectors, each of which is one instruction. Its constant is a truth table:
/// bit `4 a + 2 b + c`.
macro_rules! logic {
    ($lanes:ty, $instruction:ident) => {
        logic!($lanes, $instruction, and3, 0b1000_0000);
        logic!($lanes, $instruction, or3, 0b1111_1110);
        logic!($lanes, $instruction, majority, 0b1110_1000);
        logic!($lanes, $instruction, without_both, 0b0001_0000);
    };
    ($lanes:ty, $instruction:ident, $verb:ident, $table:literal) => {
        #[inline(always)]
        fn $verb(self, a: $lanes, b: $lanes, c: $lanes) -> $lanes {
            // SAFETY: `self` proves AVX-512F and AVX-512VL.
            unsafe { $instruction::<$table>(a, b, c) }
        }
    };
}

impl Vectors for Avx512 {
    type Lanes = __m256i;

    as_avx2! {
        splat(number: u16) -> __m256i;
        load(from: &Stored) -> __m256i;
        and(a: __m256i, b: __m256i) -> __m256i;
        or(a: __m256i, b: __m256i) -> __m256i;
        without(a: __m256i, b: __m256i) -> __m256i;
        add(a: __m256i, b: __m256i) -> __m256i;
        min(a: __m256i, b: __m256i) -> __m256i;
        equal(a: __m256i, b: __m256i) -> __m256i;
        rotate_lanes_left(a: __m256i) -> __m256i;
        rotate_lanes_right(a: __m256i) -> __m256i;
        rotate_groups_left(a: __m256i) -> __m256i;
        rotate_groups_right(a: __m256i) -> __m256i;
        braid(a: __m256i, b: __m256i, c: __m256i) -> __m256i;
        where_not_zero(a: __m256i, b: __m256i) -> __m256i;
        if_single(a: __m256i) -> __m256i;
    }

    #[inline(always)]
    fn count_ones(self, a: __m256i) -> __m256i {
        // SAFETY: `self` proves AVX-512VL and AVX-512BITALG.
        unsafe { _mm256_popcnt_epi16(a) }
    }

    logic!(__m256i, _mm256_ternarylogic_epi64);

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: __m256i) -> __m256i {
        self.0.spread::<FROM>(a)
    }
}

impl Single for Avx512 {
    type Double = Avx512Double;
    const PREFERS_DOUBLE: bool = true;
    type Part = One<Never>;

    #[inline]
    fn run<T: Task>(self, task: T) -> T::Output {
        #[target_feature(
            enable = "avx2,bmi1,bmi2,popcnt,avx512f,avx512bw,avx512vl,avx512dq,avx512bitalg"
        )]
        fn inside<T: Task>(vectors: Avx512, task: T) -> T::Output {
            task.run(vectors)
        }
        // SAFETY: `self` proves each of these features.
        unsafe { inside(self, task) }
    }

    #[inline(always)]
    fn double(self) -> Avx512Double {
        Avx512Double { patterns: black_box(&PATTERNS) }
    }

    as_avx2! {
        store(lanes: __m256i, to: &mut Stored) -> ();
        digits(digits: &[u8; 16], none: u16) -> __m256i;
        row(masks: __m256i) -> [u8; 16];
    }

    #[inline(always)]
    fn is_full(self, a: __m256i) -> bool {
        // SAFETY: `self` proves AVX-512VL and AVX-512BW.
        unsafe { _mm256_movepi16_mask(a) == u16::MAX }
    }
}

/// The proof of the same features as [`Avx512`].
#[derive(Clone, Copy)]
pub(crate) struct Avx512Double {
    patterns: &'static Patterns,
}

/// A pattern for each quarter.
#[repr(C, align(64))]
struct Pattern([[u8; 16]; 4]);

struct Patterns {
    rotate_lanes_left: Pattern,
    rotate_lanes_right: Pattern,
    spread: [Pattern; 3],
}

/// These are read through a reference that the compiler cannot see through, as in `avx2.rs`.
static PATTERNS: Patterns = Patterns {
    rotate_lanes_left: Pattern([ROTATE_LANES_LEFT; 4]),
    rotate_lanes_right: Pattern([ROTATE_LANES_RIGHT; 4]),
    spread: [Pattern([SPREAD[0]; 4]), Pattern([SPREAD[1]; 4]), Pattern([SPREAD[2]; 4])],
};

impl Avx512Double {
    /// Moves the bytes of `a` by a pattern.
    #[inline(always)]
    fn shuffle(self, a: __m512i, pattern: &'static Pattern) -> __m512i {
        // SAFETY: `self` proves AVX-512BW; a `Pattern` is 64 bytes, aligned to 64.
        unsafe { _mm512_shuffle_epi8(a, _mm512_load_si512((&raw const *pattern).cast())) }
    }
}

/// An operation that is one instruction.
macro_rules! verb {
    ($verb:ident, $instruction:ident) => {
        #[inline(always)]
        fn $verb(self, a: __m512i, b: __m512i) -> __m512i {
            // SAFETY: `self` proves AVX-512F and AVX-512BW.
            unsafe { $instruction(a, b) }
        }
    };
}

impl Vectors for Avx512Double {
    type Lanes = __m512i;
    const LOOKS_FOR_THREE: bool = true;

    #[inline(always)]
    fn splat(self, number: u16) -> __m512i {
        // SAFETY: `self` proves AVX-512F.
        unsafe { _mm512_set1_epi16(number.cast_signed()) }
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> __m512i {
        // SAFETY: `self` proves AVX-512F; a `Stored` is 32 bytes, aligned to 32.
        unsafe { _mm512_broadcast_i64x4(_mm256_load_si256((&raw const *from).cast())) }
    }

    verb!(and, _mm512_and_si512);
    verb!(or, _mm512_or_si512);
    verb!(add, _mm512_add_epi16);
    verb!(min, _mm512_min_epu16);

    #[inline(always)]
    fn without(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512F.
        unsafe { _mm512_andnot_si512(b, a) }
    }

    #[inline(always)]
    fn equal(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512BW.
        unsafe { _mm512_movm_epi16(_mm512_cmpeq_epi16_mask(a, b)) }
    }

    #[inline(always)]
    fn rotate_lanes_left(self, a: __m512i) -> __m512i {
        self.shuffle(a, &self.patterns.rotate_lanes_left)
    }

    #[inline(always)]
    fn rotate_lanes_right(self, a: __m512i) -> __m512i {
        self.shuffle(a, &self.patterns.rotate_lanes_right)
    }

    #[inline(always)]
    fn rotate_groups_left(self, a: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512F.
        unsafe { _mm512_permutex_epi64::<0b11_00_10_01>(a) }
    }

    #[inline(always)]
    fn rotate_groups_right(self, a: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512F.
        unsafe { _mm512_permutex_epi64::<0b11_01_00_10>(a) }
    }

    #[inline(always)]
    fn braid(self, a: __m512i, b: __m512i, c: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512BW.
        unsafe {
            let two = _mm512_mask_blend_epi16(0x2222_2222, a, b);
            _mm512_mask_blend_epi16(0x4444_4444, two, c)
        }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: __m512i) -> __m512i {
        self.shuffle(a, &self.patterns.spread[FROM])
    }

    #[inline(always)]
    fn count_ones(self, a: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512VL and AVX-512BITALG.
        unsafe { _mm512_popcnt_epi16(a) }
    }

    #[inline(always)]
    fn part_if_three(self, whole: __m512i, part: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512BW and AVX-512BITALG.
        unsafe {
            let three = _mm512_cmpgt_epi16_mask(_mm512_popcnt_epi16(part), _mm512_set1_epi16(2));
            _mm512_mask_mov_epi16(whole, three, part)
        }
    }

    logic!(__m512i, _mm512_ternarylogic_epi64);

    #[inline(always)]
    fn if_single(self, a: __m512i) -> __m512i {
        let less = self.add(a, self.splat(u16::MAX));
        // SAFETY: `self` proves AVX-512BW.
        unsafe { _mm512_maskz_mov_epi16(_mm512_testn_epi16_mask(a, less), a) }
    }

    #[inline(always)]
    fn where_not_zero(self, a: __m512i, b: __m512i) -> __m512i {
        // SAFETY: `self` proves AVX-512BW.
        unsafe { _mm512_maskz_mov_epi16(_mm512_test_epi16_mask(b, b), a) }
    }

    #[inline(always)]
    fn prefer(self, a: __m512i, whole: __m512i, others: __m512i) -> __m512i {
        let preferred = self.without(whole, others);
        // SAFETY: `self` proves AVX-512BW.
        unsafe {
            let some = _mm512_test_epi16_mask(a, preferred);
            self.and(a, _mm512_mask_mov_epi16(whole, some, preferred))
        }
    }
}

impl Double for Avx512Double {
    #[inline(always)]
    fn load_both(self, first: &Stored, second: &Stored) -> __m512i {
        // SAFETY: `self` proves AVX-512F; a `Stored` is 32 bytes, aligned to 32.
        unsafe {
            let first = _mm256_load_si256((&raw const *first).cast());
            let second = _mm256_load_si256((&raw const *second).cast());
            _mm512_inserti64x4::<1>(_mm512_castsi256_si512(first), second)
        }
    }

    #[inline(always)]
    fn store_both(self, lanes: __m512i, first: &mut Stored, second: &mut Stored) {
        // SAFETY: `self` proves AVX-512F; a `Stored` is 32 bytes, aligned to 32.
        unsafe {
            _mm256_store_si256((&raw mut *first).cast(), _mm512_castsi512_si256(lanes));
            let upper = _mm512_extracti64x4_epi64::<1>(lanes);
            _mm256_store_si256((&raw mut *second).cast(), upper);
        }
    }

    #[inline(always)]
    fn full(self, a: __m512i) -> u8 {
        // SAFETY: `self` proves AVX-512BW.
        let lanes = unsafe { _mm512_movepi16_mask(a) };
        u8::from(lanes as u16 == u16::MAX) | u8::from(lanes >= 0xFFFF_0000) << 1
    }
}
