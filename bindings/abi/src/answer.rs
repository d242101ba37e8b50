//! The answer to a puzzle.

use core::slice;

use sudoku_core::{Grid, SolveError};

/// What `solve` returns.
pub type Answer = Result<Grid, SolveError>;

/// The grids that an answer holds: the one solution, two different solutions, or none.
#[must_use]
pub fn grids(answer: &Answer) -> &[Grid] {
    match answer {
        Ok(solution) => slice::from_ref(solution),
        Err(SolveError::NotUnique(solutions)) => solutions,
        Err(_) => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_grid_two_or_none() {
        let two = [Grid::EMPTY; 2];
        assert_eq!(grids(&Ok(Grid::EMPTY)), &[Grid::EMPTY]);
        assert_eq!(grids(&Err(SolveError::NotUnique(two))), &two);
        assert_eq!(grids(&Err(SolveError::NoSolution)), &[]);
    }
}
