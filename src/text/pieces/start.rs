//! What the first line of a piece tells.

use crate::text::formats::drawn::layout::{Look, has_bar, is_row};
use crate::text::plain::{has_long_word, has_many_symbols};
use crate::text::source::{Line, is_word};

/// What the first line of a piece tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    Passing,
    Line,
    Rows,
    Board,
    Element,
    Bracket,
    Section,
}

impl Start {
    pub(super) fn of(line: &Line<'_>) -> Self {
        let bytes = line.trimmed().bytes;
        match bytes {
            [b'#', ..] | [b'/', b'/', ..] => Start::Passing,
            // A clue in marked candidates is `<5>`.
            [b'<', next, ..] if !next.is_ascii_digit() => Start::Element,
            _ if has_long_word(bytes) => Start::Line,
            _ if is_puzzle_title(bytes) => Start::Section,
            [b'[' | b'{' | b'(', ..] => Start::Bracket,
            _ if is_link(bytes) || bytes.starts_with(b":") => Start::Line,
            _ => match Look::of(line) {
                // A puzzle with letters in it is no sentence.
                Look::Passed if has_many_symbols(bytes) => Start::Line,
                Look::Passed => Start::Passing,
                Look::Border => Start::Board,
                Look::Row if has_bar(bytes) => Start::Board,
                Look::Row if is_row(line) => Start::Rows,
                Look::Dashes => Start::Rows,
                Look::Row => Start::Line,
            },
        }
    }
}

/// Whether a line begins the sections of a file of SudoCue.
pub(super) fn is_puzzle_title(bytes: &[u8]) -> bool {
    is_word(bytes, b"[puzzle]")
}

/// Whether a line may be a link that has a grid in it.
fn is_link(bytes: &[u8]) -> bool {
    let is_link = contains(bytes, b"bd=")
        || contains(bytes, b"load=")
        || contains(bytes, b"S9")
        || contains(bytes, b"scl")
        || contains(bytes, b"ctc")
        || contains(bytes, b"fpuz");
    is_link && !bytes.contains(&b' ')
}

fn contains<const N: usize>(bytes: &[u8], part: &[u8; N]) -> bool {
    (0..bytes.len()).any(|at| bytes.get(at..at + N) == Some(part))
}
