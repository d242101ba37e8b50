//! The rounds of a rating.

use super::deductions::deductions;
use super::{Rating, Scheme, Verdict};
use crate::board::Board;
use crate::level::Level;

/// Applies all deductions of the lowest level that has any, round by round, to the end.
pub(super) fn rate(mut board: Board, scheme: Scheme) -> Rating {
    let (mut rounds, mut removed) = ([0; 3], [0; 3]);
    let mut highest = Level::Singles;
    let verdict = 'rounds: loop {
        if board.contradiction().is_some() {
            break Verdict::Contradicted;
        }
        if board.empty().is_empty() {
            break Verdict::Solved;
        }
        let mut of_levels = rounds.iter_mut().zip(&mut removed);
        for level in Level::ALL {
            let Some((rounds, removed)) = of_levels.next() else { break };
            let found = deductions(&board, level);
            if found.placements.is_empty() && found.removals.is_empty() {
                continue;
            }
            let before = board.all_candidates().len();
            board.remove_all(&found.removals);
            for (cell, digit) in found.placements.iter() {
                board.place(cell, digit);
            }
            highest = highest.max(level);
            *rounds += 1;
            *removed += before.saturating_sub(board.all_candidates().len()) as u16;
            continue 'rounds;
        }
        highest = Level::Beyond;
        break Verdict::Stuck;
    };
    Rating { scheme, level: highest, rounds, removed, verdict }
}
