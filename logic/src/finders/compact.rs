//! Operations on sets of cells as functions that are not copied to where they are called. On a
//! microcontroller without shifts of 128 bits, each copy is hundreds of bytes.

use sudoku_core::{Cell, CellSet};

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
