//! The engines of `sudoku-core`.

use crate::solver::{Puzzle, Solver, Work};
use std::collections::HashSet;
use sudoku_core::{Backend, Grid, SolveError, count_solutions, solutions, solve};

/// One way to run the crate.
#[derive(Clone, Copy)]
pub struct Engine {
    pub name: &'static str,
    /// Nothing: the crate chooses, as for any user.
    backend: Option<Backend>,
}

/// The crate as users call it.
pub const CHOSEN: Engine = Engine { name: "sudoku-core", backend: None };

/// Every engine that this processor can run: first the crate as users call it, then each by name.
pub fn engines() -> impl Iterator<Item = Engine> {
    let named = Backend::available().map(|backend| Engine {
        name: leak(format!("ours {}", backend.name())),
        backend: Some(backend),
    });
    std::iter::once(CHOSEN).chain(named)
}

/// Whether the processor has the instructions that an engine called "ours avx512" needs.
pub fn has_avx512() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx512vl") && is_x86_feature_detected!("avx512bitalg");
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Names live as long as the program.
fn leak(name: String) -> &'static str {
    Box::leak(name.into_boxed_str())
}

impl Engine {
    /// The engine that runs.
    pub fn backend(self) -> Backend {
        self.backend.unwrap_or_else(Backend::best)
    }

    /// The same engine under the name of one of its functions.
    pub fn renamed(self, function: &str) -> Self {
        Self { name: leak(format!("{}, {function}", self.name)), ..self }
    }
}

fn grid(puzzle: &Puzzle) -> Grid {
    Grid::from_bytes(*puzzle).expect("digits are at most 9")
}

/// `count_solutions`.
pub struct Counting(pub Engine);

impl Solver for Counting {
    type Board = Grid;

    fn name(&self) -> &'static str {
        self.0.name
    }

    fn board(&self, puzzle: &Puzzle) -> Grid {
        grid(puzzle)
    }

    fn count(&self, board: &Grid, limit: usize) -> usize {
        match self.0.backend {
            None => count_solutions(board, limit),
            Some(backend) => backend.count_solutions(board, limit),
        }
    }

    fn work(&self, board: &Grid) -> Option<Work> {
        let mut search = self.0.backend().solutions(board);
        search.by_ref().take(2).for_each(drop);
        Some(Work { guesses: search.guesses(), passes: search.passes() })
    }
}

/// The iterator `solutions`, which yields grids.
pub struct Listing(pub Engine);

impl Listing {
    fn list(&self, board: &Grid, limit: usize) -> impl Iterator<Item = Grid> {
        let all = match self.0.backend {
            None => solutions(board),
            Some(backend) => backend.solutions(board),
        };
        all.take(limit)
    }
}

impl Solver for Listing {
    type Board = Grid;

    fn name(&self) -> &'static str {
        self.0.name
    }

    fn board(&self, puzzle: &Puzzle) -> Grid {
        grid(puzzle)
    }

    fn count(&self, board: &Grid, limit: usize) -> usize {
        // Each grid counts only once it has been made.
        self.list(board, limit).map(std::hint::black_box).count()
    }

    fn checked_count(&self, board: &Grid, limit: usize) -> Option<usize> {
        let found: Vec<Puzzle> = self.list(board, limit).map(|found| *found.as_bytes()).collect();
        checked(board.as_bytes(), &found)
    }
}

/// `solve`.
pub struct Solving(pub Engine);

impl Solving {
    fn answer(&self, board: &Grid) -> Result<Grid, SolveError> {
        match self.0.backend {
            None => solve(board),
            Some(backend) => backend.solve(board),
        }
    }
}

impl Solver for Solving {
    type Board = Grid;

    fn name(&self) -> &'static str {
        self.0.name
    }

    fn board(&self, puzzle: &Puzzle) -> Grid {
        grid(puzzle)
    }

    fn count(&self, board: &Grid, _limit: usize) -> usize {
        found(&self.answer(board))
    }

    fn checked_count(&self, board: &Grid, _limit: usize) -> Option<usize> {
        checked_answer(board, &self.answer(board))
    }
}

/// The number of solutions that an answer of `solve` speaks of: 2 if there are several.
pub fn found(answer: &Result<Grid, SolveError>) -> usize {
    match answer {
        Ok(_) => 1,
        Err(SolveError::NotUnique(_)) => 2,
        Err(_) => 0,
    }
}

/// The same, `None` unless every grid in the answer is a solution.
pub fn checked_answer(puzzle: &Grid, answer: &Result<Grid, SolveError>) -> Option<usize> {
    let grids = match answer {
        Ok(solution) => vec![*solution.as_bytes()],
        Err(SolveError::NotUnique(two)) => two.grids().map(|grid| *grid.as_bytes()).to_vec(),
        Err(_) => Vec::new(),
    };
    checked(puzzle.as_bytes(), &grids)
}

/// The number of grids, `None` unless each is a solution and no two are the same.
pub fn checked(puzzle: &Puzzle, found: &[Puzzle]) -> Option<usize> {
    let different: HashSet<&Puzzle> = found.iter().collect();
    let are_right = found.iter().all(|found| oracle::is_solution_of(found, puzzle));
    (are_right && different.len() == found.len()).then_some(found.len())
}
