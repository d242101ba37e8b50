//! How many candidates each cell has.

use sudoku_core::{CandidateSet, CellSet, Digit};

use crate::bands::{Band, bands, cells};
use crate::board::Board;

/// The cells by the number of their candidates. A filled cell counts as one with one candidate.
pub(super) struct CandidateCounts {
    /// The cells with exactly two candidates.
    pub(super) two: CellSet,
    /// The cells with exactly three candidates.
    pub(super) three: CellSet,
}

impl CandidateCounts {
    /// The counts of a board.
    #[inline(never)]
    pub(super) fn of(board: &Board) -> CandidateCounts {
        let [_, two, three] = counts(&by_digit(board.all_candidates()));
        CandidateCounts { two: cells(two), three: cells(three) }
    }
}

/// The cells of each digit, in bands.
#[inline(never)]
pub(super) fn by_digit(candidates: &CandidateSet) -> [[Band; 3]; 9] {
    Digit::ALL.map(|digit| bands(candidates.cells(digit)))
}

/// The cells with exactly one, exactly two and exactly three candidates.
#[inline(never)]
pub(super) fn counts(digits: &[[Band; 3]; 9]) -> [[Band; 3]; 3] {
    let mut counts = [[0; 3]; 3];
    for band in 0..3 {
        // The cells with at least so many of the candidates that were counted.
        let (mut one, mut two, mut three, mut more) = (0, 0, 0, 0);
        for cells in digits {
            let cells = cells[band];
            more |= three & cells;
            three |= two & cells;
            two |= one & cells;
            one |= cells;
        }
        counts[0][band] = one & !two;
        counts[1][band] = two & !three;
        counts[2][band] = three & !more;
    }
    counts
}
