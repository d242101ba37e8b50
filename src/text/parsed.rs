//! What reading a text returns.

use super::contents::Contents;
use super::format::Format;
use crate::pencilmarks::Pencilmarks;

/// A text that was read: its format, and what it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Parsed {
    /// The format of the text.
    pub format: Format,
    /// What the text holds.
    pub contents: Contents,
}

impl Parsed {
    /// The puzzle to solve, if it is made of candidates: if the text has them, and does not mark
    /// its clues. Otherwise the clues are the puzzle.
    ///
    /// ```
    /// use sudoku_core::{Grid, Pencilmarks, count_solutions, text};
    ///
    /// let text = Pencilmarks::FULL.to_string();
    /// let parsed = text::read(text.as_bytes())?;
    /// let count = match parsed.sukaku() {
    ///     Some(marks) => count_solutions(marks, 2),
    ///     None => count_solutions(&parsed.contents.clues(), 2),
    /// };
    /// assert_eq!(count, 2);
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn sukaku(&self) -> Option<&Pencilmarks> {
        if self.format.marks_clues() { None } else { self.contents.pencilmarks() }
    }
}
