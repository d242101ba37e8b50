//! What the rules say of a board, also after a step.

use sudoku_core::{CellSet, Digit, House};

use crate::board::Board;
use crate::contradiction::Contradiction;
use crate::step::Step;

impl Board {
    /// Takes a step: fills the cell that it fills, and removes the candidates that it removes.
    ///
    /// # Errors
    ///
    /// Returns the contradiction that the board shows after the step, which has been taken.
    ///
    /// ```
    /// # use sudoku_logic::{Basic, Board, Techniques, core::Grid, next_step};
    /// let puzzle: Grid =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
    /// let mut board = Board::from_grid(&puzzle);
    /// let step = next_step::<Basic>(&board, &Techniques::DEFAULT).unwrap();
    /// board.apply(&step)?;
    /// assert_eq!(board.empty().len(), 50);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, step: &Step) -> Result<(), Contradiction> {
        self.remove_all(step.removals());
        if let Some((cell, digit)) = step.placement() {
            self.place(cell, digit);
        }
        self.contradiction().map_or(Ok(()), Err)
    }

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
        if let Some(cell) = self.all_candidates().all_cells().complement().first() {
            return Some(Contradiction::NoCandidate(cell));
        }
        for house in House::ALL {
            for digit in Digit::ALL {
                if !self.all_candidates().cells(digit).intersects(CellSet::from_house(house)) {
                    return Some(Contradiction::NoPlace(house, digit));
                }
            }
        }
        None
    }

    /// A digit that fills two cells of a house.
    pub(crate) fn repeated(&self) -> Option<Contradiction> {
        for house in House::ALL {
            let cells = CellSet::from_house(house) & self.filled();
            for digit in Digit::ALL {
                if (self.all_candidates().cells(digit) & cells).len() > 1 {
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
}
