//! What `rate` writes about a puzzle.

use std::io::{self, Write as _};

use sudoku_core::{Grid, solve};
use sudoku_logic::{Level, Proper, Rating, Verdict, rate, rate_with_rectangles};

use crate::place::{Place, Properness, Unreadable};
use crate::reading::Puzzle;
use crate::status::{Status, reason};

/// Whether a rating uses rectangles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rectangles {
    Omitted,
    Used,
}

/// The names of the columns.
pub(crate) const HEADER: &str = "puzzle,status,scheme,level,rounds_1,rounds_2,rounds_3,\
    removed_1,removed_2,removed_3,end,reason\n";

/// A rating, and what is known about the solutions of the puzzle.
pub(crate) struct Rated {
    pub(crate) status: Status,
    pub(crate) rating: Option<Rating>,
    /// Why there is no rating, or why the puzzle is not proper.
    pub(crate) reason: Option<String>,
}

impl Rated {
    /// Rates a puzzle.
    pub(crate) fn of(puzzle: Puzzle<'_>, rectangles: Rectangles) -> Self {
        match (puzzle, rectangles) {
            (Puzzle::Clues(grid), Rectangles::Omitted) => Self::without_rectangles(grid),
            (Puzzle::Clues(grid), Rectangles::Used) => {
                let answer = solve(grid);
                // The answer is the proof.
                let rating = answer.is_ok().then(|| rate_with_rectangles(&Proper::assume(grid)));
                Self { status: Status::of(&answer), rating, reason: reason(&answer) }
            }
            (Puzzle::Candidates(marks), _) => {
                let words = "it is made of candidates, not of clues".to_owned();
                Self { status: Status::of(&solve(marks)), rating: None, reason: Some(words) }
            }
        }
    }

    fn without_rectangles(puzzle: &Grid) -> Self {
        let rating = Some(rate(puzzle));
        // Every step is sound, so where they lead to a solution it is the only one.
        if let Some(Verdict::Solved) = rating.map(|rating| rating.verdict()) {
            return Self { status: Status::Proper, rating, reason: None };
        }
        let answer = solve(puzzle);
        Self { status: Status::of(&answer), rating, reason: reason(&answer) }
    }

    pub(crate) fn properness(&self) -> Properness {
        match (self.status, self.rating) {
            (Status::Proper, Some(_)) => Properness::Proper,
            _ => Properness::NotProper,
        }
    }
}

/// Writes a row.
pub(crate) fn write(
    out: &mut Vec<u8>,
    puzzle: Puzzle<'_>,
    rectangles: Rectangles,
) -> io::Result<Properness> {
    let rated = Rated::of(puzzle, rectangles);
    write!(out, "{puzzle},{},", rated.status.word())?;
    match rated.rating {
        None => out.write_all(b",,,,,,,,")?,
        Some(rating) => {
            write!(out, "{},{}", rating.scheme(), level(rating.level()))?;
            for number in rating.rounds().into_iter().chain(rating.removed()) {
                write!(out, ",{number}")?;
            }
            write!(out, ",{}", end(&rating))?;
        }
    }
    writeln!(out, ",{}", quoted(rated.reason.as_deref().unwrap_or_default()))?;
    Ok(rated.properness())
}

/// Writes a row about a text that is no puzzle.
pub(crate) fn write_unreadable(
    out: &mut Vec<u8>,
    place: Place<'_>,
    reason: &Unreadable,
) -> io::Result<()> {
    let reason = quoted(&format!("{}: {reason}", place.input));
    writeln!(out, ",{},,,,,,,,,,{reason}", Status::Unreadable.word())
}

/// The number of a level, or `beyond`.
pub(crate) fn level(level: Level) -> String {
    match level {
        Level::Beyond => "beyond".to_owned(),
        level => level.number().to_string(),
    }
}

/// How the rounds ended, in one word.
pub(crate) fn end(rating: &Rating) -> &'static str {
    match rating.verdict() {
        Verdict::Solved => "solved",
        Verdict::Stuck => "stuck",
        Verdict::Contradicted => "contradicted",
    }
}

/// A text as one field of CSV (RFC 4180, section 2).
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields() {
        for (text, field) in [
            ("", ""),
            ("no solution", "no solution"),
            ("a, b", "\"a, b\""),
            ("found '\"'", "\"found '\"\"'\""),
        ] {
            assert_eq!(quoted(text), field);
        }
        let columns = HEADER.split(',').count();
        let mut row = Vec::new();
        for puzzle in [Grid::EMPTY, Grid::EMPTY.to_string().parse().unwrap()] {
            for rectangles in [Rectangles::Omitted, Rectangles::Used] {
                row.clear();
                write(&mut row, Puzzle::Clues(&puzzle), rectangles).unwrap();
                let commas = row.iter().filter(|&&byte| byte == b',').count();
                assert_eq!(commas + 1, columns);
            }
        }
        row.clear();
        let place = Place { input: "x", line: 1, item: 0 };
        write_unreadable(&mut row, place, &Unreadable::TooLong { line: 1 }).unwrap();
        let row = String::from_utf8(row).unwrap();
        let (row, reason) = row.split_once('"').unwrap();
        assert_eq!(row.split(',').count(), columns, "{row}{reason}");
    }
}
