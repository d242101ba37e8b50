//! Lines with a grid and something beside it: records of a table, and lists with ratings or hashes.
//!
//! ```text
//! record = 81 symbols and other fields, between commas, semicolons, tabs, spaces, colons or bars
//! table  = [ a line of titles ] record
//! ```
//!
//! If two fields have 81 symbols and one of them has no empty cell, that one is the solution of the
//! other. Fields may be in double quotes.

use core::fmt;

use super::{drawn, hodoku};
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::error::Expected;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Line, Nearness, Source};

/// Reads one record, perhaps after a line of titles.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut record: Option<Parsed> = None;
    let mut nearest = source.unlike(Format::Csv);
    let mut is_first = true;
    for line in source.lines().map(Line::trimmed) {
        if line.bytes.is_empty() || line.bytes.starts_with(b"#") {
            continue;
        }
        // A damaged text of another format may have a solution in it that looks like a record.
        if line.bytes.iter().any(|byte| matches!(byte, b'{' | b'<')) {
            return Err(nearest);
        }
        match read_line(source, line) {
            Ok(_) if record.is_some() => {
                let expected = Expected::Words("the end of the text after one puzzle");
                return Err(source.near(81, line.offset, expected));
            }
            Ok(parsed) => record = Some(parsed),
            // Titles come first.
            Err(failure) if failure.nearness == Nearness::Unlike && is_first => nearest = failure,
            Err(failure) => return Err(failure),
        }
        is_first = false;
    }
    record.ok_or(nearest)
}

/// What a line that begins with a grid is, and the length of its rest with the line break, if this
/// is plain to see: nothing follows the grid, or a few words too short to be a grid.
///
/// This only saves time: all readers together say the same.
#[inline]
pub(in crate::text) fn after_grid(rest: &[u8]) -> Option<(Format, usize)> {
    match rest {
        [b'\n', ..] => return Some((Format::Line, 1)),
        [b'\r', b'\n', ..] => return Some((Format::Line, 2)),
        [] => return Some((Format::Line, 0)),
        _ => {}
    }
    words_after_grid(rest)
}

fn words_after_grid(rest: &[u8]) -> Option<(Format, usize)> {
    let (format, others): (_, &[u8]) = match rest {
        [b',' | b';', ..] => (Format::Csv, b",;\t"),
        [b'\t', first, ..] if first.is_ascii_alphanumeric() => (Format::Csv, b",;\t"),
        [b' ', b'#', b' ', ..] => (Format::Line, b" #-_()"),
        [b' ', first, ..] if first.is_ascii_alphanumeric() => (Format::List, b" "),
        _ => return None,
    };
    let is_plain =
        |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'.' || others.contains(byte);
    let window = rest.get(..SHORT_WORDS).unwrap_or(rest);
    let len = window.iter().take_while(|byte| is_plain(byte)).count();
    match rest.get(len..)? {
        _ if len == SHORT_WORDS => None,
        [b'\n', ..] => Some((format, len + 1)),
        [b'\r', b'\n', ..] => Some((format, len + 2)),
        [] => Some((format, len)),
        _ => None,
    }
}

/// The most bytes after a grid in which the end of the line is looked for: fewer than a grid has.
const SHORT_WORDS: usize = 48;

