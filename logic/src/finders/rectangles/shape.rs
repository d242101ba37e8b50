//! One rectangle with its guardians.

use sudoku_core::{Candidates, Cell, CellSet, Digit};

use crate::board::Board;

/// A rectangle on a board of a proper puzzle.
pub(super) struct Rectangle {
    /// The two digits.
    pub(super) digits: [Digit; 2],
    /// The corners around the rectangle: each shares a line with the next, the last with the first.
    pub(super) corners: [Cell; 4],
    /// The corners with guardians.
    pub(super) guarded: CellSet,
    /// The digits of the guardians.
    pub(super) guardians: Candidates,
    /// Whether a corner was filled by solving.
    pub(super) origin: Origin,
}

/// How a rectangle came about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// All corners are empty.
    Unique,
    /// Solving has filled a corner.
    Avoidable,
}

impl Rectangle {
    /// The rectangle of two digits with four corners, of which some are in a set of cells without
    /// guardians.
    pub(super) fn new(
        board: &Board,
        digits: [Digit; 2],
        unguarded: CellSet,
        corners: [Cell; 4],
    ) -> Rectangle {
        let cells = CellSet::from(corners);
        let guarded = cells - unguarded;
        let has = |digit: &Digit| board.places(*digit).intersects(guarded);
        let guardians: Candidates = Digit::ALL.into_iter().filter(has).collect();
        let is_filled = cells.intersects(board.filled());
        let origin = if is_filled { Origin::Avoidable } else { Origin::Unique };
        Rectangle { digits, corners, guarded, guardians: guardians - digits.into(), origin }
    }

    /// Each corner with the two corners next to it and the opposite one.
    pub(super) fn views(&self) -> [(Cell, [Cell; 2], Cell); 4] {
        let [first, second, third, fourth] = self.corners;
        [
            (first, [second, fourth], third),
            (second, [first, third], fourth),
            (third, [second, fourth], first),
            (fourth, [first, third], second),
        ]
    }
}
