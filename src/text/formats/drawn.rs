//! Texts that look like a grid: nine lines of cells, or all 81 in one, with borders or without.
//!
//! ```text
//! lines ──layout──▶ which of them are rows, what separates cells
//!       ──row─────▶ nine cells of each row, or 81 of the one
//!       ──cells───▶ empty, clue, placed digit or candidates; the symbols used
//!       ──format──▶ the format that is written like this
//! ```

pub(in crate::text) mod cells;
pub(in crate::text) mod layout;
pub(in crate::text) mod row;
pub(in crate::text) mod write;

use self::cells::Cells;
use self::layout::{Borders, Layout, Lines, Separator};
use self::row::Spacing;
use crate::text::error::Expected;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Source};

/// Reads a text that looks like a grid.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let (layout, cells) = read_cells(source)?;
    let format = format(&layout, &cells);
    Ok(Parsed { format, contents: cells.contents(format) })
}

/// Reads a text that looks like a grid as one of the formats that it may be.
pub(in crate::text) fn read_as(source: Source<'_>, wanted: Format) -> Result<Parsed, Failure> {
    let (layout, cells) = read_cells(source)?;
    if !may_be(&layout, &cells, wanted) {
        return Err(source.unlike(wanted));
    }
    Ok(Parsed { format: wanted, contents: cells.contents(wanted) })
}

fn read_cells(source: Source<'_>) -> Result<(Layout, Cells), Failure> {
    let layout = Layout::of(source);
    // With a symbol for empty cells, or without empty cells, spaces only separate.
    match cells_spaced(source, &layout, Spacing::Separates) {
        Ok(cells) => Ok((layout, cells)),
        Err(failure) => match cells_spaced(source, &layout, Spacing::IsEmpty) {
            Ok(cells) => Ok((layout, cells)),
            Err(_) => Err(failure),
        },
    }
}

/// The borders after three and six rows.
const BETWEEN_BANDS: u16 = 1 << 3 | 1 << 6;

/// Reads the rows one after the other.
fn cells_spaced(source: Source<'_>, layout: &Layout, spacing: Spacing) -> Result<Cells, Failure> {
    let mut cells = Cells::new();
    let mut rows = 0;
    let mut end = source.start;
    // Bit `n` is a border after `n` rows.
    let mut borders = 0_u16;
    for line in source.lines() {
        if layout.is_passed(&line) {
            if line.is_sentence() && (1..layout.rows()).contains(&rows) {
                let expected = Expected::Words("nine rows with nothing else between them");
                return Err(source.near(cells.len(), line.offset, expected));
            }
            if layout.is_border(&line) && (1..9).contains(&rows) {
                borders |= 1 << rows;
                // Between bands, or between all rows.
                let before = (1 << (rows + 1)) - 2;
                if borders & !BETWEEN_BANDS != 0 && borders != before {
                    let expected = Expected::Words("no border but between bands");
                    return Err(source.near(cells.len(), line.offset, expected));
                }
            }
            continue;
        }
        let line = layout::without_comment(line);
        // The rows that there are, before anything is said about their number.
        if rows == layout.rows() {
            let expected = match layout.lines {
                Lines::One => Expected::End { total: 81 },
                Lines::Nine => Expected::Words("the end of the text after nine rows"),
            };
            return Err(source.near(cells.len(), line.offset, expected));
        }
        row::read(source, layout, spacing, line, &mut cells)?;
        rows += 1;
        end = line.end();
    }
    if borders & !BETWEEN_BANDS != 0 && borders != 0b1_1111_1110 {
        let expected = Expected::Words("borders between bands, or between all rows");
        return Err(source.near(cells.len(), end, expected));
    }
    if cells.len() < 81 {
        let read = u16::try_from(cells.len()).unwrap_or(81);
        let expected = match layout.lines {
            Lines::Nine if rows > 0 => Expected::Words("nine rows of nine cells"),
            _ => Expected::MoreSymbols { read, total: 81 },
        };
        return Err(source.near(cells.len(), end, expected));
    }
    cells.check(source)?;
    Ok(cells)
}

/// The format of a text that could be read.
fn format(layout: &Layout, cells: &Cells) -> Format {
    if cells.is_candidates() {
        return match () {
            () if cells.has_marked_clues() => Format::MarkedPencilmarks,
            () if cells.has_user_digits() => Format::Sdx,
            () => Format::Pencilmarks,
        };
    }
    match (layout.borders, layout.separator) {
        (Borders::Unicode, _) => Format::BoxDrawing,
        (Borders::SimpleSudoku, _) => Format::SimpleSudoku,
        (Borders::Ascii, _) => Format::Board,
        (_, Separator::Tab) => Format::Tabs,
        (_, Separator::Comma | Separator::Semicolon) => Format::Commas,
        (Borders::Bars, _) if cells.had_one_bar_for_each() => Format::Bars,
        (Borders::Bars, _) => Format::Board,
        _ if !cells.are_packed() => Format::Spaces,
        _ if layout.lines == Lines::One && cells.has_plus() => Format::Susser,
        _ if layout.lines == Lines::One => Format::Line,
        _ if cells.empty_is_x() => Format::SimpleSudokuOld,
        _ => Format::Rows,
    }
}

/// Whether a text could have been written as a format, though it may look like another one too:
/// candidates may be one for each cell, and a grid may have no empty cell.
fn may_be(layout: &Layout, cells: &Cells, wanted: Format) -> bool {
    let format = format(layout, cells);
    match wanted {
        Format::Pencilmarks => !cells.has_marked_clues() && !cells.has_user_digits(),
        Format::MarkedPencilmarks => !cells.has_user_digits(),
        Format::Sdx => !cells.has_marked_clues() && layout.borders == Borders::None,
        Format::SimpleSudokuOld => {
            format == Format::SimpleSudokuOld
                || format == Format::Rows && !cells.has_empty_symbols()
        }
        _ => format == wanted,
    }
}
