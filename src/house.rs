//! The 27 houses: nine cells each that hold every digit once.

use core::fmt;

use crate::cell::Cell;
use crate::integers::integers;
use crate::pad::{pad, pad_ascii};

/// A row, a column or a box: nine cells in which no digit may appear twice.
///
/// ```
/// use sudoku_core::{Cell, House, HouseKind};
///
/// let last_box = House::BOXES[8];
/// assert_eq!(last_box.cells()[0], Cell::at(6, 6).unwrap());
/// assert_eq!((last_box.kind(), last_box.position()), (HouseKind::Box, 8));
/// assert_eq!(last_box.to_string(), "box 9");
/// assert_eq!("box 9".parse(), Ok(last_box));
/// ```
#[doc(alias("unit", "region", "group"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct House(u8);

/// What a house is: a row, a column or a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum HouseKind {
    /// Nine cells side by side.
    Row,
    /// Nine cells one below the other.
    Column,
    /// Three by three cells.
    Box,
}

/// Nine houses from an index on. As a function this would be code that can panic.
macro_rules! nine {
    ($first:literal) => {{
        let mut nine = [House(0); 9];
        let mut position = 0;
        while position < 9 {
            nine[position] = House::ALL[$first + position];
            position += 1;
        }
        nine
    }};
}

impl House {
    /// All 27 houses: nine rows, nine columns, nine boxes; `ALL[house.index()] == house`.
    pub const ALL: [House; 27] = {
        let mut all = [House(0); 27];
        let mut index = 0;
        while index < 27 {
            all[index] = House(index as u8);
            index += 1;
        }
        all
    };

    /// The nine rows, from the top.
    pub const ROWS: [House; 9] = nine!(0);
    /// The nine columns, from the left.
    pub const COLUMNS: [House; 9] = nine!(9);
    /// The nine boxes in row-major order, from the top left.
    pub const BOXES: [House; 9] = nine!(18);

    /// The house with the given index in [`House::ALL`], or `None` if it is above 26.
    ///
    /// ```
    /// # use sudoku_core::House;
    /// assert_eq!(House::new(11), House::column(2));
    /// assert_eq!(House::new(27), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<House> {
        if index < 27 { Some(House(index as u8)) } else { None }
    }

    /// The row at a position, numbered from the top, or `None` if it is above 8.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(House::row(1).unwrap().cells()[0], Cell::at(1, 0).unwrap());
    /// assert_eq!(House::row(9), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn row(position: usize) -> Option<House> {
        if position < 9 { House::new(position) } else { None }
    }

    /// The column at a position, numbered from the left, or `None` if it is above 8.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(House::column(1).unwrap().cells()[0], Cell::at(0, 1).unwrap());
    /// ```
    #[must_use]
    #[inline]
    pub const fn column(position: usize) -> Option<House> {
        if position < 9 { House::new(9 + position) } else { None }
    }

    /// The box at a position, numbered in row-major order from the top left, or `None` if it is
    /// above 8.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(House::box_(1).unwrap().cells()[0], Cell::at(0, 3).unwrap());
    /// ```
    #[must_use]
    #[inline]
    pub const fn box_(position: usize) -> Option<House> {
        if position < 9 { House::new(18 + position) } else { None }
    }

    /// The index of the house in [`House::ALL`] and in any table by house: 0 to 26.
    ///
    /// ```
    /// # use sudoku_core::House;
    /// assert_eq!(House::COLUMNS[2].index(), 11);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The comparison tells the compiler what `House::new` guarantees.
        if self.0 < 27 { self.0 as usize } else { 0 }
    }

    /// Whether the house is a row, a column or a box.
    ///
    /// ```
    /// # use sudoku_core::{House, HouseKind};
    /// assert_eq!(House::COLUMNS[2].kind(), HouseKind::Column);
    /// ```
    #[must_use]
    #[inline]
    pub const fn kind(self) -> HouseKind {
        match self.0 / 9 {
            0 => HouseKind::Row,
            1 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// The position among the houses of the same kind: 0 to 8.
    ///
    /// ```
    /// # use sudoku_core::House;
    /// assert_eq!(House::COLUMNS[2].position(), 2);
    /// ```
    #[must_use]
    #[inline]
    pub const fn position(self) -> usize {
        (self.0 % 9) as usize
    }

    /// The nine cells of the house, in ascending order.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(House::ROWS[1].cells()[0], Cell::at(1, 0).unwrap());
    /// ```
    #[must_use]
    #[inline]
    pub const fn cells(self) -> [Cell; 9] {
        CELLS[self.index()]
    }

    /// Whether a cell is in the house.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert!(House::ROWS[0].contains(Cell::ALL[8]) && !House::ROWS[0].contains(Cell::ALL[9]));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let [row, column, in_box] = cell.houses();
        self.0 == row.0 || self.0 == column.0 || self.0 == in_box.0
    }
}

