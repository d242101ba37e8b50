//! The answers to the puzzles of a chunk.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::task::Poll;

use sudoku_core::{Grid, ParseError, SolveError};

use crate::board::{write_puzzle, write_solution};
use crate::chunk::{Chunk, Content, Position};
use crate::items::{Follows, Item, Kind, next_item};
use crate::place::{Place, Properness, Unreadable, paused};
use crate::question::{Format, Question, Task};
use crate::reader::LINE_LIMIT;
use crate::verdict::{End, Found, Tally, Verdict, tallies, verdicts};

/// The most items whose puzzles are searched before the answers are written. All that is held of
/// them fits into the nearest cache.
const BATCH: usize = 64;

/// What came of a chunk.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) text: Vec<u8>,
    pub(crate) counts: Counts,
    pub(crate) input: Arc<str>,
    pub(crate) end: Option<Position>,
}

/// What came of some puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) puzzles: u64,
    /// Those that have exactly one solution or, where nothing is searched, that can be read.
    pub(crate) proper: u64,
}

impl Counts {
    fn add(&mut self, puzzle: Properness) {
        self.puzzles += 1;
        self.proper += u64::from(puzzle == Properness::Proper);
    }

    pub(crate) fn add_all(&mut self, other: Self) {
        self.puzzles += other.puzzles;
        self.proper += other.proper;
    }
}

/// Items that are waiting for their answers.
#[derive(Default)]
struct Batch<'a> {
    items: Vec<Waiting<'a>>,
    /// The puzzles among them.
    puzzles: Vec<Grid>,
    /// What was found out about each of them.
    found: Vec<Found>,
}

