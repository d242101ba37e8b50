//! Puzzles that are isomorphic to an earlier one.

use std::collections::HashSet;
use std::ops::Range;

use sudoku_core::Grid;

use crate::answer::Answer;

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
    /// Removes the puzzles of classes that were seen before from the text of an answer; returns how
    /// many there were.
    pub(crate) fn drop_repeats(&mut self, answer: &mut Answer) -> u64 {
        if answer.members.is_empty() {
            return 0;
        }
        let mut kept = Vec::with_capacity(answer.text.len());
        let (mut start, mut dropped) = (0, 0);
        for Member { class, text } in answer.members.drain(..) {
            if !self.seen.insert(class) {
                kept.extend_from_slice(answer.text.get(start..text.start).unwrap_or_default());
                start = text.end;
                dropped += 1;
            }
        }
        if dropped > 0 {
            kept.extend_from_slice(answer.text.get(start..).unwrap_or_default());
            answer.text = kept;
        }
        dropped
    }
}
