//! JSON, read from left to right.

use core::fmt::{self, Write as _};

use super::cursor::Cursor;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::text::scanner::number;
use crate::text::source::{Failure, Source};

/// How many brackets may be inside each other in a value that is skipped.
const DEPTH: u32 = 63;

/// A JSON text. All methods read the next value, with the white space before it.
#[derive(Clone, Copy)]
pub(super) struct Json<'a> {
    cursor: Cursor<'a>,
}

impl<'a> Json<'a> {
    pub(super) fn new(source: Source<'a>) -> Self {
        Json { cursor: Cursor::new(source) }
    }

    /// The offset of the next value.
    pub(super) fn offset(&mut self) -> usize {
        self.cursor.skip_space();
        self.cursor.at
    }

    /// The offset of the last byte that was read.
    pub(super) const fn last(&self) -> usize {
        self.cursor.at.saturating_sub(1)
    }

    /// The failure at an offset.
    pub(super) fn wrong(&self, offset: usize, expected: &'static str) -> Failure {
        self.cursor.wrong(offset, expected)
    }

    /// Whether the text starts as an object does, and no other text: with a brace, a string and a
    /// colon, or with nothing in the braces.
    pub(super) fn is_object(mut self) -> bool {
        self.take(b"{") && (self.take(b"}") || self.string().is_ok() && self.take(b":"))
    }

    /// Whether the object has a key, as far as it can be read.
    pub(super) fn has_key(mut self, wanted: &[u8]) -> bool {
        let mut is_there = false;
        // Where the object cannot be read, the reader of the format says so.
        let _ = self.members(|json, key, _| {
            is_there |= key == wanted;
            json.skip()
        });
        is_there
    }

    /// Reads an object. `read` gets each key and its offset, and must read the value.
    pub(super) fn members(
        &mut self,
        mut read: impl FnMut(&mut Self, &'a [u8], usize) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.must(b"{", "an object in braces")?;
        if self.take(b"}") {
            return Ok(());
        }
        loop {
            let at = self.offset();
            let key = self.key()?;
            read(self, key, at)?;
            if self.take(b"}") {
                return Ok(());
            }
            self.must(b",", "a comma, or } after the last value of the object")?;
        }
    }

    /// Reads an array. `read` gets the index of each value, and must read the value.
    pub(super) fn items(
        &mut self,
        mut read: impl FnMut(&mut Self, usize) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.must(b"[", "an array in brackets")?;
        if self.take(b"]") {
            return Ok(());
        }
        for index in 0.. {
            read(self, index)?;
            if self.take(b"]") {
                break;
            }
            self.must(b",", "a comma, or ] after the last value of the array")?;
        }
        Ok(())
    }

    /// Reads an array of exactly nine values.
    pub(super) fn nine(
        &mut self,
        expected: &'static str,
        mut read: impl FnMut(&mut Self, usize) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut count = 0;
        self.items(|json, index| {
            if index == 9 {
                let at = json.offset();
                return Err(json.wrong(at, expected));
            }
            count = index + 1;
            read(json, index)
        })?;
        if count == 9 { Ok(()) } else { Err(self.wrong(self.last(), expected)) }
    }

    /// Reads a string; returns it without its quotes, with its escapes as they are.
    pub(super) fn string(&mut self) -> Result<&'a [u8], Failure> {
        self.must(b"\"", "a string in quotes")?;
        let (start, text) = (self.cursor.at, self.cursor.rest());
        loop {
            self.cursor.take_while(|byte| byte != b'"' && byte != b'\\');
            match self.cursor.next() {
                Some(b'"') => break,
                Some(_) if self.cursor.next().is_some() => {}
                _ => return Err(self.wrong(self.cursor.at, "the quote that ends the string")),
            }
        }
        Ok(text.get(..self.last() - start).unwrap_or_default())
    }

