//! Reads a text of any format.

use super::contents::Contents;
use super::error::{Expected, ParseError};
use super::format::Format;
use super::formats::{array, doku, f_puzzles, komo, open_sudoku, sudoku_pad, sudoku_wiki, sukaku};
use super::parsed::Parsed;
use super::source::{Failure, Nearness, Source};

/// Reads a text as one or more formats.
type Reader = fn(Source<'_>) -> Result<Parsed, Failure>;

/// All readers. The first of those that can read a text tells its format.
const READERS: &[Reader] = &[
    sukaku::read,
    array::read,
    f_puzzles::read,
    sudoku_pad::read,
    open_sudoku::read,
    sudoku_wiki::read,
    doku::read,
    komo::read,
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
    let source = Source { text };
    let mut found: Option<Parsed> = None;
    let mut nearest: Option<Failure> = None;
    for reader in READERS {
        match reader(source) {
            Ok(parsed) => match found {
                None => found = Some(parsed),
                Some(first) if agree(&first.contents, &parsed.contents) => {}
                Some(first) => {
                    let readings =
                        Expected::OneReading { first: first.format, second: parsed.format };
                    return Err(source.error(source.body().1, readings));
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
        (None, Some(failure)) => Err(failure.error),
        (None, None) => Err(source.unlike(Format::Line).error),
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
    /// What reads this format, and perhaps others that are like it.
    fn reader(self) -> Reader {
        match self {
            Format::Array => array::read,
            Format::FPuzzles => f_puzzles::read,
            Format::SudokuPad => sudoku_pad::read,
            Format::OpenSudoku => open_sudoku::read,
            Format::SudokuWiki => sudoku_wiki::read,
            Format::Doku => doku::read,
            Format::Komo => komo::read,
            _ => sukaku::read,
        }
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
        let source = Source { text };
        match self.reader()(source) {
            Ok(parsed) if parsed.format == self => Ok(parsed.contents),
            Ok(_) => Err(source.unlike(self).error),
            Err(failure) => Err(failure.error),
        }
    }
}
