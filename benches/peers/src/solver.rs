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
pub trait Solver {
    /// The solver's own form of a puzzle that nobody has begun to solve. It is made before the
    /// clock starts, so that nobody pays for the conversion from bytes; whatever a solver works out
    /// from the clues belongs in `count`.
    type Board;

    fn name(&self) -> &'static str;

    /// The number of solutions at which `count` stops: 1 for a solver that can only look for the
    /// first one.
    fn limit(&self) -> usize {
        2
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board;

    /// The number of solutions, at most `limit`.
    fn count(&self, board: &Self::Board) -> usize;

    /// The same count again, telling what the search did. Not timed.
    fn work(&self, _board: &Self::Board) -> Option<Work> {
        None
    }
}

/// A `Solver` whose form of board is hidden, so that all fit in one list.
pub trait Peer {
    fn name(&self) -> &'static str;
    fn limit(&self) -> usize;
    fn load(&self, puzzles: &[Puzzle]) -> Box<dyn Lot + '_>;
}

impl<S: Solver> Peer for S {
    fn name(&self) -> &'static str {
        Solver::name(self)
    }

    fn limit(&self) -> usize {
        Solver::limit(self)
    }

    fn load(&self, puzzles: &[Puzzle]) -> Box<dyn Lot + '_> {
        let boards = puzzles.iter().map(|puzzle| self.board(puzzle)).collect();
        Box::new(Boards { solver: self, boards })
    }
}

/// Puzzles in one solver's hands.
pub trait Lot {
    /// The number of solutions of one puzzle.
    fn count(&self, index: usize) -> usize;

    /// Counts the solutions of a range of puzzles. Returns the index of the first answer that is
    /// not the expected one, or `None` if all are.
    fn first_wrong(&self, range: Range<usize>, expected: &[usize]) -> Option<usize>;

    /// What the searches through all puzzles did, `None` from a solver that does not tell.
    fn work(&self) -> Option<Work>;
}

struct Boards<'a, S: Solver> {
    solver: &'a S,
    boards: Vec<S::Board>,
}

impl<S: Solver> Lot for Boards<'_, S> {
    fn count(&self, index: usize) -> usize {
        self.solver.count(&self.boards[index])
    }

    fn first_wrong(&self, range: Range<usize>, expected: &[usize]) -> Option<usize> {
        let limit = self.solver.limit();
        let start = range.start;
        let mut wrong = None;
        let pairs = self.boards[range.clone()].iter().zip(&expected[range]);
        for (offset, (board, &expected)) in pairs.enumerate() {
            let count = self.solver.count(black_box(board));
            if count != expected.min(limit) && wrong.is_none() {
                wrong = Some(start + offset);
            }
        }
        wrong
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
