//! A set of digits.

use core::fmt;

use crate::digit::Digit;
use crate::pad::pad_ascii;
use crate::set::set;

/// A set of digits in sixteen bits: the digits that a cell may hold, or that are free in a house.
///
/// Bit `d - 1` stands for digit `d`. No other bit is ever set, so every value is one of the 512
/// sets, and equal sets are equal values.
///
/// The methods are those of a standard set, and the operators `|`, `&`, `-`, `^` and `!` work too.
/// The type also implements [`bitflags::Flags`] for code that is generic over bit flags.
///
/// ```
/// use sudoku_core::{Candidates, Digit};
///
/// let odd = Candidates::D1 | Candidates::D3 | Candidates::D5 | Candidates::D7 | Candidates::D9;
/// assert_eq!(odd.len(), 5);
/// assert!(odd.contains(Digit::D3) && !odd.contains(Digit::D4));
/// assert!((Candidates::D1 | Candidates::D9).is_subset(odd));
/// assert_eq!((!odd).to_string(), "2468");
/// assert_eq!((odd & Candidates::D7).single(), Some(Digit::D7));
/// assert_eq!(odd.iter().map(|digit| digit.get()).sum::<u8>(), 25);
/// ```
#[doc(alias("pencilmark", "mask", "bitset"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Candidates(u16);

impl Candidates {
    /// The empty set.
    pub const EMPTY: Candidates = Candidates(0);
    /// The set of all nine digits.
    pub const ALL: Candidates = Candidates(0x1ff);
    /// The set of the digit 1, bit 0.
    pub const D1: Candidates = Candidates::from_digit(Digit::D1);
    /// The set of the digit 2, bit 1.
    pub const D2: Candidates = Candidates::from_digit(Digit::D2);
    /// The set of the digit 3, bit 2.
    pub const D3: Candidates = Candidates::from_digit(Digit::D3);
    /// The set of the digit 4, bit 3.
    pub const D4: Candidates = Candidates::from_digit(Digit::D4);
    /// The set of the digit 5, bit 4.
    pub const D5: Candidates = Candidates::from_digit(Digit::D5);
    /// The set of the digit 6, bit 5.
    pub const D6: Candidates = Candidates::from_digit(Digit::D6);
    /// The set of the digit 7, bit 6.
    pub const D7: Candidates = Candidates::from_digit(Digit::D7);
    /// The set of the digit 8, bit 7.
    pub const D8: Candidates = Candidates::from_digit(Digit::D8);
    /// The set of the digit 9, bit 8.
    pub const D9: Candidates = Candidates::from_digit(Digit::D9);

    /// The set of one digit.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!(Candidates::from_digit(Digit::D4), Candidates::D4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_digit(digit: Digit) -> Candidates {
        Candidates(1 << digit.index())
    }

    /// The set with the given bits, or `None` if a bit above 8 is set.
    ///
    /// ```
    /// # use sudoku_core::Candidates;
    /// assert_eq!(Candidates::from_bits(0b101), Some(Candidates::D1 | Candidates::D3));
    /// assert_eq!(Candidates::from_bits(1 << 9), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u16) -> Option<Candidates> {
        if bits & !Candidates::ALL.0 == 0 { Some(Candidates(bits)) } else { None }
    }

    /// The set with the given bits; bits above 8 are dropped.
    ///
    /// ```
    /// # use sudoku_core::Candidates;
    /// assert_eq!(Candidates::from_bits_truncate(u16::MAX), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bits_truncate(bits: u16) -> Candidates {
        Candidates(bits & Candidates::ALL.0)
    }

    /// The bits: bit `d - 1` stands for digit `d`, and no bit above 8 is ever set.
    ///
    /// ```
    /// # use sudoku_core::Candidates;
    /// assert_eq!((Candidates::D1 | Candidates::D9).bits(), 0b1_0000_0001);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The lowest bit that is set, or the number of bits.
    #[inline]
    const fn lowest(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// The digit that a bit stands for.
    #[inline]
    const fn item(bit: u32) -> Option<Digit> {
        // In range, the number is that of the bit plus one; of `u32::MAX` it is 0.
        Digit::new(bit.wrapping_add(1) as u8)
    }
}

/// The digits of a set, in ascending order; created by [`Candidates::iter`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "iterators are lazy"]
pub struct Digits {
    left: Candidates,
}

set!(
    #[inline]
    Candidates(u16) of Digit by from_digit, Digits,
    "use sudoku_core::{Candidates as Set, Digit};\nlet [a, b] = [Digit::D1, Digit::D9];"
);

/// Bits above 8 stand for no digit, so `from_bits_retain` drops them, as `from_bits_truncate` does.
impl bitflags::Flags for Candidates {
    const FLAGS: &'static [bitflags::Flag<Candidates>] = &[
        bitflags::Flag::new("D1", Candidates::D1),
        bitflags::Flag::new("D2", Candidates::D2),
        bitflags::Flag::new("D3", Candidates::D3),
        bitflags::Flag::new("D4", Candidates::D4),
        bitflags::Flag::new("D5", Candidates::D5),
        bitflags::Flag::new("D6", Candidates::D6),
        bitflags::Flag::new("D7", Candidates::D7),
        bitflags::Flag::new("D8", Candidates::D8),
        bitflags::Flag::new("D9", Candidates::D9),
    ];
    type Bits = u16;

    fn bits(&self) -> u16 {
        self.0
    }

    fn from_bits_retain(bits: u16) -> Candidates {
        Candidates::from_bits_truncate(bits)
    }
}

