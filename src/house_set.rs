//! A set of houses.

use core::fmt;

use crate::house::House;
use crate::set::set;

/// A set of houses, one bit for each of the 27.
///
/// Bit `house.index()` stands for a house: rows first, then columns, then boxes. No other bit is
/// ever set, so equal sets are equal values. The methods are those of a standard set, and the
/// operators `|`, `&`, `-`, `^` and `!` work too.
///
/// ```
/// use sudoku_core::{House, HouseSet};
///
/// let base = HouseSet::from([House::ROWS[1], House::ROWS[5]]);
/// assert_eq!(base.to_string(), "row 2, row 6");
/// assert!(base.is_subset(HouseSet::ROWS));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct HouseSet(u32);

impl HouseSet {
    /// The empty set.
    pub const EMPTY: HouseSet = HouseSet(0);
    /// The set of all 27 houses.
    pub const ALL: HouseSet = HouseSet((1 << 27) - 1);
    /// The nine rows.
    pub const ROWS: HouseSet = HouseSet(0x1FF);
    /// The nine columns.
    pub const COLUMNS: HouseSet = HouseSet(0x1FF << 9);
    /// The nine boxes.
    pub const BOXES: HouseSet = HouseSet(0x1FF << 18);

    /// The set of one house.
    ///
    /// ```
    /// # use sudoku_core::{House, HouseSet};
    /// assert_eq!(HouseSet::from_house(House::BOXES[8]).len(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_house(house: House) -> HouseSet {
        HouseSet(1 << house.index())
    }

    /// The set with the given bits, or `None` if a bit above 26 is set.
    ///
    /// ```
    /// # use sudoku_core::{House, HouseSet};
    /// assert_eq!(HouseSet::from_bits(1 << 9), Some(House::COLUMNS[0].into()));
    /// assert_eq!(HouseSet::from_bits(1 << 27), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u32) -> Option<HouseSet> {
        if bits & !HouseSet::ALL.0 == 0 { Some(HouseSet(bits)) } else { None }
    }

    /// The bits: bit `house.index()` stands for a house, and no bit above 26 is ever set.
    ///
    /// ```
    /// # use sudoku_core::{House, HouseSet};
    /// assert_eq!(HouseSet::from_house(House::COLUMNS[0]).bits(), 1 << 9);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The lowest bit that is set, or the number of bits.
    #[inline]
    const fn lowest(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// The house that a bit stands for.
    #[inline]
    const fn item(bit: u32) -> Option<House> {
        House::new(bit as usize)
    }
}

/// The houses of a set, in ascending order; created by [`HouseSet::iter`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "iterators are lazy"]
pub struct Houses {
    left: HouseSet,
}

set!(
    #[inline]
    HouseSet(u32) of House by from_house, Houses,
    "use sudoku_core::{House, HouseSet as Set};\nlet [a, b] = [House::ALL[0], House::ALL[26]];"
);

/// Writes the houses in ascending order, separated by commas: `row 2, box 6`. The empty set is the
/// empty text.
impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, house) in self.iter().enumerate() {
            if count > 0 {
                f.write_str(", ")?;
            }
            house.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for HouseSet {
    fn format(&self, f: defmt::Formatter<'_>) {
        for (count, house) in self.iter().enumerate() {
            if count > 0 {
                defmt::write!(f, ", ");
            }
            defmt::write!(f, "{}", house);
        }
    }
}
