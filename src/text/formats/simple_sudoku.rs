//! The boards of Simple Sudoku: the clues, all digits and the candidates, one below the other.
//!
//! The program puts them on the clipboard, and writes the first into its files.

use core::fmt::{self, Write as _};

use super::drawn;
use crate::cell::Cell;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Source};

/// Reads two or three boards between borders such as `*-----------*`. A single one is a board as
/// any other, and read by [`drawn`].
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut contents: Option<Contents> = None;
    let mut boards = 0;
    let mut top: Option<usize> = None;
    for line in source.lines() {
        let border = line.trimmed();
        if !(border.bytes.starts_with(b"*-") && border.bytes.ends_with(b"-*")) {
            continue;
        }
        let Some(start) = top.take() else {
            top = Some(line.offset);
            continue;
        };
        boards += 1;
        let board = source.part(start, line.end());
        let is_first = contents.is_none();
        contents = Some(match (contents, boards) {
            (None, _) => drawn::read_as(board, Format::SimpleSudoku)?.contents,
            (Some(clues), 2) => all_digits(source, start, clues, board)?,
            (Some(digits), 3) => candidates(source, start, digits, board)?,
            _ => return Err(source.wrong(start, "the end of the text after three boards")),
        });
        if is_first && contents.is_some_and(|clues| clues.placed() != Grid::EMPTY) {
            return Err(source.wrong(start, "a board of clues alone"));
        }
    }
    match contents {
        Some(contents) if boards > 1 && top.is_none() => {
            Ok(Parsed { format: Format::SimpleSudoku, contents })
        }
        _ => Err(source.unlike(Format::SimpleSudoku)),
    }
}

/// The second board: the clues again, and the digits that were placed.
fn all_digits(
    source: Source<'_>,
    start: usize,
    clues: Contents,
    board: Source<'_>,
) -> Result<Contents, Failure> {
    let digits = drawn::read_as(board, Format::SimpleSudoku)?.contents.grid();
    let keeps_clues = clues.clues().clues().all(|(cell, digit)| digits.get(cell) == Some(digit));
    if keeps_clues {
        Ok(clues.with_placed(digits))
    } else {
        Err(source.wrong(start, "a board with the same clues, or one puzzle in the text"))
    }
}

/// The third board: the candidates of each cell.
fn candidates(
    source: Source<'_>,
    start: usize,
    digits: Contents,
    board: Source<'_>,
) -> Result<Contents, Failure> {
    let read = drawn::read_as(board, Format::Pencilmarks)?.contents;
    let keeps_digits =
        digits.grid().clues().all(|(cell, digit)| read.candidates(cell).single() == Some(digit));
    match read.pencilmarks() {
        Some(marks) if keeps_digits => Ok(digits.with_pencilmarks(*marks)),
        _ => Err(source.wrong(start, "a board of candidates with the digits of the board before")),
    }
}

/// Writes one board, or up to three.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_grid(&contents.clues(), f)?;
    if contents.placed() != Grid::EMPTY || contents.pencilmarks().is_some() {
        f.write_char('\n')?;
        write_grid(&contents.grid(), f)?;
    }
    if contents.pencilmarks().is_none() {
        return Ok(());
    }
    f.write_char('\n')?;
    let len = |cell| contents.candidates(cell).len().max(1);
    let width = Cell::ALL.into_iter().map(len).fold(1, usize::max);
    write_board(f, 3 * width + 7, |f, cell| {
        f.write_str(if cell.column_index() % 3 == 0 { " " } else { "  " })?;
        let candidates = contents.candidates(cell);
        if candidates.is_empty() {
            f.write_char('.')?;
        }
        candidates.iter().try_for_each(|digit| f.write_char(char::from(digit)))?;
        (len(cell)..width).try_for_each(|_| f.write_char(' '))?;
        f.write_str(if cell.column_index() % 3 == 2 { " " } else { "" })
    })
}

fn write_grid(grid: &Grid, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_board(f, 3, |f, cell| match grid.get(cell) {
        Some(digit) => f.write_char(char::from(digit)),
        None => f.write_char('.'),
    })
}

/// A board whose boxes are so many characters wide.
fn write_board(
    f: &mut fmt::Formatter<'_>,
    width: usize,
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    let rule = |f: &mut fmt::Formatter<'_>, outer: char, inner: char| {
        f.write_char(outer)?;
        for stack in 0..3 {
            (0..width).try_for_each(|_| f.write_char('-'))?;
            f.write_char(if stack == 2 { outer } else { inner })?;
        }
        Ok(())
    };
    rule(f, '*', '-')?;
    for cell in Cell::ALL {
        let (row, column) = (cell.row_index(), cell.column_index());
        if column == 0 && row > 0 && row % 3 == 0 {
            f.write_char('\n')?;
            rule(f, '|', '+')?;
        }
        match column {
            0 => f.write_str("\n|")?,
            3 | 6 => f.write_char('|')?,
            _ => {}
        }
        write_cell(f, cell)?;
        if column == 8 {
            f.write_char('|')?;
        }
    }
    f.write_char('\n')?;
    rule(f, '*', '-')
}
