//! Lines of HoDoKu's library of techniques, and the lines of 81 symbols with placed digits and
//! deleted candidates that they contain ("Susser" in Sudoku.NET).
//!
//! ```text
//! library = ":" technique ":" digits ":" susser ":" deletions ":" placements ":" [ extra [ ":" ] ]
//! susser  = { [ "+" ] symbol } 81 times, [ ":" candidates ]
//! candidates = { digit row column }, with spaces between
//! ```
//!
//! The fields of the library after the candidates say what its technique does. They are no part of
//! the puzzle.

use core::fmt::{self, Write as _};

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::pencilmarks::Pencilmarks;
use crate::text::contents::Contents;
use crate::text::error::Expected;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Line, Source};

/// Reads a line of the library.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let Some(line) = only_line(source, |line| line.bytes.starts_with(b":"))? else {
        return Err(source.unlike(Format::Hodoku));
    };
    let mut fields = Fields { rest: Some(line) };
    let mut next = |expected| {
        fields.next().ok_or_else(|| source.near(1, line.end(), Expected::Words(expected)))
    };
    // Before the first colon is nothing.
    next("a colon")?;
    let technique = next("the technique")?;
    next("the digits of the technique")?;
    let is_technique =
        technique.bytes.len() >= 4 && technique.bytes.iter().take(4).all(u8::is_ascii_alphanumeric);
    if !is_technique {
        return Err(source.near(
            1,
            technique.offset,
            Expected::Words("the technique, four digits"),
        ));
    }
    let contents = next("81 symbols").and_then(|symbols| {
        let contents = read_digits(source, symbols)?;
        let deleted = next("the deleted candidates")?;
        let marks = delete(source, Pencilmarks::from_grid(&contents.grid()), deleted)?;
        next("the colon after the deleted candidates")?;
        Ok(contents.with_pencilmarks(marks))
    });
    match contents {
        Ok(contents) => Ok(Parsed { format: Format::Hodoku, contents }),
        Err(failure) => Err(failure.itself()),
    }
}

/// Reads a line of symbols with placed digits or deleted candidates.
pub(in crate::text) fn read_susser(source: Source<'_>) -> Result<Parsed, Failure> {
    let is_susser = |line: &Line<'_>| {
        let end = line.bytes.iter().position(|&byte| byte == b':').unwrap_or(line.bytes.len());
        let symbols = line.bytes.get(..end).unwrap_or_default();
        symbols.len() >= 81 && symbols.iter().all(|&byte| byte == b'+' || number(byte) <= 9)
    };
    let unlike = source.unlike(Format::Susser);
    let Some(line) = only_line(source, is_susser)? else { return Err(unlike) };
    let mut fields = Fields { rest: Some(line) };
    let (symbols, deleted) = (fields.next().ok_or(unlike)?, fields.next());
    let contents = read_digits(source, symbols)?;
    let (Some(deleted), None) = (deleted, fields.next()) else {
        let is_plain = deleted.is_some() || contents.placed() == Grid::EMPTY;
        let parsed = Parsed { format: Format::Susser, contents };
        return if is_plain { Err(unlike) } else { Ok(parsed) };
    };
    let marks = delete(source, Pencilmarks::from_grid(&contents.grid()), deleted)?;
    Ok(Parsed { format: Format::Susser, contents: contents.with_pencilmarks(marks) })
}

/// The same for a text that may be something else: in some lists a colon and the number of
/// solutions follow the symbols, so that one number of three digits may be either.
pub(in crate::text) fn read_susser_or_list(source: Source<'_>) -> Result<Parsed, Failure> {
    let parsed = read_susser(source)?;
    let colon = source.body().iter().position(|&byte| byte == b':').unwrap_or_default();
    let after = source.slice(source.start + colon + 1, source.end).trim_ascii();
    if parsed.contents.placed() == Grid::EMPTY && after.len() == 3 {
        let readings = Expected::OneReading { first: Format::Susser, second: Format::List };
        return Err(source.near(81, source.start + colon + 1, readings).itself());
    }
    Ok(parsed)
}

/// The one line that has something in it, without its comment.
fn only_line<'a>(
    source: Source<'a>,
    is_like: impl Fn(&Line<'a>) -> bool,
) -> Result<Option<Line<'a>>, Failure> {
    let mut only = None;
    for line in source.lines().map(Line::trimmed) {
        if line.bytes.is_empty() || line.bytes.starts_with(b"#") {
            continue;
        }
        if only.is_some() {
            let expected = Expected::Words("the end of the text after one puzzle");
            return Err(source.near(80, line.offset, expected));
        }
        if !is_like(&line) {
            return Ok(None);
        }
        only = Some(line);
    }
    Ok(only)
}

