//! The mark of a search: a number that tells where its memory can be used.
//!
//! A search is not only data. On x86-64 it holds the address of a constant of the library, and the
//! proof that the processor has certain instructions. Both are right only as long as the same code
//! lies at the same address and runs on such a processor. Every process has its library elsewhere,
//! unless the system does not randomize addresses. So the mark depends on all of this.

use core::any::TypeId;
use core::hash::{Hash, Hasher};

use sudoku_core::{Backend, Generator, Solutions, UniqueSolution};
use sudoku_logic::{Path, Patterns};

/// A search that can pause and resume, and the mark of its kind.
pub trait Search: 'static {
    /// A number that no other kind of search has.
    const MARK: u32;
}

impl Search for Solutions {
    const MARK: u32 = 0x5ea2_c481;
}

impl Search for UniqueSolution {
    const MARK: u32 = 0x5ea2_c482;
}

impl Search for Generator {
    const MARK: u32 = 0x5ea2_c483;
}

impl Search for Path<Patterns> {
    const MARK: u32 = 0x5ea2_c484;
}

/// The mark of memory that holds no search.
pub(crate) const NO_MARK: u64 = 0;

/// The address of this is that of the library: a library is loaded as a whole.
static ORIGIN: u8 = 0;

/// The mark of a kind of search in this process.
///
/// Two marks of the same build and processor differ if the library lies at different addresses:
/// the address is not hashed. Marks of different builds or processors are equal with a probability
/// of 2⁻⁶³.
pub(crate) fn mark<S: Search>() -> u64 {
    (build::<S>() ^ surroundings((&raw const ORIGIN).addr())) | 1
}

/// The kind of search and the build of the library, as a number that the compiler computes.
fn build<S: Search>() -> u64 {
    let mut hash = Fnv::NEW;
    S::MARK.hash(&mut hash);
    // It depends on the compiler, the version of the package, and the settings of its build.
    TypeId::of::<S>().hash(&mut hash);
    size_of::<S>().hash(&mut hash);
    hash.0
}

/// The address of the library, and the processor. Inlined, this would add 1 KB to the C library.
#[inline(never)]
fn surroundings(address: usize) -> u64 {
    let mut hash = Fnv::NEW;
    Backend::best().hash(&mut hash);
    hash.0 ^ address as u64
}

/// FNV-1a, with a number as one step.
struct Fnv(u64);

impl Fnv {
    const NEW: Self = Self(0xcbf2_9ce4_8422_2325);

    fn step(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3);
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.step(byte.into());
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.step(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.step(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.step(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_depends_on_the_kind_and_on_the_address() {
        assert_eq!(mark::<Solutions>(), mark::<Solutions>());
        assert_ne!(mark::<Solutions>(), mark::<UniqueSolution>());
        assert_ne!(mark::<UniqueSolution>(), mark::<Generator>());
        for bit in 0..usize::BITS {
            assert_eq!(surroundings(1 << bit) ^ surroundings(0), 1 << bit);
        }
        assert_ne!(mark::<Solutions>(), NO_MARK);
    }
}
