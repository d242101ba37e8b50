//! Four textbook Sudoku solvers, to check the crate against. They know nothing of the crate: a board is
//! 81 bytes in reading order, 0 for an empty cell. Slow on purpose: each is the shortest way to say
//! what it says.
//!
//! | file | method |
//! |---|---|
//! | `tables` | (a) three tables of used digits, cell by cell, undo; counts as well |
//! | `looking` | (b) first empty cell, look along its row, column and box |
//! | `filling` | (c) fill cells that have one candidate, then guess and restore |
//! | `validity` | (d) valid or not, in one pass with three counting tables; whether a board is a solution |
#![allow(dead_code, unused_imports)] // each test takes the solvers it needs

mod filling;
mod looking;
mod tables;
mod validity;

pub(crate) use self::{
    filling::solve_by_filling,
    looking::solve_by_looking,
    tables::solutions,
    validity::{is_solution_of, is_valid},
};

/// 81 digits in reading order, 0 for an empty cell.
pub(crate) type Board = [u8; 81];

/// The budget was spent before the answer was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfBudget;

/// How many digits a solver may still try.
pub(crate) struct Budget(pub(crate) u64);

impl Budget {
    fn spend(&mut self) -> Result<(), OutOfBudget> {
        self.0 = self.0.checked_sub(1).ok_or(OutOfBudget)?;
        Ok(())
    }
}

/// The row, column and box of a cell, as places in a table of 9 rows, 9 columns and 9 boxes.
fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

/// Does `digit` stand nowhere in the row, column and box of the empty cell?
fn fits(board: &Board, cell: usize, digit: u8) -> bool {
    let (row, column, corner) = (cell / 9 * 9, cell % 9, cell / 27 * 27 + cell % 9 / 3 * 3);
    (0..9).all(|i| {
        let peers = [row + i, column + 9 * i, corner + i / 3 * 9 + i % 3];
        peers.iter().all(|&peer| board[peer] != digit)
    })
}