/// An item of a chunk, or what has been read of it.
enum Waiting<'a> {
    Passing(&'a [u8]),
    TooLong(Place<'a>),
    Unreadable(&'a [u8], Place<'a>, ParseError),
    /// The next of the puzzles.
    Puzzle(Place<'a>),
}

impl<'a> Batch<'a> {
    fn add(&mut self, kind: Kind, text: &'a [u8], place: Place<'a>) {
        if kind == Kind::Passing {
            self.items.push(Waiting::Passing(text));
            return;
        }
        if text.len() > LINE_LIMIT {
            self.items.push(Waiting::TooLong(place));
            return;
        }
        // Without the line break, so that an end that comes too early is in this line, not in the
        // next.
        let text = text.trim_ascii_end();
        self.items.push(match Grid::parse(text) {
            Ok(puzzle) => {
                self.puzzles.push(puzzle);
                Waiting::Puzzle(place)
            }
            Err(error) => Waiting::Unreadable(text, place, error),
        });
    }
}

impl Question {
    /// Answers every item of a chunk.
    pub(crate) fn answer(&self, chunk: Chunk) -> Answer {
        // Solutions are as long as their puzzles, so one allocation is enough for most chunks.
        let mut text = Vec::with_capacity(chunk.text.len() + chunk.text.len() / 8 + 256);
        let mut counts = Counts::default();
        // Writing to memory does not fail.
        _ = self.answer_items(&chunk, &mut text, &mut counts);
        Answer { text, counts, input: chunk.input, end: chunk.end }
    }

    fn answer_items(
        &self,
        chunk: &Chunk,
        out: &mut Vec<u8>,
        counts: &mut Counts,
    ) -> io::Result<()> {
        let mut place = Place { input: &chunk.input, line: chunk.first_line };
        let mut index = chunk.first_item;
        match chunk.content {
            Content::Items => {}
            Content::Copy => {
                if self.is_asked(index) {
                    self.pass(&chunk.text, out);
                }
                return Ok(());
            }
            Content::TooLong => {
                if self.is_asked(index) {
                    counts.add(Properness::NotProper);
                    self.too_long(place, out)?;
                }
                return Ok(());
            }
        }
        let mut rest = chunk.text.as_slice();
        let mut batch = Batch::default();
        while let Some(Item { kind, len, lines }) = next_item(rest, Follows::End) {
            let (text, after) = rest.split_at_checked(len).unwrap_or((rest, &[]));
            if self.is_asked(index) {
                batch.add(kind, text, place);
                if batch.items.len() == BATCH {
                    self.answer_batch(&mut batch, out, counts)?;
                }
            }
            rest = after;
            place.line += lines;
            index += 1;
        }
        self.answer_batch(&mut batch, out, counts)
    }

    /// Searches for all puzzles of a batch, writes the answers in the order of the items, and
    /// empties the batch.
    fn answer_batch(
        &self,
        batch: &mut Batch<'_>,
        out: &mut Vec<u8>,
        counts: &mut Counts,
    ) -> io::Result<()> {
        self.search(&batch.puzzles, &mut batch.found);
        let mut searched = batch.puzzles.iter().zip(&batch.found);
        for item in batch.items.drain(..) {
            match item {
                Waiting::Passing(text) => self.pass(text, out),
                Waiting::TooLong(place) => counts.add(self.too_long(place, out)?),
                Waiting::Unreadable(text, place, error) => {
                    let line = usize::try_from(place.line).unwrap_or(usize::MAX);
                    let reason = Unreadable::Text(error.in_line(line));
                    counts.add(self.unreadable(text, place, &reason, out)?);
                }
                Waiting::Puzzle(place) => {
                    if let Some((puzzle, found)) = searched.next() {
                        counts.add(self.answer_puzzle(puzzle, found, place, out)?);
                    }
                }
            }
        }
        batch.puzzles.clear();
        Ok(())
    }

    /// Finds out about each puzzle what this question needs.
    fn search(&self, puzzles: &[Grid], found: &mut Vec<Found>) {
        found.clear();
        match (self.task, self.format) {
            (Task::Count { limit }, _) => {
                // To know a proper puzzle, count to two whatever the limit.
                tallies(puzzles, limit.max(2), self.max_nodes, found);
            }
            (Task::Solve | Task::Check, Format::Line | Format::Board(_)) => {
                verdicts(puzzles, self.max_nodes, found);
            }
            // JSON also says how much work a search was; `json.rs` searches puzzle by puzzle.
            _ => found.resize(puzzles.len(), Found::Nothing),
        }
    }

    fn is_asked(&self, index: u64) -> bool {
        self.shard.is_none_or(|shard| shard.has(index))
    }

    /// Passes comments and empty lines through, except among JSON objects.
    fn pass(&self, text: &[u8], out: &mut Vec<u8>) {
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            return;
        }
        out.extend_from_slice(text);
    }

    fn too_long(&self, place: Place<'_>, out: &mut Vec<u8>) -> io::Result<Properness> {
        self.unreadable(b"", place, &Unreadable::TooLong { line: place.line }, out)
    }

    fn unreadable(
        &self,
        text: &[u8],
        place: Place<'_>,
        reason: &Unreadable,
        out: &mut Vec<u8>,
    ) -> io::Result<Properness> {
        _ = text;
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            crate::json::write_unreadable(out, text, place, reason)?;
            return Ok(Properness::NotProper);
        }
        writeln!(out, "! {}: {reason}", place.input)?;
        Ok(Properness::NotProper)
    }

    fn answer_puzzle(
        &self,
        puzzle: &Grid,
        found: &Found,
        place: Place<'_>,
        out: &mut Vec<u8>,
    ) -> io::Result<Properness> {
        _ = place;
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            return crate::json::write_answer(out, self, puzzle, found, place);
        }
        match (self.task, found) {
            (Task::Check, Found::Verdict(verdict)) => self.check(puzzle, verdict, out),
            (_, Found::Verdict(verdict)) => self.solve(puzzle, verdict, out),
            (Task::Count { limit }, Found::Tally(tally)) => self.count(*tally, limit, out),
            (Task::Show(drawing), _) => {
                let Format::Board(ink) = self.format else { return Ok(Properness::NotProper) };
                write_puzzle(out, puzzle, drawing, ink)?;
                Ok(Properness::Proper)
            }
            // `search` finds something else for none of these.
            (Task::Solve | Task::Check | Task::Count { .. }, _) => Ok(Properness::NotProper),
        }
    }

    fn solve(&self, puzzle: &Grid, verdict: &Verdict, out: &mut Vec<u8>) -> io::Result<Properness> {
        match verdict {
            Poll::Ready(Ok(solution)) => {
                if let Format::Board(ink) = self.format {
                    write_solution(out, puzzle, solution, ink)?;
                } else {
                    out.extend_from_slice(&solution.to_ascii());
                    out.push(b'\n');
                }
                return Ok(Properness::Proper);
            }
            Poll::Ready(Err(reason)) => writeln!(out, "! {reason}")?,
            Poll::Pending => writeln!(out, "! {}", paused(self.max_nodes))?,
        }
        Ok(Properness::NotProper)
    }

    fn check(&self, puzzle: &Grid, verdict: &Verdict, out: &mut Vec<u8>) -> io::Result<Properness> {
        let clues = Clues(puzzle.clue_count());
        match verdict {
            Poll::Ready(Ok(_)) => {
                writeln!(out, "proper, {clues}")?;
                return Ok(Properness::Proper);
            }
            Poll::Ready(Err(SolveError::Conflict(_))) => {
                write!(out, "! {clues}")?;
                for (index, conflict) in puzzle.conflicts().enumerate() {
                    write!(out, "{}{conflict}", if index == 0 { ": " } else { "; " })?;
                }
                writeln!(out)?;
            }
            Poll::Ready(Err(reason)) => writeln!(out, "! {clues}: {reason}")?,
            Poll::Pending => writeln!(out, "! {clues}: {}", paused(self.max_nodes))?,
        }
        Ok(Properness::NotProper)
    }

    fn count(&self, found: Tally, limit: usize, out: &mut Vec<u8>) -> io::Result<Properness> {
        match found.end {
            End::Done => writeln!(out, "{}", found.count.min(limit))?,
            End::Paused => {
                let paused = paused(self.max_nodes);
                writeln!(out, "! {paused}: at least {} so far", found.count.min(limit))?;
            }
        }
        let is_proper = found.count == 1 && found.end == End::Done;
        Ok(if is_proper { Properness::Proper } else { Properness::NotProper })
    }
}

/// A number of clues, in words.
struct Clues(usize);

impl std::fmt::Display for Clues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "clue" } else { "clues" })
    }
}
