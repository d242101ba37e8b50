//! The twenty-seven groups of nine cells that hold each digit once.

use core::fmt;

use crate::cell::Cell;

/// A row, a column or a box: nine cells in which no digit may stand twice.
///
/// The number inside is 0 to 8: rows from the top, columns from the left, boxes row by row from the
/// top left. Every house this crate hands out is in that range. A higher number, which only a
/// caller can write, names the same house as 8 does; it is not equal to it, though.
///
/// ```
/// use sudoku_core::{Cell, House};
///
/// let cells = House::Box(8).cells();
/// assert_eq!(cells[0], Cell::at(6, 6).unwrap());
/// assert_eq!(cells[8], Cell::at(8, 8).unwrap());
/// assert_eq!(House::Row(0).to_string(), "row 1");
/// ```
#[doc(alias("unit", "region", "group"))]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum House {
    /// A row, 0 at the top to 8 at the bottom.
    Row(u8),
    /// A column, 0 at the left to 8 at the right.
    Column(u8),
    /// A box, 0 at the top left, 2 at the top right, 8 at the bottom right.
    Box(u8),
}

impl House {
    /// All 27 houses: nine rows, nine columns, nine boxes; `ALL[house.index()] == house`.
    pub const ALL: [House; 27] = {
        let mut all = [House::Row(0); 27];
        let mut number = 0;
        while number < 9 {
            all[number as usize] = House::Row(number);
            all[number as usize + 9] = House::Column(number);
            all[number as usize + 18] = House::Box(number);
            number += 1;
        }
        all
    };

    /// The three houses of a cell: its row, its column and its box.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// let cell = Cell::at(4, 7).unwrap();
    /// assert_eq!(House::of(cell), [House::Row(4), House::Column(7), House::Box(5)]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(cell: Cell) -> [House; 3] {
        [
            House::Row(cell.row_index() as u8),
            House::Column(cell.column_index() as u8),
            House::Box(cell.box_index() as u8),
        ]
    }

    /// The place of the house in [`House::ALL`]: 0 to 26.
    ///
    /// ```
    /// # use sudoku_core::House;
    /// assert_eq!(House::Column(2).index(), 11);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        let start = match self {
            House::Row(_) => 0,
            House::Column(_) => 9,
            House::Box(_) => 18,
        };
        start + self.number() as usize
    }

    /// The nine cells of the house, ascending.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(House::Row(1).cells()[0], Cell::at(1, 0).unwrap());
    /// ```
    #[must_use]
    #[inline]
    pub const fn cells(self) -> [Cell; 9] {
        CELLS[self.index()]
    }

    /// The number inside, never above 8.
    const fn number(self) -> u8 {
        let (House::Row(number) | House::Column(number) | House::Box(number)) = self;
        if number > 8 { 8 } else { number }
    }
}

static CELLS: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::ALL[0]; 9]; 27];
    let mut filled = [0; 27];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::ALL[index];
        let of = House::of(cell);
        let mut which = 0;
        while which < 3 {
            let house = of[which].index();
            cells[house][filled[house]] = cell;
            filled[house] += 1;
            which += 1;
        }
        index += 1;
    }
    let mut house = 0;
    while house < 27 {
        assert!(filled[house] == 9, "a house has nine cells");
        house += 1;
    }
    cells
};

/// Writes the house in words, counted from 1: `row 1`, `column 9`, `box 5`.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self {
            House::Row(_) => "row",
            House::Column(_) => "column",
            House::Box(_) => "box",
        };
        write!(f, "{kind} {}", self.number() + 1)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for House {
    fn format(&self, f: defmt::Formatter<'_>) {
        let number = self.number() + 1;
        match self {
            House::Row(_) => defmt::write!(f, "row {=u8}", number),
            House::Column(_) => defmt::write!(f, "column {=u8}", number),
            House::Box(_) => defmt::write!(f, "box {=u8}", number),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn all_holds_each_house_once_in_order() {
        for (index, house) in House::ALL.into_iter().enumerate() {
            assert_eq!(house.index(), index);
        }
        assert!(House::ALL.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn cells_are_those_whose_house_it_is() {
        for house in House::ALL {
            let expected: Vec<Cell> =
                Cell::ALL.into_iter().filter(|&cell| House::of(cell).contains(&house)).collect();
            assert_eq!(house.cells()[..], expected);
        }
    }

    #[test]
    fn peers_are_the_other_cells_of_the_three_houses() {
        for cell in Cell::ALL {
            let mut expected: BTreeSet<Cell> =
                House::of(cell).into_iter().flat_map(House::cells).collect();
            expected.remove(&cell);
            assert!(cell.peers().iter().eq(&expected));
        }
    }

    #[test]
    fn a_number_above_eight_reads_as_eight() {
        for number in 9..=u8::MAX {
            assert_eq!(House::Row(number).cells(), House::Row(8).cells());
            assert_eq!(House::Column(number).index(), 17);
            assert_eq!(House::Box(number).to_string(), "box 9");
        }
    }

    #[test]
    fn text_counts_from_one() {
        assert_eq!(House::Row(0).to_string(), "row 1");
        assert_eq!(House::Column(8).to_string(), "column 9");
        assert_eq!(House::Box(4).to_string(), "box 5");
    }
}
