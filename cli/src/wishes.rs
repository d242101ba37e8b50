//! What puzzles are to be like, as it is said on the command line.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use sudoku_core::{CellSet, Generator, Grid, ParseError, Wishes, solve};

use crate::arguments::Generate;
use crate::input::Input;
use crate::reading::Reading;

/// The most bytes of a file that are read: no format needs more for one puzzle.
const LONGEST_FILE: u64 = 1 << 20;

/// The wishes of a call, or why no puzzle can meet them.
pub(crate) fn wishes(arguments: &Generate) -> Result<Wishes, String> {
    let mut wishes = Wishes::NONE.symmetry(arguments.symmetry);
    if arguments.minimal {
        wishes = wishes.minimal();
    }
    if let Some(clues) = arguments.clues {
        wishes = wishes.clues(clues.fewest..=clues.most);
    }
    if let Some(pattern) = &arguments.pattern {
        wishes = wishes.pattern(read("--pattern", pattern, cells)?);
    }
    if let Some(puzzle) = &arguments.solution {
        let puzzle = read("--solution", puzzle, clues)?;
        wishes = wishes.solution(solve(&puzzle).map_err(|error| format!("--solution: {error}"))?);
    }
    if let Some(attempts) = arguments.attempts {
        wishes = wishes.attempts(attempts);
    }
    match Generator::new(0).set_wishes(wishes.clone()) {
        Ok(()) => Ok(wishes),
        Err(impossible) => Err(impossible.to_string()),
    }
}

/// The clues of a puzzle in any format.
fn clues(text: &[u8]) -> Result<Grid, ParseError> {
    Reading::of(text, None).map(|reading| reading.contents.clues())
}

/// The cells of a pattern: those with a clue or, in place of digits, with an x.
fn cells(text: &[u8]) -> Result<CellSet, ParseError> {
    let digits = |&byte: &u8| if byte.eq_ignore_ascii_case(&b'x') { b'1' } else { byte };
    let pattern = clues(text).or_else(|_| {
        let text: Vec<u8> = text.trim_ascii_end().iter().map(digits).collect();
        Grid::parse(&text)
    })?;
    Ok(pattern.clues().map(|(cell, _)| cell).collect())
}

/// Reads an argument that is a text, or the name of a file with one.
fn read<T>(
    option: &str,
    argument: &OsString,
    parse: impl Fn(&[u8]) -> Result<T, ParseError>,
) -> Result<T, String> {
    let error = match parse(argument.as_encoded_bytes()) {
        Ok(value) => return Ok(value),
        Err(error) => error,
    };
    let file = Input::File(PathBuf::from(argument));
    let in_file = |error: &dyn Display| format!("{option}: {}: {error}", file.name());
    match text(&file) {
        Ok(text) => parse(&text).map_err(|error| in_file(&error)),
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => {
            Err(format!("{option}: there is no file of this name, and as a text: {error}"))
        }
        Err(unreadable) => Err(in_file(&unreadable)),
    }
}

fn text(file: &Input) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    let file = file.open(0, &Arc::new(AtomicU64::new(0)))?;
    file.take(LONGEST_FILE).read_to_end(&mut text)?;
    Ok(text)
}
