//! Looks for an example of each technique among generated puzzles, and prints the table
//! `logic/tests/data/positions.tsv`:
//!
//! ```text
//! cargo run --release -p sudoku-logic --example positions -- 4000
//! ```
//!
//! The argument is the number of puzzles. The best example of a technique is on a board on
//! which it is the easiest one, or else one that offers no step of an easier level, and has few
//! candidates and a small pattern.

use std::cmp::Reverse;
use std::error::Error;

use sudoku_logic::core::{CandidateSet, Cell, Digit, Generator, Grid};
use sudoku_logic::{
    Board, Effect, Level, Path, Patterns, Proper, Step, Technique, Techniques, next_step,
};

/// The seed of the puzzles.
const SEED: u64 = 2026;

/// A step on a board, and where it is from.
struct Example {
    puzzle: Grid,
    board: Board,
    step: Step,
    number: usize,
    taken: usize,
    /// What makes it better than others.
    merits: (bool, bool, Reverse<usize>),
}

fn main() -> Result<(), Box<dyn Error>> {
    let count = std::env::args().nth(1).unwrap_or("1000".to_owned()).parse()?;
    let mut best: Vec<Option<Example>> = Technique::ALL.iter().map(|_| None).collect();
    let mut generator = Generator::new(SEED);
    for number in 0..count {
        let puzzle = generator.generate()?;
        let board = Board::from_proper(&Proper::prove(&puzzle)?);
        let mut path = Path::<Patterns>::new(board, Techniques::DEFAULT);
        for taken in 0.. {
            let board = *path.board();
            let next = path.next();
            let next_technique = next.map(|step| step.technique());
            let level = next_technique.map_or(Level::Beyond, Technique::level);
            for (technique, best) in Technique::ALL.into_iter().zip(&mut best) {
                let is_easiest = next_technique == Some(technique);
                let only = Techniques::NONE.with(technique);
                let Some(step) = next_step::<Patterns>(&board, &only) else { continue };
                // A cell of the pattern takes as long to see as some candidates elsewhere.
                let to_see = board.all_candidates().len() + 4 * step.cells().len();
                let merits = (is_easiest, level >= technique.level(), Reverse(to_see));
                if best.as_ref().is_none_or(|best| best.merits < merits) {
                    *best = Some(Example { puzzle, board, step, number, taken, merits });
                }
            }
            if next.is_none() {
                break;
            }
        }
    }
    println!("# Boards of puzzles that `Generator` makes, the puzzles counted from 0. Written by");
    println!("# cargo run --release -p sudoku-logic --example positions -- {count}");
    println!(
        "# technique\tseed\tpuzzle\tsteps before\tboard in the notation of HoDoKu's library\tstep"
    );
    for (technique, example) in Technique::ALL.into_iter().zip(&best) {
        match example {
            Some(example) => println!("{technique}\t{SEED}\t{}", row(example)),
            None => eprintln!("no {technique} in {count} puzzles"),
        }
    }
    Ok(())
}

/// What a row says after the technique and the seed.
fn row(Example { puzzle, board, step, number, taken, .. }: &Example) -> String {
    let mut grid = String::new();
    let filled = board.to_grid();
    for cell in Cell::ALL {
        let is_clue = puzzle.get(cell).is_some();
        match filled.get(cell) {
            Some(digit) if is_clue => grid += &digit.to_string(),
            Some(digit) => grid += &format!("+{digit}"),
            None => grid += ".",
        }
    }
    let all = *Board::from_grid(&filled).all_candidates();
    let deleted = list(&all.difference(board.all_candidates()));
    let (removed, placed) = match step.effect() {
        Effect::Place(cell, digit) => (String::new(), list(&[(cell, digit)].into_iter().collect())),
        Effect::Remove(removals) => (list(&removals), String::new()),
    };
    let code = step.technique().hodoku_code();
    format!(
        "{number}\t{taken}\t:{code}:{}:{grid}:{deleted}:{removed}:{placed}:\t{step}",
        step.digits()
    )
}

/// Candidates as HoDoKu lists them: digit, row and column of each.
fn list(candidates: &CandidateSet) -> String {
    let one = |(cell, digit): (Cell, Digit)| {
        format!("{digit}{}{}", cell.row_index() + 1, cell.column_index() + 1)
    };
    candidates.iter().map(one).collect::<Vec<_>>().join(" ")
}
