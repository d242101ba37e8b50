//! Solves one puzzle and prints its solution as a board, or says why it has none.
//!
//! `cargo run --example solve` takes the puzzle below, or the one that is given as an argument.

use std::error::Error;

use sudoku_core::{Grid, SolveError, solve};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).unwrap_or_else(|| PUZZLE.to_owned());
    // A text that is not a grid ends the program here, with the column and what was found there.
    let puzzle: Grid = text.parse()?;
    match solve(&puzzle) {
        Ok(solution) => println!("{solution:#}"), // `{solution}` prints the 81 digits in one line
        Err(SolveError::Conflict(conflict)) => println!("not valid: {conflict}"),
        Err(SolveError::NoSolution) => println!("no solution"),
        Err(SolveError::NotUnique(two)) => {
            let [one, other] = two.grids();
            println!("more than one solution, for instance\n{one}\n{other}");
        }
    }
    Ok(())
}
