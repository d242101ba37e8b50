//! Counts solutions up to a limit, and lists them.
//!
//! `cargo run --example count`

use sudoku_core::{Grid, ParseError, count_solutions, solutions};

/// No count goes further than this.
const LIMIT: usize = 1000;

fn main() -> Result<(), ParseError> {
    let puzzle: Grid =
        ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87."
            .parse()?;

    // Two are enough to know whether a puzzle is proper.
    match count_solutions(&puzzle, 2) {
        0 => println!("no solution"),
        1 => println!("exactly one solution"),
        _ => println!("more than one solution"),
    }

    // The iterator finds a solution when it is asked for one.
    for (number, solution) in (1..).zip(solutions(&puzzle)) {
        println!("{number}: {solution}");
    }

    // The count stops at the limit; the empty grid has 6,670,903,752,021,072,936,960 solutions.
    match count_solutions(&Grid::EMPTY, LIMIT) {
        LIMIT => println!("the empty grid has at least {LIMIT} solutions"),
        count => println!("the empty grid has {count} solutions"),
    }
    Ok(())
}
