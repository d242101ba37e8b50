//! A rating as bytes.

use core::cmp::{Ordering, Reverse};

use sudoku_logic::{Scheme, Verdict};

use crate::status::Status;

/// How hard a puzzle is, by rounds: in each round, all deductions of the lowest level that has any
/// are applied at once. Turning a puzzle or renaming its digits does not change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Rating {
    /// The scheme: 1 for techniques without conclusions from uniqueness, 2 for those with the
    /// rectangles. Other techniques would be another scheme.
    pub scheme: i32,
    /// How the rounds ended, as a status: SOLVED, STUCK or CONTRADICTED.
    pub verdict: i32,
    /// The highest level that was needed, 1 to 3; or 4 if no technique finds the next step.
    pub level: i32,
    /// The number of rounds of each level, from level 1.
    pub rounds: [u16; 3],
    /// The number of candidates that the rounds of each level removed, from level 1.
    pub removed: [u16; 3],
}

const _: () = assert!(size_of::<Rating>() == 24 && align_of::<Rating>() == 4);

impl Rating {
    /// Memory for a rating.
    pub const ZERO: Rating =
        Rating { scheme: 0, verdict: 0, level: 0, rounds: [0; 3], removed: [0; 3] };

    /// The order of two ratings: by the scheme, the level, the rounds from the highest level down,
    /// then the candidates removed from the highest level down, then the verdict.
    #[must_use]
    pub fn order(&self, other: &Rating) -> Ordering {
        let key = |rating: &Rating| {
            let [rounds_1, rounds_2, rounds_3] = rating.rounds;
            let [removed_1, removed_2, removed_3] = rating.removed;
            let rounds = [rounds_3, rounds_2, rounds_1];
            let removed = [removed_3, removed_2, removed_1];
            // Solved comes first, and has the largest number.
            (rating.scheme, rating.level, rounds, removed, Reverse(rating.verdict))
        };
        key(self).cmp(&key(other))
    }
}

impl From<&sudoku_logic::Rating> for Rating {
    fn from(rating: &sudoku_logic::Rating) -> Rating {
        Rating {
            scheme: match rating.scheme() {
                Scheme::Rounds1 => 1,
                Scheme::RoundsWithRectangles1 => 2,
                _ => 0,
            },
            verdict: match rating.verdict() {
                Verdict::Solved => Status::Solved,
                Verdict::Stuck => Status::Stuck,
                Verdict::Contradicted => Status::Contradicted,
            } as i32,
            level: rating.level().number().into(),
            rounds: rating.rounds(),
            removed: rating.removed(),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::vec::Vec;
    use sudoku_core::{Generator, Grid, grid};
    use sudoku_logic::{Proper, rate, rate_with_rectangles};

    const TWO_FIVES: &str =
        "5.......5........................................................................";

    #[test]
    fn the_order_is_that_of_the_library() {
        let several = [Grid::EMPTY, grid!(TWO_FIVES)];
        let puzzles = Generator::new(1).take(60).flatten().chain(several);
        let ratings: Vec<_> = puzzles
            .flat_map(|puzzle| [rate(&puzzle), rate_with_rectangles(&Proper::assume(&puzzle))])
            .collect();
        for one in &ratings {
            for other in &ratings {
                assert_eq!(Rating::from(one).order(&Rating::from(other)), one.cmp(other));
            }
        }
        let unequal = ratings.iter().filter(|rating| rating.level() != ratings[0].level());
        assert!(unequal.count() > 0);
    }
}
