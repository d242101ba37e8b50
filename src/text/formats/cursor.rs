//! A place in a text that only moves forward.

use crate::text::error::Expected;
use crate::text::source::{Failure, Nearness, Source};

/// The part of a text that has not been read.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    source: Source<'a>,
    /// The text up to its end.
    text: &'a [u8],
    /// The offset of the next byte.
    pub(super) at: usize,
}

impl<'a> Cursor<'a> {
    /// The start of a text, after its byte order mark.
    pub(super) fn new(source: Source<'a>) -> Self {
        Cursor { source, text: source.slice(0, source.end), at: source.start }
    }

    /// What has not been read.
    pub(super) fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The offset of the end of the text.
    pub(super) const fn end(&self) -> usize {
        self.text.len()
    }

    /// The next byte.
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Reads the next byte.
    pub(super) fn next(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        Some(byte)
    }

    /// Reads some bytes; returns whether they are the next ones.
    pub(super) fn take(&mut self, bytes: &[u8]) -> bool {
        let is_next = self.rest().starts_with(bytes);
        if is_next {
            self.at += bytes.len();
        }
        is_next
    }

    /// Reads all bytes of a kind that come next.
    pub(super) fn take_while(&mut self, is_kind: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.rest();
        let len = rest.iter().position(|&byte| !is_kind(byte)).unwrap_or(rest.len());
        self.at += len;
        rest.get(..len).unwrap_or_default()
    }

    /// Skips white space.
    pub(super) fn skip_space(&mut self) {
        self.take_while(|byte| byte.is_ascii_whitespace());
    }

    /// Reads up to some bytes and over them; returns what comes before them. If they do not come,
    /// nothing is read.
    pub(super) fn take_past(&mut self, bytes: &[u8]) -> Option<&'a [u8]> {
        let rest = self.rest();
        let is_next = |at: &usize| rest.get(*at..).is_some_and(|rest| rest.starts_with(bytes));
        let len = (0..rest.len()).find(is_next)?;
        self.at += len + bytes.len();
        rest.get(..len)
    }

    /// The failure at an offset of a text that says itself of what format it is.
    pub(super) fn wrong(&self, offset: usize, expected: &'static str) -> Failure {
        self.source.wrong(offset, expected)
    }

    /// The failure at an offset of a text in which so many cells could be read. If that is none,
    /// the text is not like the format.
    pub(super) fn near(&self, cells: usize, offset: usize, expected: &'static str) -> Failure {
        let failure = self.source.near(cells, offset, Expected::Words(expected));
        let nearness = if cells == 0 { Nearness::Unlike } else { failure.nearness };
        Failure { nearness, ..failure }
    }
}
