//! Boards to test on, and what the tests have in common.
//!
//! Each test binary uses a part of it.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub(crate) mod lists;

use std::sync::OnceLock;

use sudoku_logic::core::{CandidateSet, Digit, Generator, Grid, RandomSource, SeededRandom, solve};
use sudoku_logic::{Board, Finders, Patterns, Proper, Step, Technique, Techniques, steps};

/// A board, and the solution that all of its candidates leave.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) board: Board,
    pub(crate) solution: Grid,
}

/// A number below `limit`.
pub(crate) fn below(random: &mut impl RandomSource, limit: u32) -> u32 {
    random.next_u32() % limit
}

/// Proper puzzles with their solutions: those of the sample sets, and as many generated ones.
pub(crate) fn puzzles() -> &'static [(Grid, Grid)] {
    static PUZZLES: OnceLock<Vec<(Grid, Grid)>> = OnceLock::new();
    PUZZLES.get_or_init(|| {
        let mut generator = Generator::new(14);
        let with_solution = |puzzle: Grid| (puzzle, solve(&puzzle).unwrap());
        samples()
            .flat_map(|sample| [sample, generator.generate().unwrap()])
            .map(with_solution)
            .collect()
    })
}

/// So many consistent boards of proper puzzles, with some digits of the solution placed and some
/// wrong candidates removed. All of them are known to be proper.
pub(crate) fn states(count: usize, seed: u64) -> impl Iterator<Item = State> {
    let mut random = SeededRandom::new(seed);
    let puzzles = puzzles().iter().cycle().skip(seed as usize * 97 % 1_000).step_by(7);
    puzzles.take(count).map(move |(puzzle, solution)| {
        let mut board = Board::from_proper(&Proper::assume(puzzle));
        // From nothing done at all to almost everything.
        let placed = below(&mut random, 60);
        let removed = below(&mut random, 90);
        for cell in board.empty() {
            if below(&mut random, 100) < placed {
                board.place(cell, solution.get(cell).unwrap());
            }
        }
        for cell in board.empty() {
            for digit in Digit::ALL {
                if solution.get(cell) != Some(digit) && below(&mut random, 100) < removed {
                    board.remove(cell, digit);
                }
            }
        }
        State { board, solution: *solution }
    })
}

/// The proper puzzles of the sample sets.
pub(crate) fn samples() -> impl Iterator<Item = Grid> {
    oracle::samples::all()
        .map(|sample| Grid::from_bytes(sample.board).unwrap())
        .filter(|puzzle| solve(puzzle).is_ok())
}

/// Every step that one technique finds.
pub(crate) fn found(board: &Board, technique: Technique) -> Vec<Step> {
    found_by::<Patterns>(board, technique)
}

fn found_by<F: Finders>(board: &Board, technique: Technique) -> Vec<Step> {
    steps::<F>(board, &Techniques::NONE.with(technique)).collect()
}

/// Every step that a board offers, or what is wrong with the first wrong one: see [`fault`].
pub(crate) fn sound_steps(board: &Board, stay: &CandidateSet) -> Result<Vec<Step>, String> {
    let check = |step: Step| match fault(&step, stay) {
        Some(fault) => Err(format!("{fault} on\n{}", board.to_pencilmarks())),
        None => Ok(step),
    };
    steps::<Patterns>(board, &Techniques::ALL).map(check).collect()
}

/// What is wrong with a step, or `None`: it must remove none of the candidates that have to stay,
/// and place nothing else.
fn fault(step: &Step, stay: &CandidateSet) -> Option<String> {
    let technique = step.technique();
    let removed = *step.removals() & *stay;
    if !removed.is_empty() {
        return Some(format!("{technique} removes {removed}"));
    }
    let is_right = |(cell, digit)| stay.candidates(cell).single() == Some(digit);
    match step.placement() {
        Some((cell, digit)) if !is_right((cell, digit)) => {
            Some(format!("{technique} places {digit} in {cell}"))
        }
        Some(_) if !step.removals().is_empty() => Some(format!("{technique} does both")),
        None if step.removals().is_empty() => Some(format!("{technique} does nothing")),
        _ => None,
    }
}
