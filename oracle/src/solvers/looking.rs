use super::budget::{Budget, OutOfBudget, fits};
use crate::Board;

/// (b) The first solution of a valid board in ascending order, or `None` if it has none: looks
/// along the row, the column and the box of the first empty cell for a digit that fits.
///
/// # Errors
///
/// [`OutOfBudget`] if the budget ran out first.
pub fn solve_by_looking(board: &Board, budget: &mut Budget) -> Result<Option<Board>, OutOfBudget> {
    let Some(cell) = board.iter().position(|&digit| digit == 0) else {
        return Ok(Some(*board));
    };
    for digit in (1..=9).filter(|&digit| fits(board, cell, digit)) {
        budget.spend()?;
        let mut next = *board;
        next[cell] = digit;
        if let Some(solution) = solve_by_looking(&next, budget)? {
            return Ok(Some(solution));
        }
    }
    Ok(None)
}
