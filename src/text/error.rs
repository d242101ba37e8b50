//! What is wrong with a text, and where.

use core::error::Error;
use core::fmt;

use crate::digit::Digit;

/// Why a text is not a grid, and where it stops being one.
///
/// ```
/// use sudoku_core::{Found, Grid, ParseErrorKind};
///
/// let error = "12345678x".parse::<Grid>().unwrap_err();
/// assert_eq!(error.at(), 8);
/// assert_eq!((error.line(), error.column()), (1, 9));
/// assert_eq!(error.kind(), ParseErrorKind::NotASymbol { found: Found::Char('x') });
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 9: found 'x', expected 1 to 9, or one of . 0 _ * for a blank",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct ParseError {
    at: usize,
    line: usize,
    column: usize,
    kind: ParseErrorKind,
}

impl ParseError {
    /// An error at a byte offset of a text, which need not be UTF-8.
    pub(super) const fn new(text: &[u8], at: usize, kind: ParseErrorKind) -> ParseError {
        let mut index = match text {
            [0xef, 0xbb, 0xbf, ..] => 3,
            _ => 0,
        };
        let mut line = 1;
        let mut column = 1;
        while index < at && index < text.len() {
            match text[index] {
                b'\n' => {
                    line += 1;
                    column = 1;
                }
                // The second and later bytes of a character.
                0x80..=0xbf => {}
                _ => column += 1,
            }
            index += 1;
        }
        ParseError { at, line, column, kind }
    }

    /// An error in one of 81 characters that stand in nine rows.
    pub(super) const fn in_rows(index: usize, kind: ParseErrorKind) -> ParseError {
        ParseError { at: index, line: index / 9 + 1, column: index % 9 + 1, kind }
    }

    /// The byte offset in the text, 0 to its length. In a `[[char; 9]; 9]`: the index of the cell.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The line, counted from 1. In a `[[char; 9]; 9]`: the row.
    ///
    /// A line ends with LF, or with CR LF.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The character of the line, counted from 1. In a `[[char; 9]; 9]`: the column.
    ///
    /// Characters are counted, not bytes: `５` is one. A byte order mark at the start does not count.
    /// Of bytes that are not UTF-8 all count but 0x80 to 0xBF.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// What was found there, and what was expected. Its `Display` says so without the place.
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, kind, .. } = self;
        write!(f, "line {line}, column {column}: {kind}")
    }
}

impl Error for ParseError {}

/// What was found in a text, and what was expected.
///
/// A symbol is one character of `1` to `9`, `.`, `0`, `_`, `*`. `expected` is the number of
/// symbols of the whole text: 81 for a grid, 729 for pencilmarks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text has no symbol at all.
    Empty {
        /// How many symbols a text needs.
        expected: u16,
    },
    /// The symbols end too early.
    TooShort {
        /// How many symbols there are.
        found: u16,
        /// How many a text needs.
        expected: u16,
    },
    /// Something other than white space and one comment follows the last symbol.
    TooLong {
        /// What follows.
        found: Found,
        /// How many symbols came before it: all that a text needs.
        expected: u16,
    },
    /// A character that is no symbol.
    NotASymbol {
        /// The character.
        found: Found,
    },
    /// White space where no row ends, or rows that are not each on a line of their own.
    BrokenRow {
        /// How many symbols came before it, in all rows together.
        after: u16,
        /// How many a text needs.
        expected: u16,
    },
    /// A row that goes on where a line break must come.
    LongRow {
        /// The symbol that is one too many.
        found: Found,
        /// How many symbols a row has: 9, or 81 in pencilmarks.
        expected: u16,
    },
    /// In pencilmarks: a digit on the place of another one.
    WrongPlace {
        /// The digit in the text.
        found: Digit,
        /// The digit whose place it is.
        expected: Digit,
    },
}

impl fmt::Display for ParseErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ParseErrorKind::Empty { expected } => {
                write!(f, "found nothing, expected {expected} symbols")
            }
            ParseErrorKind::TooShort { found, expected } => {
                write!(f, "found the end after {}, expected {expected}", Symbols(found))
            }
            ParseErrorKind::TooLong { found, expected } => {
                write!(f, "found {found} after {expected} symbols, expected the end")
            }
            ParseErrorKind::NotASymbol { found } => {
                write!(f, "found {found}, expected 1 to 9, or one of . 0 _ * for a blank")
            }
            ParseErrorKind::BrokenRow { after, expected } => write!(
                f,
                "found white space after {}, expected {expected} in one line, or nine lines of {}",
                Symbols(after),
                expected / 9,
            ),
            ParseErrorKind::LongRow { found, expected } => {
                write!(f, "found {found} after {expected} symbols in a row, expected a line break",)
            }
            ParseErrorKind::WrongPlace { found, expected } => write!(
                f,
                "found {found} on the place of {expected}, \
                 expected {expected}, or one of . 0 _ * for a blank",
            ),
        }
    }
}

impl Error for ParseErrorKind {}

/// A number of symbols in words.
struct Symbols(u16);

impl fmt::Display for Symbols {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 symbol"),
            number => write!(f, "{number} symbols"),
        }
    }
}

/// What stands at one place of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Found {
    /// A character.
    Char(char),
    /// A byte that is not the start of a UTF-8 character.
    Byte(u8),
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Char(char) => write!(f, "{char:?}"),
            Found::Byte(byte) => write!(f, "byte 0x{byte:02X}"),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn line_and_column_count_characters_after_the_last_line_break() {
        let text = "\u{feff}ab\r\n５²x".as_bytes();
        let place = |at| {
            let error = ParseError::new(text, at, ParseErrorKind::Empty { expected: 81 });
            (error.line(), error.column())
        };
        assert_eq!(place(0), (1, 1));
        assert_eq!(place(3), (1, 1));
        assert_eq!(place(4), (1, 2));
        assert_eq!(place(5), (1, 3));
        assert_eq!(place(7), (2, 1));
        assert_eq!(place(10), (2, 2));
        assert_eq!(place(12), (2, 3));
        assert_eq!(place(13), (2, 4));
        assert_eq!(place(usize::MAX), (2, 4));
    }

    #[test]
    fn words() {
        let found = Found::Char('\u{7}');
        for (kind, words) in [
            (ParseErrorKind::Empty { expected: 81 }, "found nothing, expected 81 symbols"),
            (
                ParseErrorKind::TooShort { found: 1, expected: 81 },
                "found the end after 1 symbol, expected 81",
            ),
            (
                ParseErrorKind::TooLong { found: Found::Byte(0xff), expected: 81 },
                "found byte 0xFF after 81 symbols, expected the end",
            ),
            (
                ParseErrorKind::NotASymbol { found },
                "found '\\u{7}', expected 1 to 9, or one of . 0 _ * for a blank",
            ),
            (
                ParseErrorKind::BrokenRow { after: 12, expected: 81 },
                "found white space after 12 symbols, expected 81 in one line, or nine lines of 9",
            ),
            (
                ParseErrorKind::LongRow { found: Found::Char('1'), expected: 9 },
                "found '1' after 9 symbols in a row, expected a line break",
            ),
            (
                ParseErrorKind::WrongPlace { found: Digit::D5, expected: Digit::D3 },
                "found 5 on the place of 3, expected 3, or one of . 0 _ * for a blank",
            ),
        ] {
            assert_eq!(kind.to_string(), words);
        }
    }
}
