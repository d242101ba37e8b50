//! The text that is read: its lines, and the places of errors in it.

use super::error::{Expected, Found, ParseError};
use super::format::Format;
use super::scripts::digit_of_another_script;

/// A text, or a part of one that is read as if it were alone.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    /// The whole text, to which all offsets refer.
    pub(super) text: &'a [u8],
    /// The offset of the part, after the byte order mark.
    pub(super) start: usize,
    /// The offset of its end.
    pub(super) end: usize,
}

/// Why a text is not of a format, and how near it came.
#[derive(Clone, Copy)]
pub(super) struct Failure {
    pub(super) error: ParseError,
    pub(super) nearness: Nearness,
}

/// How near a text came to a format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Nearness {
    /// Nothing of the format is in the text.
    Unlike,
    /// So many cells could be read.
    Cells(u16),
    /// The text says itself that it is of this format, so that it can be no other.
    Itself,
}

impl Failure {
    /// The same failure of a text that says itself of what format it is.
    pub(super) fn itself(self) -> Self {
        Failure { nearness: Nearness::Itself, ..self }
    }
}

impl<'a> Source<'a> {
    /// A whole text.
    pub(super) const fn new(text: &'a [u8]) -> Self {
        let start = if let [0xef, 0xbb, 0xbf, ..] = text { 3 } else { 0 };
        Source { text, start, end: text.len() }
    }

    /// A part of the same text.
    pub(super) const fn part(self, start: usize, end: usize) -> Self {
        Source { start, end, ..self }
    }

    /// The bytes of the part.
    pub(super) fn body(self) -> &'a [u8] {
        self.slice(self.start, self.end)
    }

    /// The bytes from one offset to another, or as many of them as there are.
    pub(super) fn slice(self, start: usize, end: usize) -> &'a [u8] {
        self.text.get(start..end.min(self.text.len())).unwrap_or_default()
    }

    /// The lines of the part.
    pub(super) const fn lines(self) -> Lines<'a> {
        Lines { source: self, offset: self.start }
    }

    /// The error at an offset. Lines end with LF, CR LF or CR.
    pub(super) fn error(self, offset: usize, expected: Expected) -> ParseError {
        let mark = Source::new(self.text).start;
        let before = self.slice(mark, offset);
        let (mut line, mut column) = (1, 1);
        for (index, byte) in before.iter().enumerate() {
            match byte {
                b'\r' if before.get(index + 1) == Some(&b'\n') => column += 1,
                b'\n' | b'\r' => (line, column) = (line + 1, 1),
                // The second and later bytes of a character.
                0x80..=0xbf => {}
                _ => column += 1,
            }
        }
        let found = Found::first_of(self.text.get(offset..).unwrap_or_default());
        ParseError { offset, line, column, found, expected }
    }

    /// The error at an offset where a symbol should be: it tells a digit of another script.
    pub(super) fn no_symbol(self, offset: usize, expected: Expected) -> ParseError {
        let error = self.error(offset, expected);
        match error.found {
            Found::Char(char) => match digit_of_another_script(char) {
                Some((digit, script)) => {
                    ParseError { expected: Expected::AsciiDigit { digit, script }, ..error }
                }
                None => error,
            },
            _ => error,
        }
    }

    /// The error at the first byte that is not white space.
    pub(super) fn at_start(self, expected: Expected) -> ParseError {
        let space = self.body().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.no_symbol(self.start + space, expected)
    }

    /// The failure of a text that is nothing like a format.
    pub(super) fn unlike(self, format: Format) -> Failure {
        let error = self.at_start(Expected::Words(format.words()));
        Failure { error, nearness: Nearness::Unlike }
    }

    /// The same, at the place where the text stops being of the format.
    pub(super) fn unlike_at(self, offset: usize, format: Format) -> Failure {
        let expected = Expected::Words(format.words());
        Failure { error: self.error(offset, expected), nearness: Nearness::Unlike }
    }

    /// The failure at an offset of a text in which so many cells could be read.
    pub(super) fn near(self, cells: usize, offset: usize, expected: Expected) -> Failure {
        let cells = u16::try_from(cells).unwrap_or(u16::MAX);
        Failure { error: self.no_symbol(offset, expected), nearness: Nearness::Cells(cells) }
    }

    /// The failure at an offset of a text that says itself of what format it is.
    pub(super) fn wrong(self, offset: usize, expected: &'static str) -> Failure {
        let error = self.error(offset, Expected::Words(expected));
        Failure { error, nearness: Nearness::Itself }
    }
}

/// A line without its end.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) bytes: &'a [u8],
    /// The offset of the first byte.
    pub(super) offset: usize,
}

impl Line<'_> {
    /// The offset of the end.
    pub(super) const fn end(&self) -> usize {
        self.offset + self.bytes.len()
    }

    /// The line without white space at its start and its end.
    pub(super) fn trimmed(self) -> Self {
        let start = self.bytes.len() - self.bytes.trim_ascii_start().len();
        Line { bytes: self.bytes.trim_ascii(), offset: self.offset + start }
    }

    /// The line without double or single quotes around it.
    pub(super) const fn unquoted(self) -> Self {
        match self.bytes {
            [b'"', bytes @ .., b'"'] | [b'\'', bytes @ .., b'\''] => {
                Line { bytes, offset: self.offset + 1 }
            }
            _ => self,
        }
    }

    /// Whether it is a comment or a sentence.
    pub(super) fn is_prose(&self) -> bool {
        self.is_comment() || self.is_sentence()
    }

    fn is_comment(&self) -> bool {
        let bytes = self.bytes.trim_ascii();
        bytes.starts_with(b"#") || bytes.starts_with(b"//")
    }

    /// Whether it has words: three letters in a row that are not empty cells.
    pub(super) fn is_sentence(&self) -> bool {
        !self.is_comment()
            && self.bytes.windows(3).any(|letters| {
                letters.iter().all(u8::is_ascii_alphabetic)
                    && !letters.iter().all(|letter| matches!(letter, b'x' | b'X'))
            })
    }
}

/// Whether some bytes are a word, in lower case or not.
pub(super) fn is_word(bytes: &[u8], word: &[u8]) -> bool {
    bytes.len() == word.len()
        && bytes.iter().zip(word).all(|(byte, letter)| byte.eq_ignore_ascii_case(letter))
}

/// The lines of a text.
#[derive(Clone)]
pub(super) struct Lines<'a> {
    source: Source<'a>,
    offset: usize,
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    fn next(&mut self) -> Option<Line<'a>> {
        let offset = self.offset;
        let rest = self.source.slice(offset, self.source.end);
        if rest.is_empty() {
            return None;
        }
        let len = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
        let (bytes, end) = rest.split_at_checked(len)?;
        let end_len = match end {
            [b'\r', b'\n', ..] => 2,
            [] => 0,
            _ => 1,
        };
        self.offset = offset + len + end_len;
        Some(Line { bytes, offset })
    }
}
