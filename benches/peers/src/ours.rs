//! The engines of `sudoku-core`.

use crate::solver::{Peer, Puzzle, Solver, Work};
use sudoku_core::{Backend, Grid, count_solutions};

/// One way to run the crate.
struct Engine {
    name: &'static str,
    /// Nothing: the crate chooses, as for any user.
    backend: Option<Backend>,
}

/// Every engine that this processor can run, ready to be timed: first the crate as users call it,
/// then each by name.
pub fn engines() -> Vec<Box<dyn Peer>> {
    let named = Backend::available().map(|backend| Engine {
        // Names live as long as the program.
        name: Box::leak(format!("ours {}", backend.name()).into_boxed_str()),
        backend: Some(backend),
    });
    let chosen = Engine { name: "sudoku-core", backend: None };
    std::iter::once(chosen).chain(named).map(|engine| Box::new(engine) as Box<dyn Peer>).collect()
}

impl Solver for Engine {
    type Board = Grid;

    fn name(&self) -> &'static str {
        self.name
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        Grid::from_bytes(*puzzle).expect("digits are at most 9")
    }

    fn count(&self, board: &Self::Board) -> usize {
        match self.backend {
            None => count_solutions(board, 2),
            Some(backend) => backend.count_solutions(board, 2),
        }
    }

    fn work(&self, board: &Self::Board) -> Option<Work> {
        let backend = self.backend.or_else(|| Backend::available().next())?;
        let mut search = backend.solutions(board);
        search.by_ref().take(2).for_each(drop);
        Some(Work { guesses: search.guesses(), passes: search.passes() })
    }
}