    /// Reads a number, a string, or a word such as `true`; returns it without quotes.
    pub(super) fn scalar(&mut self) -> Result<&'a [u8], Failure> {
        let at = self.offset();
        if self.cursor.peek() == Some(b'"') {
            return self.string();
        }
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte);
        match self.cursor.take_while(is_part) {
            [] => Err(self.wrong(at, "a value")),
            scalar => Ok(scalar),
        }
    }

    /// Reads a digit; `None` for `0`, `null` and the empty string.
    pub(super) fn digit(&mut self) -> Result<Option<Digit>, Failure> {
        let at = self.offset();
        match self.scalar()? {
            b"" | b"null" => Ok(None),
            [symbol] if number(*symbol) <= 9 => Ok(Digit::new(number(*symbol))),
            _ => Err(self.wrong(at, "a digit, 1 to 9")),
        }
    }

    /// Reads `true` or `false`; `null` is false.
    pub(super) fn truth(&mut self) -> Result<bool, Failure> {
        let at = self.offset();
        match self.scalar()? {
            b"true" => Ok(true),
            b"false" | b"null" => Ok(false),
            _ => Err(self.wrong(at, "true or false")),
        }
    }

    /// Reads an array of digits, in any order; `null` is an empty one.
    pub(super) fn candidates(&mut self) -> Result<Candidates, Failure> {
        let mut set = Candidates::EMPTY;
        if self.is_nothing() {
            self.skip()?;
            return Ok(set);
        }
        self.items(|json, _| {
            let at = json.offset();
            match json.digit()? {
                Some(digit) => set.insert(digit),
                None => return Err(json.wrong(at, "a digit, 1 to 9")),
            };
            Ok(())
        })?;
        Ok(set)
    }

    /// Reads a grid: an array of 81 digits, or a string of 81 symbols.
    pub(super) fn grid(&mut self) -> Result<Grid, Failure> {
        const WORDS: &str = "the 81 digits of the solution";
        let mut bytes = [0; 81];
        let mut count = 0;
        let at = self.offset();
        if self.cursor.peek() == Some(b'"') {
            let symbols = self.string()?;
            for (index, symbol) in symbols.iter().enumerate() {
                match bytes.get_mut(index) {
                    Some(byte) if number(*symbol) <= 9 => *byte = number(*symbol),
                    _ => return Err(self.wrong(at + 1 + index, WORDS)),
                }
            }
            count = symbols.len();
        } else {
            self.items(|json, index| {
                let at = json.offset();
                let digit = json.digit()?;
                match bytes.get_mut(index) {
                    Some(byte) => *byte = digit.map_or(0, Digit::get),
                    None => return Err(json.wrong(at, WORDS)),
                }
                count = index + 1;
                Ok(())
            })?;
        }
        match Grid::from_bytes(bytes) {
            Ok(grid) if count == 81 => Ok(grid),
            _ => Err(self.wrong(self.last(), WORDS)),
        }
    }

    /// Whether the next value says nothing: `null`, `false`, `0`, or an empty string, array or
    /// object.
    pub(super) fn is_nothing(mut self) -> bool {
        self.offset();
        match self.cursor.peek() {
            Some(b'[') => self.take(b"[") && self.take(b"]"),
            Some(b'{') => self.take(b"{") && self.take(b"}"),
            _ => matches!(self.scalar(), Ok(b"" | b"null" | b"false" | b"0")),
        }
    }

    /// Reads any value.
    pub(super) fn skip(&mut self) -> Result<(), Failure> {
        // One bit for each open bracket, 1 for an object, below one bit that marks the end.
        let mut open = 1_u64;
        loop {
            let at = self.offset();
            match self.cursor.peek() {
                Some(bracket @ (b'{' | b'[')) => {
                    if open >> DEPTH == 1 {
                        return Err(self.wrong(at, "at most 63 brackets inside each other"));
                    }
                    self.cursor.at += 1;
                    let is_object = bracket == b'{';
                    if !self.take(if is_object { b"}" } else { b"]" }) {
                        open = open << 1 | u64::from(is_object);
                        if is_object {
                            self.key()?;
                        }
                        continue;
                    }
                }
                _ => {
                    self.scalar()?;
                }
            }
            while open > 1 {
                let is_object = open & 1 == 1;
                if self.take(if is_object { b"}" } else { b"]" }) {
                    open >>= 1;
                } else {
                    self.must(b",", "a comma, or the bracket that ends the value")?;
                    if is_object {
                        self.key()?;
                    }
                    break;
                }
            }
            if open == 1 {
                return Ok(());
            }
        }
    }

    /// Checks that nothing comes after the value.
    pub(super) fn finish(&mut self) -> Result<(), Failure> {
        let at = self.offset();
        if self.cursor.peek().is_none() {
            return Ok(());
        }
        Err(self.wrong(at, "the end of the text after the puzzle"))
    }

    /// Reads a key and the colon after it.
    fn key(&mut self) -> Result<&'a [u8], Failure> {
        let key = self.string()?;
        self.must(b":", "a colon after the key")?;
        Ok(key)
    }

    fn take(&mut self, bytes: &[u8]) -> bool {
        self.cursor.skip_space();
        self.cursor.take(bytes)
    }

    fn must(&mut self, bytes: &[u8], expected: &'static str) -> Result<(), Failure> {
        if self.take(bytes) { Ok(()) } else { Err(self.wrong(self.cursor.at, expected)) }
    }
}

/// Writes an array of nine arrays of nine values.
pub(super) fn write_rows(
    f: &mut fmt::Formatter<'_>,
    mut write: impl FnMut(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    for cell in Cell::ALL {
        f.write_str(match (cell.row_index(), cell.column_index()) {
            (0, 0) => "[[",
            (_, 0) => "],[",
            _ => ",",
        })?;
        write(f, cell)?;
    }
    f.write_str("]]")
}

/// Writes an array of digits.
pub(super) fn write_candidates(f: &mut fmt::Formatter<'_>, set: Candidates) -> fmt::Result {
    f.write_char('[')?;
    for (index, digit) in set.into_iter().enumerate() {
        if index > 0 {
            f.write_char(',')?;
        }
        write!(f, "{digit}")?;
    }
    f.write_char(']')
}
