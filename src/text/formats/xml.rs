//! The tags of an XML text, their attributes and the characters of a value.

use super::base;
use super::cursor::Cursor;
use crate::text::source::{Failure, Source};

/// The start tags and end tags of a text. Comments, CDATA, instructions and declarations are
/// skipped, and so is the text between the tags.
#[derive(Clone, Copy)]
pub(super) struct Tags<'a> {
    pub(super) cursor: Cursor<'a>,
}

/// A tag.
#[derive(Clone, Copy)]
pub(super) struct Tag<'a> {
    /// The name, with a slash before it in an end tag.
    pub(super) name: &'a [u8],
    /// The offset of the `<`.
    pub(super) start: usize,
    /// The offset after the `>`.
    pub(super) end: usize,
    /// What comes after the name.
    attributes: Cursor<'a>,
}

impl<'a> Tags<'a> {
    pub(super) fn new(source: Source<'a>) -> Self {
        Tags { cursor: Cursor::new(source) }
    }

    /// The next tag, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Tag<'a>>, Failure> {
        const SKIPPED: [(&[u8], &[u8], &str); 4] = [
            (b"<!--", b"-->", "the end of the comment"),
            (b"<![CDATA[", b"]]>", "the end of the CDATA section"),
            (b"<?", b"?>", "the end of the instruction"),
            (b"<!", b">", "the end of the declaration"),
        ];
        loop {
            self.cursor.take_while(|byte| byte != b'<');
            if self.cursor.peek().is_none() {
                return Ok(None);
            }
            let skipped = SKIPPED.iter().find(|(start, ..)| self.cursor.take(start));
            let Some((_, last, expected)) = skipped else { break };
            if self.cursor.take_past(last).is_none() {
                return Err(self.cursor.wrong(self.cursor.end(), expected));
            }
        }
        let start = self.cursor.at;
        let mut cursor = self.cursor;
        cursor.at += 1;
        let name = cursor.take_while(|byte| !byte.is_ascii_whitespace() && byte != b'>');
        let attributes = cursor;
        // A `>` in quotes does not end the tag.
        loop {
            cursor.take_while(|byte| !matches!(byte, b'>' | b'"' | b'\''));
            match cursor.next() {
                Some(b'>') => break,
                Some(quote) if cursor.take_past(&[quote]).is_some() => {}
                _ => return Err(cursor.wrong(cursor.end(), "the > that ends the tag")),
            }
        }
        self.cursor = cursor;
        let name = if let [name @ .., b'/'] = name { name } else { name };
        Ok(Some(Tag { name, start, end: cursor.at, attributes }))
    }
}

impl<'a> Tag<'a> {
    /// The attributes.
    pub(super) const fn attributes(&self) -> Attributes<'a> {
        Attributes { cursor: self.attributes, end: self.end }
    }
}

/// The attributes of a tag: the name and the value of each.
pub(super) struct Attributes<'a> {
    cursor: Cursor<'a>,
    end: usize,
}

impl<'a> Attributes<'a> {
    /// The next attribute, or `None` at the end of the tag.
    pub(super) fn next(&mut self) -> Result<Option<(&'a [u8], Value<'a>)>, Failure> {
        let cursor = &mut self.cursor;
        cursor.skip_space();
        if matches!(cursor.peek(), Some(b'/' | b'>')) || cursor.at >= self.end {
            return Ok(None);
        }
        let is_name = |byte: u8| !byte.is_ascii_whitespace() && !b"=<>/\"'".contains(&byte);
        let name = cursor.take_while(is_name);
        cursor.skip_space();
        if name.is_empty() || !cursor.take(b"=") {
            return Err(cursor.wrong(cursor.at, "an attribute, with = after its name"));
        }
        cursor.skip_space();
        let quote = match cursor.peek() {
            Some(quote @ (b'"' | b'\'')) => quote,
            _ => return Err(cursor.wrong(cursor.at, "the value of the attribute in quotes")),
        };
        cursor.at += 1;
        let start = *cursor;
        match cursor.take_past(&[quote]) {
            Some(value) => Ok(Some((name, Value { cursor: start, end: start.at + value.len() }))),
            None => Err(cursor.wrong(cursor.at, "the quote that ends the value")),
        }
    }
}

/// The characters of the value of an attribute, with character references as the characters that
/// they stand for.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    cursor: Cursor<'a>,
    end: usize,
}

impl Value<'_> {
    /// The next character. A reference to a character that is not ASCII is 0xff.
    pub(super) fn peek(&self) -> Option<u8> {
        let mut ahead = *self;
        ahead.next()
    }

    /// Reads the next character.
    pub(super) fn next(&mut self) -> Option<u8> {
        if self.cursor.at >= self.end {
            return None;
        }
        if !self.cursor.take(b"&") {
            return self.cursor.next();
        }
        let mut ahead = self.cursor;
        let name = ahead.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'#');
        if !ahead.take(b";") {
            return Some(b'&');
        }
        self.cursor = ahead;
        Some(match name {
            b"amp" => b'&',
            b"lt" => b'<',
            b"gt" => b'>',
            b"quot" => b'"',
            b"apos" => b'\'',
            [b'#', b'x', digits @ ..] => reference(digits, 16),
            [b'#', digits @ ..] => reference(digits, 10),
            _ => 0xff,
        })
    }

    /// Skips white space.
    pub(super) fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.next();
        }
    }

    /// Reads some characters; returns whether they are the next ones.
    pub(super) fn take(&mut self, text: &[u8]) -> bool {
        let mut ahead = *self;
        let is_next = text.iter().all(|&byte| ahead.next() == Some(byte));
        if is_next {
            *self = ahead;
        }
        is_next
    }

    /// Reads a number below 1000 in decimal digits.
    pub(super) fn number(&mut self) -> Option<u16> {
        let mut number = None;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            self.next();
            number = Some(number.unwrap_or(0) * 10 + u16::from(digit - b'0'));
            if number > Some(999) {
                return None;
            }
        }
        number
    }

    /// The failure at the next character.
    pub(super) fn wrong(&self, expected: &'static str) -> Failure {
        self.cursor.wrong(self.cursor.at, expected)
    }
}

/// The ASCII character with a code, or 0xff.
fn reference(digits: &[u8], number_base: u8) -> u8 {
    let mut code = 0_u16;
    for &digit in digits {
        match base::value(digit.to_ascii_lowercase(), number_base) {
            Some(digit) => code = (code * u16::from(number_base) + u16::from(digit)).min(0xff),
            None => return 0xff,
        }
    }
    u8::try_from(code).ok().filter(u8::is_ascii).unwrap_or(0xff)
}
