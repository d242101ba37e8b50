//! The puzzles of a text of many, one call each.

use sudoku_core::ParseError;
use sudoku_core::text::{Follows, Parsed, PieceKind, Puzzles, next_piece, read};

/// Where a puzzle is in a text of many. Set all to 0 before the first puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
pub struct Entry {
    /// The byte offset of its first line.
    pub offset: usize,
    /// The number of bytes, line breaks included. The next puzzle is looked for after them.
    pub length: usize,
    /// The number of its first line, from 1; 0 before the first puzzle.
    pub line: usize,
    /// The number of line breaks in it.
    pub breaks: usize,
}

/// What comes next in a text of many puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is no allocation to box the variant")]
pub enum Next {
    /// What should be a puzzle, and what it holds or what is wrong with it.
    Puzzle(Result<Parsed, ParseError>),
    /// Nothing.
    End,
    /// More of the text is needed.
    MoreText,
}

/// The longest text that is first read as one puzzle, as [`Puzzles`] does.
const SHORT: usize = 4096;

impl Entry {
    /// Moves on to the next puzzle, as [`Puzzles`] does; the text may be the start of another one.
    ///
    /// If there is none, or more text is needed, the entry is at the end of what was passed over,
    /// and has no bytes.
    pub fn advance(&mut self, text: &[u8], follows: Follows) -> Next {
        if self.line == 0 {
            if follows == Follows::End {
                return self.first(text);
            }
            if text.len() <= SHORT {
                return Next::MoreText;
            }
        }
        self.pass(self.length, self.breaks);
        loop {
            let rest = text.get(self.offset..).unwrap_or_default();
            let Some(piece) = next_piece(rest, follows) else {
                return match follows {
                    Follows::More => Next::MoreText,
                    Follows::End => Next::End,
                };
            };
            if piece.kind == PieceKind::Passing {
                self.pass(piece.len, piece.lines);
                continue;
            }
            (self.length, self.breaks) = (piece.len, piece.lines);
            let parsed = read_piece(rest.get(..piece.len).unwrap_or_default());
            return Next::Puzzle(parsed.map_err(|error| {
                let mut error = error.in_line(self.line);
                error.offset = error.offset.saturating_add(self.offset);
                error
            }));
        }
    }

    /// The first puzzle of a whole text. A short text is first read as one puzzle.
    fn first(&mut self, text: &[u8]) -> Next {
        let Some(entry) = Puzzles::new(text).next() else {
            *self = Entry { offset: text.len(), line: 1, ..Entry::default() };
            return Next::End;
        };
        let bytes = text.get(entry.offset..).unwrap_or_default().get(..entry.len);
        let breaks = line_breaks(bytes.unwrap_or_default());
        *self = Entry { offset: entry.offset, length: entry.len, line: entry.line, breaks };
        Next::Puzzle(entry.parsed)
    }

    /// Goes past some bytes and line breaks.
    fn pass(&mut self, bytes: usize, breaks: usize) {
        // The fields come from the caller.
        self.offset = self.offset.saturating_add(bytes);
        self.line = self.line.max(1).saturating_add(breaks);
        (self.length, self.breaks) = (0, 0);
    }
}

/// Reads the bytes of a puzzle. [`Puzzles`] knows what nearly all lines look like, and reads these
/// without trying each format.
fn read_piece(text: &[u8]) -> Result<Parsed, ParseError> {
    const LINE: usize = 82;
    if text.len() == LINE
        && let Some(entry) = Puzzles::new(text).next()
        && entry.len == LINE
    {
        return entry.parsed;
    }
    read(text)
}

/// The number of line breaks in a text: LF, CR, or both.
fn line_breaks(text: &[u8]) -> usize {
    let pairs = text.windows(2).filter(|&pair| pair == b"\r\n").count();
    text.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() - pairs
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::String;
    use std::vec::Vec;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    type Found = (usize, usize, usize, Result<Parsed, ParseError>);

    fn expected(text: &[u8]) -> Vec<Found> {
        Puzzles::new(text)
            .map(|entry| (entry.offset, entry.len, entry.line, entry.parsed))
            .collect()
    }

    fn of_a_whole_text(text: &[u8]) -> Vec<Found> {
        let mut entry = Entry::default();
        let mut found = Vec::new();
        while let Next::Puzzle(parsed) = entry.advance(text, Follows::End) {
            found.push((entry.offset, entry.length, entry.line, parsed));
        }
        assert_eq!(entry.advance(text, Follows::End), Next::End);
        found
    }

    /// The same from a buffer that is filled by `step` bytes at a time.
    fn of_a_file(text: &[u8], step: usize) -> Vec<Found> {
        let mut entry = Entry::default();
        let mut found = Vec::new();
        let (mut begin, mut end) = (0, 0);
        loop {
            let follows = if end < text.len() { Follows::More } else { Follows::End };
            match entry.advance(&text[begin..end], follows) {
                Next::Puzzle(parsed) => {
                    let parsed = parsed.map_err(|mut error| {
                        error.offset += begin;
                        error
                    });
                    found.push((begin + entry.offset, entry.length, entry.line, parsed));
                }
                Next::MoreText => {
                    begin += entry.offset;
                    entry.offset = 0;
                    end = text.len().min(end + step);
                }
                Next::End => return found,
            }
        }
    }

    fn texts() -> Vec<String> {
        let rows: Vec<&str> = (0..9).map(|row| &LINE[9 * row..][..9]).collect();
        let many = [LINE, "", "# a comment", "nonsense", &LINE[1..], LINE].join("\r\n");
        let blocks = [rows.join("\n"), rows.join("\r"), rows.join("\r\n")].join("\n\n");
        let mut texts: Vec<String> =
            ["", "\n", "#", "x", LINE].iter().map(|&text| text.into()).collect();
        texts.push(many.clone());
        texts.push(blocks.clone());
        texts.push(many.repeat(60));
        texts.push(blocks.repeat(60));
        texts.push([&*many, "\n", &"1".repeat(5000), "\n", &blocks].concat().repeat(3));
        texts
    }

    #[test]
    fn the_puzzles_are_those_of_the_library() {
        for text in texts() {
            let text = text.as_bytes();
            assert_eq!(of_a_whole_text(text), expected(text));
            for step in [1, 100, 8192] {
                // A byte at a time is read again and again.
                if step > 1 || text.len() < 10_000 {
                    assert_eq!(of_a_file(text, step), expected(text), "{step}");
                }
            }
        }
    }

    #[test]
    fn any_entry_can_be_advanced() {
        let max = usize::MAX;
        for entry in [(max, max, max, max), (max, 0, 0, 0), (3, 500, 1, 0), (0, 0, max, 1)] {
            let (offset, length, line, breaks) = entry;
            let mut entry = Entry { offset, length, line, breaks };
            for _ in 0..3 {
                entry.advance(LINE.as_bytes(), Follows::End);
            }
        }
    }
}
