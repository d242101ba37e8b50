//! NEON, which every aarch64 processor has: a vector is two registers.

use super::patterns::{
    AT, DIGIT, FACTOR, MASK, NARROW, ROTATE_LANES_LEFT, ROTATE_LANES_RIGHT, SPREAD, row,
};
use crate::simd::pair::{Half, Pair};
use crate::simd::vectors::{Stored, Task};
use core::arch::aarch64::*;

/// The proof that the processor has NEON.
#[derive(Clone, Copy)]
pub(crate) struct Neon(());

impl Neon {
    /// The proof: NEON belongs to the architecture.
    pub(super) const fn new() -> Self {
        Self(())
    }

    #[inline(always)]
    fn bytes(self, bytes: &[u8; 16]) -> uint8x16_t {
        // SAFETY: NEON belongs to the architecture; `bytes` is 16 bytes.
        unsafe { vld1q_u8(bytes.as_ptr()) }
    }

    #[inline(always)]
    fn shuffle(self, a: uint16x8_t, pattern: &[u8; 16]) -> uint16x8_t {
        // SAFETY: NEON belongs to the architecture.
        unsafe { vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(a), self.bytes(pattern))) }
    }
}

/// An operation that is one instruction.
macro_rules! verb {
    ($verb:ident, $instruction:ident) => {
        #[inline(always)]
        fn $verb(self, a: uint16x8_t, b: uint16x8_t) -> uint16x8_t {
            // SAFETY: NEON belongs to the architecture.
            unsafe { $instruction(a, b) }
        }
    };
}

/// An operation that is one instruction on the groups, taken as numbers of 64 bits.
macro_rules! verb_on_groups {
    ($verb:ident, $instruction:ident) => {
        #[inline(always)]
        fn $verb(self, a: uint16x8_t, b: uint16x8_t) -> uint16x8_t {
            // SAFETY: NEON belongs to the architecture.
            unsafe {
                vreinterpretq_u16_u64($instruction(
                    vreinterpretq_u64_u16(a),
                    vreinterpretq_u64_u16(b),
                ))
            }
        }
    };
}

impl Half for Neon {
    type Lanes = uint16x8_t;

    #[inline]
    fn run<T: Task>(pair: Pair<Self>, task: T) -> T::Output {
        task.run(pair)
    }

    #[inline(always)]
    fn splat(self, number: u16) -> uint16x8_t {
        // SAFETY: NEON belongs to the architecture.
        unsafe { vdupq_n_u16(number) }
    }

    #[inline(always)]
    fn load(self, from: &Stored) -> [uint16x8_t; 2] {
        let from: *const u16 = (&raw const *from).cast();
        // SAFETY: NEON belongs to the architecture; a `Stored` is sixteen numbers of 16 bits.
        unsafe { [vld1q_u16(from), vld1q_u16(from.add(8))] }
    }

    #[inline(always)]
    fn store(self, lanes: [uint16x8_t; 2], to: &mut Stored) {
        let to: *mut u16 = (&raw mut *to).cast();
        // SAFETY: NEON belongs to the architecture; a `Stored` is sixteen numbers of 16 bits.
        unsafe {
            vst1q_u16(to, lanes[0]);
            vst1q_u16(to.add(8), lanes[1]);
        }
    }

    #[inline(always)]
    fn digits(self, digits: &[u8; 16], none: u16) -> [uint16x8_t; 2] {
        // SAFETY: NEON belongs to the architecture.
        let digits = unsafe { vreinterpretq_u16_u8(self.bytes(digits)) };
        [const { &row(0) }, const { &row(2) }].map(|row| {
            let digits = self.shuffle(digits, row);
            // SAFETY: NEON belongs to the architecture.
            let masks = unsafe {
                let at =
                    vaddq_u8(vreinterpretq_u8_u16(digits), vreinterpretq_u8_u16(self.splat(AT)));
                vreinterpretq_u16_u8(vqtbl1q_u8(self.bytes(&MASK), at))
            };
            let empty = self.and(self.equal(digits, self.splat(0)), self.splat(none));
            self.or(masks, empty)
        })
    }

    #[inline(always)]
    fn row(self, [first, second]: [uint16x8_t; 2]) -> [u8; 16] {
        let mut row = [0; 16];
        // SAFETY: NEON belongs to the architecture; `row` is 16 bytes.
        unsafe {
            let [first, second] = [first, second].map(|masks| {
                vreinterpretq_u16_s16(vqrdmulhq_n_s16(vreinterpretq_s16_u16(masks), FACTOR))
            });
            let narrow = vandq_u8(vmovn_high_u16(vmovn_u16(first), second), vdupq_n_u8(15));
            let digits = vqtbl1q_u8(self.bytes(&DIGIT), narrow);
            let digits = vqtbl1q_u8(digits, self.bytes(&NARROW));
            vst1q_u8(row.as_mut_ptr(), digits);
        }
        row
    }

    verb!(and, vandq_u16);
    verb!(or, vorrq_u16);
    verb!(without, vbicq_u16);
    verb!(add, vaddq_u16);
    verb!(min, vminq_u16);
    verb!(equal, vceqq_u16);
    verb_on_groups!(firsts, vzip1q_u64);
    verb_on_groups!(seconds, vzip2q_u64);

    #[inline(always)]
    fn count_ones(self, a: uint16x8_t) -> uint16x8_t {
        // SAFETY: `self` proves NEON.
        unsafe { vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a))) }
    }

    #[inline(always)]
    fn is_full(self, a: uint16x8_t) -> bool {
        // SAFETY: NEON belongs to the architecture.
        unsafe { vminvq_u16(a) == u16::MAX }
    }

    #[inline(always)]
    fn rotate_lanes_left(self, a: uint16x8_t) -> uint16x8_t {
        self.shuffle(a, &ROTATE_LANES_LEFT)
    }

    #[inline(always)]
    fn rotate_lanes_right(self, a: uint16x8_t) -> uint16x8_t {
        self.shuffle(a, &ROTATE_LANES_RIGHT)
    }

    #[inline(always)]
    fn braid(self, a: uint16x8_t, b: uint16x8_t, c: uint16x8_t) -> uint16x8_t {
        let one = |lane: u16| {
            let mut lanes = Stored([[0; 4]; 4]);
            lanes.0.iter_mut().for_each(|group| group[usize::from(lane)] = u16::MAX);
            self.load(&lanes)[0]
        };
        // SAFETY: NEON belongs to the architecture.
        unsafe { vbslq_u16(one(2), c, vbslq_u16(one(1), b, a)) }
    }

    #[inline(always)]
    fn spread<const FROM: usize>(self, a: uint16x8_t) -> uint16x8_t {
        self.shuffle(a, &SPREAD[FROM])
    }

    #[inline(always)]
    fn outer(self, a: uint16x8_t, b: uint16x8_t) -> uint16x8_t {
        // SAFETY: NEON belongs to the architecture.
        unsafe { vcombine_u16(vget_low_u16(a), vget_high_u16(b)) }
    }

    #[inline(always)]
    fn inner(self, a: uint16x8_t, b: uint16x8_t) -> uint16x8_t {
        // SAFETY: NEON belongs to the architecture.
        unsafe { vextq_u16::<4>(a, b) }
    }
}
