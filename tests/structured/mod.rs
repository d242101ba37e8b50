//! What the tests of lists, JSON, XML and strings have in common.

use std::fs;
use std::path::PathBuf;

use sudoku_core::Grid;
use sudoku_core::text::{self, Contents, Format, Found};

/// A puzzle of many textbooks.
pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

pub(crate) fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// A file of `tests/data/formats`.
pub(crate) fn sample(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// The contents of a text that must be of a format, and found to be so.
pub(crate) fn read(text: &str, format: Format) -> Contents {
    let contents = format.read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let parsed = text::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((parsed.format, parsed.contents), (format, contents), "{text}");
    contents
}

/// What is wrong with a text. If it says itself of what format it is, no other format is tried.
pub(crate) fn error(text: &str, format: Format) -> String {
    let error = format.read(text.as_bytes()).unwrap_err();
    if !matches!(format, Format::Array | Format::Doku | Format::Komo) {
        assert_eq!(text::read(text.as_bytes()), Err(error), "{text}");
    }
    let found = text[error.offset..].chars().next().map_or(Found::End, Found::Char);
    assert_eq!(error.found, found, "{text}");
    error.to_string()
}
