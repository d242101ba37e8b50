//! What `hint` and `explain` write in words.

use std::io::{self, Write as _};

use sudoku_core::{Grid, SolveError};
use sudoku_logic::{Board, Depth, English, Level, Step};

use crate::known::Known;
use crate::pictures::{Pictures, svg};
use crate::place::Properness;
use crate::play::{Advice, Method, Words};

/// How a step is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// In words, to a depth.
    InWords(Words, Depth),
    /// As a picture in place of words.
    Picture,
}

impl Telling {
    const fn words(self) -> Words {
        match self {
            Self::InWords(words, _) => words,
            Self::Picture => Words::Notation,
        }
    }

    fn write(self, out: &mut Vec<u8>, step: &Step, board: &Board) -> io::Result<()> {
        match self {
            Self::InWords(Words::Notation, depth) => writeln!(out, "{}", step.at(depth)),
            Self::InWords(Words::Sentences, depth) => {
                writeln!(out, "{}", step.describe(&English).at(depth))
            }
            Self::Picture => out.write_all(svg(step, board).as_bytes()),
        }
    }
}

/// Writes the next step, or what comes before it.
pub(crate) fn write(
    out: &mut Vec<u8>,
    known: Known<'_>,
    answer: &Result<Grid, SolveError>,
    method: &Method,
    telling: Telling,
    pictures: Option<&Pictures>,
) -> io::Result<Properness> {
    let play = method.play(known, answer);
    match play.advice() {
        Advice::Step(step) => {
            telling.write(out, &step, &play.board)?;
            if let Some(pictures) = pictures {
                pictures.write_one(known.place.number(), &step, &play.board)?;
            }
            return Ok(Properness::Proper);
        }
        Advice::Solved => {
            writeln!(out, "solved")?;
            return Ok(Properness::Proper);
        }
        Advice::Obstacle(obstacle) => writeln!(out, "! {}", obstacle.in_words(telling.words()))?,
    }
    Ok(Properness::NotProper)
}

/// Writes the whole path: the puzzle, a line for each step, how it ends, and an empty line.
pub(crate) fn write_path(
    out: &mut Vec<u8>,
    known: Known<'_>,
    answer: &Result<Grid, SolveError>,
    method: &Method,
    telling: Telling,
    pictures: Option<&Pictures>,
) -> io::Result<Properness> {
    writeln!(out, "{}", known.puzzle)?;
    let play = method.play(known, answer);
    if let Some(obstacle) = play.mistake() {
        writeln!(out, "! {}\n", obstacle.in_words(telling.words()))?;
        return Ok(Properness::NotProper);
    }
    let mut path = play.path();
    let mut before = play.board;
    let (mut number, mut highest) = (0, Level::Singles);
    while let Some(step) = path.next() {
        number += 1;
        highest = highest.max(step.technique().level());
        write!(out, "{number:>3}. ")?;
        telling.write(out, &step, &before)?;
        if let Some(pictures) = pictures {
            pictures.write_step(known.place.number(), number, &step, &before)?;
        }
        before = *path.board();
    }
    let steps = if number == 1 { "step" } else { "steps" };
    match play.obstacle(path.end()) {
        None => {
            match number {
                0 => writeln!(out, "solved\n")?,
                _ => writeln!(out, "solved in {number} {steps} of {}\n", up_to(highest))?,
            }
            Ok(Properness::Proper)
        }
        Some(obstacle) => {
            let words = obstacle.in_words(telling.words());
            writeln!(out, "! after {number} {steps}: {words}\n")?;
            Ok(Properness::NotProper)
        }
    }
}

/// The levels of steps of which this is the highest.
fn up_to(level: Level) -> String {
    match level {
        Level::Singles => level.to_string(),
        level => format!("levels 1 to {}", level.number()),
    }
}
