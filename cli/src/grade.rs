//! How hard the puzzles of a list are to be.

use std::fmt;

use sudoku_core::Grid;
use sudoku_logic::rate;

use crate::ranges::{Levels, Rounds};
use crate::rating::level;

/// The levels and the numbers of rounds that puzzles may have in their rating without rectangles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Grade {
    pub(crate) levels: Levels,
    pub(crate) rounds: Rounds,
}

impl Grade {
    /// The grade that a call asks for, or `None` if any will do.
    pub(crate) fn of(levels: Option<Levels>, rounds: Option<Rounds>) -> Option<Self> {
        if levels.is_none() && rounds.is_none() {
            return None;
        }
        let (levels, rounds) = (levels.unwrap_or(Levels::ALL), rounds.unwrap_or(Rounds::ALL));
        Some(Self { levels, rounds })
    }

    /// Whether a puzzle has this grade.
    pub(crate) fn is_of(self, puzzle: &Grid) -> bool {
        let rating = rate(puzzle);
        let rounds: u32 = rating.rounds().into_iter().map(u32::from).sum();
        (self.levels.lowest..=self.levels.highest).contains(&rating.level())
            && (self.rounds.fewest..=self.rounds.most).contains(&rounds)
    }
}

/// Writes `level 1 to 3`, `10 to 20 rounds`, or both.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { levels, rounds } = *self;
        if levels != Levels::ALL || rounds == Rounds::ALL {
            write!(f, "level {}", level(levels.lowest))?;
            if levels.lowest != levels.highest {
                write!(f, " to {}", level(levels.highest))?;
            }
        }
        if rounds == Rounds::ALL {
            return Ok(());
        }
        if levels != Levels::ALL {
            f.write_str(" and ")?;
        }
        match (rounds.fewest, rounds.most) {
            (fewest, u32::MAX) => write!(f, "{fewest} or more rounds"),
            (fewest, most) if fewest == most => write!(f, "{most} rounds"),
            (fewest, most) => write!(f, "{fewest} to {most} rounds"),
        }
    }
}
