//! How hard a puzzle is.

use core::cmp::Ordering;

use sudoku_core::{CandidateSet, Grid};

use crate::board::Board;
use crate::finders::{Patterns, Search, Union, all_rectangles};
use crate::level::Level;
use crate::path::End;
use crate::proper::Proper;
use crate::technique::Technique;

/// Which techniques a rating uses. A scheme never changes: a changed list is a new scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Scheme {
    /// Version 1: levels 1 to 3 without uniqueness; right also for puzzles with several solutions.
    Rounds1,
    /// Version 1 with the rectangles, for puzzles that are known to be proper.
    RoundsWithRectangles1,
}

/// How hard a puzzle is, by rounds: the same for all puzzles that are turned, mirrored, permuted or
/// renamed versions of each other.
///
/// In each round, all deductions of the lowest level that has any are applied at once. No step is
/// preferred to another one, so nothing depends on where a pattern lies.
///
/// Ratings of one scheme are ordered by the level, then by the rounds from the highest level down,
/// then by the candidates removed from the highest level down. Ratings of different schemes are
/// ordered by the scheme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rating {
    scheme: Scheme,
    level: Level,
    rounds: [u16; 3],
    removed: [u16; 3],
    end: End,
}

impl Rating {
    /// The scheme of the rating.
    #[must_use]
    pub const fn scheme(&self) -> Scheme {
        self.scheme
    }

    /// The highest level that was needed; [`Level::Beyond`] if no technique finds the next step.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The number of rounds of each level, from level 1.
    #[must_use]
    pub const fn rounds(&self) -> [u16; 3] {
        self.rounds
    }

    /// The number of candidates that the rounds of each level removed, from level 1.
    #[must_use]
    pub const fn removed(&self) -> [u16; 3] {
        self.removed
    }

    /// How the rounds ended.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }
}

impl Ord for Rating {
    fn cmp(&self, other: &Rating) -> Ordering {
        let key = |rating: &Rating| {
            let [rounds_1, rounds_2, rounds_3] = rating.rounds;
            let [removed_1, removed_2, removed_3] = rating.removed;
            let rounds = [rounds_3, rounds_2, rounds_1];
            (rating.scheme, rating.level, rounds, [removed_3, removed_2, removed_1])
        };
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Rating {
    fn partial_cmp(&self, other: &Rating) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How hard a puzzle is, without conclusions from uniqueness.
#[must_use]
pub fn rate(puzzle: &Grid) -> Rating {
    rounds(Board::from_grid(puzzle), Scheme::Rounds1)
}

/// How hard a puzzle is for people who know that it has one solution.
#[must_use]
pub fn rate_with_rectangles(puzzle: &Proper) -> Rating {
    rounds(Board::from_proper(puzzle), Scheme::RoundsWithRectangles1)
}

/// All that the techniques of a level deduce.
fn deductions(board: &Board, level: Level) -> Union {
    let mut found = Union { placements: CandidateSet::EMPTY, removals: CandidateSet::EMPTY };
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

fn rounds(mut board: Board, scheme: Scheme) -> Rating {
    let (mut rounds, mut removed) = ([0; 3], [0; 3]);
    let mut highest = Level::Singles;
    let end = 'rounds: loop {
        if let Some(contradiction) = board.contradiction() {
            break End::Contradicted(contradiction);
        }
        if board.empty().is_empty() {
            break End::Solved;
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
        break End::Stuck(Level::Beyond);
    };
    Rating { scheme, level: highest, rounds, removed, end }
}
