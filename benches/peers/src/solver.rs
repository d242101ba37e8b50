//! What a solver must offer to be timed.

use std::{hint::black_box, ops::Range};

/// 81 digits in reading order, 0 for an empty cell.
pub type Puzzle = oracle::Board;

/// What searches did, summed over puzzles.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    pub guesses: u64,
    pub passes: u64,
}

/// A way to count the solutions of a puzzle.
pub trait Solver: Sync {
    /// The solver's own form of a puzzle that nobody has begun to solve. It is made before the
    /// clock starts, so that nobody pays for the conversion from bytes; whatever a solver works out
    /// from the clues belongs in `count`.
    type Board: Sync;

    fn name(&self) -> &'static str;

    /// Whether it can only look for one solution.
    fn first_only(&self) -> bool {
        false
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board;

    /// The number of solutions, at most `limit`.
    fn count(&self, board: &Self::Board, limit: usize) -> usize;

    /// The same count again, from a solver that finds grids only if each of them is right. Not
    /// timed.
    fn checked_count(&self, board: &Self::Board, limit: usize) -> Option<usize> {
        Some(self.count(board, limit))
    }

    /// What a search for two solutions does. Not timed.
    fn work(&self, _board: &Self::Board) -> Option<Work> {
        None
    }
}

/// A `Solver` whose form of board is hidden, so that all fit in one list.
pub trait Peer {
    fn name(&self) -> &'static str;
    fn first_only(&self) -> bool;

    /// Takes puzzles, whose solutions it will count up to `limit`, or up to one if it can do no
    /// more.
    fn load(&self, puzzles: &[Puzzle], limit: usize) -> Box<dyn Lot + '_>;
}

impl<S: Solver> Peer for S {
    fn name(&self) -> &'static str {
        Solver::name(self)
    }

    fn first_only(&self) -> bool {
        Solver::first_only(self)
    }

    fn load(&self, puzzles: &[Puzzle], limit: usize) -> Box<dyn Lot + '_> {
        let boards = puzzles.iter().map(|puzzle| self.board(puzzle)).collect();
        let limit = if Solver::first_only(self) { 1 } else { limit };
        Box::new(Boards { solver: self, boards, limit })
    }
}

/// Puzzles in one solver's hands.
pub trait Lot: Sync {
    /// The number of solutions of one puzzle.
    fn count(&self, index: usize) -> usize;

    /// Counts the solutions of a range of puzzles. Returns the index of the first answer that is
    /// not the expected one, or `None` if all are.
    fn first_wrong(&self, range: Range<usize>, expected: &[usize]) -> Option<usize>;

    /// The same for all puzzles, where every grid that the solver finds is looked at as well. Not
    /// timed.
    fn first_wrong_grid(&self, expected: &[usize]) -> Option<usize>;

    /// What the searches through all puzzles did, `None` from a solver that does not tell.
    fn work(&self) -> Option<Work> {
        None
    }
}

struct Boards<'a, S: Solver> {
    solver: &'a S,
    boards: Vec<S::Board>,
    limit: usize,
}

impl<S: Solver> Lot for Boards<'_, S> {
    fn count(&self, index: usize) -> usize {
        self.solver.count(&self.boards[index], self.limit)
    }

    fn first_wrong(&self, range: Range<usize>, expected: &[usize]) -> Option<usize> {
        let start = range.start;
        let mut wrong = None;
        let pairs = self.boards[range.clone()].iter().zip(&expected[range]);
        for (offset, (board, &expected)) in pairs.enumerate() {
            let count = self.solver.count(black_box(board), self.limit);
            if count != expected.min(self.limit) && wrong.is_none() {
                wrong = Some(start + offset);
            }
        }
        wrong
    }

    fn first_wrong_grid(&self, expected: &[usize]) -> Option<usize> {
        self.boards.iter().zip(expected).position(|(board, &expected)| {
            self.solver.checked_count(board, self.limit) != Some(expected.min(self.limit))
        })
    }

    fn work(&self) -> Option<Work> {
        let mut sum = Work::default();
        for board in &self.boards {
            let work = self.solver.work(board)?;
            sum.guesses += work.guesses;
            sum.passes += work.passes;
        }
        Some(sum)
    }
}
