//! The textbook solvers of the crate's tests, as the floor. Their budgets are never spent:
//! `crate::probe` finds the puzzles that take too long.

use crate::solver::{Puzzle, Solver};

#[path = "../../../tests/oracle/mod.rs"]
mod oracle;

use oracle::{Budget, is_valid, solutions, solve_by_filling, solve_by_looking};

const NO_BUDGET: Budget = Budget(u64::MAX);

/// (a) Three tables of used digits, cell by cell.
pub struct Tables;

impl Solver for Tables {
    type Board = Puzzle;

    fn name(&self) -> &'static str {
        "textbook (a) tables"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        *puzzle
    }

    fn count(&self, board: &Self::Board) -> usize {
        solutions(board, 2, &mut { NO_BUDGET }).map_or(usize::MAX, |found| found.len())
    }
}

/// (b) First empty cell, look along its houses. Finds one solution.
pub struct Looking;

impl Solver for Looking {
    type Board = Puzzle;

    fn name(&self) -> &'static str {
        "textbook (b) looking"
    }

    fn limit(&self) -> usize {
        1
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        *puzzle
    }

    fn count(&self, board: &Self::Board) -> usize {
        if !is_valid(board) {
            return 0;
        }
        solve_by_looking(board, &mut { NO_BUDGET })
            .map_or(usize::MAX, |found| usize::from(found.is_some()))
    }
}

/// (c) Cells with one candidate, then a guess. Finds one solution.
pub struct Filling;

impl Solver for Filling {
    type Board = Puzzle;

    fn name(&self) -> &'static str {
        "textbook (c) filling"
    }

    fn limit(&self) -> usize {
        1
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        *puzzle
    }

    fn count(&self, board: &Self::Board) -> usize {
        if !is_valid(board) {
            return 0;
        }
        solve_by_filling(board, &mut { NO_BUDGET })
            .map_or(usize::MAX, |found| usize::from(found.is_some()))
    }
}
