//! Reads a text of any format.

use super::contents::Contents;
use super::encoding;
use super::error::{Expected, ParseError};
use super::format::Format;
use super::formats::{
    array, doku, drawn, f_puzzles, hodoku, komo, open_sudoku, record, sdk, simple_sudoku,
    sudoku_pad, sudoku_wiki, sukaku,
};
use super::parsed::Parsed;
use super::source::{Failure, Nearness, Source};
use crate::grid::Grid;

/// Reads a text as one or more formats.
type Reader = fn(Source<'_>) -> Result<Parsed, Failure>;

/// What is expected of a text that is like no format.
const ANY: &str = "a Sudoku, such as 81 symbols in one line";

/// Readers of formats that say themselves what they are: a text that one of them can read is of no
/// other format.
const DECLARED: &[Reader] = &[
    f_puzzles::read,
    sudoku_pad::read,
    open_sudoku::read,
    sudoku_wiki::read,
    hodoku::read,
    sdk::read,
];

/// Readers of formats that are told by their look. The first of those that can read a text tells
/// its format.
const BY_LOOK: &[Reader] = &[
    array::read,
    doku::read,
    komo::read,
    hodoku::read_susser_or_list,
    simple_sudoku::read,
    drawn::read,
    record::read,
    sukaku::read,
];

/// Reads a text that holds one Sudoku: finds its format, and returns what it holds.
///
/// ```
/// use sudoku_core::Grid;
/// use sudoku_core::text::{self, Format};
///
/// let marks = sudoku_core::Pencilmarks::FULL.to_string();
/// assert_eq!(text::read(marks.as_bytes())?.format, Format::Sukaku);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
///
/// # Errors
///
/// [`ParseError`] in the words of the format that the text came nearest to, or if two formats would
/// read it differently.
pub fn read(text: &[u8]) -> Result<Parsed, ParseError> {
    // This is what nearly all lines look like.
    if let Some((symbols, after)) = text.split_first_chunk::<81>()
        && let Some((format, len)) = record::after_grid(after)
        && len == after.len()
        && let Ok(clues) = Grid::parse(symbols)
    {
        return Ok(Parsed { format, contents: Contents::new(clues) });
    }
    read_with_all(text)
}

/// Tries all readers.
fn read_with_all(text: &[u8]) -> Result<Parsed, ParseError> {
    let source = Source::new(text);
    encoding::check(source).map_err(|failure| failure.error)?;
    let mut found: Option<Parsed> = None;
    let mut nearest: Option<Failure> = None;
    for (index, reader) in DECLARED.iter().chain(BY_LOOK).enumerate() {
        match reader(source) {
            Ok(parsed) if index < DECLARED.len() => return Ok(parsed),
            Ok(parsed) => match found {
                None => found = Some(parsed),
                Some(first) if agree(&first.contents, &parsed.contents) => {}
                Some(first) => {
                    let readings =
                        Expected::OneReading { first: first.format, second: parsed.format };
                    return Err(source.error(source.start, readings));
                }
            },
            Err(failure) if failure.nearness == Nearness::Itself => return Err(failure.error),
            Err(failure) if nearest.is_none_or(|best| failure.nearness > best.nearness) => {
                nearest = Some(failure);
            }
            Err(_) => {}
        }
    }
    match (found, nearest) {
        (Some(parsed), _) => Ok(parsed),
        (None, Some(Failure { error, nearness: Nearness::Cells(_) }))
            if !matches!(error.expected, Expected::MoreSymbols { read: 0, .. }) =>
        {
            Err(error)
        }
        (None, _) => Err(source.at_start(Expected::Words(ANY))),
    }
}

/// Whether two readings are the same puzzle, though one may say more about it.
fn agree(one: &Contents, other: &Contents) -> bool {
    let marks = one.pencilmarks().zip(other.pencilmarks());
    one.clues() == other.clues()
        && one.placed() == other.placed()
        && marks.is_none_or(|(one, other)| one == other)
}

impl Format {
    /// Reads a text as this format.
    fn read_source(self, source: Source<'_>) -> Result<Parsed, Failure> {
        match self {
            Format::SimpleSudoku => {
                simple_sudoku::read(source).or_else(|_| drawn::read_as(source, self))
            }
            Format::Sukaku => sukaku::read(source),
            Format::Susser => hodoku::read_susser(source)
                .or_else(|failure| drawn::read_as(source, Format::Line).map_err(|_| failure)),
            Format::Hodoku => hodoku::read(source),
            Format::Sdk => sdk::read(source),
            Format::Csv | Format::List => record::read(source),
            Format::Array => array::read(source),
            Format::FPuzzles => f_puzzles::read(source),
            Format::SudokuPad => sudoku_pad::read(source),
            Format::OpenSudoku => open_sudoku::read(source),
            Format::SudokuWiki => sudoku_wiki::read(source),
            Format::Doku => doku::read(source),
            Format::Komo => komo::read(source),
            _ => drawn::read_as(source, self),
        }
    }

    /// Whether a text that looks like `other` is also of this format.
    fn is_read_from(self, other: Format) -> bool {
        self == other || self == Format::Susser && other == Format::Line
    }

    /// Reads a text that must be of this format.
    ///
    /// ```
    /// use sudoku_core::Pencilmarks;
    /// use sudoku_core::text::Format;
    ///
    /// let text = Pencilmarks::FULL.to_string();
    /// let contents = Format::Sukaku.read(text.as_bytes())?;
    /// assert_eq!(contents.pencilmarks(), Some(&Pencilmarks::FULL));
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ParseError`] where the text stops being of this format.
    pub fn read(self, text: &[u8]) -> Result<Contents, ParseError> {
        let source = Source::new(text);
        match self.read_source(source) {
            Ok(parsed) if self.is_read_from(parsed.format) => Ok(parsed.contents),
            Ok(_) => Err(source.unlike(self).error),
            Err(failure) => Err(failure.error),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;
    use std::string::String;
    use std::vec::Vec;

    /// What is plain to see in a line is what all readers say.
    #[test]
    fn the_shortcut_changes_nothing() {
        const GRID: &str =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        // xorshift64: the same lines in every run.
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut random = |below: u64| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state % below
        };
        let alphabet: Vec<char> = "0123456789.,;\t #-_()axX:+|\"*\r\n".chars().collect();
        let mut plain = 0;
        for round in 0..20_000 {
            // Mostly from its start, which is plain.
            let kinds = if round % 2 == 0 { 14 } else { 27 };
            let mut line = String::from(GRID);
            if round % 16 == 7 {
                line = line.replace(['5', '9'], ".").replace('.', "0");
            }
            line += [",", ";", "\t", " ", " # ", "", " #"][random(7) as usize];
            for _ in 0..random(60) {
                line.push(alphabet[random(kinds) as usize]);
            }
            line += ["", "\n", "\r\n"][random(3) as usize];
            let found = read(line.as_bytes());
            plain += u32::from(found.is_ok());
            assert_eq!(found, read_with_all(line.as_bytes()), "{line:?}");
        }
        assert!(plain > 1000, "{plain}");
    }
}
