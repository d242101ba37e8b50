//! Puzzles in another format.

use std::io::{self, Write as _};

use sudoku_core::text::{CannotHold, Contents, Format, Part};
use sudoku_core::{Pencilmarks, solve};

use crate::known::Known;
use crate::place::Properness;

/// What is written of a puzzle, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) format: Format,
    pub(crate) only: Only,
}

/// What is written of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Only {
    /// Everything.
    All,
    Clues,
    /// The clues and the placed digits, as if all of them were clues.
    Digits,
    /// The candidates, or those that the digits leave.
    Candidates,
}

/// What comes before the first puzzle of an output in a format.
pub(crate) const fn header(format: Format) -> &'static str {
    if let Format::Csv = format { "puzzle,solution\n" } else { "" }
}

/// Writes a puzzle, and an empty line after it if it has several lines, so that the next one is
/// another puzzle. Writes which part cannot be written if there is one.
pub(crate) fn write(
    out: &mut Vec<u8>,
    known: Known<'_>,
    Target { format, only }: Target,
) -> io::Result<Properness> {
    match text_of(&chosen(&known.contents(), only), format) {
        Ok(text) => {
            write!(out, "{text}")?;
            Ok(Properness::Proper)
        }
        Err(error) => {
            let (input, line) = (known.place.input, known.place.line);
            writeln!(out, "! {input}: line {line}: {error}; {}", way_out(error.part))?;
            Ok(Properness::NotProper)
        }
    }
}

/// The text of a puzzle in a format, with a line feed at its end, and an empty line after it if it
/// has several lines. A format of candidates gets those that the digits leave if there are none,
/// and a format of solutions the one of the puzzle.
pub(crate) fn text_of(contents: &Contents, format: Format) -> Result<String, CannotHold> {
    let written = format.write(contents).map(|written| written.to_string());
    let written = written.or_else(|error| match error.part {
        Part::NoCandidates => {
            let contents = with_candidates(contents, format);
            format.write(&contents).map(|written| written.to_string())
        }
        Part::NoSolution => {
            let solved = with_solution(contents).ok_or(error)?;
            format.write(&solved).map(|written| written.to_string())
        }
        _ => Err(error),
    });
    let mut text = written?;
    text.truncate(text.trim_end_matches('\n').len());
    text.push_str(if text.contains('\n') { "\n\n" } else { "\n" });
    Ok(text)
}

fn chosen(contents: &Contents, only: Only) -> Contents {
    match only {
        Only::All => *contents,
        Only::Clues => Contents::new(contents.clues()),
        Only::Digits => Contents::new(contents.grid()),
        Only::Candidates => Contents::from(candidates(contents)),
    }
}

/// The candidates of a text, or those that its digits leave if it has none.
pub(crate) fn candidates(contents: &Contents) -> Pencilmarks {
    match contents.pencilmarks() {
        Some(marks) => *marks,
        None => Pencilmarks::from_grid(&contents.grid()),
    }
}

/// The same with candidates. In a format that does not mark clues, they are all that there is.
fn with_candidates(contents: &Contents, format: Format) -> Contents {
    let marks = candidates(contents);
    if format.marks_clues() || contents.placed().clue_count() > 0 {
        contents.with_pencilmarks(marks)
    } else {
        Contents::from(marks)
    }
}

/// The same with the solution, if there is exactly one.
fn with_solution(contents: &Contents) -> Option<Contents> {
    Some(contents.with_solution(solve(&contents.clues()).ok()?))
}

/// How to write a puzzle without a part of it.
fn way_out(part: Part) -> &'static str {
    match part {
        Part::Placed => "--only clues leaves them out, --only digits writes them as clues",
        Part::Candidates => "--only clues or --only digits leaves them out",
        Part::OtherCandidates => "--only clues leaves all candidates out",
        Part::Clues => "--only candidates writes the candidates alone",
        Part::Solution => "--only clues leaves it out",
        Part::NoSolution => "the puzzle must have a clue, and exactly one solution",
        Part::UnmarkedCells => "--only clues or --only digits leaves the candidates out",
        _ => "--only clues writes the clues alone",
    }
}
