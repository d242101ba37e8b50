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
    first: Option<Grid>,
    puzzle: Grid,
}

impl Search for Unique {
    const MARK: u32 = UniqueSolution::MARK;
}

impl Unique {
    /// The same as `sudoku_core::unique_solution`.
    pub(crate) fn new(puzzle: &Grid) -> Self {
        Self { solutions: solutions(puzzle), first: None, puzzle: *puzzle }
    }

    /// Resumes the search for at most `budget` nodes; returns `None` if the budget ran out first.
    ///
    /// `Solutions` does not return what a solution leaves of a budget. So a limited budget is spent
    /// node by node.
    #[inline(never)]
    pub(crate) fn within(&mut self, mut budget: u32) -> Option<Answer> {
        let slice = if budget == u32::MAX { budget } else { budget.min(1) };
        loop {
            match (self.solutions.next_within(slice), self.first) {
                (Progress::Found(solution), None) => self.first = Some(solution),
                (Progress::Found(other), Some(one)) => {
                    return Some(Answer::NotUnique([one, other]));
                }
                (Progress::Exhausted, Some(solution)) => return Some(Answer::Solved(solution)),
                (Progress::Exhausted, None) => {
                    let conflict = self.puzzle.conflicts().next();
                    return Some(conflict.map_or(Answer::NoSolution, Answer::Conflict));
                }
                (Progress::Paused, _) if slice != 1 => return None,
                (Progress::Paused, _) => {}
            }
            if slice == 1 {
                budget -= 1;
                if budget == 0 {
                    return None;
                }
            }
        }
    }

    /// The number of guesses so far.
    pub(crate) fn guesses(&self) -> u64 {
        self.solutions.guesses()
    }
}
