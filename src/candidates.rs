//! A set of digits.

use core::fmt;
use core::iter::FusedIterator;

use bitflags::bitflags;

use crate::digit::Digit;

bitflags! {
    /// A set of digits in sixteen bits: what may still stand in a cell or is still free in a house.
    ///
    /// Bit `d - 1` stands for digit `d`, so the bits 0 to 8 are in use.
    /// The methods that take or give a whole set (`union`, `intersects`, `contains`, …) come from
    /// [`bitflags`], and so do the operators `|`, `&`, `-`, `^` and `!`.
    /// The methods that take or give a [`Digit`] are ours: [`of`](Self::of), [`with`](Self::with),
    /// [`without`](Self::without), [`has`](Self::has), [`single`](Self::single), [`digits`](Self::digits).
    /// `contains` asks about a whole set (is the other one a subset?), `has` about one digit;
    /// `iter` gives sets of one digit each, `digits` gives digits.
    ///
    /// # Bits above 8
    ///
    /// `from_bits` refuses them and `from_bits_truncate` drops them. `from_bits_retain` lets them in.
    /// They stand for no digit: the methods named above never see them, and
    /// [`Pencilmarks`](crate::Pencilmarks) drops them. Two sets that differ only there are not
    /// equal, though.
    ///
    /// ```
    /// use sudoku_core::{Candidates, Digit};
    ///
    /// let odd = Candidates::D1 | Candidates::D3 | Candidates::D5 | Candidates::D7 | Candidates::D9;
    /// assert_eq!(odd.len(), 5);
    /// assert!(odd.has(Digit::D3) && !odd.has(Digit::D4));
    /// assert!(odd.contains(Candidates::D1 | Candidates::D9));
    /// assert_eq!((!odd).to_string(), "2468");
    /// assert_eq!((odd & Candidates::D7).single(), Some(Digit::D7));
    /// assert_eq!(odd.digits().map(|digit| digit.get()).sum::<u8>(), 25);
    /// ```
    #[doc(alias("pencilmark", "mask", "bitset"))]
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    #[repr(transparent)]
    pub struct Candidates: u16 {
        /// The set of digit 1, bit 0.
        const D1 = 1 << 0;
        /// The set of digit 2, bit 1.
        const D2 = 1 << 1;
        /// The set of digit 3, bit 2.
        const D3 = 1 << 2;
        /// The set of digit 4, bit 3.
        const D4 = 1 << 3;
        /// The set of digit 5, bit 4.
        const D5 = 1 << 4;
        /// The set of digit 6, bit 5.
        const D6 = 1 << 5;
        /// The set of digit 7, bit 6.
        const D7 = 1 << 6;
        /// The set of digit 8, bit 7.
        const D8 = 1 << 7;
        /// The set of digit 9, bit 8.
        const D9 = 1 << 8;
    }
}

impl Candidates {
    /// The set without a digit.
    pub const NONE: Candidates = Candidates::empty();

    /// The set of all nine digits.
    pub const ALL: Candidates = Candidates::all();

    /// The set of one digit.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!(Candidates::of(Digit::D4), Candidates::D4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(digit: Digit) -> Candidates {
        Candidates::from_bits_retain(1 << digit.index())
    }

    /// This set and the digit.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!(Candidates::D4.with(Digit::D5), Candidates::D4 | Candidates::D5);
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, digit: Digit) -> Candidates {
        self.union(Candidates::of(digit))
    }

    /// This set less the digit.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!(Candidates::D4.without(Digit::D4), Candidates::NONE);
    /// assert_eq!(Candidates::D4.without(Digit::D5), Candidates::D4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, digit: Digit) -> Candidates {
        self.difference(Candidates::of(digit))
    }

    /// Whether the digit is in the set.
    ///
    /// The same question about a whole set is `contains`.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert!(Candidates::ALL.has(Digit::D1));
    /// assert!(!Candidates::NONE.has(Digit::D1));
    /// ```
    #[must_use]
    #[inline]
    pub const fn has(self, digit: Digit) -> bool {
        self.intersects(Candidates::of(digit))
    }

    /// How many digits are in the set, 0 to 9.
    ///
    /// ```
    /// # use sudoku_core::Candidates;
    /// assert_eq!((Candidates::D2 | Candidates::D8).len(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.in_range().count_ones() as usize
    }

    /// The digit, if the set holds exactly one.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!(Candidates::D6.single(), Some(Digit::D6));
    /// assert_eq!((Candidates::D6 | Candidates::D7).single(), None);
    /// assert_eq!(Candidates::NONE.single(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Digit> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The lowest digit of the set.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!((Candidates::D6 | Candidates::D7).first(), Some(Digit::D6));
    /// assert_eq!(Candidates::NONE.first(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        // The empty set has 16 trailing zeros, and 17 is no digit.
        Digit::new(self.in_range().trailing_zeros() as u8 + 1)
    }

    /// The highest digit of the set.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// assert_eq!((Candidates::D6 | Candidates::D7).last(), Some(Digit::D7));
    /// assert_eq!(Candidates::NONE.last(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Digit> {
        // The empty set has 16 leading zeros, and 0 is no digit.
        Digit::new(16 - self.in_range().leading_zeros() as u8)
    }

    /// The digits of the set, ascending.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit};
    /// let mut digits = (Candidates::D2 | Candidates::D5 | Candidates::D9).digits();
    /// assert_eq!(digits.len(), 3);
    /// assert_eq!(digits.next(), Some(Digit::D2));
    /// assert_eq!(digits.next_back(), Some(Digit::D9));
    /// assert_eq!(digits.next(), Some(Digit::D5));
    /// assert_eq!(digits.next(), None);
    /// ```
    #[inline]
    pub const fn digits(self) -> Digits {
        Digits { left: self }
    }

    const fn in_range(self) -> u16 {
        self.bits() & Candidates::ALL.bits()
    }
}

