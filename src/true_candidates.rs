//! The candidates that occur in some solution.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::engine::Stop;
use crate::pencilmarks::Pencilmarks;
use crate::solve::{Puzzle, Solutions, solutions};

/// The solutions that the first search adds at most. If there are fewer, they have it all.
const MOST_SOLUTIONS: usize = 8;

/// The most cells that one search asks for. With 27 or 9 of them an empty grid takes two and four
/// times as long.
const MOST_CELLS: usize = 81;

/// A search for the candidates of several cells at once gives up after so many nodes.
const NODES_FOR_SEVERAL: u32 = 100;

/// The candidates that occur in some solution of a puzzle; no candidates at all if there is none.
///
/// If the puzzle is proper, each cell has the digit of the solution. The candidates are the same on
/// every backend.
///
/// ```
/// use sudoku_core::{Candidates, Cell, Grid, Pencilmarks, grid, true_candidates};
///
/// let three = grid!(
///     "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785..........."
/// );
/// let marks = true_candidates(&three);
/// assert_eq!(marks.candidates(Cell::at(0, 2).unwrap()), Candidates::D3);
/// assert!(marks.iter().all(|(_, candidates)| (1..=3).contains(&candidates.len())));
/// assert_eq!(true_candidates(&Grid::EMPTY), Pencilmarks::FULL);
/// ```
///
/// The first search finds up to eight solutions, and if there are no more, it is the only one. Each
/// of the following searches asks for a solution that has, in each of several cells, a candidate
/// that has not occurred yet: in all such cells at first, in half as many after each failure, in
/// twice as many after each success. A failure with a single cell refutes all its candidates that
/// have not occurred. So a success is followed by at most seven failures until there is another
/// success or a cell is done, and a search for several cells ends after 100 nodes.
#[must_use]
pub fn true_candidates(puzzle: &impl Puzzle) -> Pencilmarks {
    Search::of(puzzle.marks())
}

/// What is known between two searches.
struct Search {
    /// The candidates that have not been refuted.
    possible: Pencilmarks,
    /// The candidates that have occurred.
    occurred: Pencilmarks,
    solutions: Solutions,
}

impl Search {
    /// The candidates of all cells that occur.
    fn of(possible: Pencilmarks) -> Pencilmarks {
        let solutions = solutions(&possible);
        let mut search = Self { possible, occurred: [Candidates::EMPTY; 81].into(), solutions };
        if search.take(MOST_SOLUTIONS, u32::MAX) < MOST_SOLUTIONS {
            return search.occurred;
        }
        let mut most = MOST_CELLS;
        loop {
            let (mut marks, mut cells) = (search.possible, 0);
            for (cell, unknown) in search.unknown().take(most) {
                marks.set(cell, unknown);
                cells += 1;
            }
            let Some((cell, unknown)) = search.unknown().next() else { return search.occurred };
            search.solutions.restart(&marks);
            if cells > 1 {
                let found = search.take(1, NODES_FOR_SEVERAL) > 0;
                most = if found { MOST_CELLS.min(2 * cells) } else { cells / 2 };
            } else if search.take(1, u32::MAX) > 0 {
                most = 2;
            } else {
                search.possible.set(cell, search.possible[cell] - unknown);
            }
        }
    }

    /// The cells that have candidates of which nothing is known, and these candidates.
    fn unknown(&self) -> impl Iterator<Item = (Cell, Candidates)> {
        let pairs = self.possible.iter().zip(self.occurred.iter());
        let unknown = pairs.map(|((cell, possible), (_, occurred))| (cell, possible - occurred));
        unknown.filter(|(_, unknown)| !unknown.is_empty())
    }

    /// Takes the candidates of some solutions, found in so many nodes, where
    /// `u32::MAX` is no limit; returns how many there were.
    fn take(&mut self, wanted: usize, mut budget: u32) -> usize {
        let mut count = 0;
        while count < wanted {
            match self.solutions.advance(budget) {
                Stop::Found(left) => budget = left,
                Stop::Paused if budget == u32::MAX => continue,
                Stop::Paused | Stop::Exhausted => break,
            }
            count += 1;
            for (cell, digit) in self.solutions.solution().clues() {
                self.occurred[cell] |= Candidates::from_digit(digit);
            }
        }
        count
    }
}
