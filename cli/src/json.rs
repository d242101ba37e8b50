//! Answers as JSON; `help.rs` describes every key.

use std::borrow::Cow;
use std::io::{self, Write as _};
use std::task::Poll;

use serde::Serialize;
use sudoku_core::text::Format;
use sudoku_core::{Conflict, SolveError};

use crate::check::{mistakes, redundant};
use crate::known::{Known, Text as Source};
use crate::place::{Place, Properness, Unreadable, paused};
use crate::question::{Minimality, Question, Task};
use crate::reading::{Puzzle, format_of_grid};
use crate::status::Status;
use crate::verdict::{End, Found, Tally, Work, counted_verdict};

#[derive(Serialize)]
struct Record<'a> {
    input: &'a str,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    puzzle: Cow<'a, str>,
    status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<[Text; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    conflicts: Vec<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minimal: Option<bool>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    redundant: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    clues: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    limit: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    guesses: Option<u64>,
}

/// Why a puzzle is not proper.
#[derive(Default, Serialize)]
pub(crate) struct Reason {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
}

impl Reason {
    /// A reason in words alone.
    pub(crate) fn of(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

impl From<&Conflict> for Reason {
    fn from(conflict: &Conflict) -> Self {
        Self {
            text: conflict.to_string(),
            house: Some(conflict.house.to_string()),
            digit: Some(conflict.digit.get()),
            cells: Some([conflict.first, conflict.second].map(|cell| cell.to_string())),
            ..Self::default()
        }
    }
}

/// A grid as 81 characters.
struct Text([u8; 81]);

impl Text {
    fn as_str(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl Serialize for Text {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'a> Record<'a> {
    fn new(place: Place<'a>, puzzle: Cow<'a, str>, status: Status) -> Self {
        Self {
            input: place.input,
            line: place.line,
            format: None,
            puzzle,
            status,
            solution: None,
            solutions: None,
            reason: None,
            conflicts: Vec::new(),
            minimal: None,
            redundant: Vec::new(),
            mistakes: Vec::new(),
            clues: None,
            count: None,
            limit: None,
            nodes: None,
            guesses: None,
        }
    }

    fn because(self, text: impl ToString) -> Self {
        Self { reason: Some(Reason::of(text.to_string())), ..self }
    }

    fn write(&self, out: &mut Vec<u8>) -> io::Result<Properness> {
        serde_json::to_writer(&mut *out, self)?;
        out.write_all(b"\n")?;
        let is_proper = self.status == Status::Proper
            && self.mistakes.is_empty()
            && self.minimal != Some(false);
        Ok(if is_proper { Properness::Proper } else { Properness::NotProper })
    }
}

/// Writes what is wrong with a text.
pub(crate) fn write_unreadable(
    out: &mut Vec<u8>,
    text: &[u8],
    place: Place<'_>,
    reason: &Unreadable,
) -> io::Result<()> {
    let (line, column) = reason.line_and_column();
    let reason = Reason {
        text: reason.to_string(),
        line: Some(line),
        column: Some(column),
        ..Reason::default()
    };
    let record = Record::new(place, String::from_utf8_lossy(text), Status::Unreadable);
    Record { reason: Some(reason), ..record }.write(out).map(|_| ())
}

/// Writes what was found; searches first if nothing was searched, and counts the nodes.
pub(crate) fn write_answer(
    out: &mut Vec<u8>,
    question: &Question,
    known: Known<'_>,
    found: &Found,
) -> io::Result<Properness> {
    let text = known.puzzle.to_string();
    let record = Record {
        format: format_name(known),
        ..Record::new(known.place, Cow::Borrowed(&text), Status::Paused)
    };
    match (question.task, found) {
        (Task::Count { limit }, Found::Tally(tally)) => {
            counted(record, question, known.puzzle, limit, *tally).write(out)
        }
        _ => searched(record, question, known).write(out),
    }
}

/// The name of the format of a puzzle, if it is not one line or nine lines of symbols.
pub(crate) fn format_name(known: Known<'_>) -> Option<&'static str> {
    let format = match known.text {
        Source::Grid(text) => format_of_grid(text),
        Source::Reading(reading) => reading.format,
    };
    (!matches!(format, Format::Line | Format::Rows)).then(|| format.name())
}

fn counted<'a>(
    record: Record<'a>,
    question: &Question,
    puzzle: Puzzle<'_>,
    limit: usize,
    found: Tally,
) -> Record<'a> {
    let record = Record { count: Some(found.count.min(limit)), limit: Some(limit), ..record };
    match (found.end, found.count) {
        (End::Paused, _) => record.because(paused(question.max_nodes)),
        (End::Done, 1) => Record { status: Status::Proper, ..record },
        (End::Done, 0) => match puzzle.conflicts().next() {
            Some(conflict) => {
                Record { status: Status::Conflict, reason: Some(Reason::from(&conflict)), ..record }
            }
            None => Record { status: Status::None, ..record.because(SolveError::NoSolution) },
        },
        (End::Done, _) => {
            Record { status: Status::Several, ..record.because("more than one solution") }
        }
    }
}

fn searched<'a>(record: Record<'a>, question: &Question, known: Known<'_>) -> Record<'a> {
    let (answer, Work { nodes, guesses }) = match known.puzzle {
        Puzzle::Clues(grid) => counted_verdict(grid, question.max_nodes),
        Puzzle::Candidates(marks) => counted_verdict(marks, question.max_nodes),
    };
    let record = Record { nodes: Some(nodes), guesses: Some(guesses), ..record };
    let record = if let Task::Check(minimality) = question.task {
        let conflicts = known.puzzle.conflicts().map(|conflict| Reason::from(&conflict)).collect();
        let clues = match known.puzzle {
            Puzzle::Clues(grid) => Some(grid.clue_count()),
            Puzzle::Candidates(_) => None,
        };
        let record = Record { clues, conflicts, ..record };
        match &answer {
            Poll::Ready(Ok(solution)) => {
                let record = Record { mistakes: mistakes(known, solution), ..record };
                match minimality {
                    Minimality::Any => record,
                    Minimality::Required => with_redundancy(record, known.puzzle),
                }
            }
            _ => record,
        }
    } else {
        record
    };
    match answer {
        Poll::Pending => record.because(paused(question.max_nodes)),
        Poll::Ready(Ok(solution)) => {
            let solution = Some(Text(solution.to_ascii()));
            Record { status: Status::Proper, solution, ..record }
        }
        Poll::Ready(Err(SolveError::Conflict(conflict))) => {
            let reason = Some(Reason::from(&conflict));
            Record { status: Status::Conflict, reason, ..record }
        }
        Poll::Ready(Err(SolveError::NotUnique(two))) => {
            let solutions = Some(two.grids().map(|grid| Text(grid.to_ascii())));
            let record = record.because("more than one solution");
            Record { status: Status::Several, solutions, ..record }
        }
        Poll::Ready(Err(SolveError::NoSolution)) => {
            Record { status: Status::None, ..record.because(SolveError::NoSolution) }
        }
    }
}

/// Adds whether a proper puzzle is minimal. One that is made of candidates is not.
fn with_redundancy<'a>(record: Record<'a>, puzzle: Puzzle<'_>) -> Record<'a> {
    let cells = redundant(puzzle);
    let minimal = Some(cells.is_some_and(|cells| cells.is_empty()));
    let redundant = cells.into_iter().flatten().map(|cell| cell.to_string()).collect();
    Record { minimal, redundant, ..record }
}
