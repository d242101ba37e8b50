//! The feature `rand_core`: generators of `rand_core` 0.10 as sources of random numbers.
//
// A type wraps them, because an implementation for every `Rng` would overlap with that for borrowed
// sources.

use crate::random::RandomSource;

/// A generator of `rand_core` 0.10, such as those of `rand` 0.10, as a [`RandomSource`].
///
/// It takes the 32 bits of `Rng::next_u32`. A borrowed generator is one too.
///
/// ```
/// use rand::SeedableRng;
/// use rand::rngs::SmallRng;
/// use sudoku_core::{Generator, RandCore, is_proper, random_solution};
///
/// let mut random = SmallRng::seed_from_u64(1);
/// assert!(random_solution(&mut RandCore(&mut random)).is_solved());
///
/// let puzzle = Generator::from_source(RandCore(random)).generate()?;
/// assert!(is_proper(&puzzle));
/// # Ok::<(), sudoku_core::Unmet>(())
/// ```
///
/// The same numbers lead to the same puzzles. Whether a seed leads to the same numbers for good is
/// up to the generator: with [`SeededRandom`](crate::SeededRandom) it does, with `SmallRng` not.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[cfg_attr(docsrs, doc(cfg(feature = "rand_core")))]
pub struct RandCore<R>(
    /// The generator.
    pub R,
);

impl<R: rand_core::Rng> RandomSource for RandCore<R> {
    fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }
}
