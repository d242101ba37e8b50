//! All that the techniques of a level deduce from a board.

use crate::board::Board;
use crate::finders::{Patterns, Search, Union};
use crate::level::Level;
use crate::technique::Technique;

/// All that the techniques of a level deduce. Every technique counts but BUG+1, of which it is not
/// known that a later step finds what it would have found.
pub(super) fn deductions(board: &Board, level: Level) -> Union {
    let mut found = Union::EMPTY;
    for technique in Technique::ALL {
        if technique.level() == level && technique != Technique::BugPlusOne {
            for unit in 0..Patterns::units(technique) {
                let _ = Patterns::search(board, technique, unit, &mut found);
            }
        }
    }
    found
}
