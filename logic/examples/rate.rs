//! Rates the puzzles of a file: how many end at each level, and how many puzzles a second of
//! processor time that takes. The file has a puzzle on each line; what follows it is ignored.
//!
//! `cargo run --release -p sudoku-logic --example rate -- PUZZLES [rectangles]`

use std::collections::BTreeMap;
use std::error::Error;
use std::hint::black_box;
use std::time::Duration;

use sudoku_logic::core::Grid;
use sudoku_logic::{Proper, Rating, rate, rate_with_rectangles};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("which file?")?)?;
    let lines = text.lines().filter_map(|line| line.get(..81)?.parse().ok());
    let puzzles: Vec<Grid> = lines.collect();
    let scheme: fn(&Grid) -> Rating = match arguments.next().as_deref() {
        None => rate,
        // The puzzles are taken to be proper, so that only the rating is measured.
        Some("rectangles") => |puzzle| rate_with_rectangles(&Proper::assume(puzzle)),
        Some(other) => return Err(format!("unknown scheme: {other}").into()),
    };
    let (mut levels, mut rounds) = (BTreeMap::new(), [0_u64; 3]);
    let start = processor_time()?;
    for puzzle in &puzzles {
        let rating = scheme(black_box(puzzle));
        *levels.entry((rating.level(), rating.verdict())).or_insert(0) += 1;
        for (sum, of_level) in rounds.iter_mut().zip(rating.rounds()) {
            *sum += u64::from(of_level);
        }
    }
    let taken = processor_time()?.saturating_sub(start);
    for ((level, verdict), count) in levels {
        println!("{count:>8}  {level} ({verdict:?})");
    }
    let speed = puzzles.len() as f64 / taken.as_secs_f64();
    println!("{} puzzles, {rounds:?} rounds, {speed:.0} puzzles per second", puzzles.len());
    Ok(())
}

/// The processor time that this program has taken. Only Linux says it in a file; elsewhere this is
/// the time that has passed.
fn processor_time() -> Result<Duration, Box<dyn Error>> {
    match std::fs::read_to_string("/proc/self/schedstat") {
        Ok(text) => {
            let nanoseconds = text.split_whitespace().next().ok_or("an empty file")?;
            Ok(Duration::from_nanos(nanoseconds.parse()?))
        }
        Err(_) => Ok(std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH)?),
    }
}
