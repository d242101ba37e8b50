//! OpenSudoku's XML.
//!
//! The versions of the data are those of `CellCollection.java` in ogarcia/opensudoku, and of
//! `SudokuBoard.kt` in its successor.

use core::fmt;

use super::cells::Cells;
use super::xml::{Tag, Tags, Value};
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::text::contents::Contents;
use crate::text::format::Format;
use crate::text::parsed::Parsed;
use crate::text::scanner::number;
use crate::text::source::{Failure, Source};

/// Reads a file with one game, or a `<game>` tag alone.
///
/// The data of a game are 81 symbols, or a line `version: 1` to `version: 5` and 81 cells, each
/// with fields that end with `|`: the digit or 0, the notes, since version 4 the notes of a second
/// kind, since version 5 a colour, and 1 if the cell can be changed. A digit in such a cell is one
/// that was placed; all others are clues. The notes are the digits with commas after them or `-` in
/// version 1, and a number since version 2 in which bit 0 stands for the digit 1. Notes of the
/// second kind count if there are none of the first.
pub(in crate::text) fn read(source: Source<'_>) -> Result<Parsed, Failure> {
    let mut tags = Tags::new(source);
    let unlike = source.unlike(Format::OpenSudoku);
    tags.cursor.skip_space();
    if tags.cursor.peek() != Some(b'<') {
        return Err(unlike);
    }
    let Ok(Some(root)) = tags.next() else { return Err(unlike) };
    let end = tags.cursor.end();
    let contents = match root.name {
        b"game" => game_data(&tags, &root)?,
        b"opensudoku" => {
            let mut contents = None;
            loop {
                match tags.next()? {
                    Some(tag) if tag.name == b"game" && contents.is_some() => {
                        let words = "the end of the file after one puzzle, and not several";
                        return Err(tags.cursor.wrong(tag.start, words));
                    }
                    Some(tag) if tag.name == b"game" => contents = Some(game_data(&tags, &tag)?),
                    Some(tag) if tag.name == b"/opensudoku" => match contents {
                        Some(contents) => break contents,
                        None => return Err(tags.cursor.wrong(tag.start, "a game with data")),
                    },
                    Some(_) => {}
                    None => return Err(tags.cursor.wrong(end, "</opensudoku>")),
                }
            }
        }
        _ => return Err(unlike),
    };
    match tags.next()? {
        Some(tag) if tag.name != b"/game" => {
            Err(tags.cursor.wrong(tag.start, "the end of the text after the puzzle"))
        }
        _ => Ok(Parsed { format: Format::OpenSudoku, contents }),
    }
}

/// The offsets at which the next `<game>` tag at or after an offset starts and ends; `None` if
/// there is none, or if its end has not come yet.
///
/// Comments are skipped from their start on, so the offset must not be inside of one.
pub(in crate::text) fn game(source: Source<'_>, offset: usize) -> Option<(usize, usize)> {
    let mut tags = Tags::new(source);
    tags.cursor.at = tags.cursor.at.max(offset);
    loop {
        let tag = tags.next().ok()??;
        if tag.name == b"game" {
            return Some((tag.start, tag.end));
        }
    }
}

/// Reads the data of a game.
fn game_data(tags: &Tags<'_>, tag: &Tag<'_>) -> Result<Contents, Failure> {
    let mut attributes = tag.attributes();
    let mut data = None;
    while let Some((name, value)) = attributes.next()? {
        if name == b"data" || name == b"cells_data" {
            data = Some(value);
        }
    }
    match data {
        Some(mut data) => {
            data.skip_space();
            if data.take(b"version:") { versioned(data) } else { plain(data) }
        }
        None => Err(tags.cursor.wrong(tag.end - 1, "data=\"...\", the data of the game")),
    }
}

/// Reads 81 symbols.
fn plain(mut data: Value<'_>) -> Result<Contents, Failure> {
    let mut cells = Cells::EMPTY;
    for cell in Cell::ALL {
        let number = data.peek().map_or(u8::MAX, number);
        if number > 9 {
            return Err(data.wrong("81 symbols, 1 to 9, or 0 for an empty cell"));
        }
        data.next();
        if let Some(digit) = Digit::new(number) {
            cells.clue(cell, digit);
        }
    }
    finish(data)?;
    Ok(cells.contents())
}

