//! What is wrong with a text, and where.

use core::error::Error;
use core::fmt;

use super::format::Format;
use crate::digit::Digit;

/// The error of reading a text: where it stops being what was asked for, what was found there, and
/// what was expected.
///
/// ```
/// use sudoku_core::Grid;
/// use sudoku_core::text::{Expected, Found};
///
/// let error = "12345678x".parse::<Grid>().unwrap_err();
/// assert_eq!((error.offset, error.line, error.column), (8, 1, 9));
/// assert_eq!((error.found, error.expected), (Found::Char('x'), Expected::Symbol));
/// assert_eq!(
///     error.to_string(),
///     "line 1, column 9: found 'x', expected 1 to 9, or one of . 0 _ * for an empty cell",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct ParseError {
    /// The byte offset in the text, 0 to its length.
    pub offset: usize,
    /// The line, numbered from 1. A line ends with LF or CR LF.
    pub line: usize,
    /// The character in the line, numbered from 1.
    ///
    /// This counts characters and not bytes: `５` is one. A byte order mark at the start of the text
    /// does not count. In a text that is not UTF-8, every byte but 0x80 to 0xBF counts.
    pub column: usize,
    /// What was found there.
    pub found: Found,
    /// What was expected instead.
    pub expected: Expected,
}

impl ParseError {
    /// The same error, in a text whose first line has the given number: for texts that are read
    /// line by line, or are a part of another text.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// let error = "x".parse::<Grid>().unwrap_err().in_line(7);
    /// assert!(error.to_string().starts_with("line 7, column 1: found 'x'"));
    /// ```
    #[must_use]
    pub const fn in_line(self, first: usize) -> ParseError {
        ParseError { line: first.saturating_add(self.line - 1), ..self }
    }

    /// The same error, in a text with more before the part that was read.
    pub(super) const fn moved_by(self, offset: usize, lines: usize) -> ParseError {
        ParseError { offset: self.offset + offset, line: self.line + lines, ..self }
    }

    /// The error at a byte offset of a text, which need not be UTF-8.
    pub(super) const fn new(text: &[u8], offset: usize, expected: Expected) -> ParseError {
        let mut index = match text {
            [0xef, 0xbb, 0xbf, ..] => 3,
            _ => 0,
        };
        let mut line = 1;
        let mut column = 1;
        while index < offset && index < text.len() {
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
        let found = match text.split_at_checked(offset) {
            Some((_, rest)) => Found::first_of(rest),
            None => Found::End,
        };
        ParseError { offset, line, column, found, expected }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, found, expected, .. } = self;
        write!(f, "line {line}, column {column}: found {found}, expected {expected}")
    }
}

impl Error for ParseError {}

/// What a [`ParseError`] found in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Found {
    /// A character.
    Char(char),
    /// A byte that does not start a UTF-8 character.
    Byte(u8),
    /// The end of the text.
    End,
}

impl Found {
    /// The character at the start of some bytes, or their first byte if they do not start with
    /// UTF-8.
    //
    // `core::str::from_utf8` would do the same with 400 bytes more code on a Cortex-M0.
    pub(super) const fn first_of(bytes: &[u8]) -> Found {
        let [first, ..] = *bytes else { return Found::End };
        // The number of bytes, the bits of the first one, and the smallest character of this
        // length.
        let (len, bits, smallest) = match first {
            0..=0x7f => return Found::Char(first as char),
            0xc0..=0xdf => (2, first & 0x1f, 0x80),
            0xe0..=0xef => (3, first & 0x0f, 0x800),
            0xf0..=0xf7 => (4, first & 0x07, 0x1_0000),
            _ => return Found::Byte(first),
        };
        let mut code = bits as u32;
        let mut index = 1;
        while index < len {
            if index >= bytes.len() || bytes[index] & 0xc0 != 0x80 {
                return Found::Byte(first);
            }
            code = code << 6 | (bytes[index] & 0x3f) as u32;
            index += 1;
        }
        match char::from_u32(code) {
            Some(char) if code >= smallest => Found::Char(char),
            _ => Found::Byte(first),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Char(char) => write!(f, "{char:?}"),
            Found::Byte(byte) => write!(f, "byte 0x{byte:02X}"),
            Found::End => f.write_str("the end of the text"),
        }
    }
}

