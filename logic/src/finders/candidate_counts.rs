//! How many candidates each cell has.

use sudoku_core::{CellSet, Digit};

use crate::board::Board;

/// The cells by the number of their candidates. A filled cell counts as one with one candidate.
pub(super) struct CandidateCounts {
    /// The cells with exactly one candidate, filled ones among them.
    pub(super) one: CellSet,
    /// The cells with exactly two candidates.
    pub(super) two: CellSet,
    /// The cells with exactly three candidates.
    pub(super) three: CellSet,
}

impl CandidateCounts {
    /// The counts of a board.
    pub(super) fn of(board: &Board) -> CandidateCounts {
        // The cells with at least so many of the candidates that were counted.
        let [mut one, mut two, mut three, mut more] = [CellSet::EMPTY; 4];
        for digit in Digit::ALL {
            let cells = board.all_candidates().cells(digit);
            more |= three & cells;
            three |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        CandidateCounts { one: one - two, two: two - three, three: three - more }
    }
}
