//! A puzzle that has been read, and what is known about it.

use sudoku_core::text::Contents;

use crate::place::Place;
use crate::reading::{Puzzle, Reading};

/// A puzzle, and what else is known about it.
#[derive(Clone, Copy)]
pub(crate) struct Known<'a> {
    pub(crate) puzzle: Puzzle<'a>,
    pub(crate) place: Place<'a>,
    pub(crate) text: Text<'a>,
}

/// What a puzzle was read from.
#[derive(Clone, Copy)]
pub(crate) enum Text<'a> {
    /// A text that `Grid::parse` reads.
    Grid(#[cfg_attr(not(feature = "json"), allow(dead_code))] &'a [u8]),
    Reading(&'a Reading),
}

impl Known<'_> {
    /// What the text of the puzzle holds.
    pub(crate) fn contents(self) -> Contents {
        match (self.text, self.puzzle) {
            (Text::Reading(reading), _) => reading.contents,
            (Text::Grid(_), puzzle) => Contents::new(puzzle.clues()),
        }
    }
}
