//! Files of Sadman Sudoku and SudoCue.
//!
//! ```text
//! file     = { "#" letter information } rows
//!          | { "#" letter information } sections
//! sections = "[Puzzle]" rows [ "[State]" rows ] { "[" passed "]" anything }
//! passed   = "PencilMarks" | "Colours" | "Colors", in upper or lower case
//! ```
//!
//! The state repeats the clues and adds the digits that were placed. The sections for pencil marks
//! and colours are passed over, because no description of them is known to us.

use core::fmt;

use super::drawn;
use crate::grid::Grid;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::source::{Failure, Line, Source, is_word};

/// The sections that are passed over.
const PASSED: [&[u8]; 3] = [b"pencilmarks", b"colours", b"colors"];

/// Reads a file that has sections, or lines such as `#A…` before its rows.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut puzzle = None;
    let mut state = None;
    let mut has_information = false;
    for line in source.lines().map(Line::trimmed) {
        if section_name(line).is_some_and(|name| is_word(name, b"puzzle")) {
            if puzzle.is_some() {
                return Err(source.wrong(line.offset, "the end of the text after one puzzle"));
            }
            puzzle = Some(section(source, line)?);
        } else if section_name(line).is_some_and(|name| is_word(name, b"state")) {
            state = Some((line.offset, section(source, line)?));
        } else if let Some(name) = section_name(line)
            && puzzle.is_some()
            && !PASSED.iter().any(|passed| is_word(name, passed))
        {
            let expected = "[State], [PencilMarks] or [Colours], or nothing after [Puzzle]";
            return Err(source.wrong(line.offset, expected));
        }
        has_information |= matches!(line.bytes, [b'#', b'A'..=b'Z', ..]);
    }
    let contents = match (puzzle, state) {
        (Some(clues), None) => Contents::new(clues),
        (Some(clues), Some((offset, digits))) => {
            if clues.clues().any(|(cell, digit)| digits.get(cell) != Some(digit)) {
                return Err(source.wrong(offset, "a state with all clues of the puzzle"));
            }
            Contents::new(clues).with_placed(digits)
        }
        (None, Some((offset, _))) => return Err(source.wrong(offset, "[Puzzle] before [State]")),
        (None, None) if has_information => {
            let rows = drawn::read(source)?;
            if !matches!(rows.format, Format::Rows | Format::Board | Format::Bars) {
                return Err(source.unlike(Format::Sdk));
            }
            rows.contents
        }
        (None, None) => return Err(source.unlike(Format::Sdk)),
    };
    Ok(Parsed { format: Format::Sdk, contents })
}

/// The name between the brackets of a line that begins a section.
fn section_name<'a>(line: Line<'a>) -> Option<&'a [u8]> {
    match line.bytes {
        [b'[', name @ .., b']'] if name.iter().all(u8::is_ascii_alphabetic) => Some(name),
        _ => None,
    }
}

/// The grid between the line that begins a section and the next section.
fn section(source: Source<'_>, title: Line<'_>) -> Result<Grid, Failure> {
    let body = source.part(title.end(), source.end);
    let next = body.lines().map(Line::trimmed).find(|line| section_name(*line).is_some());
    let end = next.map_or(source.end, |line| line.offset);
    match drawn::read(source.part(title.end(), end)) {
        Ok(Parsed { contents, .. }) if contents.pencilmarks().is_none() => Ok(contents.grid()),
        Ok(_) => Err(source.wrong(title.offset, "nine lines of nine symbols in the section")),
        Err(failure) => Err(failure.itself()),
    }
}

/// Writes nine lines, after `[Puzzle]` and again after `[State]` if a digit is placed. Without one,
/// a line with no information makes the file one of this format.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("[Puzzle]\n")?;
    drawn::write::rows(&Contents::new(contents.clues()), f)?;
    if contents.placed() == Grid::EMPTY {
        return Ok(());
    }
    f.write_str("\n[State]\n")?;
    drawn::write::rows(&Contents::new(contents.grid()), f)
}
