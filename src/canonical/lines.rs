//! The lines of a grid, each as what its cells hold.

use crate::cell::Cell;
use crate::grid::Grid;

/// The 18 lines of a grid: line `r` is row `r`, and line `9 + c` is column `c`.
pub(super) struct Lines {
    /// What the cells of each line hold; the last seven of the sixteen stay empty.
    values: [Table; 18],
    /// The digits of each line, bit `d` for the digit `d`.
    digits: [u16; 18],
    /// The digits that each line has twice or more often.
    repeated: [u16; 18],
}

/// A table by place, by column or by digit: sixteen entries, so that four bits are an index that
/// cannot fail.
pub(super) type Table = [u8; 16];

/// The entry of a table.
#[inline]
pub(super) fn at(table: &Table, index: u8) -> u8 {
    table[usize::from(index & 15)]
}

/// Replaces the entry of a table.
#[inline]
pub(super) fn put(table: &mut Table, index: u8, value: u8) {
    table[usize::from(index & 15)] = value;
}

/// Exchanges two entries of a table.
#[inline]
pub(super) fn swap(table: &mut Table, one: u8, other: u8) {
    let kept = at(table, one);
    put(table, one, at(table, other));
    put(table, other, kept);
}

/// The line number of row 0, or of column 0 if the rows of the image are columns of the grid.
#[inline]
pub(super) const fn across(line: u8) -> u8 {
    if line < 9 { 9 } else { 0 }
}

impl Lines {
    pub(super) fn new(grid: &Grid) -> Lines {
        let mut lines = Lines { values: [[0; 16]; 18], digits: [0; 18], repeated: [0; 18] };
        for (cell, &value) in Cell::ALL.into_iter().zip(grid.as_bytes()) {
            let (row, column) = (cell.row_index() as u8, cell.column_index() as u8);
            lines.add(row, column, value);
            lines.add(9 + column, row, value);
        }
        lines
    }

    fn add(&mut self, line: u8, place: u8, value: u8) {
        let line = usize::from(line);
        let (digits, repeated) = (self.digits.get_mut(line), self.repeated.get_mut(line));
        if let (Some(values), Some(digits), Some(repeated)) =
            (self.values.get_mut(line), digits, repeated)
        {
            put(values, place, value);
            // Bit 0, that of empty cells, stays clear.
            let bit = 1 << (value & 15) & !1;
            *repeated |= *digits & bit;
            *digits |= bit;
        }
    }

    /// What the nine cells of a line hold, and seven zeros.
    #[inline]
    pub(super) fn values(&self, line: u8) -> &Table {
        static NOTHING: Table = [0; 16];
        self.values.get(usize::from(line)).unwrap_or(&NOTHING)
    }

    /// The digits of a line, bit `d` for the digit `d`.
    #[inline]
    pub(super) fn digits(&self, line: u8) -> u16 {
        self.digits.get(usize::from(line)).copied().unwrap_or_default()
    }

    /// The digits that a line has twice or more often, bit `d` for the digit `d`.
    #[inline]
    pub(super) fn repeated(&self, line: u8) -> u16 {
        self.repeated.get(usize::from(line)).copied().unwrap_or_default()
    }
}