/// Writes the digits in ascending order without a separator: `2468`. The empty set is the empty
/// text. Width, fill and alignment are honoured.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 9];
        let len = self.len();
        for (byte, digit) in text.iter_mut().zip(*self) {
            *byte = b'0' + digit.get();
        }
        let text = text.get(..len).unwrap_or_default();
        pad_ascii(f, text)
    }
}

/// Writes the names of the digits: `Candidates(D2 | D4)`.
impl fmt::Debug for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Candidates(")?;
        bitflags::parser::to_writer(self, &mut *f)?;
        f.write_str(")")
    }
}

/// Implements a format of numbers by that of the bits.
macro_rules! bits {
    ($($format:ident)*) => {
        $(impl fmt::$format for Candidates {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::$format::fmt(&self.0, f)
            }
        })*
    };
}

bits!(Binary Octal LowerHex UpperHex);

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Candidates {
    fn format(&self, f: defmt::Formatter<'_>) {
        for digit in *self {
            defmt::write!(f, "{}", digit);
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::format;
    use std::string::ToString;
    use std::vec::Vec;

    fn every_set() -> impl Iterator<Item = Candidates> {
        (0..=0x1ff).map(Candidates::from_bits_truncate)
    }

    #[test]
    fn every_set_against_a_list_of_digits() {
        for set in every_set() {
            let expected: Vec<Digit> = Digit::ALL
                .into_iter()
                .filter(|digit| set.bits() >> (digit.get() - 1) & 1 == 1)
                .collect();
            assert_eq!(set.len(), expected.len());
            assert_eq!(set.is_empty(), expected.is_empty());
            assert_eq!(set.iter().collect::<Vec<_>>(), expected);
            assert_eq!(set.iter().len(), expected.len());
            assert!(set.iter().rev().eq(expected.iter().rev().copied()));
            assert_eq!(set.first(), expected.first().copied());
            assert_eq!(set.last(), expected.last().copied());
            match expected[..] {
                [digit] => assert_eq!(set.single(), Some(digit)),
                _ => assert_eq!(set.single(), None),
            }
            for digit in Digit::ALL {
                assert_eq!(set.contains(digit), expected.contains(&digit));
                assert!(set.with(digit).contains(digit));
                assert!(!set.without(digit).contains(digit));
                assert_eq!(set.with(digit).without(digit), set.without(digit));
            }
            assert_eq!(expected.iter().copied().collect::<Candidates>(), set);
            let mut extended = Candidates::EMPTY;
            extended.extend(expected);
            assert_eq!(extended, set);
        }
    }

    #[test]
    fn both_ends_meet_once() {
        let mut digits = Candidates::ALL.iter();
        let mut seen = Vec::new();
        while let Some(low) = digits.next() {
            seen.push(low);
            seen.extend(digits.next_back());
        }
        assert_eq!(digits.next_back(), None);
        seen.sort_unstable();
        assert_eq!(seen, Digit::ALL);
    }

    #[test]
    fn set_algebra_is_that_of_the_bits() {
        for one in every_set() {
            assert_eq!(Candidates::from_bits(one.bits()), Some(one));
            assert_eq!((!one).bits(), !one.bits() & 0x1ff);
            for other in every_set() {
                assert_eq!((one | other).bits(), one.bits() | other.bits());
                assert_eq!((one & other).bits(), one.bits() & other.bits());
                assert_eq!((one ^ other).bits(), one.bits() ^ other.bits());
                assert_eq!((one - other).bits(), one.bits() & !other.bits());
                assert_eq!(one.intersects(other), !(one & other).is_empty());
                assert_eq!(one.is_subset(other), one | other == other);
            }
        }
    }

    #[test]
    fn assigning_operators_are_the_operators_in_place() {
        let (one, other) = (Candidates::D1 | Candidates::D2, Candidates::D2 | Candidates::D3);
        let [mut or, mut and, mut xor, mut sub] = [one; 4];
        or |= other;
        and &= other;
        xor ^= other;
        sub -= other;
        assert_eq!([or, and, xor, sub], [one | other, one & other, one ^ other, one - other]);
    }

    #[test]
    fn bits_above_eight_never_get_in() {
        use bitflags::Flags;
        for bits in 0..=u16::MAX {
            let set = Candidates::from_bits_truncate(bits);
            assert_eq!(set.bits(), bits & 0x1ff);
            assert_eq!(Candidates::from_bits(bits), (bits <= 0x1ff).then_some(set));
            assert_eq!(<Candidates as Flags>::from_bits_retain(bits), set);
        }
        assert_eq!(<Candidates as Flags>::all(), Candidates::ALL);
    }

    #[test]
    fn formats() {
        let set = Candidates::D1 | Candidates::D9;
        assert_eq!(set.to_string(), "19");
        assert_eq!(Candidates::ALL.to_string(), "123456789");
        assert_eq!(Candidates::EMPTY.to_string(), "");
        assert_eq!(format!("[{set:>4}]"), "[  19]");
        assert_eq!(format!("{set:09b}"), "100000001");
        assert_eq!(format!("{set:#x}"), "0x101");
        assert_eq!(format!("{set:?}"), "Candidates(D1 | D9)");
    }
}
