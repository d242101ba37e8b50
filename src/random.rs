//! Where random numbers come from.

/// A source of random numbers, such as a hardware generator or [`SeededRandom`].
///
/// A source that repeats itself does no harm but to the variety of what is made from it.
///
/// With the feature `rand_core`, `RandCore` makes a source of any generator of `rand_core` 0.10.
///
/// ```
/// use sudoku_core::RandomSource;
///
/// /// The registers of a microcontroller's generator would be read here.
/// struct Hardware(u32);
///
/// impl RandomSource for Hardware {
///     fn next_u32(&mut self) -> u32 {
///         self.0 = self.0.wrapping_mul(0x915f_77f5).wrapping_add(1);
///         self.0
///     }
/// }
/// assert_ne!(Hardware(7).next_u32(), Hardware(8).next_u32());
/// ```
pub trait RandomSource {
    /// The next 32 random bits.
    fn next_u32(&mut self) -> u32;
}

/// A borrowed source.
impl<R: RandomSource + ?Sized> RandomSource for &mut R {
    fn next_u32(&mut self) -> u32 {
        (**self).next_u32()
    }
}

/// Random numbers from a seed: the same ones on every platform and in every version.
///
/// This is xoshiro128++ 1.0, seeded by SplitMix64, as their authors advise
/// (<https://prng.di.unimi.it>). It has a period of 2¹²⁸ − 1 and is not for cryptography.
///
/// ```
/// use sudoku_core::{RandomSource, SeededRandom};
///
/// let mut random = SeededRandom::new(1);
/// let first = random.next_u32();
/// assert_eq!(SeededRandom::new(1).next_u32(), first);
/// assert_ne!(random.next_u32(), first);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct SeededRandom {
    state: [u32; 4],
}

impl SeededRandom {
    /// The source that starts from `seed`; every seed is as good as another.
    #[must_use]
    pub const fn new(seed: u64) -> SeededRandom {
        let first = split_mix(seed, 1);
        let second = split_mix(seed, 2);
        SeededRandom {
            state: [first as u32, (first >> 32) as u32, second as u32, (second >> 32) as u32],
        }
    }
}

impl RandomSource for SeededRandom {
    fn next_u32(&mut self) -> u32 {
        let [a, b, c, d] = self.state;
        let result = a.wrapping_add(d).rotate_left(7).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ b << 9, d.rotate_left(11)];
        result
    }
}

/// The output number `step`, counted from 1, of SplitMix64 that starts from `seed`.
const fn split_mix(seed: u64, step: u64) -> u64 {
    let mut bits = seed.wrapping_add(step.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// A random number from 0 to `bound - 1`, each with the same probability; 0 if `bound` is 0.
///
/// This is Lemire's method ("Fast random integer generation in an interval", 2019): the upper half
/// of a product is the number, and the few lower halves that would favour some numbers are drawn
/// again. After 64 such draws it takes what it has, so that no source can hold it up.
pub(crate) fn below(random: &mut impl RandomSource, bound: u32) -> u32 {
    let mut product = u64::from(random.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let uneven = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        for _ in 0..64 {
            if product as u32 >= uneven {
                break;
            }
            product = u64::from(random.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Puts the items into a random order, each with the same probability: the shuffle of Fisher and
/// Yates.
pub(crate) fn shuffle<T>(random: &mut impl RandomSource, items: &mut [T]) {
    let mut rest = items;
    while let [others @ .., last] = rest {
        if others.is_empty() {
            break;
        }
        let other = below(random, others.len() as u32 + 1) as usize;
        // Otherwise it is the last one itself, which stays.
        if let Some(other) = others.get_mut(other) {
            core::mem::swap(other, last);
        }
        rest = others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        // SplitMix64 from 1234567, and xoshiro128++ from the state 1, 2, 3, 4: computed from the
        // authors' reference programs.
        assert_eq!(split_mix(1_234_567, 1), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(1_234_567, 2), 3_203_168_211_198_807_973);
        let mut random = SeededRandom { state: [1, 2, 3, 4] };
        let numbers = [(); 3].map(|()| random.next_u32());
        assert_eq!(numbers, [641, 1_573_767, 3_222_811_527]);
    }

    #[test]
    fn every_number_below_a_bound_is_equally_likely() {
        let mut random = SeededRandom::new(5);
        let mut counts = [0_u32; 9];
        for _ in 0..90_000 {
            counts[below(&mut random, 9) as usize] += 1;
        }
        // Four standard deviations of a binomial distribution: 4 √(90,000 · 1/9 · 8/9) = 377.
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 377), "{counts:?}");
        assert_eq!(below(&mut random, 1), 0);
        assert_eq!(below(&mut random, 0), 0);
    }

    #[test]
    fn every_order_is_equally_likely() {
        let mut random = SeededRandom::new(6);
        let mut counts = [0_u32; 27];
        for _ in 0..60_000 {
            let mut items = [0_u8, 1, 2];
            shuffle(&mut random, &mut items);
            counts[items.iter().fold(0, |code, item| code * 3 + usize::from(*item))] += 1;
        }
        // Four standard deviations: 4 √(60,000 · 1/6 · 5/6) = 365.
        assert_eq!(counts.iter().filter(|count| count.abs_diff(10_000) < 365).count(), 6);
        shuffle(&mut random, &mut [(); 0]);
    }

    #[test]
    fn a_constant_source_ends() {
        struct Constant(u32);
        impl RandomSource for Constant {
            fn next_u32(&mut self) -> u32 {
                self.0
            }
        }
        for constant in [0, 1, u32::MAX] {
            assert!(below(&mut Constant(constant), 9) < 9);
        }
    }
}
