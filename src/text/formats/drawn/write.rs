//! Writes what looks like a grid.

use core::fmt::{self, Write as _};

use crate::cell::Cell;
use crate::text::board::write_board;
use crate::text::contents::Contents;

/// Writes the text of one cell, without spaces around it.
type CellWriter = fn(&mut fmt::Formatter<'_>, &Contents, Cell) -> fmt::Result;

/// A digit, `+` and a digit that was placed, or a symbol for an empty cell.
fn write_symbol(
    f: &mut fmt::Formatter<'_>,
    contents: &Contents,
    cell: Cell,
    empty: &str,
) -> fmt::Result {
    match (contents.clues().get(cell), contents.placed().get(cell)) {
        (Some(digit), _) => write!(f, "{digit}"),
        (None, Some(digit)) => write!(f, "+{digit}"),
        (None, None) => f.write_str(empty),
    }
}

fn write_dot(f: &mut fmt::Formatter<'_>, contents: &Contents, cell: Cell) -> fmt::Result {
    write_symbol(f, contents, cell, ".")
}

/// 81 symbols.
pub(in crate::text) fn line(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    Cell::ALL.into_iter().try_for_each(|cell| write_dot(f, contents, cell))
}

/// Nine lines, with a text between two cells of a line.
fn lines(
    contents: &Contents,
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    write_cell: impl Fn(&mut fmt::Formatter<'_>, &Contents, Cell) -> fmt::Result,
) -> fmt::Result {
    for cell in Cell::ALL {
        match (cell.row_index(), cell.column_index()) {
            (0, 0) => {}
            (_, 0) => f.write_char('\n')?,
            _ => f.write_str(separator)?,
        }
        write_cell(f, contents, cell)?;
    }
    Ok(())
}

/// Nine lines of nine symbols.
pub(in crate::text) fn rows(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, "", write_dot)
}

/// Nine lines of nine symbols, `X` for an empty cell.
pub(in crate::text) fn x_rows(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, "", |f, contents, cell| write_symbol(f, contents, cell, "X"))
}

/// Nine lines of nine cells with spaces between them.
pub(in crate::text) fn spaces(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, " ", write_dot)
}

/// Nine lines of nine cells with tabs between them; empty cells are nothing.
pub(in crate::text) fn tabs(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, "\t", |f, contents, cell| write_symbol(f, contents, cell, ""))
}

/// Nine lines of nine cells with commas between them; empty cells are 0.
pub(in crate::text) fn commas(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, ",", |f, contents, cell| write_symbol(f, contents, cell, "0"))
}

/// Nine lines of nine cells with bars between them.
pub(in crate::text) fn bars(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, "|", write_dot)
}

/// A board with ASCII borders.
pub(in crate::text) fn board(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let width = if contents.placed().clue_count() > 0 { 2 } else { 1 };
    write_board(f, width, |f, cell| write_padded(f, contents, cell, width, write_dot))
}

/// The candidates of each cell, on a board with ASCII borders.
pub(in crate::text) fn pencilmarks(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    candidate_board(contents, f, |f, contents, cell| {
        let mark = if contents.placed().get(cell).is_some() { "+" } else { "" };
        f.write_str(mark)?;
        write_candidates(f, contents, cell)
    })
}

/// The same with the clues in `<` and `>`, and the placed digits between two `*`.
pub(in crate::text) fn marked_pencilmarks(
    contents: &Contents,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    candidate_board(contents, f, |f, contents, cell| {
        match (contents.clues().get(cell), contents.placed().get(cell)) {
            (Some(digit), _) => write!(f, "<{digit}>"),
            (None, Some(digit)) => write!(f, "*{digit}*"),
            (None, None) => write_candidates(f, contents, cell),
        }
    })
}

/// Nine lines of the candidates of nine cells, with `u` before placed digits.
pub(in crate::text) fn sdx(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    lines(contents, f, " ", |f, contents, cell| {
        if contents.placed().get(cell).is_some() {
            f.write_char('u')?;
        }
        write_candidates(f, contents, cell)
    })
}

fn candidate_board(
    contents: &Contents,
    f: &mut fmt::Formatter<'_>,
    write_cell: CellWriter,
) -> fmt::Result {
    let width =
        Cell::ALL.into_iter().fold(1, |width, cell| width.max(len(contents, cell, write_cell)));
    write_board(f, width, |f, cell| write_padded(f, contents, cell, width, write_cell))
}

/// The candidates of a cell, or `.` for none.
fn write_candidates(f: &mut fmt::Formatter<'_>, contents: &Contents, cell: Cell) -> fmt::Result {
    let candidates = contents.candidates(cell);
    if candidates.is_empty() {
        return f.write_char('.');
    }
    candidates.iter().try_for_each(|digit| f.write_char(char::from(digit)))
}

/// The number of characters of a cell.
fn len(contents: &Contents, cell: Cell, write_cell: CellWriter) -> usize {
    struct Counted<'a>(&'a Contents, Cell, CellWriter);
    impl fmt::Display for Counted<'_> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            (self.2)(f, self.0, self.1)
        }
    }
    /// Counts what is written to it.
    struct Counter(usize);
    impl fmt::Write for Counter {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }
    let mut counter = Counter(0);
    match write!(counter, "{}", Counted(contents, cell, write_cell)) {
        Ok(()) => counter.0,
        Err(fmt::Error) => 0,
    }
}

/// A cell with spaces after it.
fn write_padded(
    f: &mut fmt::Formatter<'_>,
    contents: &Contents,
    cell: Cell,
    width: usize,
    write_cell: CellWriter,
) -> fmt::Result {
    write_cell(f, contents, cell)?;
    (len(contents, cell, write_cell)..width).try_for_each(|_| f.write_char(' '))
}

/// A board with Unicode borders.
pub(in crate::text) fn box_drawing(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let width = if contents.placed().clue_count() > 0 { 2 } else { 1 };
    let rule = |f: &mut fmt::Formatter<'_>, [left, inner, right]: [char; 3]| {
        f.write_char(left)?;
        for stack in 0..3 {
            (0..3 * width + 4).try_for_each(|_| f.write_char('─'))?;
            f.write_char(if stack == 2 { right } else { inner })?;
        }
        Ok(())
    };
    rule(f, ['┌', '┬', '┐'])?;
    for cell in Cell::ALL {
        let (row, column) = (cell.row_index(), cell.column_index());
        if column == 0 && row > 0 && row % 3 == 0 {
            f.write_char('\n')?;
            rule(f, ['├', '┼', '┤'])?;
        }
        match column {
            0 => f.write_str("\n│ ")?,
            3 | 6 => f.write_str("│ ")?,
            _ => {}
        }
        write_padded(f, contents, cell, width, write_dot)?;
        f.write_str(if column == 8 { " │" } else { " " })?;
    }
    f.write_char('\n')?;
    rule(f, ['└', '┴', '┘'])
}
