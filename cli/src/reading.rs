//! What is read of an item, and the puzzle in it.

use std::fmt;

use sudoku_core::text::{self, Contents, Format};
use sudoku_core::{Conflict, Grid, ParseError, Pencilmarks};

/// What a text holds, and its format.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    pub(crate) format: Format,
    pub(crate) contents: Contents,
}

impl Reading {
    /// Reads a text of any format, or of the one that is given.
    pub(crate) fn of(text: &[u8], from: Option<Format>) -> Result<Self, ParseError> {
        Ok(match from {
            Some(format) => Self { format, contents: format.read(text)? },
            None => {
                let parsed = text::read(text)?;
                Self { format: parsed.format, contents: parsed.contents }
            }
        })
    }

    /// The candidates that are the puzzle, if its clues are not marked.
    pub(crate) fn sukaku(&self) -> Option<&Pencilmarks> {
        if self.format.marks_clues() { None } else { self.contents.pencilmarks() }
    }
}

/// The format of a text that `Grid::parse` reads.
#[cfg(feature = "json")]
pub(crate) fn format_of_grid(text: &[u8]) -> Format {
    let text = without_byte_order_mark(text).trim_ascii();
    if text.starts_with(b"+") {
        Format::Board
    } else if text.get(..81).is_some_and(|symbols| !symbols.contains(&b'\n')) {
        Format::Line
    } else {
        Format::Rows
    }
}

pub(crate) fn without_byte_order_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

/// Whether a byte is the symbol of a digit or of an empty cell.
pub(crate) fn is_symbol(byte: u8) -> bool {
    matches!(byte, b'0'..=b'9' | b'.' | b'_' | b'*')
}

/// A puzzle to find something out about.
#[derive(Clone, Copy)]
pub(crate) enum Puzzle<'a> {
    Clues(&'a Grid),
    Candidates(&'a Pencilmarks),
}

impl Puzzle<'_> {
    /// The clues, which are the cells with one candidate if they are not marked.
    pub(crate) fn clues(self) -> Grid {
        match self {
            Self::Clues(grid) => *grid,
            Self::Candidates(marks) => marks.to_grid(),
        }
    }

    /// The conflicts between clues.
    pub(crate) fn conflicts(self) -> impl Iterator<Item = Conflict> {
        let clues = match self {
            Self::Clues(grid) => Some(*grid),
            Self::Candidates(_) => None,
        };
        clues.into_iter().flat_map(|grid| grid.conflicts().collect::<Vec<_>>())
    }

    /// How much there is of it, in words.
    pub(crate) fn size(self) -> Size {
        match self {
            Self::Clues(grid) => Size { number: grid.clue_count(), noun: "clue" },
            Self::Candidates(marks) => {
                let number = marks.as_array().iter().map(|cell| cell.len()).sum();
                Size { number, noun: "candidate" }
            }
        }
    }
}

/// 81 symbols, or 729.
impl fmt::Display for Puzzle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clues(grid) => grid.fmt(f),
            Self::Candidates(marks) => marks.fmt(f),
        }
    }
}

/// A number of clues or candidates.
pub(crate) struct Size {
    number: usize,
    noun: &'static str,
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, noun } = self;
        write!(f, "{number} {noun}{}", if *number == 1 { "" } else { "s" })
    }
}
