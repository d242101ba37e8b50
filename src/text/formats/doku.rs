//! The doku files of jkomoros/sudoku: nine lines of nine cells with `|` between them, in which a
//! clue has `!` behind it, and marks are in parentheses.

use core::fmt;

use super::cells::Cells;
use super::cursor::Cursor;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Line, Source};

const NINE_LINES: &str = "nine lines of nine cells with | between them";

/// Reads nine lines. A cell is a digit, or `.`, `0`, a space or nothing if it is empty, then `!`
/// if the digit is a clue, then perhaps marks such as `(1,2)`, then spaces and tabs.
///
/// There must be a `!` or a mark: otherwise there is no telling whether digits are clues, unless
/// there are no digits.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut cursor = Cursor::new(source);
    let body = cursor.rest();
    let is_marked = body.iter().any(|byte| matches!(byte, b'!' | b'('));
    if !body.contains(&b'|') || !is_marked && body.iter().any(u8::is_ascii_digit) {
        return Err(source.unlike(Format::Doku));
    }
    let mut cells = Cells::EMPTY;
    let mut rows = 0;
    for line in source.lines() {
        let is_space = line.bytes.iter().all(u8::is_ascii_whitespace);
        if is_space && (rows == 0 || rows == 9) {
            continue;
        }
        if rows == 9 {
            let end = "the end of the text after nine lines";
            return Err(cursor.near(81, line.offset, end));
        }
        row(&mut cursor, line, rows, &mut cells)?;
        rows += 1;
    }
    if rows == 9 {
        return Ok(Parsed { format: Format::Doku, contents: cells.contents() });
    }
    Err(cursor.near(rows * 9, cursor.end(), NINE_LINES))
}

fn row(
    cursor: &mut Cursor<'_>,
    line: Line<'_>,
    row: usize,
    cells: &mut Cells,
) -> Result<(), Failure> {
    cursor.at = line.offset;
    for column in 0..9 {
        let read = row * 9 + column;
        if column > 0 && !(cursor.at < line.end() && cursor.take(b"|")) {
            return Err(cursor.near(read, cursor.at, "| between the nine cells of a line"));
        }
        if let Some(at) = Cell::at(row, column) {
            cell(cursor, line.end(), at, cells)?;
        }
    }
    if cursor.at == line.end() {
        return Ok(());
    }
    Err(cursor.near(row * 9 + 9, cursor.at, "a line break after nine cells"))
}

fn cell(cursor: &mut Cursor<'_>, end: usize, cell: Cell, cells: &mut Cells) -> Result<(), Failure> {
    let digit = match cursor.peek() {
        _ if cursor.at >= end => return Ok(()),
        Some(b'|') => return Ok(()),
        Some(b'.' | b'0' | b' ' | b'\t') => None,
        Some(byte) => match Digit::new(byte.wrapping_sub(b'0')) {
            None => {
                let words = "1 to 9, or one of . 0 and a space for an empty cell";
                return Err(cursor.near(cell.index(), cursor.at, words));
            }
            digit => digit,
        },
        None => return Ok(()),
    };
    cursor.at += 1;
    let (clue, read) = (cursor.at, cell.index() + 1);
    if cursor.take(b"!") {
        match digit {
            Some(digit) => cells.clue(cell, digit),
            None => return Err(cursor.near(read, clue, "no ! after an empty cell")),
        }
    } else if let Some(digit) = digit {
        cells.place(cell, digit);
    }
    if cursor.take(b"(") {
        let Some(marks) = marks(cursor, b',') else {
            let words = "digits with commas between them in parentheses";
            return Err(cursor.near(read, cursor.at, words));
        };
        if !cursor.take(b")") {
            return Err(cursor.near(read, cursor.at, "a comma, or ) after the marks"));
        }
        cells.mark(cell, marks);
    }
    cursor.take_while(|byte| matches!(byte, b' ' | b'\t'));
    Ok(())
}

/// Reads digits with a separator between them, at least one; `None` if there is something else
/// instead of a digit.
pub(super) fn marks(cursor: &mut Cursor<'_>, separator: u8) -> Option<Candidates> {
    let mut marks = Candidates::EMPTY;
    loop {
        marks.insert(cursor.peek().and_then(|byte| Digit::new(byte.wrapping_sub(b'0')))?);
        cursor.at += 1;
        if !cursor.take(&[separator]) {
            return Some(marks);
        }
    }
}

/// Writes digits with a separator between them.
pub(super) fn write_marks(
    f: &mut fmt::Formatter<'_>,
    marks: Candidates,
    separator: char,
) -> fmt::Result {
    for (index, digit) in marks.into_iter().enumerate() {
        if index > 0 {
            write!(f, "{separator}")?;
        }
        write!(f, "{digit}")?;
    }
    Ok(())
}

/// Writes nine lines. If there is neither a clue nor a candidate, placed digits have themselves as
/// a mark, so that they can be told from clues.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let has_clues = contents.clues().clue_count() > 0;
    let marks_placed = !has_clues && contents.pencilmarks().is_none();
    for cell in Cell::ALL {
        f.write_str(match (cell.row_index(), cell.column_index()) {
            (0, 0) => "",
            (_, 0) => "\n",
            _ => "|",
        })?;
        match (contents.clues().get(cell), contents.placed().get(cell)) {
            (Some(digit), _) => write!(f, "{digit}!")?,
            (None, Some(digit)) if marks_placed => write!(f, "{digit}({digit})")?,
            (None, Some(digit)) => write!(f, "{digit}")?,
            (None, None) => f.write_str(".")?,
        }
        let marks = contents.candidates(cell);
        if contents.grid().get(cell).is_none() && !marks.is_empty() {
            f.write_str("(")?;
            write_marks(f, marks, ',')?;
            f.write_str(")")?;
        }
    }
    Ok(())
}
