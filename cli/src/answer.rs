//! The answers to the puzzles of a chunk.

use std::io;
use std::ops::Range;
use std::sync::Arc;

use sudoku_core::text::{Follows, Piece, PieceKind, next_piece};
use sudoku_core::{Grid, ParseError, canonicalize, minimize};

use crate::chunk::{Chunk, Content, Position};
use crate::classes::{Class, Member};
use crate::hint::Telling;
use crate::known::{Known, Text};
use crate::place::{Place, Properness, Unreadable};
use crate::question::{Format, Question, Repeats, Task};
use crate::reader::{LINE_LIMIT, is_comment};
use crate::reading::{Puzzle, Reading};
use crate::verdict::{Found, tallies, verdicts};

/// The most items whose puzzles are searched before the answers are written. All that is held of
/// them fits into the nearest cache.
const BATCH: usize = 64;

/// What came of a chunk.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) text: Vec<u8>,
    pub(crate) counts: Counts,
    /// The puzzles in the text whose classes count, in their order.
    pub(crate) members: Vec<Member>,
    pub(crate) input: Arc<str>,
    pub(crate) end: Option<Position>,
    /// Why the answers are not complete: a picture could not be written.
    pub(crate) failure: Option<io::Error>,
}

/// What came of some puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) puzzles: u64,
    /// Those that have exactly one solution or, where nothing is searched, that can be read.
    pub(crate) proper: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, puzzle: Properness) {
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
    /// The puzzles among them, except those that are made of candidates.
    puzzles: Vec<Grid>,
    /// What was found out about each of them.
    found: Vec<Found>,
}

