//! All that the techniques of a level deduce from a board.

use crate::board::Board;
use crate::finders::{Patterns, Search, Union, all_rectangles};
use crate::level::Level;
use crate::technique::Technique;

/// All that the techniques of a level deduce. Every technique counts but BUG+1, of which it is not
/// known that a later step finds what it would have found.
pub(super) fn deductions(board: &Board, level: Level) -> Union {
    let mut found = Union::EMPTY;
    // One search finds the rectangles of all kinds.
    if level == Level::Patterns {
        let _ = all_rectangles(board, &mut found);
    }
    for technique in Technique::ALL {
        if technique.level() == level && !technique.needs_uniqueness() {
            for unit in 0..Patterns::units(technique) {
                let _ = Patterns::search(board, technique, unit, &mut found);
            }
        }
    }
    found
}
