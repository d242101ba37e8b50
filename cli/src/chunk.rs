//! A piece of the input that one thread answers.

use std::sync::Arc;

/// Some whole items of an input, or a part of a line that is too long to be held.
#[derive(Debug)]
pub(crate) struct Chunk {
    pub(crate) input: Arc<str>,
    pub(crate) text: Vec<u8>,
    pub(crate) content: Content,
    /// The number of its first line, from 1.
    pub(crate) first_line: u64,
    /// The number of items before it, in all inputs.
    pub(crate) first_item: u64,
    /// Where the chunk ends, unless that is inside of a line.
    pub(crate) end: Option<Position>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    Items,
    /// A text that is one item, whatever its lines look like.
    Whole,
    /// A part of a comment that is too long to be held.
    Copy,
    /// Nothing but the place of a line that is too long to be a puzzle.
    TooLong,
}

/// A place between two items of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Position {
    /// The index of the input.
    pub(crate) input: usize,
    /// The bytes of its text before this place.
    pub(crate) offset: u64,
    /// The lines of its text before this place.
    pub(crate) lines: u64,
    /// The items of all inputs before this place.
    pub(crate) items: u64,
}
