//! A line of 81 symbols to a grid.

use crate::{
    options::Options,
    race::{Entrant, race},
    results::Results,
    sets::Set,
    solver::{Puzzle, Solver},
};
use std::{error::Error, fmt::Write, hint::black_box};
use sudoku_core::Grid;

/// The name of our row.
pub const OURS: &str = "Grid::parse";

struct Ours;

/// The answer is 1 if the line is read.
impl Solver for Ours {
    type Board = String;

    fn name(&self) -> &'static str {
        OURS
    }

    fn board(&self, puzzle: &Puzzle) -> String {
        oracle::text(puzzle)
    }

    fn count(&self, board: &String, _limit: usize) -> usize {
        usize::from(black_box(Grid::parse(board.as_bytes())).is_ok())
    }

    fn checked_count(&self, board: &String, _limit: usize) -> Option<usize> {
        let grid = Grid::parse(board.as_bytes()).ok()?;
        Some(usize::from(grid.to_bytes() == oracle::board(board)))
    }
}

struct Sudoku;

impl Solver for Sudoku {
    type Board = String;

    fn name(&self) -> &'static str {
        "sudoku"
    }

    fn board(&self, puzzle: &Puzzle) -> String {
        oracle::text(puzzle)
    }

    fn count(&self, board: &String, _limit: usize) -> usize {
        usize::from(black_box(sudoku::Sudoku::from_str_line(board)).is_ok())
    }

    fn checked_count(&self, board: &String, _limit: usize) -> Option<usize> {
        let grid = sudoku::Sudoku::from_str_line(board).ok()?;
        Some(usize::from(grid.to_bytes() == oracle::board(board)))
    }
}

pub fn run(options: &Options, sets: &[Set]) -> Result<Results, Box<dyn Error>> {
    let mut results = Results::new(options.rounds, "lines");
    for set in sets {
        let mut set = set.part();
        eprintln!("parse: {}, {} lines", set.name, set.puzzles.len());
        set.expected.fill(1);
        results.push(
            &set,
            set.puzzles.len(),
            race(&set, &Sudoku, &[Entrant::fast(Ours)], options.rounds)?,
        );
    }
    Ok(results)
}

pub fn write(results: &Results, text: &mut String) {
    let _ = writeln!(
        text,
        "Lines of 81 symbols, `.` for an empty cell, one thread, CPU time, {} rounds in \
         turns in one process.",
        results.rounds
    );
    results.table(
        text,
        "Times as fast as `Sudoku::from_str_line` of `sudoku` 0.8 (median of the rounds' ratios; \
         more is better)",
        |score| score.cell(score.middle()),
    );
    results.table(text, "Nanoseconds per line (median of the rounds; less is better)", |score| {
        score.cell(score.time.map(|time| time * 1e9))
    });
}