/// 81 symbols, with `+` before digits that were placed.
fn read_digits(source: Source<'_>, symbols: Line<'_>) -> Result<Contents, Failure> {
    let (mut clues, mut placed) = (Grid::EMPTY, Grid::EMPTY);
    let mut cells = Cell::ALL.into_iter();
    let mut read = 0_u16;
    let mut is_placed = false;
    for (at, &symbol) in symbols.bytes.iter().enumerate() {
        let near = |expected| source.near(usize::from(read), symbols.offset + at, expected);
        if symbol == b'+' && !is_placed {
            is_placed = true;
            continue;
        }
        let number = number(symbol);
        if number > 9 || is_placed && number == 0 {
            return Err(near(Expected::Symbol));
        }
        let cell = cells.next().ok_or_else(|| near(Expected::End { total: 81 }))?;
        let grid = if core::mem::take(&mut is_placed) { &mut placed } else { &mut clues };
        grid.set(cell, Digit::new(number));
        read += 1;
    }
    if read < 81 || is_placed {
        let expected = Expected::MoreSymbols { read, total: 81 };
        return Err(source.near(usize::from(read), symbols.end(), expected));
    }
    Ok(Contents::new(clues).with_placed(placed))
}

/// Deletes candidates that are given as three digits: the digit, the row and the column.
fn delete(
    source: Source<'_>,
    mut marks: Pencilmarks,
    field: Line<'_>,
) -> Result<Pencilmarks, Failure> {
    let mut rest = field.trimmed();
    while !rest.bytes.is_empty() {
        let len = rest.bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.bytes.len());
        let (triple, after) = rest.bytes.split_at_checked(len).unwrap_or_default();
        let position = |byte: u8| Digit::new(byte.wrapping_sub(b'0'));
        let candidate = match *triple {
            [digit, row, column] => {
                position(digit).zip(position(row).zip(position(column))).and_then(
                    |(digit, (row, column))| Some((Cell::at(row.index(), column.index())?, digit)),
                )
            }
            _ => None,
        };
        let Some((cell, digit)) = candidate else {
            let expected = Expected::Words("a deleted candidate as digit, row and column: 914");
            return Err(source.near(81, rest.offset, expected));
        };
        marks.remove(cell, digit);
        rest = Line { bytes: after, offset: rest.offset + len }.trimmed();
    }
    Ok(marks)
}

/// The fields between colons.
struct Fields<'a> {
    rest: Option<Line<'a>>,
}

impl<'a> Iterator for Fields<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let line = self.rest?;
        let len = line.bytes.iter().position(|&byte| byte == b':');
        let Some(len) = len else {
            self.rest = None;
            return Some(line);
        };
        let (field, after) = line.bytes.split_at_checked(len)?;
        let bytes = after.get(1..).unwrap_or_default();
        self.rest = Some(Line { bytes, offset: line.offset + len + 1 });
        Some(Line { bytes: field, ..line })
    }
}

/// Whether only candidates are missing that the digits leave to the empty cells.
pub(in crate::text) fn holds(contents: &Contents) -> bool {
    let initial = Pencilmarks::from_grid(&contents.grid());
    contents.pencilmarks().is_none_or(|marks| {
        marks.iter().all(|(cell, candidates)| candidates.is_subset(initial.candidates(cell)))
    })
}

/// Writes a line of the library, of no technique.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(":0000:x:")?;
    write_digits(contents, f)?;
    f.write_char(':')?;
    write_deleted(contents, f)?;
    f.write_str("::")
}

/// Writes the digits, and the deleted candidates after a colon if the contents have candidates.
pub(in crate::text) fn write_susser(
    contents: &Contents,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write_digits(contents, f)?;
    if contents.pencilmarks().is_none() {
        return Ok(());
    }
    f.write_char(':')?;
    write_deleted(contents, f)?;
    // Twice if it is the only one, so that it is no number of solutions.
    if contents.placed() == Grid::EMPTY && deleted(contents).count() == 1 {
        f.write_char(' ')?;
        write_deleted(contents, f)?;
    }
    Ok(())
}

fn write_digits(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for cell in Cell::ALL {
        match (contents.clues().get(cell), contents.placed().get(cell)) {
            (Some(digit), _) => write!(f, "{digit}")?,
            (None, Some(digit)) => write!(f, "+{digit}")?,
            (None, None) => f.write_char('.')?,
        }
    }
    Ok(())
}

fn write_deleted(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut separator = "";
    for (cell, digit) in deleted(contents) {
        write!(f, "{separator}{digit}{}{}", cell.row_index() + 1, cell.column_index() + 1)?;
        separator = " ";
    }
    Ok(())
}

/// The candidates that the digits leave, and that the contents do not have.
fn deleted(contents: &Contents) -> impl Iterator<Item = (Cell, Digit)> {
    let initial = Pencilmarks::from_grid(&contents.grid());
    Cell::ALL.into_iter().flat_map(move |cell| {
        let deleted = initial.candidates(cell).difference(contents.candidates(cell));
        deleted.iter().map(move |digit| (cell, digit))
    })
}
