//! Hints, paths and ratings as JSON; `help.rs` describes every key.

use std::io::{self, Write as _};

use serde::{Serialize, Serializer};
use sudoku_core::{Candidates, CellSet, Digit, Grid, HouseSet, SolveError};
use sudoku_logic::{Depth, English, Level, LinkKind, Mistakes, Place, Step};

use crate::hint::Telling;
use crate::json::{Reason, format_name};
use crate::known::Known;
use crate::pictures::Pictures;
use crate::place::Properness;
use crate::play::{Advice, Method, Obstacle, Words};
use crate::rating::{Rated, Rectangles, end};
use crate::status::{Status, reason};

/// An answer about a puzzle. What does not apply is absent.
#[derive(Serialize)]
struct Lesson<'a> {
    input: &'a str,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    puzzle: String,
    status: Status,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scheme: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<[u16; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    removed: Option<[u16; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<Told>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contradiction: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong_digits: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wrong_notes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<String>,
}

/// As much of a step as a depth allows.
#[derive(Serialize)]
struct Told {
    technique: &'static str,
    level: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Where>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    covers: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    digits: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cells: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    links: Vec<Link>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    placements: Vec<Candidate>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    removals: Vec<Candidate>,
    text: String,
    description: String,
}

/// Where to look for a step: in houses, or among the candidates of digits.
#[derive(Default, Serialize)]
struct Where {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    houses: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    digits: Vec<u8>,
}

#[derive(Serialize)]
struct Candidate {
    cell: String,
    digit: u8,
}

#[derive(Serialize)]
struct Link {
    kind: &'static str,
    from: Node,
    to: Node,
}

#[derive(Serialize)]
struct Node {
    digit: u8,
    cells: Vec<String>,
}

/// A level: its number, or `"beyond"`.
struct Number(Level);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Level::Beyond => serializer.serialize_str("beyond"),
            level => serializer.serialize_u8(level.number()),
        }
    }
}

fn cells(cells: CellSet) -> Vec<String> {
    cells.into_iter().map(|cell| cell.to_string()).collect()
}

fn houses(houses: HouseSet) -> Vec<String> {
    houses.into_iter().map(|house| house.to_string()).collect()
}

fn digits(digits: Candidates) -> Vec<u8> {
    digits.into_iter().map(Digit::get).collect()
}

impl Told {
    fn new(step: &Step, depth: Depth) -> Self {
        let technique = step.technique();
        let mut told = Self {
            technique: technique.name(),
            level: Number(technique.level()),
            place: None,
            houses: Vec::new(),
            covers: Vec::new(),
            digits: Vec::new(),
            cells: Vec::new(),
            parts: Vec::new(),
            links: Vec::new(),
            placements: Vec::new(),
            removals: Vec::new(),
            text: step.at(depth).to_string(),
            description: step.describe(&English).at(depth).to_string(),
        };
        if depth >= Depth::Place {
            told.place = Some(match step.place() {
                Place::InHouses(set) => Where { houses: houses(set), ..Where::default() },
                Place::OfDigits(set) => Where { digits: digits(set), ..Where::default() },
            });
        }
        if depth >= Depth::Pattern {
            told.houses = houses(step.houses());
            told.covers = houses(step.covers());
            told.digits = digits(step.digits());
            told.cells = cells(step.cells());
            let used = step.parts().iter().rposition(|part| !part.is_empty());
            let parts = step.parts().iter().take(used.map_or(0, |last| last + 1));
            told.parts = parts.map(|&part| cells(part)).collect();
            let node = |node: sudoku_logic::Node| Node {
                digit: node.digit.get(),
                cells: cells(node.cells),
            };
            let link = |link: sudoku_logic::Link| Link {
                kind: match link.kind {
                    LinkKind::Strong => "strong",
                    LinkKind::Weak => "weak",
                },
                from: node(link.from),
                to: node(link.to),
            };
            told.links = step.links().map(link).collect();
        }
        if depth >= Depth::Everything {
            let candidate = |(cell, digit): (sudoku_core::Cell, Digit)| Candidate {
                cell: cell.to_string(),
                digit: digit.get(),
            };
            told.placements = step.placement().into_iter().map(candidate).collect();
            told.removals = step.removals().iter().map(candidate).collect();
        }
        told
    }
}

impl<'a> Lesson<'a> {
    fn new(known: Known<'a>, status: Status) -> Self {
        Self {
            input: known.place.input,
            line: known.place.line,
            format: format_name(known),
            puzzle: known.puzzle.to_string(),
            status,
            reason: None,
            scheme: None,
            level: None,
            rounds: None,
            removed: None,
            step: None,
            steps: None,
            end: None,
            needs: None,
            contradiction: None,
            mistakes: Vec::new(),
            wrong_digits: Vec::new(),
            wrong_notes: Vec::new(),
            candidates: None,
        }
    }

