//! The grammar that grids and pencilmarks share: symbols in one line or in nine lines.

use super::error::{Expected, Found, ParseError};

/// 1 to 9 for a digit, 0 for the symbol of an empty cell, a number above 9 for any other byte.
#[inline]
pub(super) const fn number(symbol: u8) -> u8 {
    let is_empty = (symbol == b'.') | (symbol == b'_') | (symbol == b'*');
    symbol.wrapping_sub(b'0') & (is_empty as u8).wrapping_sub(1)
}

/// Reads a text symbol by symbol, by the grammar of [`Grid::parse`](crate::Grid::parse).
pub(super) struct Scanner<'a> {
    text: &'a [u8],
    /// The offset of the next byte.
    offset: usize,
    /// The number of symbols in a row.
    row: u16,
    /// The number of symbols read so far.
    read: u16,
    /// Whether a line break followed the first row, so that one must follow each.
    rows: bool,
    /// Whether the text is drawn with borders.
    board: bool,
}

impl<'a> Scanner<'a> {
    /// A scanner for nine rows that has skipped the byte order mark and the white space at the
    /// start.
    pub(super) const fn new(text: &'a [u8], row: u16) -> Scanner<'a> {
        let mut scanner = Scanner {
            text,
            offset: match text {
                [0xef, 0xbb, 0xbf, ..] => 3,
                _ => 0,
            },
            row,
            read: 0,
            rows: false,
            board: false,
        };
        scanner.skip_space();
        scanner.board = matches!(scanner.peek(), Some(b'+'));
        scanner.rows = scanner.board;
        scanner
    }

    /// The bytes that have not been read.
    pub(super) const fn rest(&self) -> &'a [u8] {
        match self.text.split_at_checked(self.offset) {
            Some((_, rest)) => rest,
            None => &[],
        }
    }

    /// Skips bytes of [`Scanner::rest`] that the caller has read as symbols.
    pub(super) const fn take(&mut self, symbols: u16) {
        self.offset += symbols as usize;
        self.read += symbols;
    }

    /// The number of the next symbol, 0 to 9.
    pub(super) const fn next(&mut self) -> Result<u8, ParseError> {
        let before = self.offset;
        let breaks = self.skip_space();
        let spaced = self.offset > before;
        let row_ends = self.read > 0 && self.read.is_multiple_of(self.row);
        let byte = match self.peek() {
            Some(byte) if byte != b'#' || !spaced => byte,
            _ => return Err(self.too_short(before)),
        };
        if spaced {
            let is_allowed = if self.board {
                self.read == 0 || breaks == row_ends
            } else {
                breaks && row_ends && (self.rows || self.read == self.row)
            };
            if !is_allowed {
                let expected = Expected::NoSpace { read: self.read, total: self.row * 9 };
                return Err(ParseError::new(self.text, before, expected));
            }
            self.rows = true;
        }
        let number = number(byte);
        if number > 9 {
            return Err(self.error(Expected::Symbol));
        }
        if !spaced && row_ends && self.rows {
            return Err(self.error(Expected::LineBreak { row: self.row }));
        }
        self.take(1);
        Ok(number)
    }

    /// Checks what follows the last symbol: only white space and one comment may.
    pub(super) const fn finish(&mut self) -> Result<(), ParseError> {
        self.skip_space();
        if let Some(b'#') = self.peek() {
            while let Some(byte) = self.peek() {
                if byte == b'\n' {
                    break;
                }
                self.offset += 1;
            }
            self.skip_space();
        }
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.error(Expected::End { total: self.row * 9 })),
        }
    }

    /// The error at the next byte.
    const fn error(&self, expected: Expected) -> ParseError {
        ParseError::new(self.text, self.offset, expected)
    }

    /// The error at the last symbol.
    pub(super) const fn error_at_last(&self, expected: Expected) -> ParseError {
        ParseError::new(self.text, self.offset.saturating_sub(1), expected)
    }

    /// The error of a text that ends too early, or has a comment too early.
    const fn too_short(&self, offset: usize) -> ParseError {
        let expected = Expected::MoreSymbols { read: self.read, total: self.row * 9 };
        ParseError { found: Found::End, ..ParseError::new(self.text, offset, expected) }
    }

    const fn peek(&self) -> Option<u8> {
        if self.offset < self.text.len() { Some(self.text[self.offset]) } else { None }
    }

    /// Skips ASCII white space, and borders if there are any; returns whether it skipped a line
    /// break (LF).
    const fn skip_space(&mut self) -> bool {
        let mut breaks = false;
        // Between two symbols of a row, a minus sign or a plus sign is no border.
        let between_rows = self.read.is_multiple_of(self.row);
        while let Some(byte) = self.peek() {
            let is_border =
                self.board && (byte == b'|' || between_rows && matches!(byte, b'+' | b'-'));
            if !byte.is_ascii_whitespace() && !is_border {
                break;
            }
            breaks |= byte == b'\n';
            self.offset += 1;
        }
        breaks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_byte_is_a_symbol_or_not() {
        for byte in 0..=u8::MAX {
            let expected = match byte {
                b'1'..=b'9' => Some(byte - b'0'),
                b'0' | b'.' | b'_' | b'*' => Some(0),
                _ => None,
            };
            assert_eq!(Some(number(byte)).filter(|&number| number <= 9), expected, "{byte}");
        }
    }
}