/// An item of a chunk, or what has been read of it.
enum Waiting<'a> {
    Passing(&'a [u8]),
    TooLong(Place<'a>),
    Unreadable(&'a [u8], Place<'a>, ParseError),
    /// The next of the puzzles, which `Grid::parse` has read.
    Grid(&'a [u8], Place<'a>),
    /// The next of the puzzles, unless it is made of candidates.
    Reading(Box<Reading>, Place<'a>),
}

impl Question {
    /// Answers every item of a chunk.
    pub(crate) fn answer(&self, chunk: Chunk) -> Answer {
        // Solutions are as long as their puzzles, so one allocation is enough for most chunks.
        let text = Vec::with_capacity(chunk.text.len() + chunk.text.len() / 8 + 256);
        let (counts, members) = (Counts::default(), Vec::new());
        let input = Arc::clone(&chunk.input);
        let (end, failure) = (chunk.end, None);
        let mut answer = Answer { text, counts, members, input, end, failure };
        // Writing to memory does not fail, but a picture is a file.
        answer.failure = self.answer_items(&chunk, &mut answer).err();
        answer
    }

    fn answer_items(&self, chunk: &Chunk, answer: &mut Answer) -> io::Result<()> {
        let item = chunk.first_item;
        let mut place = Place { input: &chunk.input, line: chunk.first_line, item };
        match chunk.content {
            Content::Items => {}
            Content::Whole => {
                let mut batch = Batch::default();
                if self.is_asked(place.item) {
                    self.read(&chunk.text, place, &mut batch);
                }
                return self.answer_batch(&mut batch, answer);
            }
            Content::Copy => {
                if self.is_asked(place.item) {
                    self.pass(&chunk.text, &mut answer.text);
                }
                return Ok(());
            }
            Content::TooLong => {
                if self.is_asked(place.item) {
                    answer.counts.add(self.too_long(place, &mut answer.text)?);
                }
                return Ok(());
            }
        }
        let mut rest = chunk.text.as_slice();
        let mut batch = Batch::default();
        while let Some(Piece { kind, len, lines, .. }) = next_piece(rest, Follows::End) {
            let (text, after) = rest.split_at_checked(len).unwrap_or((rest, &[]));
            if self.is_asked(place.item) {
                self.take(kind, text, place, &mut batch);
                if batch.items.len() == BATCH {
                    self.answer_batch(&mut batch, answer)?;
                }
            }
            rest = after;
            place.line += u64::try_from(lines).unwrap_or_default();
            place.item += 1;
        }
        self.answer_batch(&mut batch, answer)
    }

    /// Adds an item to a batch.
    fn take<'a>(&self, kind: PieceKind, text: &'a [u8], place: Place<'a>, batch: &mut Batch<'a>) {
        match kind {
            _ if text.len() > LINE_LIMIT && !is_comment(text) => {
                batch.items.push(Waiting::TooLong(place));
            }
            // A title that is not UTF-8 may be a part of a damaged file.
            PieceKind::Passing if !is_comment(text) && str::from_utf8(text).is_err() => {
                self.read(text, place, batch);
            }
            // The tags of XML are no part of the answers.
            PieceKind::Passing if text.trim_ascii_start().starts_with(b"<") => {}
            PieceKind::Passing => batch.items.push(Waiting::Passing(text)),
            PieceKind::Puzzle => self.read(text, place, batch),
        }
    }

    /// Reads an item, and adds it to a batch.
    fn read<'a>(&self, text: &'a [u8], place: Place<'a>, batch: &mut Batch<'a>) {
        // Without the line break, so that an end that comes too early is in this line, not in the
        // next.
        let text = text.strip_suffix(b"\n").unwrap_or(text);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        if self.from.is_none()
            && let Ok(puzzle) = Grid::parse(text)
        {
            batch.puzzles.push(puzzle);
            batch.items.push(Waiting::Grid(text, place));
            return;
        }
        batch.items.push(match Reading::of(text, self.from) {
            Ok(reading) => {
                if reading.sukaku().is_none() {
                    batch.puzzles.push(reading.contents.clues());
                }
                Waiting::Reading(Box::new(reading), place)
            }
            Err(error) => Waiting::Unreadable(text, place, error),
        });
    }

    /// Searches for all puzzles of a batch, writes the answers in the order of the items, and
    /// empties the batch.
    fn answer_batch(&self, batch: &mut Batch<'_>, answer: &mut Answer) -> io::Result<()> {
        self.find(&batch.puzzles, &mut batch.found);
        let Answer { text: out, counts, members, .. } = answer;
        let mut searched = batch.puzzles.iter().zip(&batch.found);
        for item in batch.items.drain(..) {
            match item {
                Waiting::Passing(text) => {
                    self.pass(text, out);
                    // It may have ended with CR, or within a line of XML.
                    if out.last().is_some_and(|&byte| byte != b'\n') {
                        out.push(b'\n');
                    }
                }
                Waiting::TooLong(place) => counts.add(self.too_long(place, out)?),
                Waiting::Unreadable(text, place, error) => {
                    let line = usize::try_from(place.line).unwrap_or(usize::MAX);
                    let reason = Unreadable::Text(error.in_line(line));
                    counts.add(self.unreadable(text, place, &reason, out)?);
                }
                Waiting::Grid(text, place) => {
                    if let Some((grid, found)) = searched.next() {
                        let (puzzle, text) = (Puzzle::Clues(grid), Text::Grid(text));
                        let known = Known { puzzle, place, text };
                        let start = out.len();
                        counts.add(self.answer_puzzle(known, found, out)?);
                        members.extend(self.member(found, start..out.len()));
                    }
                }
                Waiting::Reading(reading, place) => {
                    let text = Text::Reading(&reading);
                    if let Some(marks) = reading.sukaku() {
                        let mut found = Vec::new();
                        self.search(&[marks], &mut found);
                        let known = Known { puzzle: Puzzle::Candidates(marks), place, text };
                        let found = found.first().unwrap_or(&Found::Nothing);
                        counts.add(self.answer_puzzle(known, found, out)?);
                    } else if let Some((grid, found)) = searched.next() {
                        let known = Known { puzzle: Puzzle::Clues(grid), place, text };
                        let start = out.len();
                        counts.add(self.answer_puzzle(known, found, out)?);
                        members.extend(self.member(found, start..out.len()));
                    }
                }
            }
        }
        batch.puzzles.clear();
        Ok(())
    }

    /// Finds out about each puzzle what this question needs. Only clues have a canonical form, and
    /// only clues can be removed.
    fn find(&self, puzzles: &[Grid], found: &mut Vec<Found>) {
        found.clear();
        match self.task {
            Task::Canonicalize(..) => found.extend(puzzles.iter().map(|puzzle| {
                let (form, transform) = canonicalize(puzzle);
                Found::Canonical(form, transform)
            })),
            Task::Minimize => {
                found.extend(puzzles.iter().map(|puzzle| Found::Minimal(minimize(puzzle))));
            }
            _ => self.search(puzzles, found),
        }
    }

    /// The class of a puzzle, if repeated ones are dropped, and where its answer is.
    fn member(&self, found: &Found, text: Range<usize>) -> Option<Member> {
        match (self.task.repeats(), found) {
            (Repeats::Dropped, Found::Canonical(form, _)) => {
                Some(Member { class: Class::of_canonical(form), text })
            }
            _ => None,
        }
    }

    /// Finds out about each puzzle how many solutions it has, if this question needs that.
    fn search(&self, puzzles: &[impl sudoku_core::Puzzle], found: &mut Vec<Found>) {
        found.clear();
        match (self.task, self.format) {
            (Task::Count { limit }, _) => {
                // To know a proper puzzle, count to two whatever the limit.
                tallies(puzzles, limit.max(2), self.max_nodes, found);
            }
            (Task::Solve | Task::Check(_), Format::Line | Format::Board(_))
            | (Task::Hint(..) | Task::Explain(..), _) => {
                verdicts(puzzles, self.max_nodes, found);
            }
            // JSON also says how much work a search was; `json.rs` searches puzzle by puzzle.
            _ => found.resize(puzzles.len(), Found::Nothing),
        }
    }

    fn is_asked(&self, index: u64) -> bool {
        self.shard.is_none_or(|shard| shard.has(index))
    }

    /// Passes comments, titles and empty lines through, except among JSON objects, the rows of a
    /// table, pictures, and puzzles that are written in another format.
    fn pass(&self, text: &[u8], out: &mut Vec<u8>) {
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            return;
        }
        if let Task::Convert(_) | Task::Rate(_) | Task::Hint(_, Telling::Picture) = self.task {
            return;
        }
        out.extend_from_slice(text);
    }
}
