//! A grid to its canonical form.

use crate::{
    markdown::figure,
    options::Options,
    race::{Entrant, race},
    results::Results,
    sets::Set,
    solver::{Puzzle, Solver, Work},
};
use std::{error::Error, fmt::Write, hint::black_box};
use sudoku_core::{Grid, canonicalize, canonicalize_effort, solve};

/// The name of our row.
pub const OURS: &str = "canonicalize";

struct Ours;

/// The answer is 1 if there is a canonical form.
impl Solver for Ours {
    type Board = Grid;

    fn name(&self) -> &'static str {
        OURS
    }

    fn board(&self, puzzle: &Puzzle) -> Grid {
        Grid::from_bytes(*puzzle).expect("digits are at most 9")
    }

    fn count(&self, board: &Grid, _limit: usize) -> usize {
        black_box(canonicalize(black_box(board)));
        1
    }

    fn checked_count(&self, board: &Grid, _limit: usize) -> Option<usize> {
        let (canonical, transform) = canonicalize(board);
        Some(usize::from(transform.apply(board) == canonical))
    }

    /// What is tried counts as guesses.
    fn work(&self, board: &Grid) -> Option<Work> {
        Some(Work { guesses: canonicalize_effort(board).into(), passes: 0 })
    }
}

/// `canonicalized` returns the row-minlex form of solved grids only.
struct Sudoku;

impl Solver for Sudoku {
    type Board = sudoku::Sudoku;

    fn name(&self) -> &'static str {
        "sudoku"
    }

    fn board(&self, puzzle: &Puzzle) -> Self::Board {
        sudoku::Sudoku::from_bytes(*puzzle).expect("digits are at most 9")
    }

    fn count(&self, board: &Self::Board, _limit: usize) -> usize {
        usize::from(black_box(black_box(board).canonicalized()).is_some())
    }

    fn checked_count(&self, board: &Self::Board, _limit: usize) -> Option<usize> {
        let (canonical, _) = board.canonicalized()?;
        let ours = canonicalize(&Grid::from_bytes(board.to_bytes()).ok()?).0;
        Some(usize::from(!board.is_solved() || canonical.to_bytes() == ours.to_bytes()))
    }
}

/// The solved grids of some puzzles.
fn solutions(of: &Set, name: &'static str) -> Set {
    let solutions = of.puzzles.iter().filter_map(|puzzle| {
        solve(&Grid::from_bytes(*puzzle).ok()?).ok().map(|solution| solution.to_bytes())
    });
    let puzzles: Vec<Puzzle> = solutions.collect();
    Set { name, expected: vec![1; puzzles.len()], puzzles, limit: 1 }
}

pub fn run(options: &Options, sets: &[Set]) -> Result<Results, Box<dyn Error>> {
    let mut results = Results::new(options.rounds, "grids");
    let named = |wanted| sets.iter().find(move |set: &&Set| set.name == wanted).map(Set::part);
    let solved = [("17-clue", "17-clue, solved"), ("unbiased", "unbiased, solved")];
    let solved = solved.into_iter().filter_map(|(of, name)| Some(solutions(&named(of)?, name)));
    // `canonicalized` has an answer for proper puzzles only.
    let proper = ["17-clue", "top1465", "er11", "kaggle", "unbiased"];
    for mut set in solved.chain(proper.into_iter().filter_map(named)) {
        eprintln!("canonicalize: {}, {} grids", set.name, set.puzzles.len());
        set.expected.fill(1);
        let ours = [Entrant::fast(Ours)];
        results.push(&set, set.puzzles.len(), race(&set, &Sudoku, &ours, options.rounds)?);
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ = writeln!(
        text,
        "One thread, CPU time, {} rounds in turns in one process. Of solved grids both return the \
         row-minlex form. Of puzzles `sudoku` returns a form that is not the least image.",
        results.rounds
    );
    results.table(
        text,
        "Times as fast as `Sudoku::canonicalized` of `sudoku` 0.8 (median of the rounds' ratios; \
         more is better)",
        |score| score.cell(score.middle()),
    );
    results.table(text, "Microseconds per grid (median of the rounds; less is better)", |score| {
        score.cell(score.time.map(|time| time * 1e6))
    });
    results.table(
        text,
        "Candidates tried per grid: rows of the image, or for solved grids orders of its columns",
        |score| score.guesses.map_or(String::new(), figure),
    );
}