/// The digits of a set, ascending; made by [`Candidates::digits`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "iterators are lazy"]
pub struct Digits {
    left: Candidates,
}

impl Iterator for Digits {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        let digit = self.left.first()?;
        self.left = self.left.without(digit);
        Some(digit)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.len();
        (len, Some(len))
    }
}

impl DoubleEndedIterator for Digits {
    #[inline]
    fn next_back(&mut self) -> Option<Digit> {
        let digit = self.left.last()?;
        self.left = self.left.without(digit);
        Some(digit)
    }
}

impl ExactSizeIterator for Digits {}

impl FusedIterator for Digits {}

impl From<Digit> for Candidates {
    #[inline]
    fn from(digit: Digit) -> Candidates {
        Candidates::of(digit)
    }
}

impl FromIterator<Digit> for Candidates {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Candidates {
        digits.into_iter().fold(Candidates::NONE, Candidates::with)
    }
}

impl Extend<Digit> for Candidates {
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        for digit in digits {
            self.insert(Candidates::of(digit));
        }
    }
}

/// Writes the digits, ascending and without a separator: `2468`, and nothing for the empty set.
/// Width, fill and alignment are honoured.
impl fmt::Display for Candidates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; 9];
        let len = self.len();
        for (place, digit) in text.iter_mut().zip(self.digits()) {
            *place = b'0' + digit.get();
        }
        let text = text.get(..len).unwrap_or_default();
        f.pad(core::str::from_utf8(text).unwrap_or_default())
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Candidates {
    fn format(&self, f: defmt::Formatter<'_>) {
        for digit in self.digits() {
            defmt::write!(f, "{}", digit);
        }
    }
}

const _: () = assert!(Candidates::ALL.bits() == 0x1ff);

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
            assert_eq!(set.digits().collect::<Vec<_>>(), expected);
            assert_eq!(set.digits().len(), expected.len());
            assert!(set.digits().rev().eq(expected.iter().rev().copied()));
            assert_eq!(set.first(), expected.first().copied());
            assert_eq!(set.last(), expected.last().copied());
            match expected[..] {
                [digit] => assert_eq!(set.single(), Some(digit)),
                _ => assert_eq!(set.single(), None),
            }
            for digit in Digit::ALL {
                assert_eq!(set.has(digit), expected.contains(&digit));
                assert!(set.with(digit).has(digit));
                assert!(!set.without(digit).has(digit));
                assert_eq!(set.with(digit).without(digit), set.without(digit));
            }
            assert_eq!(expected.iter().copied().collect::<Candidates>(), set);
            let mut extended = Candidates::NONE;
            extended.extend(expected);
            assert_eq!(extended, set);
        }
    }

    #[test]
    fn both_ends_meet_once() {
        let mut digits = Candidates::ALL.digits();
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
    fn stray_bits_are_no_digits() {
        let stray = Candidates::from_bits_retain(0xfe00);
        assert_eq!(Candidates::from_bits(0x0200), None);
        assert_eq!(stray.len(), 0);
        assert_eq!(stray.first(), None);
        assert_eq!(stray.last(), None);
        assert_eq!(stray.single(), None);
        assert_eq!(stray.digits().count(), 0);
        assert!(Digit::ALL.iter().all(|&digit| !stray.has(digit)));
        assert_eq!((stray | Candidates::D3).single(), Some(Digit::D3));
        assert_eq!((stray | Candidates::D3).to_string(), "3");
        assert_eq!(!stray, Candidates::ALL);
    }

    #[test]
    fn formats() {
        let set = Candidates::D1 | Candidates::D9;
        assert_eq!(set.to_string(), "19");
        assert_eq!(Candidates::ALL.to_string(), "123456789");
        assert_eq!(Candidates::NONE.to_string(), "");
        assert_eq!(format!("[{set:>4}]"), "[  19]");
        assert_eq!(format!("{set:09b}"), "100000001");
        assert_eq!(format!("{set:#x}"), "0x101");
        assert_eq!(format!("{set:?}"), "Candidates(D1 | D9)");
    }
}
