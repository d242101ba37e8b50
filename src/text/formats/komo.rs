//! The komo format of jkomoros/sudoku: the solution with `!` behind the clues, `,` between cells
//! and `;` between rows.

use core::fmt;

use super::cells::Cells;
use super::cursor::Cursor;
use super::doku::{marks, write_marks};
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Source};

/// Reads 81 cells. A cell is the digit of the solution, then `!` if it is a clue, or `:` and the
/// digit of the player, then perhaps marks such as `[1.2]`. White space may be around a cell.
///
/// There must be a `!`, a `:` or a mark: otherwise there is no telling whether digits are clues.
/// If the solution has a 0 somewhere, there is none.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut cursor = Cursor::new(source);
    let body = cursor.rest();
    let is_marked = body.iter().any(|byte| matches!(byte, b'!' | b':' | b'['));
    cursor.skip_space();
    let is_first = cursor.peek().is_some_and(|byte| byte.is_ascii_digit());
    if !is_first || !is_marked || !body.contains(&b';') {
        return Err(source.unlike(Format::Komo));
    }
    let mut cells = Cells::EMPTY;
    let mut solution = Grid::EMPTY;
    for cell in Cell::ALL {
        cursor.skip_space();
        solution.set(cell, read_cell(&mut cursor, cell, &mut cells)?);
        cursor.skip_space();
        let (separator, words): (&[u8], _) = match (cell.row_index(), cell.column_index()) {
            (8, 8) => continue,
            (_, 8) => (b";", "; between the nine rows"),
            _ => (b",", "a comma between the nine cells of a row"),
        };
        if !cursor.take(separator) {
            return Err(cursor.near(cell.index() + 1, cursor.at, words));
        }
    }
    if cursor.peek().is_some() {
        return Err(cursor.near(81, cursor.at, "the end of the text after nine rows"));
    }
    let contents = cells.contents();
    let contents = if solution.is_complete() { contents.with_solution(solution) } else { contents };
    Ok(Parsed { format: Format::Komo, contents })
}

/// Reads a cell; returns its digit in the solution.
fn read_cell(
    cursor: &mut Cursor<'_>,
    cell: Cell,
    cells: &mut Cells,
) -> Result<Option<Digit>, Failure> {
    let read = cell.index() + 1;
    let Some(number @ b'0'..=b'9') = cursor.peek() else {
        return Err(cursor.near(
            cell.index(),
            cursor.at,
            "the digit of the solution in the next cell",
        ));
    };
    cursor.at += 1;
    let solution = Digit::new(number - b'0');
    let at = cursor.at;
    if cursor.take(b"!") {
        match solution {
            Some(digit) => cells.clue(cell, digit),
            None => return Err(cursor.near(read, at, "no ! after 0")),
        }
    } else if cursor.take(b":") {
        match cursor.peek() {
            Some(number @ b'0'..=b'9') => {
                cursor.at += 1;
                if let Some(digit) = Digit::new(number - b'0') {
                    cells.place(cell, digit);
                }
            }
            _ => return Err(cursor.near(read, cursor.at, "the digit of the player after the :")),
        }
    }
    if cursor.take(b"[") {
        let Some(marks) = marks(cursor, b'.') else {
            return Err(cursor.near(read, cursor.at, "digits with . between them in brackets"));
        };
        if !cursor.take(b"]") {
            return Err(cursor.near(read, cursor.at, "a . or ] after the marks"));
        }
        cells.mark(cell, marks);
    }
    Ok(solution)
}

/// Whether the format can hold the solution of some contents: it is complete, it has the clues, and
/// there is a clue, a placed digit or a candidate beside it.
pub(in crate::text) fn can_hold(contents: &Contents) -> bool {
    let has_clues = |solution: &Grid| {
        contents.clues().clues().all(|(cell, digit)| solution.get(cell) == Some(digit))
    };
    contents.solution().is_some_and(|solution| solution.is_complete() && has_clues(&solution))
        && (contents.grid().clue_count() > 0 || contents.pencilmarks().is_some())
}

/// Writes 81 cells.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let solution = contents.solution().unwrap_or(Grid::EMPTY);
    for cell in Cell::ALL {
        f.write_str(match (cell.row_index(), cell.column_index()) {
            (0, 0) => "",
            (_, 0) => ";",
            _ => ",",
        })?;
        write!(f, "{}", solution.get(cell).map_or(0, Digit::get))?;
        match (contents.clues().get(cell), contents.placed().get(cell)) {
            (Some(_), _) => f.write_str("!")?,
            (None, Some(digit)) => write!(f, ":{digit}")?,
            (None, None) if contents.candidates(cell).is_empty() => {}
            (None, None) => {
                f.write_str("[")?;
                write_marks(f, contents.candidates(cell), '.')?;
                f.write_str("]")?;
            }
        }
    }
    Ok(())
}