/// Reads the number of the version and 81 cells.
fn versioned(mut data: Value<'_>) -> Result<Contents, Failure> {
    data.skip_space();
    let version = match data.peek() {
        Some(version @ b'1'..=b'5') => version - b'0',
        _ => return Err(data.wrong("version 1, 2, 3, 4 or 5")),
    };
    data.next();
    if !data.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
        return Err(data.wrong("a line break after the version"));
    }
    data.skip_space();
    let (mut first, mut second) = (Cells::EMPTY, Cells::EMPTY);
    for cell in Cell::ALL {
        let value = match data.peek() {
            Some(value @ b'0'..=b'9') => value - b'0',
            _ => return Err(data.wrong("the digit of the next of 81 cells, or 0")),
        };
        data.next();
        bar(&mut data)?;
        let marks = if version == 1 { list(&mut data)? } else { mask(&mut data)? };
        bar(&mut data)?;
        if version == 2 {
            // A second bar, which is a mistake that this version of the app made.
            data.take(b"|");
        }
        let mut more = Candidates::EMPTY;
        if version >= 4 {
            more = mask(&mut data)?;
            bar(&mut data)?;
        }
        if version >= 5 {
            if data.number().is_none() {
                return Err(data.wrong("the number of a colour"));
            }
            bar(&mut data)?;
        }
        let is_clue = match data.peek() {
            Some(b'0') => true,
            Some(b'1') => false,
            _ => return Err(data.wrong("1 for a cell that can be changed, or 0")),
        };
        data.next();
        bar(&mut data)?;
        for (cells, marks) in [(&mut first, marks), (&mut second, more)] {
            match Digit::new(value) {
                Some(digit) if is_clue => cells.clue(cell, digit),
                Some(digit) => cells.place(cell, digit),
                None => cells.mark(cell, marks),
            }
        }
    }
    finish(data)?;
    let contents = first.contents();
    Ok(if contents.pencilmarks().is_some() { contents } else { second.contents() })
}

fn bar(data: &mut Value<'_>) -> Result<(), Failure> {
    if data.take(b"|") { Ok(()) } else { Err(data.wrong("| after the field")) }
}

/// Reads digits with a comma after each, or `-`.
fn list(data: &mut Value<'_>) -> Result<Candidates, Failure> {
    const WORDS: &str = "the digits of the notes with commas after them, or -";
    let mut marks = Candidates::EMPTY;
    if data.take(b"-") {
        return Ok(marks);
    }
    while let Some(digit) = data.peek().and_then(|byte| Digit::new(byte.wrapping_sub(b'0'))) {
        data.next();
        marks.insert(digit);
        if !data.take(b",") {
            return Err(data.wrong(WORDS));
        }
    }
    if marks.is_empty() { Err(data.wrong(WORDS)) } else { Ok(marks) }
}

/// Reads the number of a set of digits.
fn mask(data: &mut Value<'_>) -> Result<Candidates, Failure> {
    let before = *data;
    let marks = data.number().and_then(Candidates::from_bits);
    marks.ok_or_else(|| before.wrong("the notes as a number, 0 to 511"))
}

fn finish(mut data: Value<'_>) -> Result<(), Failure> {
    data.skip_space();
    match data.peek() {
        Some(_) => Err(data.wrong("the end of the data after 81 cells")),
        None => Ok(()),
    }
}

/// Writes a file with one game: 81 digits if there are only clues, and version 3 of the data
/// otherwise.
pub(in crate::text) fn write(contents: &Contents, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku")?;
    let only_clues = contents.placed().clue_count() == 0 && contents.pencilmarks().is_none();
    f.write_str(if only_clues {
        ">\n  <game data=\""
    } else {
        " version=\"2\">\n  <game data=\""
    })?;
    if !only_clues {
        f.write_str("version: 3&#10;")?;
    }
    let grid = contents.grid();
    for cell in Cell::ALL {
        let digit = grid.get(cell).map_or(0, Digit::get);
        if only_clues {
            write!(f, "{digit}")?;
            continue;
        }
        let notes = if digit == 0 { contents.candidates(cell).bits() } else { 0 };
        let editable = u8::from(contents.clues().get(cell).is_none());
        write!(f, "{digit}|{notes}|{editable}|")?;
    }
    f.write_str("\"/>\n</opensudoku>\n")
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;

    #[test]
    fn games_are_found_one_after_the_other_and_only_when_they_are_complete() {
        let text: &[u8] = b"<opensudoku><!-- <game data='1'/> --><name>a<b</name>\
            <![CDATA[<game/>]]><game data='1>2'/>\n<games/><game\tdata=\"x\"></game></opensudoku>";
        let source = |text| Source::new(text);
        let mut found = Vec::new();
        let mut offset = 0;
        while let Some((start, end)) = game(source(text), offset) {
            found.push(&text[start..end]);
            offset = end;
        }
        assert_eq!(found, [&b"<game data='1>2'/>"[..], b"<game\tdata=\"x\">"]);
        let first = game(source(text), 0).unwrap_or_default();
        for len in 0..text.len() {
            let part = game(source(&text[..len]), 0);
            assert_eq!(part, (len >= first.1).then_some(first), "{len}");
        }
        assert_eq!(game(source(text), usize::MAX), None);
    }
}
