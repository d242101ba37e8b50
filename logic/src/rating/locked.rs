//! All locked candidates of a board at once.
//!
//! This is the fast twin of the finders of pointing and claiming.

use sudoku_core::{CandidateSet, CellSet, Digit};

use crate::bands::{BAND, COLUMNS, TRIADS, bands, cells};
use crate::board::Board;

/// What pointing and claiming remove.
pub(super) fn locked(board: &Board) -> CandidateSet {
    let mut removals = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        let places = board.places(digit);
        *removals.cells_mut(digit) = places & lost(places);
    }
    removals
}

/// Which triads of the three bands, or of the three stacks, have a digit: three matrices of nine
/// bits. Bits that are 9 or 18 apart lie in one column of a matrix.
///
/// ```text
///   bands:   bit 9 * row in the band + 3 * box in the band + band     a column is a box
///   stacks:  bit 9 * box in the stack + 3 * stack + column in it      a row is a box
/// ```
type Matrices = u32;

/// The cells that cannot have a digit, because a line or a box has it elsewhere.
fn lost(places: CellSet) -> CellSet {
    let [first, second, third] = bands(places);
    let [a, b, c] = [first, second, third].map(|band| (band | band >> 1 | band >> 2) & TRIADS);
    let in_bands = lost_triads(a | b << 1 | c << 2, |triads| {
        (triads << 3 & 0o770_770_770)
            | (triads >> 6 & 0o007_007_007)
            | (triads << 6 & 0o700_700_700)
            | (triads >> 3 & 0o077_077_077)
    });
    let [a, b, c] = [first, second, third].map(|band| (band | band >> 9 | band >> 18) & COLUMNS);
    let in_stacks = lost_triads(a | b << 9 | c << 18, |triads| {
        (triads << 1 & 0o666_666_666)
            | (triads >> 2 & 0o111_111_111)
            | (triads << 2 & 0o444_444_444)
            | (triads >> 1 & 0o333_333_333)
    });
    let band = |number: u32| {
        let in_rows = in_bands >> number & TRIADS;
        let in_columns = in_stacks >> (9 * number) & COLUMNS;
        let in_columns = in_columns | in_columns << 9 | in_columns << 18;
        in_rows | in_rows << 1 | in_rows << 2 | in_columns
    };
    cells([band(0), band(1), band(2)])
}

/// The triads that cannot have a digit: where a row of a matrix has it in one column only, the
/// other rows lose that column, and where a column has it in one row only, the other columns lose
/// that row. One of these is pointing and the other one claiming.
///
/// `beside` returns what is in the same row of the matrix as a triad of a set.
#[inline(always)]
fn lost_triads(triads: Matrices, beside: impl Fn(Matrices) -> Matrices) -> Matrices {
    let across =
        |triads: Matrices| (triads << 9 | triads >> 18 | triads << 18 | triads >> 9) & BAND;
    across(triads & !beside(triads)) | beside(triads & !across(triads))
}
