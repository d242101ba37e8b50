//! A grid drawn with borders.

use core::fmt::{self, Write as _};

use crate::cell::Cell;

/// Writes nine rows with borders around the boxes; `write_cell` writes `width` characters per cell.
pub(super) fn write_board(
    f: &mut fmt::Formatter<'_>,
    width: usize,
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    for cell in Cell::ALL {
        let (row, column) = (cell.row_index(), cell.column_index());
        if column == 0 && row % 3 == 0 {
            write_rule(f, width)?;
            f.write_char('\n')?;
        }
        if column % 3 == 0 {
            f.write_str("| ")?;
        }
        write_cell(f, cell)?;
        f.write_str(if column == 8 { " |\n" } else { " " })?;
    }
    write_rule(f, width)
}

/// The border above, between and below the boxes: `+-------+-------+-------+`.
///
/// It is written dash by dash, because a width that is an argument of `write!` may panic: the
/// machinery for formatting refuses one above 65,535.
fn write_rule(f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
    for _ in 0..3 {
        f.write_char('+')?;
        for _ in 0..3 * width + 4 {
            f.write_char('-')?;
        }
    }
    f.write_char('+')
}
