use super::budget::{Budget, OutOfBudget};
use crate::Board;
use crate::houses::houses_of;

struct Search {
    board: Board,
    /// Which digits appear in each row, column and box.
    used: [[bool; 10]; 27],
    found: Vec<Board>,
    limit: usize,
}

impl Search {
    fn is_free(&self, cell: usize, digit: u8) -> bool {
        houses_of(cell).iter().all(|&house| !self.used[house][usize::from(digit)])
    }

    fn write(&mut self, cell: usize, digit: u8) {
        self.board[cell] = digit;
        houses_of(cell).iter().for_each(|&house| self.used[house][usize::from(digit)] = true);
    }

    fn erase(&mut self, cell: usize, digit: u8) {
        self.board[cell] = 0;
        houses_of(cell).iter().for_each(|&house| self.used[house][usize::from(digit)] = false);
    }

    fn fill_from(&mut self, start: usize, budget: &mut Budget) -> Result<(), OutOfBudget> {
        let Some(cell) = (start..81).find(|&cell| self.board[cell] == 0) else {
            self.found.push(self.board);
            return Ok(());
        };
        for digit in 1..=9 {
            if self.found.len() < self.limit && self.is_free(cell, digit) {
                budget.spend()?;
                self.write(cell, digit);
                self.fill_from(cell + 1, budget)?;
                self.erase(cell, digit);
            }
        }
        Ok(())
    }
}

/// (a) The first `limit` solutions of a board in ascending order; none if the board is not valid.
///
/// # Errors
///
/// [`OutOfBudget`] if the budget ran out first.
pub fn solutions(
    board: &Board,
    limit: usize,
    budget: &mut Budget,
) -> Result<Vec<Board>, OutOfBudget> {
    let mut search = Search { board: [0; 81], used: [[false; 10]; 27], found: Vec::new(), limit };
    for cell in (0..81).filter(|&cell| board[cell] != 0) {
        if !search.is_free(cell, board[cell]) {
            return Ok(Vec::new());
        }
        search.write(cell, board[cell]);
    }
    if limit > 0 {
        search.fill_from(0, budget)?;
    }
    Ok(search.found)
}

/// (a) The first solution of a board in ascending order, or `None` if it has none.
///
/// # Errors
///
/// [`OutOfBudget`] if the budget ran out first.
pub fn solve_by_tables(board: &Board, budget: &mut Budget) -> Result<Option<Board>, OutOfBudget> {
    Ok(solutions(board, 1, budget)?.first().copied())
}
