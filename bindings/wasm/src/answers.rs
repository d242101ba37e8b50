//! The answer to a puzzle, by way of one function of the engine.
//!
//! `sudoku_core::solve`, `unique_solution` and `count_solutions` each bring more code of the
//! engine or around it. Here that would cost 2 KB of module and save no time (measured), so they
//! are made of `solutions`, with the same meaning.

use sudoku_core::{Grid, Progress, Solutions, UniqueSolution, solutions};
use sudoku_core_abi::{Answer, Search};

/// The same as `sudoku_core::solve`.
pub(crate) fn solve(puzzle: &Grid) -> Answer {
    let mut search = Unique::new(puzzle);
    loop {
        if let Some(answer) = search.within(u32::MAX) {
            return answer;
        }
    }
}

/// The same as `sudoku_core::count_solutions`.
pub(crate) fn count_solutions(puzzle: &Grid, limit: usize) -> usize {
    solutions(puzzle).take(limit).count()
}

/// A search for the one solution, as `sudoku_core::UniqueSolution`.
pub(crate) struct Unique {
    solutions: Solutions,
    /// How many solutions have been found, at most two.
    found: usize,
    /// These solutions; the puzzle in place of those that have not been found.
    grids: [Grid; 2],
}

impl Search for Unique {
    const MARK: u32 = UniqueSolution::MARK;
}

impl Unique {
    /// The same as `sudoku_core::unique_solution`.
    pub(crate) fn new(puzzle: &Grid) -> Self {
        // `[*puzzle; 2]` would cost a copy of the search on the stack (measured).
        Self { solutions: solutions(puzzle), found: 0, grids: [*puzzle, *puzzle] }
    }

    /// Resumes the search for at most `budget` nodes; returns `None` if the budget ran out first.
    /// Once there is an answer, it stays the same.
    ///
    /// `Solutions` does not return what a solution leaves of a budget. So a limited budget is spent
    /// node by node.
    #[inline(never)]
    pub(crate) fn within(&mut self, mut budget: u32) -> Option<Answer> {
        let slice = if budget == u32::MAX { budget } else { budget.min(1) };
        while let Some(next) = self.grids.get_mut(self.found) {
            match self.solutions.next_within(slice) {
                Progress::Found(solution) => {
                    *next = solution;
                    self.found += 1;
                }
                Progress::Exhausted if self.found != 0 => {
                    return Some(Answer::Solved(self.grids[0]));
                }
                Progress::Exhausted => {
                    let conflict = self.grids[0].conflicts().next();
                    return Some(conflict.map_or(Answer::NoSolution, Answer::Conflict));
                }
                Progress::Paused if slice != 1 => return None,
                Progress::Paused => {}
            }
            if slice == 1 {
                budget -= 1;
                if budget == 0 && self.found < 2 {
                    return None;
                }
            }
        }
        Some(Answer::NotUnique(self.grids))
    }

    /// The number of guesses so far.
    pub(crate) fn guesses(&self) -> u64 {
        self.solutions.guesses()
    }
}
