//! The answer to a puzzle.

use core::slice;

use sudoku_core::{Conflict, Grid, SolveError};

/// What `solve` returns, with the grids in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The one solution.
    Solved(Grid),
    /// Two clues are in conflict.
    Conflict(Conflict),
    /// No clues are in conflict, and yet there is no solution.
    NoSolution,
    /// Two different solutions of several.
    NotUnique([Grid; 2]),
}

impl Answer {
    /// The grids that the answer holds: the one solution, two different solutions, or none.
    #[must_use]
    pub const fn grids(&self) -> &[Grid] {
        match self {
            Answer::Solved(solution) => slice::from_ref(solution),
            Answer::NotUnique(solutions) => solutions,
            Answer::Conflict(_) | Answer::NoSolution => &[],
        }
    }
}

impl From<Result<Grid, SolveError>> for Answer {
    fn from(result: Result<Grid, SolveError>) -> Answer {
        match result {
            Ok(solution) => Answer::Solved(solution),
            Err(SolveError::Conflict(conflict)) => Answer::Conflict(conflict),
            Err(SolveError::NoSolution) => Answer::NoSolution,
            Err(SolveError::NotUnique(two)) => Answer::NotUnique(two.grids()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{grid, solve};

    #[test]
    fn one_grid_two_or_none() {
        let puzzle = grid!(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
        );
        let one = Answer::from(solve(&puzzle));
        assert!(matches!(one.grids(), [solution] if solution.is_solution_of(&puzzle)));
        let two = Answer::from(solve(&Grid::EMPTY));
        assert!(matches!(two.grids(), [one, other] if one != other));
        assert_eq!(Answer::NoSolution.grids(), &[]);
    }
}
