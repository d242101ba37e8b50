//! The nine digits.

use core::fmt;

use crate::integers::{OutOfRange, integers};

/// One of the nine digits.
///
/// An empty cell is `None` of an `Option<Digit>`, which takes one byte as well.
///
/// ```
/// use sudoku_core::Digit;
///
/// let five = Digit::new(5).unwrap();
/// assert_eq!(five, Digit::D5);
/// assert_eq!(five.get(), 5);
/// assert_eq!(five.to_string(), "5");
/// assert_eq!(Digit::new(0), None);
/// assert_eq!(size_of::<Option<Digit>>(), 1);
/// ```
#[doc(alias("value", "number"))]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Digit {
    /// The digit 1.
    D1 = 1,
    /// The digit 2.
    D2 = 2,
    /// The digit 3.
    D3 = 3,
    /// The digit 4.
    D4 = 4,
    /// The digit 5.
    D5 = 5,
    /// The digit 6.
    D6 = 6,
    /// The digit 7.
    D7 = 7,
    /// The digit 8.
    D8 = 8,
    /// The digit 9.
    D9 = 9,
}

impl Digit {
    /// All nine digits in ascending order: `ALL[digit.index()] == digit`.
    pub const ALL: [Digit; 9] = [
        Digit::D1,
        Digit::D2,
        Digit::D3,
        Digit::D4,
        Digit::D5,
        Digit::D6,
        Digit::D7,
        Digit::D8,
        Digit::D9,
    ];

    /// The digit with the given number, or `None` if it is not 1 to 9.
    ///
    /// ```
    /// # use sudoku_core::Digit;
    /// assert_eq!(Digit::new(9), Some(Digit::D9));
    /// assert_eq!(Digit::new(10), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(number: u8) -> Option<Digit> {
        match number {
            1 => Some(Digit::D1),
            2 => Some(Digit::D2),
            3 => Some(Digit::D3),
            4 => Some(Digit::D4),
            5 => Some(Digit::D5),
            6 => Some(Digit::D6),
            7 => Some(Digit::D7),
            8 => Some(Digit::D8),
            9 => Some(Digit::D9),
            _ => None,
        }
    }

    /// The number, 1 to 9.
    ///
    /// ```
    /// # use sudoku_core::Digit;
    /// assert_eq!(Digit::D7.get(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The index of the digit in [`Digit::ALL`] and in any table by digit: 0 to 8.
    ///
    /// ```
    /// # use sudoku_core::Digit;
    /// assert_eq!(Digit::D1.index(), 0);
    /// assert_eq!(Digit::D9.index(), 8);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

integers!(Digit: u8, 1 to 9, by get);

/// The ASCII character, `'1'` to `'9'`.
impl From<Digit> for char {
    #[inline]
    fn from(digit: Digit) -> char {
        char::from(b'0' + digit.get())
    }
}

/// Reads the ASCII characters `'1'` to `'9'`.
///
/// ```
/// # use sudoku_core::Digit;
/// assert_eq!(Digit::try_from('7'), Ok(Digit::D7));
/// assert!(Digit::try_from('0').is_err());
/// ```
impl TryFrom<char> for Digit {
    type Error = OutOfRange;

    #[inline]
    fn try_from(char: char) -> Result<Digit, OutOfRange> {
        // Characters below '0' wrap round to numbers that are no digits.
        Digit::try_from(u32::from(char).wrapping_sub(u32::from('0')))
    }
}

/// Writes the number; width, fill and alignment are honoured.
impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.get(), f)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Digit {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=u8}", self.get());
    }
}

const _: () = assert!(size_of::<Option<Digit>>() == 1);

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::format;
    use std::string::ToString;

    #[test]
    fn new_and_get_are_inverse_and_nothing_else_is_a_digit() {
        for number in 0..=u8::MAX {
            match Digit::new(number) {
                Some(digit) => {
                    assert!((1..=9).contains(&number));
                    assert_eq!(digit.get(), number);
                    assert_eq!(u8::from(digit), number);
                    assert_eq!(Digit::ALL[digit.index()], digit);
                    assert_eq!(digit.to_string(), number.to_string());
                    assert_eq!(char::from(digit).to_digit(10), Some(u32::from(number)));
                    assert_eq!(Digit::try_from(char::from(digit)), Ok(digit));
                }
                None => assert!(!(1..=9).contains(&number)),
            }
        }
    }

    #[test]
    fn every_integer_and_character_is_a_digit_or_not() {
        for number in -300_i32..300 {
            let expected = u8::try_from(number).ok().and_then(Digit::new);
            assert_eq!(Digit::try_from(number).ok(), expected);
            assert_eq!(Digit::try_from(i64::from(number) << 32 | 5).ok(), {
                (number == 0).then_some(Digit::D5)
            });
        }
        for char in '\0'..=char::MAX {
            let expected = char.to_digit(10).and_then(|number| Digit::new(number as u8));
            assert_eq!(Digit::try_from(char).ok(), expected, "{char:?}");
        }
        assert_eq!((u8::from(Digit::D3), usize::from(Digit::D3)), (3, 3));
    }

    #[test]
    fn order_is_the_order_of_numbers() {
        assert!(Digit::ALL.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn display_honours_width() {
        assert_eq!(format!("[{:>3}]", Digit::D4), "[  4]");
    }
}
