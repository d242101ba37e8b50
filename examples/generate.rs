//! Generates minimal puzzles from a seed, checks each, and counts the classes that they belong to:
//! puzzles of one class are the same but for a permutation of digits, lines, bands and stacks.
//!
//! `cargo run --release --example generate -- 100000 1`, with the number of puzzles and the seed

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;

use sudoku_core::{Generator, Wishes, canonicalize, is_minimal, is_proper, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let count: usize = arguments.next().as_deref().unwrap_or("1000").parse()?;
    let seed = arguments.next().as_deref().unwrap_or("1").parse()?;

    let mut generator = Generator::new(seed);
    generator.set_wishes(Wishes::NONE.minimal())?;
    let (mut puzzles, mut solutions) = (BTreeSet::new(), BTreeSet::new());
    let (mut proper, mut minimal, mut by_clues) = (0, 0, BTreeMap::new());
    for puzzle in generator.take(count) {
        let puzzle = puzzle?;
        proper += usize::from(is_proper(&puzzle));
        minimal += usize::from(is_minimal(&puzzle));
        *by_clues.entry(puzzle.clue_count()).or_insert(0) += 1;
        solutions.insert(canonicalize(&solve(&puzzle)?).0);
        puzzles.insert(canonicalize(&puzzle).0);
    }

    println!("{count} puzzles: {proper} proper, {minimal} minimal");
    println!("canonical forms: {} of puzzles, {} of solutions", puzzles.len(), solutions.len());
    for (clues, count) in by_clues {
        println!("{clues} clues: {count}");
    }
    Ok(())
}
