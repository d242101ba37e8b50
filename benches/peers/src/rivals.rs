//! Other people's solvers, from crates.io. Each is called as its own documentation shows.

use crate::{
    ours::checked,
    solver::{Puzzle, Solver},
};

fn rows(puzzle: &Puzzle) -> [[u8; 9]; 9] {
    std::array::from_fn(|row| std::array::from_fn(|column| puzzle[9 * row + column]))
}

/// `sudoku` 0.8 with the feature `unchecked_indexing`: the one that all others are compared with.
pub struct Sudoku;

impl Solver for Sudoku {
    type Board = sudoku::Sudoku;

    fn name(&self) -> &'static str {
        "sudoku"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        sudoku_board(puzzle)
    }

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        board.solutions_count_up_to(limit)
    }
}

fn sudoku_board(puzzle: &Puzzle) -> sudoku::Sudoku {
    sudoku::Sudoku::from_bytes(*puzzle).expect("digits are at most 9")
}

/// `sudoku` where it returns every solution.
pub struct SudokuGrids;

impl Solver for SudokuGrids {
    type Board = sudoku::Sudoku;

    fn name(&self) -> &'static str {
        "sudoku, grids"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        sudoku_board(puzzle)
    }

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        std::hint::black_box(board.solutions_up_to(limit)).len()
    }

    fn checked_count(&self, board: &Self::Board, limit: usize) -> Option<usize> {
        let found = board.solutions_up_to(limit);
        let found: Vec<Puzzle> = found.into_iter().map(sudoku::Sudoku::to_bytes).collect();
        checked(&board.to_bytes(), &found)
    }
}

pub struct Rustoku;

impl Solver for Rustoku {
    type Board = rustoku_lib::core::Board;

    fn name(&self) -> &'static str {
        "rustoku-lib"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        rustoku_lib::core::Board::new(rows(puzzle))
    }

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        // The one error is a digit twice in a house.
        rustoku_lib::Rustoku::new(*board)
            .map_or(0, |mut solver| solver.count_solutions_until(limit))
    }
}

pub struct Msolve;

impl Solver for Msolve {
    // Its own type already holds what follows from the clues.
    type Board = Puzzle;

    fn name(&self) -> &'static str {
        "msolve"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        *puzzle
    }

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        msolve::Sudoku::from(board).count_solutions(limit)
    }
}

pub struct SudokuSolver;

impl Solver for SudokuSolver {
    type Board = sudoku_solver::Board;

    fn name(&self) -> &'static str {
        "sudoku-solver"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        sudoku_solver::Board::from(&rows(puzzle))
    }

    fn count(&self, board: &Self::Board, limit: usize) -> usize {
        sudoku_solver::SolutionIter::new(board).take(limit).count()
    }
}