    /// The answer about a puzzle of which it is known whether it is proper.
    fn about(known: Known<'a>, answer: &Result<Grid, SolveError>) -> Self {
        let why = match answer {
            Err(SolveError::Conflict(conflict)) => Some(Reason::from(conflict)),
            _ => reason(answer).map(Reason::of),
        };
        Self { reason: why, ..Self::new(known, Status::of(answer)) }
    }

    /// The same with what is in the way of the next step.
    fn with(mut self, obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Mistakes(mistakes) => {
                self.end = Some("mistakes");
                let [digits, notes] = [
                    Mistakes { notes: CellSet::EMPTY, ..mistakes },
                    Mistakes { digits: CellSet::EMPTY, ..mistakes },
                ];
                let some =
                    [digits, notes].into_iter().filter(|it| !(it.digits | it.notes).is_empty());
                self.mistakes = some.map(|it| it.describe(&English).to_string()).collect();
                self.wrong_digits = cells(mistakes.digits);
                self.wrong_notes = cells(mistakes.notes);
            }
            Obstacle::NoneLeft => {
                self.end = Some("mistakes");
                self.mistakes = vec![obstacle.in_words(Words::Notation)];
            }
            // The reason says it.
            Obstacle::Impossible(_) => {}
            Obstacle::Contradicted(contradiction) => {
                self.end = Some("contradicted");
                self.contradiction = Some(contradiction.to_string());
            }
            Obstacle::Stuck(stuck) => {
                self.end = Some("stuck");
                self.needs = Some(Number(stuck.needs));
            }
        }
        self
    }

    fn write(&self, out: &mut Vec<u8>) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        out.write_all(b"\n")
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
    let depth = match telling {
        Telling::InWords(_, depth) => depth,
        Telling::Picture => Depth::Everything,
    };
    let play = method.play(known, answer);
    let lesson = Lesson::about(known, answer);
    let (lesson, properness) = match play.advice() {
        Advice::Step(step) => {
            if let Some(pictures) = pictures {
                pictures.write_one(known.place.number(), &step, &play.board)?;
            }
            (Lesson { step: Some(Told::new(&step, depth)), ..lesson }, Properness::Proper)
        }
        Advice::Solved => (Lesson { end: Some("solved"), ..lesson }, Properness::Proper),
        Advice::Obstacle(obstacle) => (lesson.with(obstacle), Properness::NotProper),
    };
    lesson.write(out)?;
    Ok(properness)
}

/// Writes the whole path.
pub(crate) fn write_path(
    out: &mut Vec<u8>,
    known: Known<'_>,
    answer: &Result<Grid, SolveError>,
    method: &Method,
    pictures: Option<&Pictures>,
) -> io::Result<Properness> {
    let play = method.play(known, answer);
    let lesson = Lesson::about(known, answer);
    if let Some(obstacle) = play.mistake() {
        Lesson { steps: Some(Vec::new()), ..lesson }.with(obstacle).write(out)?;
        return Ok(Properness::NotProper);
    }
    let mut path = play.path();
    let mut before = play.board;
    let (mut steps, mut highest) = (Vec::new(), None);
    while let Some(step) = path.next() {
        highest = highest.max(Some(step.technique().level()));
        steps.push(Told::new(&step, Depth::Everything));
        if let Some(pictures) = pictures {
            pictures.write_step(known.place.number(), steps.len(), &step, &before)?;
        }
        before = *path.board();
    }
    let lesson = Lesson { steps: Some(steps), level: highest.map(Number), ..lesson };
    match play.obstacle(path.end()) {
        None => {
            Lesson { end: Some("solved"), ..lesson }.write(out)?;
            Ok(Properness::Proper)
        }
        Some(obstacle) => {
            let candidates = Some(path.board().to_pencilmarks().to_string());
            Lesson { candidates, ..lesson }.with(obstacle).write(out)?;
            Ok(Properness::NotProper)
        }
    }
}

/// Writes a rating.
pub(crate) fn write_rating(
    out: &mut Vec<u8>,
    known: Known<'_>,
    rectangles: Rectangles,
) -> io::Result<Properness> {
    let rated = Rated::of(known.puzzle, rectangles);
    let properness = rated.properness();
    let mut lesson = Lesson::new(known, rated.status);
    lesson.reason = rated.reason.map(Reason::of);
    if let Some(rating) = rated.rating {
        lesson = Lesson {
            scheme: Some(rating.scheme().name()),
            level: Some(Number(rating.level())),
            rounds: Some(rating.rounds()),
            removed: Some(rating.removed()),
            end: Some(end(&rating)),
            ..lesson
        };
    }
    lesson.write(out)?;
    Ok(properness)
}
