use super::{Board, Budget, OutOfBudget, fits};

/// (b) The first solution in reading order of a valid board, `None` if it has none.
pub(crate) fn solve_by_looking(
    board: &Board,
    budget: &mut Budget,
) -> Result<Option<Board>, OutOfBudget> {
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
