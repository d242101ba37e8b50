//! Operations on sets of cells as functions that are not copied to where they are called. On a
//! microcontroller without shifts of 128 bits, each copy is hundreds of bytes.

use sudoku_core::{Cell, CellSet, HouseSet};

use super::matrix::spread;
use crate::bands::{self, BOXES, COLUMNS, ROWS};

/// The peers of a cell.
#[inline(never)]
pub(super) fn peers(cell: Cell) -> CellSet {
    CellSet::from_peers(cell)
}

/// The set of two cells.
#[inline(never)]
pub(super) fn two([one, other]: [Cell; 2]) -> CellSet {
    CellSet::from(one).with(other)
}

/// The cells that see every cell of a set.
#[inline(never)]
pub(super) fn common_peers(mut cells: CellSet) -> CellSet {
    let mut common = CellSet::ALL;
    while let Some(cell) = pop(&mut cells) {
        common &= peers(cell);
    }
    common
}

/// Removes the lowest cell of a set and returns it, or `None` if the set is empty.
#[inline(never)]
pub(super) fn pop(cells: &mut CellSet) -> Option<Cell> {
    let first = cells.first()?;
    *cells = cells.without(first);
    Some(first)
}

/// The cells of a set in ascending order.
pub(super) fn each(mut cells: CellSet) -> impl Iterator<Item = Cell> {
    core::iter::from_fn(move || pop(&mut cells))
}

/// The houses of a cell.
#[inline(never)]
pub(super) fn houses_of(cell: Cell) -> HouseSet {
    let lines = 1 << cell.row_index() | 1 << (9 + cell.column_index());
    HouseSet::from_bits(lines | 1 << (18 + cell.box_index())).unwrap_or_default()
}

/// The houses that have at least one of the cells, and those that have at least two.
#[inline(never)]
pub(super) fn houses_by_count(cells: CellSet) -> [HouseSet; 2] {
    let [mut once, mut twice] = [HouseSet::EMPTY; 2];
    for cell in each(cells) {
        let houses = houses_of(cell);
        twice |= once & houses;
        once |= houses;
    }
    [once, twice]
}

/// The cells of some houses.
#[inline(never)]
pub(super) fn cells_of(houses: HouseSet) -> CellSet {
    let (mut rows, mut boxes) = (houses.bits(), houses.bits() >> 18);
    let columns = rows >> 9 & COLUMNS;
    let mut bands = [0; 3];
    for band in &mut bands {
        let triads = (boxes & 7 | (boxes & 7) << 2 | (boxes & 7) << 4) & BOXES;
        *band = (spread(rows) * COLUMNS) | ((columns | (triads * 0o7)) * ROWS);
        rows >>= 3;
        boxes >>= 3;
    }
    bands::cells(bands)
}
