//! What is written about one puzzle.

use std::io::{self, Write as _};
use std::task::Poll;

use crate::board::{write_puzzle, write_solution};
use crate::check;
use crate::convert;
use crate::hint;
use crate::known::Known;
#[cfg(feature = "json")]
use crate::lesson;
use crate::place::{Place, Properness, Unreadable, paused};
use crate::question::{Format, Map, Question, Task};
use crate::rating;
use crate::reading::Puzzle;
use crate::verdict::{End, Found, Tally, Verdict};

impl Question {
    pub(crate) fn too_long(&self, place: Place<'_>, out: &mut Vec<u8>) -> io::Result<Properness> {
        self.unreadable(b"", place, &Unreadable::TooLong { line: place.line }, out)
    }

    pub(crate) fn unreadable(
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
        match self.task {
            Task::Rate(_) => rating::write_unreadable(out, place, reason)?,
            _ => writeln!(out, "! {}: {reason}", place.input)?,
        }
        Ok(Properness::NotProper)
    }

    pub(crate) fn answer_puzzle(
        &self,
        known: Known<'_>,
        found: &Found,
        out: &mut Vec<u8>,
    ) -> io::Result<Properness> {
        if let Some(answered) = self.reason(known, found, out) {
            return answered;
        }
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            return crate::json::write_answer(out, self, known, found);
        }
        match (self.task, found) {
            (Task::Check(minimality), Found::Verdict(verdict)) => {
                check::write(out, known, verdict, minimality, self.max_nodes)
            }
            (_, Found::Verdict(verdict)) => self.solve(known.puzzle, verdict, out),
            (Task::Count { limit }, Found::Tally(tally)) => self.count(*tally, limit, out),
            (Task::Show(drawing), _) => {
                let Format::Board(ink) = self.format else { return Ok(Properness::NotProper) };
                write_puzzle(out, known, drawing, ink)?;
                Ok(Properness::Proper)
            }
            (Task::Convert(target), _) => convert::write(out, known, target),
            (Task::Canonicalize(map, _), Found::Canonical(form, transform)) => {
                match map {
                    Map::Omitted => writeln!(out, "{form}")?,
                    Map::Written => writeln!(out, "{form} # {transform}")?,
                }
                Ok(Properness::Proper)
            }
            (Task::Minimize, Found::Minimal(minimal)) => {
                match minimal {
                    Ok(puzzle) => writeln!(out, "{puzzle}")?,
                    Err(reason) => writeln!(out, "! {reason}")?,
                }
                Ok(if minimal.is_ok() { Properness::Proper } else { Properness::NotProper })
            }
            (Task::Canonicalize(..) | Task::Minimize, _) => {
                let Place { input, line, .. } = known.place;
                writeln!(out, "! {input}: line {line}: it is made of candidates, not of clues")?;
                Ok(Properness::NotProper)
            }
            // `search` finds something else for none of these, and `reason` answers the others.
            _ => Ok(Properness::NotProper),
        }
    }

    /// Answers what is answered by techniques.
    fn reason(
        &self,
        known: Known<'_>,
        found: &Found,
        out: &mut Vec<u8>,
    ) -> Option<io::Result<Properness>> {
        let pictures = self.pictures.as_ref();
        #[cfg(feature = "json")]
        if let Format::Json = self.format {
            return match (self.task, found) {
                (Task::Hint(method, telling), Found::Verdict(Poll::Ready(answer))) => {
                    Some(lesson::write(out, known, answer, &method, telling, pictures))
                }
                (Task::Explain(method, _), Found::Verdict(Poll::Ready(answer))) => {
                    Some(lesson::write_path(out, known, answer, &method, pictures))
                }
                (Task::Rate(rectangles), _) => Some(lesson::write_rating(out, known, rectangles)),
                _ => None,
            };
        }
        match (self.task, found) {
            (Task::Hint(method, telling), Found::Verdict(Poll::Ready(answer))) => {
                Some(hint::write(out, known, answer, &method, telling, pictures))
            }
            (Task::Explain(method, telling), Found::Verdict(Poll::Ready(answer))) => {
                Some(hint::write_path(out, known, answer, &method, telling, pictures))
            }
            (Task::Rate(rectangles), _) => Some(rating::write(out, known.puzzle, rectangles)),
            _ => None,
        }
    }

    fn solve(
        &self,
        puzzle: Puzzle<'_>,
        verdict: &Verdict,
        out: &mut Vec<u8>,
    ) -> io::Result<Properness> {
        match verdict {
            Poll::Ready(Ok(solution)) => {
                if let Format::Board(ink) = self.format {
                    write_solution(out, &puzzle.clues(), solution, ink)?;
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
