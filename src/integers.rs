//! Conversions between integers and the words that are numbered.

use core::error::Error;
use core::fmt;

/// The error of a conversion from an integer that is outside the range of the type.
///
/// ```
/// use sudoku_core::{Cell, Digit};
///
/// assert_eq!(Digit::try_from(0_u8).unwrap_err().to_string(), "expected a number from 1 to 9");
/// assert_eq!(Cell::try_from(81_i64).unwrap_err().to_string(), "expected a number from 0 to 80");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct OutOfRange {
    /// The lowest number that can be converted.
    pub lowest: u8,
    /// The highest number that can be converted.
    pub highest: u8,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a number from {} to {}", self.lowest, self.highest)
    }
}

impl Error for OutOfRange {}

/// Implements `TryFrom` for all integers, by way of `Type::new`, and `From` the other way.
macro_rules! integers {
    ($type:ident: $argument:ty, $lowest:literal to $highest:literal, by $number:ident) => {
        integers!(
            @from $type: $argument, $lowest, $highest,
            u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize
        );
        integers!(@into $type, $number, u8 u16 u32 u64 usize i16 i32 i64);
    };
    (@from $type:ident: $argument:ty, $lowest:literal, $highest:literal, $($integer:ident)*) => {
        $(impl TryFrom<$integer> for $type {
            type Error = $crate::integers::OutOfRange;

            #[inline]
            fn try_from(number: $integer) -> Result<Self, Self::Error> {
                <$argument>::try_from(number)
                    .ok()
                    .and_then(Self::new)
                    .ok_or($crate::integers::OutOfRange { lowest: $lowest, highest: $highest })
            }
        })*
    };
    (@into $type:ident, $number:ident, $($integer:ident)*) => {
        $(impl From<$type> for $integer {
            #[inline]
            fn from(value: $type) -> $integer {
                value.$number() as $integer
            }
        })*
    };
}
pub(crate) use integers;