impl Cell {
    /// The row of the cell.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(Cell::ALL[43].row(), House::ROWS[4]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn row(self) -> House {
        House(self.row_index() as u8)
    }

    /// The column of the cell.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(Cell::ALL[43].column(), House::COLUMNS[7]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn column(self) -> House {
        House(9 + self.column_index() as u8)
    }

    /// The box of the cell.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// assert_eq!(Cell::ALL[43].box_(), House::BOXES[5]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn box_(self) -> House {
        House(18 + self.box_index() as u8)
    }

    /// The three houses of the cell: its row, its column and its box.
    ///
    /// ```
    /// # use sudoku_core::{Cell, House};
    /// let cell = Cell::at(4, 7).unwrap();
    /// assert_eq!(cell.houses(), [House::ROWS[4], House::COLUMNS[7], House::BOXES[5]]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        [self.row(), self.column(), self.box_()]
    }
}

static CELLS: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::ALL[0]; 9]; 27];
    let mut filled = [0; 27];
    let mut index = 0;
    while index < 81 {
        let cell = Cell::ALL[index];
        let houses = cell.houses();
        let mut which = 0;
        while which < 3 {
            let house = houses[which].index();
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

integers!(House: usize, 0 to 26, by index);

impl HouseKind {
    const fn name(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        }
    }
}

/// Writes `row`, `column` or `box`. Width, fill and alignment are honoured.
impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, self.name())
    }
}

/// Writes the kind and the position, numbered from 1: `row 1`, `column 9`, `box 5`. Width, fill and
/// alignment are honoured.
impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = b'1' + self.position() as u8;
        match self.kind() {
            HouseKind::Row => pad_ascii(f, &[b'r', b'o', b'w', b' ', number]),
            HouseKind::Column => pad_ascii(f, &[b'c', b'o', b'l', b'u', b'm', b'n', b' ', number]),
            HouseKind::Box => pad_ascii(f, &[b'b', b'o', b'x', b' ', number]),
        }
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for House {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=str} {=u8}", self.kind().name(), self.position() as u8 + 1);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::format;
    use std::string::ToString;
    use std::vec::Vec;

    #[test]
    fn all_holds_each_house_once_in_order() {
        for (index, house) in House::ALL.into_iter().enumerate() {
            assert_eq!(house.index(), index);
            assert_eq!(House::new(index), Some(house));
            let by_kind = match house.kind() {
                HouseKind::Row => House::row(house.position()),
                HouseKind::Column => House::column(house.position()),
                HouseKind::Box => House::box_(house.position()),
            };
            assert_eq!(by_kind, Some(house));
        }
        assert!(House::ALL.is_sorted_by(|a, b| a < b));
        assert_eq!([House::ROWS, House::COLUMNS, House::BOXES].as_flattened(), House::ALL);
    }

    #[test]
    fn there_is_no_tenth_row_and_no_house_27() {
        for high in [9, 10, 18, 26, 27, 255, 256, usize::MAX] {
            assert_eq!(
                (House::row(high), House::column(high), House::box_(high)),
                (None, None, None)
            );
            assert_eq!(House::new(high).is_some(), high < 27);
        }
    }

    #[test]
    fn cells_are_those_whose_house_it_is() {
        for house in House::ALL {
            let expected: Vec<Cell> =
                Cell::ALL.into_iter().filter(|&cell| cell.houses().contains(&house)).collect();
            assert_eq!(house.cells()[..], expected);
            assert!(Cell::ALL.iter().all(|cell| house.contains(*cell) == expected.contains(cell)));
        }
    }

    #[test]
    fn peers_are_the_other_cells_of_the_three_houses() {
        for cell in Cell::ALL {
            let mut expected: BTreeSet<Cell> =
                cell.houses().into_iter().flat_map(House::cells).collect();
            expected.remove(&cell);
            assert!(cell.peers().iter().eq(&expected));
        }
    }

    #[test]
    fn text_counts_from_one() {
        assert_eq!(House::ROWS[0].to_string(), "row 1");
        assert_eq!(House::COLUMNS[8].to_string(), "column 9");
        assert_eq!(House::BOXES[4].to_string(), "box 5");
        assert_eq!(format!("[{:>6}]", House::BOXES[4]), "[ box 5]");
    }
}
