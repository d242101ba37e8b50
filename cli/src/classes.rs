//! Puzzles that are isomorphic to an earlier one.

use std::collections::HashSet;
use std::ops::Range;

use sudoku_core::Grid;

/// All puzzles with the same canonical form: the form itself, with half a byte for each cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Class([u8; 41]);

impl Class {
    /// The class of the puzzles with this canonical form.
    pub(crate) fn of_canonical(form: &Grid) -> Self {
        let mut packed = [0; 41];
        for (pair, byte) in form.as_bytes().chunks(2).zip(&mut packed) {
            *byte = pair.iter().fold(0, |byte, digit| byte << 4 | digit);
        }
        Self(packed)
    }
}

/// A puzzle in an answer, and its class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Member {
    pub(crate) class: Class,
    /// Where it is in the text of the answer.
    pub(crate) text: Range<usize>,
}

/// The classes of all puzzles so far.
#[derive(Debug, Default)]
pub(crate) struct Classes {
    seen: HashSet<Class>,
}

impl Classes {
    /// Removes the puzzles of classes that were seen before from a text; returns how many there
    /// were. The puzzles are in the order of the text.
    pub(crate) fn drop_repeats(&mut self, text: &mut Vec<u8>, puzzles: Vec<Member>) -> u64 {
        if puzzles.is_empty() {
            return 0;
        }
        let mut kept = Vec::with_capacity(text.len());
        let (mut start, mut dropped) = (0, 0);
        for puzzle in puzzles {
            if !self.seen.insert(puzzle.class) {
                kept.extend_from_slice(text.get(start..puzzle.text.start).unwrap_or_default());
                start = puzzle.text.end;
                dropped += 1;
            }
        }
        if dropped > 0 {
            kept.extend_from_slice(text.get(start..).unwrap_or_default());
            *text = kept;
        }
        dropped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_forms_are_different_classes() {
        let mut classes = HashSet::new();
        for cell in 0..81 {
            for digit in b'1'..=b'9' {
                let mut text = [b'.'; 81];
                text[cell] = digit;
                classes.insert(Class::of_canonical(&Grid::parse(&text).unwrap()));
            }
        }
        assert_eq!(classes.len(), 729);
    }

    /// Letters are classes, and spaces are what is between the puzzles.
    #[test]
    fn what_comes_first_is_kept() {
        let mut classes = Classes::default();
        for (before, after, number) in
            [("", "", 0), (" ab a ", " ab  ", 1), ("b c ca", " c ", 3), (" ", " ", 0)]
        {
            let members = before.bytes().enumerate().filter(|(_, byte)| *byte != b' ');
            let members =
                members.map(|(at, byte)| Member { class: Class([byte; 41]), text: at..at + 1 });
            let mut text = before.as_bytes().to_vec();
            assert_eq!(classes.drop_repeats(&mut text, members.collect()), number);
            assert_eq!(text, after.as_bytes());
        }
    }
}