/// What a [`ParseError`] expected in the text.
///
/// A symbol is one of the characters `1` to `9`, `.`, `0`, `_` and `*`. `total` is the number of
/// symbols of the whole text: 81 for a grid, 729 for pencilmarks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub enum Expected {
    /// A symbol instead of another character.
    Symbol,
    /// More symbols instead of the end.
    MoreSymbols {
        /// How many symbols the text has.
        read: u16,
        /// How many it must have.
        total: u16,
    },
    /// The next symbol of a line, or of one of nine lines, instead of white space.
    NoSpace {
        /// How many symbols come before the white space.
        read: u16,
        /// How many the text must have.
        total: u16,
    },
    /// A line break after the last symbol of a row.
    LineBreak {
        /// How many symbols a row has: 9, or 81 in pencilmarks.
        row: u16,
    },
    /// The end of the text, white space or a comment, after the last symbol.
    End {
        /// How many symbols the text has.
        total: u16,
    },
    /// This digit or an empty symbol, at the position of this digit in the candidates of a cell.
    Digit(Digit),
    /// Something that these words describe.
    Words(&'static str),
    /// A text that can be read in one way, and not as both of these formats.
    OneReading {
        /// One format.
        first: Format,
        /// The other, as which the text would be another puzzle.
        second: Format,
    },
    /// The ASCII form of a digit instead of the one of another script.
    AsciiDigit {
        /// The digit, 0 to 9.
        digit: u8,
        /// The script, such as `Arabic-Indic`.
        script: &'static str,
    },
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Symbol => f.write_str("1 to 9, or one of . 0 _ * for an empty cell"),
            Expected::MoreSymbols { read: 0, total } => write!(f, "{total} symbols"),
            Expected::MoreSymbols { read, total } => {
                write!(f, "symbol {} of {total}", read + 1)
            }
            Expected::NoSpace { read, total } => write!(
                f,
                "symbol {} of {total}, in one line or nine lines of {}",
                read + 1,
                total / 9
            ),
            Expected::LineBreak { row } => write!(f, "a line break after {row} symbols"),
            Expected::End { total } => write!(f, "the end of the text after {total} symbols"),
            Expected::Digit(digit) => {
                write!(f, "{digit}, or one of . 0 _ * for a digit that is no candidate")
            }
            Expected::Words(words) => f.write_str(words),
            Expected::OneReading { first, second } => {
                write!(f, "one puzzle: this is one as {first}, and another one as {second}")
            }
            Expected::AsciiDigit { digit, script } => {
                write!(f, "an ASCII {digit} instead of the {script} one")
            }
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
        let place = |offset| {
            let error = ParseError::new(text, offset, Expected::Symbol);
            (error.line, error.column)
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
    fn every_character_is_found_whole() {
        for char in '\0'..=char::MAX {
            assert_eq!(Found::first_of(char.to_string().as_bytes()), Found::Char(char));
        }
    }

    #[test]
    fn bytes_that_are_not_utf8_are_found_as_bytes() {
        for bytes in [&b"\x80"[..], b"\xff1", b"\xef\xbc", b"\xc0\x80", b"\xed\xa0\x80"] {
            assert_eq!(Found::first_of(bytes), Found::Byte(bytes[0]));
        }
        assert_eq!(Found::first_of(b""), Found::End);
    }

    #[test]
    fn words() {
        assert_eq!(Found::Char('\u{7}').to_string(), "'\\u{7}'");
        assert_eq!(Found::Byte(0xff).to_string(), "byte 0xFF");
        assert_eq!(Found::End.to_string(), "the end of the text");
        for (expected, words) in [
            (Expected::Symbol, "1 to 9, or one of . 0 _ * for an empty cell"),
            (Expected::MoreSymbols { read: 0, total: 81 }, "81 symbols"),
            (Expected::MoreSymbols { read: 80, total: 81 }, "symbol 81 of 81"),
            (
                Expected::NoSpace { read: 12, total: 81 },
                "symbol 13 of 81, in one line or nine lines of 9",
            ),
            (Expected::LineBreak { row: 9 }, "a line break after 9 symbols"),
            (Expected::End { total: 81 }, "the end of the text after 81 symbols"),
            (Expected::Digit(Digit::D3), "3, or one of . 0 _ * for a digit that is no candidate"),
            (Expected::Words("r1c1 to r9c9"), "r1c1 to r9c9"),
        ] {
            assert_eq!(expected.to_string(), words);
        }
    }
}
