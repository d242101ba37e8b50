//! What the solvers have in common: a budget, and whether a digit fits.

use crate::Board;

/// How many digits a solver may still try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(pub u64);

impl Budget {
    pub(super) fn spend(&mut self) -> Result<(), OutOfBudget> {
        self.0 = self.0.checked_sub(1).ok_or(OutOfBudget)?;
        Ok(())
    }
}

/// The budget ran out before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfBudget;

/// A solver that returns some solution of a board, or `None` if the board has none.
pub type FirstSolution = fn(&Board, &mut Budget) -> Result<Option<Board>, OutOfBudget>;

/// Whether a digit appears nowhere in the row, the column and the box of an empty cell.
pub(super) fn fits(board: &Board, cell: usize, digit: u8) -> bool {
    let (row, column, corner) = (cell / 9 * 9, cell % 9, cell / 27 * 27 + cell % 9 / 3 * 3);
    (0..9).all(|i| {
        let peers = [row + i, column + 9 * i, corner + i / 3 * 9 + i % 3];
        peers.iter().all(|&peer| board[peer] != digit)
    })
}
