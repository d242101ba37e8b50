//! What the rules say of a board.

use sudoku_core::{CandidateSet, CellSet, Digit, House};

use super::Board;
use crate::contradiction::Contradiction;

/// Whether a digit fills two cells of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeats {
    None,
    Some,
}

impl Board {
    /// What the board shows to be impossible, or `None` if it shows nothing.
    ///
    /// The board of an impossible puzzle need not show it yet.
    ///
    /// ```
    /// # use sudoku_logic::{Board, Contradiction, core::{Cell, Digit, Grid}};
    /// let mut board = Board::from_grid(&Grid::EMPTY);
    /// for digit in Digit::ALL {
    ///     assert_eq!(board.contradiction(), None);
    ///     board.remove(Cell::ALL[5], digit);
    /// }
    /// assert_eq!(board.contradiction(), Some(Contradiction::NoCandidate(Cell::ALL[5])));
    /// ```
    #[must_use]
    pub fn contradiction(&self) -> Option<Contradiction> {
        if let Some(contradiction) = self.repeated() {
            return Some(contradiction);
        }
        if let Some(cell) = self.candidates.all_cells().complement().first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        for house in House::ALL {
            for digit in Digit::ALL {
                if !self.candidates.cells(digit).intersects(CellSet::from_house(house)) {
                    return Some(Contradiction::NoPlace(house, digit));
                }
            }
        }
        None
    }

    /// A digit that fills two cells of a house.
    pub(crate) fn repeated(&self) -> Option<Contradiction> {
        for house in House::ALL {
            let cells = CellSet::from_house(house) & self.filled;
            for digit in Digit::ALL {
                if (self.candidates.cells(digit) & cells).len() > 1 {
                    return Some(Contradiction::Repeated(house, digit));
                }
            }
        }
        None
    }

    /// Whether every cell is filled, and no rule is broken.
    ///
    /// ```
    /// # use sudoku_logic::{Board, core::Grid};
    /// assert!(!Board::from_grid(&Grid::EMPTY).is_solved());
    /// ```
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.empty().is_empty() && self.contradiction().is_none()
    }

    /// Fills several cells at once, as [`Board::place`] does one by one, and returns whether one of
    /// the digits is now twice in a house.
    ///
    /// A cell that is to have several digits keeps the lowest. All of them go from its peers.
    pub(crate) fn place_all(&mut self, placements: &CandidateSet) -> Repeats {
        let cells = placements.all_cells();
        let before = self.filled;
        self.filled |= cells;
        let (mut left, mut repeats) = (cells, Repeats::None);
        for digit in Digit::ALL {
            let placed = placements.cells(digit);
            let seen: CellSet = placed.iter().map(CellSet::from_peers).collect();
            let places = self.candidates.cells_mut(digit);
            *places = (*places - cells - (seen - before)) | (placed & left);
            left -= placed;
            if seen.intersects(*places & self.filled) {
                repeats = Repeats::Some;
            }
        }
        repeats
    }
}
