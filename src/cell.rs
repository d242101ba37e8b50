//! The 81 cells of a grid.

use core::fmt;

use crate::integers::integers;
use crate::pad::pad_ascii;

/// One of the 81 cells of a grid, numbered in row-major order from the top left: 0 to 80.
///
/// ```text
///   0  1  2 |  3  4  5 |  6  7  8
///   9 10 11 | 12 13 14 | 15 16 17
///  18 19 20 | 21 22 23 | 24 25 26      rows, columns and boxes
/// ----------+----------+---------      are numbered from 0:
///  27 28 29 | 30 31 32 | 33 34 35
///  36 37 38 | 39 40 41 | 42 43 44        box 0 | box 1 | box 2
///  45 46 47 | 48 49 50 | 51 52 53       -------+-------+------
/// ----------+----------+---------        box 3 | box 4 | box 5
///  54 55 56 | 57 58 59 | 60 61 62       -------+-------+------
///  63 64 65 | 66 67 68 | 69 70 71        box 6 | box 7 | box 8
///  72 73 74 | 75 76 77 | 78 79 80
/// ```
///
/// In text, rows and columns are numbered from 1: cell 8 is `r1c9`.
///
/// ```
/// use sudoku_core::Cell;
///
/// let cell = Cell::at(4, 7).unwrap();
/// assert_eq!(cell.index(), 43);
/// assert_eq!(cell.box_index(), 5);
/// assert_eq!(Cell::at(cell.row_index(), 0), Cell::new(36));
/// assert_eq!(cell.to_string(), "r5c8");
/// assert_eq!("r5c8".parse(), Ok(cell));
/// ```
#[doc(alias("square", "position"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Cell(u8);

impl Cell {
    /// All 81 cells in order: `ALL[cell.index()] == cell`.
    pub const ALL: [Cell; 81] = {
        let mut all = [Cell(0); 81];
        let mut index = 0;
        while index < 81 {
            all[index as usize] = Cell(index);
            index += 1;
        }
        all
    };

    /// The cell with the given index, or `None` if it is above 80.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::new(80).unwrap().to_string(), "r9c9");
    /// assert_eq!(Cell::new(81), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<Cell> {
        if index < 81 { Some(Cell(index as u8)) } else { None }
    }

    /// The cell in a row and a column, numbered 0 to 8, or `None` if one of them is above 8.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::at(0, 8), Cell::new(8));
    /// assert_eq!(Cell::at(9, 0), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn at(row: usize, column: usize) -> Option<Cell> {
        if row < 9 && column < 9 { Some(Cell((row * 9 + column) as u8)) } else { None }
    }

    /// The index of the cell in [`Cell::ALL`] and in any table by cell: 0 to 80.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::at(1, 0).unwrap().index(), 9);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, numbered from the top: 0 to 8.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::new(43).unwrap().row_index(), 4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn row_index(self) -> usize {
        below_nine(self.0 / 9)
    }

    /// The column, numbered from the left: 0 to 8.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::new(43).unwrap().column_index(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn column_index(self) -> usize {
        (self.0 % 9) as usize
    }

    /// The box, numbered in row-major order from the top left: 0 to 8.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// assert_eq!(Cell::new(43).unwrap().box_index(), 5);
    /// ```
    #[doc(alias("block", "region"))]
    #[must_use]
    #[inline]
    pub const fn box_index(self) -> usize {
        below_nine(self.0 / 27 * 3 + self.0 % 9 / 3)
    }

    /// The 20 other cells in the same row, column or box, in ascending order.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// let corner = Cell::new(0).unwrap();
    /// assert_eq!(corner.peers().len(), 20);
    /// assert!(!corner.peers().contains(&corner));
    /// ```
    #[doc(alias("neighbors", "neighbours", "buddies"))]
    #[must_use]
    #[inline]
    pub const fn peers(self) -> &'static [Cell; 20] {
        self.entry(&PEERS)
    }

    /// Whether the other cell is a peer: a different cell in the same row, column or box.
    ///
    /// ```
    /// # use sudoku_core::Cell;
    /// let corner = Cell::at(0, 0).unwrap();
    /// assert!(corner.sees(Cell::at(0, 8).unwrap()));
    /// assert!(!corner.sees(Cell::at(3, 8).unwrap()));
    /// assert!(!corner.sees(corner));
    /// ```
    #[must_use]
    #[inline]
    pub const fn sees(self, other: Cell) -> bool {
        self.0 != other.0
            && (self.row_index() == other.row_index()
                || self.column_index() == other.column_index()
                || self.box_index() == other.box_index())
    }

    /// The entry of this cell in a table by cell, without a path to a panic.
    ///
    /// The comparison tells the compiler what [`Cell::new`] guarantees.
    #[inline]
    pub(crate) const fn entry<T>(self, table: &[T; 81]) -> &T {
        if self.index() < 81 { &table[self.index()] } else { &table[0] }
    }

    /// [`Cell::entry`] by mutable reference.
    #[inline]
    pub(crate) const fn entry_mut<T>(self, table: &mut [T; 81]) -> &mut T {
        if self.index() < 81 { &mut table[self.index()] } else { &mut table[0] }
    }
}

