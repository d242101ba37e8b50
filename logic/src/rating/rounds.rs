//! The rounds of a rating.

use sudoku_core::{CellSet, Digit};

use super::deductions::deductions;
use super::singles::{Outlook, singles};
use super::{Rating, Scheme, Verdict};
use crate::board::Board;
use crate::finders::Union;
use crate::level::Level;

/// Applies all deductions of the lowest level that has any, round by round, to the end.
pub(super) fn rate(mut board: Board, scheme: Scheme) -> Rating {
    let (mut rounds, mut removed) = ([0_u16; 3], [0_u16; 3]);
    let mut highest = Level::Singles;
    // That two cells of a house have the same digit shows when the second one is filled. So only
    // the clues need to be looked through.
    let mut repeated = board.repeated().is_some();
    let mut left = board.all_candidates().len();
    let verdict = loop {
        let found = singles(&board);
        if repeated || found.outlook == Outlook::Impossible {
            break Verdict::Contradicted;
        }
        if board.empty().is_empty() {
            break Verdict::Solved;
        }
        let (level, found) = if found.placements.is_empty() {
            let harder = [Level::Sets, Level::Patterns].into_iter();
            let mut harder = harder.map(|level| (level, deductions(&board, level)));
            match harder.find(|(_, found)| !found.is_empty()) {
                Some(found) => found,
                None => {
                    highest = Level::Beyond;
                    break Verdict::Stuck;
                }
            }
        } else {
            (Level::Singles, Union { placements: found.placements, ..Union::EMPTY })
        };
        board.remove_all(&found.removals);
        for digit in Digit::ALL {
            for cell in found.placements.cells(digit) {
                board.place(cell, digit);
            }
        }
        // A level above the first may place digits too, so this looks at all placements.
        for digit in Digit::ALL {
            let filled = board.all_candidates().cells(digit) & board.filled();
            let mut placed = found.placements.cells(digit).into_iter();
            repeated |= placed.any(|cell| filled.intersects(CellSet::from_peers(cell)));
        }
        let before = left;
        left = board.all_candidates().len();
        highest = highest.max(level);
        let index = usize::from(level.number() - 1);
        if let (Some(rounds), Some(removed)) = (rounds.get_mut(index), removed.get_mut(index)) {
            *rounds += 1;
            *removed += before.saturating_sub(left) as u16;
        }
    };
    Rating { scheme, level: highest, rounds, removed, verdict }
}
