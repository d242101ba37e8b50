//! The grammar that grids and pencilmarks share: symbols in one line or in nine.

use super::error::{Found, ParseError, ParseErrorKind};

/// The number that [`number`] gives for a byte that is no symbol.
pub(super) const NO_SYMBOL: u8 = 0xff;

/// 1 to 9 for a digit, 0 for a blank, [`NO_SYMBOL`] for any other byte.
#[inline]
pub(super) const fn number(symbol: u8) -> u8 {
    let number = symbol.wrapping_sub(b'0');
    if number <= 9 {
        number
    } else if matches!(symbol, b'.' | b'_' | b'*') {
        0
    } else {
        NO_SYMBOL
    }
}

/// Reads a text symbol by symbol and holds it to the grammar of [`Grid::parse`](crate::Grid::parse).
pub(super) struct Scanner<'a> {
    text: &'a [u8],
    /// The offset of the next byte.
    at: usize,
    /// How many symbols a row has.
    row: u16,
    /// How many symbols are read.
    read: u16,
    /// Whether a line break followed the first row, so that one must follow each.
    rows: bool,
}

impl<'a> Scanner<'a> {
    /// A scanner of nine rows, past the byte order mark and the white space at the start.
    pub(super) const fn new(text: &'a [u8], row: u16) -> Scanner<'a> {
        let mut scanner = Scanner {
            text,
            at: match text {
                [0xef, 0xbb, 0xbf, ..] => 3,
                _ => 0,
            },
            row,
            read: 0,
            rows: false,
        };
        scanner.skip_space();
        scanner
    }

    /// The bytes not read yet.
    pub(super) const fn rest(&self) -> &'a [u8] {
        match self.text.split_at_checked(self.at) {
            Some((_, rest)) => rest,
            None => &[],
        }
    }

    /// Counts bytes of [`Scanner::rest`] as read symbols: the caller has seen that they are.
    pub(super) const fn take(&mut self, symbols: u16) {
        self.at += symbols as usize;
        self.read += symbols;
    }

    /// The number of the next symbol, 0 to 9.
    pub(super) const fn next(&mut self) -> Result<u8, ParseError> {
        let before = self.at;
        let breaks = self.skip_space();
        let spaced = self.at > before;
        let row_ends = self.read > 0 && self.read.is_multiple_of(self.row);
        let byte = match self.peek() {
            Some(b'#') if spaced => return Err(self.too_short(before)),
            Some(byte) => byte,
            None => return Err(self.too_short(before)),
        };
        if spaced {
            if !(breaks && row_ends && (self.rows || self.read == self.row)) {
                let kind = ParseErrorKind::BrokenRow { after: self.read, expected: self.row * 9 };
                return Err(ParseError::new(self.text, before, kind));
            }
            self.rows = true;
        }
        let number = number(byte);
        if number == NO_SYMBOL {
            return Err(self.error(ParseErrorKind::NotASymbol { found: found(self.rest()) }));
        }
        if !spaced && row_ends && self.rows {
            return Err(self
                .error(ParseErrorKind::LongRow { found: found(self.rest()), expected: self.row }));
        }
        self.take(1);
        Ok(number)
    }

    /// After the last symbol: only white space and one comment may follow.
    pub(super) const fn finish(&mut self) -> Result<(), ParseError> {
        self.skip_space();
        if let Some(b'#') = self.peek() {
            while let Some(byte) = self.peek() {
                if byte == b'\n' {
                    break;
                }
                self.at += 1;
            }
            self.skip_space();
        }
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.error(ParseErrorKind::TooLong {
                found: found(self.rest()),
                expected: self.row * 9,
            })),
        }
    }

    /// An error at the next byte.
    const fn error(&self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(self.text, self.at, kind)
    }

    /// An error at the symbol read last.
    pub(super) const fn error_at_last(&self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(self.text, self.at.saturating_sub(1), kind)
    }

    const fn too_short(&self, at: usize) -> ParseError {
        let expected = self.row * 9;
        let kind = match self.read {
            0 => ParseErrorKind::Empty { expected },
            found => ParseErrorKind::TooShort { found, expected },
        };
        ParseError::new(self.text, at, kind)
    }

    const fn peek(&self) -> Option<u8> {
        if self.at < self.text.len() { Some(self.text[self.at]) } else { None }
    }

    /// Passes over ASCII white space; says whether a line break (LF) was in it.
    const fn skip_space(&mut self) -> bool {
        let mut breaks = false;
        while let Some(byte) = self.peek()
            && byte.is_ascii_whitespace()
        {
            breaks |= byte == b'\n';
            self.at += 1;
        }
        breaks
    }
}

/// The character at the start of some bytes, or their first byte if they do not start with UTF-8.
const fn found(bytes: &[u8]) -> Found {
    // No prefix of a character is a character, so the first that is one is the whole one.
    let mut len = 1;
    while len <= 4 {
        if let Some((prefix, _)) = bytes.split_at_checked(len)
            && core::str::from_utf8(prefix).is_ok()
            && let Some(char) = char::from_u32(code_point(prefix))
        {
            return Found::Char(char);
        }
        len += 1;
    }
    Found::Byte(match bytes {
        [byte, ..] => *byte,
        [] => 0,
    })
}

/// The code point of the bytes of one UTF-8 character.
const fn code_point(bytes: &[u8]) -> u32 {
    match *bytes {
        [a] => a as u32,
        [a, b] => (a as u32 & 0x1f) << 6 | (b as u32 & 0x3f),
        [a, b, c] => (a as u32 & 0x0f) << 12 | (b as u32 & 0x3f) << 6 | (c as u32 & 0x3f),
        [a, b, c, d] => {
            (a as u32 & 0x07) << 18
                | (b as u32 & 0x3f) << 12
                | (c as u32 & 0x3f) << 6
                | (d as u32 & 0x3f)
        }
        _ => u32::MAX,
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn each_byte_is_a_symbol_or_not() {
        for byte in 0..=u8::MAX {
            let expected = match byte {
                b'1'..=b'9' => byte - b'0',
                b'0' | b'.' | b'_' | b'*' => 0,
                _ => NO_SYMBOL,
            };
            assert_eq!(number(byte), expected, "{byte}");
        }
    }

    #[test]
    fn every_character_is_found_whole() {
        for char in '\0'..=char::MAX {
            assert_eq!(found(char.to_string().as_bytes()), Found::Char(char));
        }
    }

    #[test]
    fn bytes_that_are_not_utf8_are_found_as_bytes() {
        for bytes in [&b"\x80"[..], b"\xff1", b"\xef\xbc", b"\xc0\x80", b"\xed\xa0\x80"] {
            assert_eq!(found(bytes), Found::Byte(bytes[0]));
        }
    }
}
