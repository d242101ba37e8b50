//! Searches in slices, for a program that must do something else in between: redraw a window,
//! feed a watchdog, look whether the user has given up.
//!
//! `cargo run --example slices`

use sudoku_core::{Grid, ParseError, Progress, solutions};

/// Nodes of the search that are visited in one slice.
const SLICE: u32 = 10;

/// Slices after which this program gives up.
const PATIENCE: u32 = 1000;

fn main() -> Result<(), ParseError> {
    let puzzle: Grid =
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"
            .parse()?;
    let mut search = solutions(&puzzle);
    for slice in 1..=PATIENCE {
        match search.next_within(SLICE) {
            Progress::Found(solution) => println!("slice {slice}: {solution}"),
            Progress::Paused => println!("slice {slice}: paused"), // do something else here
            Progress::Exhausted => {
                println!("slice {slice}: there is no further solution");
                return Ok(());
            }
        }
    }
    // The search is not lost: `search.next_within` would resume it.
    println!("gave up");
    Ok(())
}
