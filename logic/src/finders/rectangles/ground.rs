//! What the rectangles of a board are found in.

use super::super::candidate_counts::{by_digit, counts};
use crate::bands::{Band, bands};
use crate::board::Board;

/// A board, and its cells in bands.
pub(super) struct Ground<'a> {
    pub(super) board: &'a Board,
    /// The cells that had each digit as a candidate at the beginning.
    pub(super) initial: [[Band; 3]; 9],
    /// The cells that have each digit as a candidate, or are filled with it.
    pub(super) present: [[Band; 3]; 9],
    pub(super) filled: [Band; 3],
    /// The cells with exactly one candidate, filled ones among them, with exactly two, and with
    /// exactly three.
    pub(super) counts: [[Band; 3]; 3],
}

impl<'a> Ground<'a> {
    /// The cells of a board.
    pub(super) fn of(board: &'a Board) -> Ground<'a> {
        let present = by_digit(board.all_candidates());
        let (initial, counts) = (by_digit(board.initial()), counts(&present));
        Ground { board, initial, present, filled: bands(board.filled()), counts }
    }
}
