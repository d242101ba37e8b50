//! Where a puzzle is, and what the answers in words and in JSON say alike.

use sudoku_core::ParseError;

use crate::reader::LINE_LIMIT;

/// Where a puzzle is.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub(crate) input: &'a str,
    pub(crate) line: u64,
    /// The number of items before it, in all inputs.
    pub(crate) item: u64,
}

impl Place<'_> {
    /// The number of the item, counted from 1.
    pub(crate) const fn number(self) -> u64 {
        self.item.saturating_add(1)
    }
}

/// Why a text is not a puzzle.
pub(crate) enum Unreadable {
    Text(ParseError),
    TooLong { line: u64 },
}

impl Unreadable {
    #[cfg(feature = "json")]
    pub(crate) fn line_and_column(&self) -> (u64, u64) {
        let number = |number| u64::try_from(number).unwrap_or(u64::MAX);
        match self {
            Self::Text(error) => (number(error.line), number(error.column)),
            Self::TooLong { line } => (*line, number(LINE_LIMIT)),
        }
    }
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::TooLong { line } => {
                write!(f, "line {line}, column {LINE_LIMIT}: the line goes on, expected the end")
            }
        }
    }
}

/// Whether a puzzle has exactly one solution, as far as it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Properness {
    Proper,
    NotProper,
}

/// The words for a search that ran out of its budget.
pub(crate) fn paused(max_nodes: Option<u32>) -> String {
    format!("paused after {} nodes", max_nodes.unwrap_or(u32::MAX))
}
