//! Solves a list with one puzzle in each line, and says of every other line what is wrong with it.
//!
//! `cargo run --example lines < FILE` reads lines of 81 symbols and nothing else. For lists of any
//! format, see `text::Puzzles`.

use std::io::{self, BufRead as _};

use sudoku_core::{Grid, solve};

fn main() -> io::Result<()> {
    for (number, line) in (1..).zip(io::stdin().lock().split(b'\n')) {
        let line = line?;
        let content = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&line).trim_ascii();
        if content.is_empty() || content.starts_with(b"#") {
            continue;
        }
        match Grid::parse(&line) {
            Ok(puzzle) => match solve(&puzzle) {
                Ok(solution) => println!("{solution}"),
                Err(error) => println!("! {error}"),
            },
            Err(error) => println!("! {}", error.in_line(number)),
        }
    }
    Ok(())
}
