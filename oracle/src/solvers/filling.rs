use super::budget::{Budget, OutOfBudget, fits};
use crate::Board;

/// (c) A solution of a valid board, or `None` if it has none: fills the cells that have one
/// candidate, then guesses in a cell with the fewest.
///
/// # Errors
///
/// [`OutOfBudget`] if the budget ran out first.
pub fn solve_by_filling(board: &Board, budget: &mut Budget) -> Result<Option<Board>, OutOfBudget> {
    let mut board = *board;
    let (cell, digits) = loop {
        let open = (0..81).filter(|&cell| board[cell] == 0);
        let candidates = open.map(|cell| (cell, candidates_of(&board, cell)));
        match candidates.min_by_key(|(_, digits)| digits.len()) {
            None => return Ok(Some(board)),
            Some((cell, digits)) if digits.len() == 1 => board[cell] = digits[0],
            Some(guess) => break guess,
        }
    };
    for digit in digits {
        budget.spend()?;
        board[cell] = digit;
        if let Some(solution) = solve_by_filling(&board, budget)? {
            return Ok(Some(solution));
        }
    }
    Ok(None)
}

fn candidates_of(board: &Board, cell: usize) -> Vec<u8> {
    (1..=9).filter(|&digit| fits(board, cell, digit)).collect()
}