/// Reads a record.
fn read_line(source: Source<'_>, line: Line<'_>) -> Result<Parsed, Failure> {
    if let Some(contents) = with_placed_digits(source, line) {
        return Ok(Parsed { format: Format::Susser, contents });
    }
    let mut grids: [Option<(usize, Grid)>; 2] = [None; 2];
    let mut longest = Line { bytes: &[], ..line };
    for field in (Fields { rest: line }) {
        let len = field.bytes.len();
        match grid(field) {
            Some(found) => {
                let Some(slot) = grids.iter_mut().find(|slot| slot.is_none()) else {
                    let expected = Expected::Words("at most two grids in a line");
                    return Err(source.near(81, field.offset, expected));
                };
                *slot = Some((field.offset, found));
            }
            None if len > longest.bytes.len() => longest = field,
            None => {}
        }
    }
    let format = if line.bytes.iter().any(|byte| b",;\t".contains(byte)) {
        Format::Csv
    } else {
        Format::List
    };
    // Beside a grid, what is like one is a damaged one: of any two parts of a grid, one has 40
    // symbols.
    let is_symbol = |byte: &u8| number(*byte) <= 9;
    let others = longest.bytes.iter().filter(|byte| !is_symbol(byte)).count();
    if longest.bytes.len() >= 40 && others * 10 < longest.bytes.len() && grids[0].is_some() {
        let expected = Expected::Words("81 symbols in each grid of a line");
        return Err(source.near(80, longest.end(), expected).itself());
    }
    let contents = match grids {
        [Some((_, clues)), None] => Contents::new(clues),
        [Some((_, first)), Some((offset, second))] => {
            let (puzzle, solution) = match (first.is_complete(), second.is_complete()) {
                (_, true) => (first, second),
                (true, false) => (second, first),
                (false, false) => {
                    let expected = Expected::Words("one puzzle in a line: this is a second one");
                    return Err(source.near(81, offset, expected).itself());
                }
            };
            let keeps_clues = puzzle.clues().all(|(cell, digit)| solution.get(cell) == Some(digit));
            if !keeps_clues {
                let expected = Expected::Words("the solution of the puzzle in the same line");
                return Err(source.near(81, offset, expected).itself());
            }
            Contents::new(puzzle).with_solution(solution)
        }
        // Something like a grid, of the wrong length or with a wrong symbol.
        [None, _] if longest.bytes.len() >= 60 => {
            let read = longest.bytes.iter().take(81).take_while(|byte| is_symbol(byte)).count();
            let offset = longest.offset + read;
            let expected = match (read, longest.bytes.get(read)) {
                (81, _) => Expected::End { total: 81 },
                (_, Some(_)) => Expected::Symbol,
                (_, None) => {
                    Expected::MoreSymbols { read: u16::try_from(read).unwrap_or(81), total: 81 }
                }
            };
            return Err(source.near(read, offset, expected));
        }
        [None, _] => return Err(source.unlike_at(line.offset, format)),
    };
    Ok(Parsed { format, contents })
}

/// The contents of a field with placed digits or deleted candidates, if the record has one.
fn with_placed_digits(source: Source<'_>, line: Line<'_>) -> Option<Contents> {
    let is_separator = |byte: &u8| b",;\t".contains(byte);
    if !line.bytes.iter().any(is_separator) {
        return None;
    }
    let mut offset = line.offset;
    let mut found = None;
    for field in line.bytes.split(is_separator) {
        let part = source.part(offset, offset + field.len());
        offset += field.len() + 1;
        let symbols = field.iter().filter(|byte| number(**byte) <= 9).count();
        match hodoku::read_susser(part) {
            _ if symbols < 40 => {}
            Ok(parsed) if found.is_none() => found = Some(parsed.contents),
            // Two grids, or half of one.
            _ => return None,
        }
    }
    found
}

/// The grid of a field of 81 symbols: those that may be mixed, or hyphens alone for empty cells.
fn grid(field: Line<'_>) -> Option<Grid> {
    if field.bytes.len() != 81 {
        return None;
    }
    let source = Source::new(field.bytes);
    let parsed = drawn::read_as(source, Format::Line).ok()?;
    Some(parsed.contents.clues())
}

/// The fields of a line, without the quotes around them.
struct Fields<'a> {
    rest: Line<'a>,
}

impl<'a> Iterator for Fields<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let is_separator = |byte: &u8| b",;:|\"' \t".contains(byte);
        let bytes = self.rest.bytes;
        let start = bytes.iter().position(|byte| !is_separator(byte))?;
        let field = bytes.get(start..).unwrap_or_default();
        let len = field.iter().position(is_separator).unwrap_or(field.len());
        let (field, after) = field.split_at_checked(len)?;
        let offset = self.rest.offset + start;
        self.rest = Line { bytes: after, offset: offset + len };
        Some(Line { bytes: field, offset })
    }
}

/// Whether a reader can tell the solution from the puzzle: it is complete and has the clues.
pub(in crate::text) fn holds(contents: &Contents) -> bool {
    contents.solution().is_none_or(|solution| {
        let clues = contents.clues();
        solution.is_complete()
            && clues.clues().all(|(cell, digit)| solution.get(cell) == Some(digit))
    })
}

/// Writes the clues, a comma, and the solution if there is one.
pub(in crate::text) fn write_csv(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{},", contents.clues())?;
    match contents.solution() {
        Some(solution) => write!(f, "{solution}"),
        None => Ok(()),
    }
}

/// Writes the clues and their number.
pub(in crate::text) fn write_list(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} {}", contents.clues(), contents.clues().clue_count())
}
