//! The textbook solvers of the oracle, as the floor. Their budgets never run out: `crate::probe`
//! finds the puzzles that take too long.

use crate::solver::{Puzzle, Solver};

use oracle::{Budget, FirstSolution, is_valid, solutions, solve_by_filling, solve_by_looking};

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

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        solutions(board, limit, &mut { NO_BUDGET }).map_or(usize::MAX, |found| found.len())
    }
}

/// A textbook solver that finds one solution.
pub struct First {
    name: &'static str,
    solve: FirstSolution,
}

/// (b) The first empty cell, looking along its houses.
pub const LOOKING: First = First { name: "textbook (b) looking", solve: solve_by_looking };

/// (c) Cells with one candidate, then a guess.
pub const FILLING: First = First { name: "textbook (c) filling", solve: solve_by_filling };

impl Solver for First {
    type Board = Puzzle;

    fn name(&self) -> &'static str {
        self.name
    }

    fn first_only(&self) -> bool {
        true
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        *puzzle
    }

    fn count(&self, board: &Self::Board, _limit: usize) -> usize {
        if !is_valid(board) {
            return 0;
        }
        (self.solve)(board, &mut { NO_BUDGET })
            .map_or(usize::MAX, |found| usize::from(found.is_some()))
    }
}