/// An index that is below nine. The comparison tells the compiler so: tables of nine can then be
/// read without a path to a panic.
#[inline]
const fn below_nine(index: u8) -> usize {
    if index < 9 { index as usize } else { 0 }
}

static PEERS: [[Cell; 20]; 81] = {
    let mut peers = [[Cell(0); 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let mut found = 0;
        let mut other = 0;
        while other < 81 {
            if Cell::ALL[cell].sees(Cell::ALL[other]) {
                peers[cell][found] = Cell::ALL[other];
                found += 1;
            }
            other += 1;
        }
        assert!(found == 20, "a cell has 8 + 8 + 4 peers");
        cell += 1;
    }
    peers
};

integers!(Cell: usize, 0 to 80, by index);

/// Writes the row and the column, numbered from 1: `r1c9`. Width, fill and alignment are honoured.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = [b'r', b'1' + self.row_index() as u8, b'c', b'1' + self.column_index() as u8];
        pad_ascii(f, &text)
    }
}

/// The same text as [`Display`](fmt::Display): `r1c9`.
impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Cell {
    fn format(&self, f: defmt::Formatter<'_>) {
        let (row, column) = (self.row_index() as u8, self.column_index() as u8);
        defmt::write!(f, "r{=u8}c{=u8}", row + 1, column + 1);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::format;
    use std::vec::Vec;

    #[test]
    fn index_row_column_and_box_agree() {
        let mut index = 0;
        for row in 0..9 {
            for column in 0..9 {
                let cell = Cell::at(row, column).unwrap();
                assert_eq!(Cell::new(index), Some(cell));
                assert_eq!(Cell::ALL[cell.index()], cell);
                assert_eq!((cell.row_index(), cell.column_index()), (row, column));
                assert_eq!(cell.box_index(), row / 3 * 3 + column / 3);
                assert_eq!(u8::from(cell), index as u8);
                assert_eq!(Cell::try_from(index as i8), Ok(cell));
                index += 1;
            }
        }
    }

    #[test]
    fn nothing_outside_the_grid_is_a_cell() {
        for high in [81, 82, 255, 256, 337, usize::MAX] {
            assert_eq!(Cell::new(high), None);
            assert!(Cell::try_from(high).is_err());
        }
        for high in [9, 10, 80, 255, 256, usize::MAX] {
            assert_eq!(Cell::at(high, 0), None);
            assert_eq!(Cell::at(0, high), None);
        }
    }

    #[test]
    fn peers_are_the_cells_seen() {
        for cell in Cell::ALL {
            let expected: Vec<Cell> = Cell::ALL
                .into_iter()
                .filter(|&other| {
                    let same = |of: fn(Cell) -> usize| of(cell) == of(other);
                    other != cell
                        && (same(Cell::row_index)
                            || same(Cell::column_index)
                            || same(Cell::box_index))
                })
                .collect();
            assert_eq!(cell.peers()[..], expected);
        }
    }

    #[test]
    fn entry_reads_and_writes_its_own_place() {
        let mut table = [0; 81];
        for cell in Cell::ALL {
            *cell.entry_mut(&mut table) = cell.index();
        }
        for cell in Cell::ALL {
            assert_eq!(*cell.entry(&table), cell.index());
        }
    }

    #[test]
    fn text_counts_from_one() {
        assert_eq!(format!("{}", Cell(0)), "r1c1");
        assert_eq!(format!("{:?}", Cell(80)), "r9c9");
        assert_eq!(format!("[{:>6}]", Cell(8)), "[  r1c9]");
    }
}
