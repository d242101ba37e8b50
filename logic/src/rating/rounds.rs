//! The rounds of a rating.

use super::deductions::deductions;
use super::scheme::Scheme;
use super::singles::{Outlook, singles};
use super::value::{Rating, Verdict};
use crate::board::{Board, Repeats};
use crate::finders::Union;
use crate::level::Level;

/// Applies all deductions of the lowest level that has any, round by round, to the end.
pub(super) fn rate(mut board: Board, scheme: Scheme) -> Rating {
    let (mut rounds, mut removed) = ([0_u16; 3], [0_u16; 3]);
    let mut highest = Level::Singles;
    // That two cells of a house have the same digit shows when the second one is filled. So only
    // the clues need to be looked through.
    let mut repeats = if board.repeated().is_some() { Repeats::Some } else { Repeats::None };
    // What is left is counted when the level changes: most rounds are of level 1.
    let (mut present, mut left) = (Level::Singles, board.all_candidates().len());
    let mut count = |level: Level, board: &Board| {
        let before = left;
        left = board.all_candidates().len();
        if let Some(removed) = removed.get_mut(usize::from(level.number() - 1)) {
            *removed += before.saturating_sub(left) as u16;
        }
    };
    let verdict = loop {
        let found = singles(&board);
        if repeats == Repeats::Some || found.outlook == Outlook::Impossible {
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
        if level != present {
            count(present, &board);
            present = level;
        }
        board.remove_all(&found.removals);
        repeats = board.place_all(&found.placements);
        highest = highest.max(level);
        if let Some(rounds) = rounds.get_mut(usize::from(level.number() - 1)) {
            *rounds += 1;
        }
    };
    count(present, &board);
    Rating { scheme, level: highest, rounds, removed, verdict }
}
