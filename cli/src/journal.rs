//! The file that says how far a run came, so that another one can continue it.
//!
//! It is replaced as a whole, and only after the answers that it speaks of are on the disk. So
//! whenever a run is killed, the file is that of some moment, and the answers of that moment are
//! the start of the unfinished output.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::answer::Counts;
use crate::chunk::Position;

const TITLE: &str = "sudoku-core progress 1";

/// How far a run came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    pub(crate) state: State,
    /// What was read and answered.
    pub(crate) position: Position,
    /// The length of these answers.
    pub(crate) output_len: u64,
    pub(crate) counts: Counts,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Unfinished,
    Complete,
}

impl Record {
    pub(crate) const START: Self = Self {
        state: State::Unfinished,
        position: Position { input: 0, offset: 0, lines: 0, items: 0 },
        output_len: 0,
        counts: Counts { puzzles: 0, proper: 0 },
    };

    fn to_text(self, call: &str) -> String {
        let Self { state, position, output_len, counts } = self;
        let Position { input, offset, lines, items } = position;
        let Counts { puzzles, proper } = counts;
        let state = match state {
            State::Unfinished => "unfinished",
            State::Complete => "complete",
        };
        format!(
            "{TITLE}\ncall {call}\nstate {state}\ninput {input}\noffset {offset}\nlines {lines}\n\
             items {items}\noutput {output_len}\npuzzles {puzzles}\nproper {proper}\n"
        )
    }

    /// The record and the call in a text.
    fn parse(text: &str) -> Option<(Self, &str)> {
        let mut lines = text.strip_suffix('\n')?.split('\n');
        if lines.next()? != TITLE {
            return None;
        }
        let call = lines.next()?.strip_prefix("call ")?;
        let state = match lines.next()? {
            "state unfinished" => State::Unfinished,
            "state complete" => State::Complete,
            _ => return None,
        };
        let mut number = |key| lines.next()?.strip_prefix(key)?.strip_prefix(' ')?.parse().ok();
        let position = Position {
            input: usize::try_from(number("input")?).ok()?,
            offset: number("offset")?,
            lines: number("lines")?,
            items: number("items")?,
        };
        let output_len = number("output")?;
        let counts = Counts { puzzles: number("puzzles")?, proper: number("proper")? };
        Some((Self { state, position, output_len, counts }, call))
    }
}

pub(crate) struct Journal {
    path: PathBuf,
    /// What was asked, in one line, so that no other call continues the run.
    call: String,
}

impl Journal {
    pub(crate) fn new(path: PathBuf, call: String) -> Self {
        Self { path, call }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The last record, if there is one.
    pub(crate) fn read(&self) -> Result<Option<Record>, String> {
        let path = self.path.display();
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("{path}: {error}")),
        };
        let anew = "to begin anew, remove it";
        match Record::parse(&text) {
            Some((record, call)) if call == self.call => Ok(Some(record)),
            Some((_, call)) => Err(format!(
                "{path}: it is from another command, or the input has changed since; {anew}\n\
                 \x20 then: {call}\n  now:  {}",
                self.call
            )),
            None => Err(format!("{path}: it is not a record of an earlier run; {anew}")),
        }
    }

    /// Replaces the record. What it speaks of must be on the disk.
    pub(crate) fn write(&self, record: Record) -> io::Result<()> {
        let mut new = self.path.clone().into_os_string();
        new.push(".new");
        let mut file = File::create(&new)?;
        file.write_all(record.to_text(&self.call).as_bytes())?;
        file.sync_data()?;
        fs::rename(&new, &self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: Record = Record {
        state: State::Complete,
        position: Position { input: 1, offset: 2, lines: 3, items: 4 },
        output_len: u64::MAX,
        counts: Counts { puzzles: 6, proper: 5 },
    };

    #[test]
    fn what_is_written_is_read() {
        let text = RECORD.to_text("solve x");
        assert_eq!(Record::parse(&text), Some((RECORD, "solve x")));
        let text = Record::START.to_text("");
        assert_eq!(Record::parse(&text), Some((Record::START, "")));
    }

    #[test]
    fn a_part_of_a_record_is_none() {
        let text = RECORD.to_text("solve x");
        for len in 0..text.len() {
            assert_eq!(Record::parse(&text[..len]), None);
        }
    }
}
