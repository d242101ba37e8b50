//! A text of many puzzles.

use core::iter::FusedIterator;

use super::contents::Contents;
use super::encoding;
use super::error::ParseError;
use super::formats::record;
use super::parsed::Parsed;
use super::pieces::{Follows, PieceKind, next_piece};
use super::read::read;
use crate::grid::Grid;

/// A text that is shorter is first read as one puzzle.
const SHORT: usize = 4096;

/// The puzzles of a text: lists with one in each line, tables, nine lines each, boards, files of
/// OpenSudoku, or all of them mixed.
///
/// Empty lines, comments and titles are passed over. What should be a puzzle and is none is an
/// error, and the puzzles after it follow.
///
/// ```
/// use sudoku_core::text::{Format, Puzzles};
///
/// let text = b"puzzle,rating\n\
///     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,1.2\n\
///     53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7,9.9\n";
/// let mut puzzles = Puzzles::new(text);
/// let first = puzzles.next().unwrap();
/// assert_eq!((first.offset, first.line), (14, 2));
/// assert_eq!(first.parsed?.format, Format::Csv);
/// assert_eq!(
///     puzzles.next().unwrap().parsed.unwrap_err().to_string(),
///     "line 3, column 81: found ',', expected symbol 81 of 81",
/// );
/// assert!(puzzles.next().is_none());
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Puzzles<'a> {
    rest: &'a [u8],
    /// The offset of the rest.
    offset: usize,
    /// The number of line breaks before the rest.
    lines: usize,
}

/// A puzzle of a text of many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Entry {
    /// The byte offset of its first line in the text.
    pub offset: usize,
    /// The number of bytes, line breaks included.
    pub len: usize,
    /// The number of its first line, from 1.
    pub line: usize,
    /// What it holds, or what is wrong with it; places are those in the whole text.
    pub parsed: Result<Parsed, ParseError>,
}

impl<'a> Puzzles<'a> {
    /// The puzzles of a text.
    ///
    /// ```
    /// # use sudoku_core::text::Puzzles;
    /// assert_eq!(Puzzles::new(b"\n# none\n").count(), 0);
    /// ```
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Puzzles<'a> {
        Puzzles { rest: text, offset: 0, lines: 0 }
    }

    /// Moves on by some bytes and line breaks, and returns the entry that they were.
    fn take(&mut self, len: usize, lines: usize, parsed: Result<Parsed, ParseError>) -> Entry {
        let (offset, line) = (self.offset, self.lines + 1);
        self.skip(len, lines);
        let parsed = parsed.map_err(|error| error.moved_by(offset, line - 1));
        Entry { offset, len, line, parsed }
    }

    fn skip(&mut self, len: usize, lines: usize) {
        self.rest = self.rest.get(len..).unwrap_or_default();
        self.offset += len;
        self.lines += lines;
    }
}

impl Iterator for Puzzles<'_> {
    type Item = Entry;

    #[inline]
    fn next(&mut self) -> Option<Entry> {
        // This is what nearly all lines look like. The entry is made in place, because moving it
        // takes as long as reading the line.
        if let Some((symbols, after)) = self.rest.split_first_chunk::<81>()
            && let Some((format, len)) = record::after_grid(after)
            && let Ok(clues) = Grid::parse(symbols)
        {
            let entry = Entry {
                offset: self.offset,
                len: 81 + len,
                line: self.lines + 1,
                parsed: Ok(Parsed { format, contents: Contents::new(clues) }),
            };
            self.skip(81 + len, 1);
            return Some(entry);
        }
        self.next_of_any_look()
    }
}

impl Puzzles<'_> {
    #[inline(never)]
    fn next_of_any_look(&mut self) -> Option<Entry> {
        if self.offset == 0 && !self.rest.is_empty() {
            let is_utf16 = encoding::is_utf16(self.rest);
            if is_utf16 || self.rest.len() <= SHORT {
                let parsed = read(self.rest);
                if is_utf16 || parsed.is_ok() {
                    return Some(self.take(self.rest.len(), 0, parsed));
                }
            }
        }
        loop {
            let piece = next_piece(self.rest, Follows::End)?;
            let text = self.rest.get(..piece.len).unwrap_or_default();
            match piece.kind {
                PieceKind::Passing => self.skip(piece.len, piece.lines),
                PieceKind::Puzzle => return Some(self.take(piece.len, piece.lines, read(text))),
            }
        }
    }
}

impl FusedIterator for Puzzles<'_> {}
