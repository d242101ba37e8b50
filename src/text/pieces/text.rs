//! The lines of a text, and how many of them a piece takes.

use super::piece::{Follows, Piece, PieceKind};
use super::start::{Start, is_puzzle_title};
use crate::text::formats::drawn::layout::{Look, has_bar};
use crate::text::formats::open_sudoku;
use crate::text::plain::has_long_word;
use crate::text::source::{Line, Source};

/// A line and its end.
#[derive(Clone, Copy)]
pub(super) struct Whole<'a> {
    pub(super) line: Line<'a>,
    /// The number of bytes, the line break included.
    len: usize,
    /// 0 if there is no line break.
    breaks: usize,
}

/// The text at hand.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) text: &'a [u8],
    pub(super) follows: Follows,
}

impl<'a> Text<'a> {
    /// The line at an offset: `None` if there is none, or if it has not come to its end.
    pub(super) fn line(self, offset: usize) -> Option<Whole<'a>> {
        self.line_beyond(offset, 0)
    }

    /// The same, if it is known that it does not end within so many bytes.
    pub(super) fn line_beyond(self, offset: usize, known: usize) -> Option<Whole<'a>> {
        let rest = self.text.get(offset..)?;
        let mark = match rest {
            [0xef, 0xbb, 0xbf, ..] if offset == 0 => 3,
            _ => 0,
        };
        let found = line_end(rest.get(known..)?).map(|at| known + at);
        let (end, breaks) = match (found, self.follows) {
            // Perhaps LF comes next.
            (Some(at), Follows::More) if rest.get(at..) == Some(b"\r") => return None,
            (Some(at), _) => (at, 1),
            (None, Follows::End) if !rest.is_empty() => (rest.len(), 0),
            (None, _) => return None,
        };
        let break_len = match rest.get(end..) {
            Some([b'\r', b'\n', ..]) => 2,
            Some([_, ..]) => 1,
            _ => 0,
        };
        let bytes = rest.get(mark..end).unwrap_or_default();
        let line = Line { bytes, offset: offset + mark };
        Some(Whole { line, len: end + break_len, breaks })
    }

    pub(super) fn one_line(self, kind: PieceKind, line: Whole<'_>) -> Piece {
        Piece { kind, len: line.len, lines: line.breaks }
    }

    /// Up to nine lines, the first of which is a row.
    pub(super) fn rows(self) -> Option<Piece> {
        let mut rows = 0;
        self.block(|line| {
            let goes_on = rows == 0
                || match Start::of(line) {
                    Start::Rows | Start::Line => !has_long_word(line.bytes),
                    Start::Bracket => true,
                    _ => false,
                };
            rows += 1;
            match (goes_on, rows) {
                (false, _) => Step::Leave,
                (true, 9..) => Step::TakeAsLast,
                (true, _) => Step::Take,
            }
        })
    }

    /// A board, whose first line has bars or is a border.
    pub(super) fn board(self) -> Option<Piece> {
        let (mut rows, mut after_border, mut has_top) = (0, false, false);
        self.block(|line| match Look::of(line) {
            Look::Border | Look::Dashes if after_border => Step::Leave,
            Look::Border | Look::Dashes => {
                has_top |= rows == 0;
                after_border = true;
                if rows < 9 { Step::Take } else { Step::TakeAsLast }
            }
            Look::Row if rows < 9 && has_bar(line.bytes) && !has_long_word(line.bytes) => {
                rows += 1;
                after_border = false;
                if rows == 9 && !has_top { Step::TakeAsLast } else { Step::Take }
            }
            _ => Step::Leave,
        })
    }

    /// The sections of a file, up to those of the next puzzle.
    pub(super) fn section(self) -> Option<Piece> {
        let mut lines = 0;
        let piece = self.block(|line| {
            lines += 1;
            let is_next = lines > 1 && is_puzzle_title(line.trimmed().bytes);
            if is_next || lines > LONGEST_SECTIONS { Step::Leave } else { Step::Take }
        })?;
        // Whether another section follows is only known at the end of the text.
        let is_whole = piece.len < self.text.len() || self.follows == Follows::End;
        is_whole.then_some(piece)
    }

    /// Takes lines from the start as long as `step` does.
    fn block(self, mut step: impl FnMut(&Line<'_>) -> Step) -> Option<Piece> {
        let mut piece = Piece { kind: PieceKind::Puzzle, len: 0, lines: 0 };
        loop {
            let Some(whole) = self.line(piece.len) else {
                // A line that is already too long will not become a part of the block.
                let rest = self.text.get(piece.len..).unwrap_or_default();
                let is_decided = self.follows == Follows::End || rest.len() > LONGEST_ROW;
                return (is_decided && piece.len > 0).then_some(piece);
            };
            let taken = match piece.len {
                1.. if whole.len > LONGEST_ROW => Step::Leave,
                _ => step(&whole.line),
            };
            if let Step::Leave = taken {
                return Some(piece);
            }
            piece.len += whole.len;
            piece.lines += whole.breaks;
            if let Step::TakeAsLast = taken {
                return Some(piece);
            }
        }
    }

    /// An element `game`, or what comes before the next one.
    pub(super) fn element(self, line: Whole<'_>) -> Option<Piece> {
        let text = self.text.get(..LONGEST_PIECE).unwrap_or(self.text);
        match open_sudoku::game(Source::new(text), 0) {
            Some((start, end)) => {
                let before = text.get(..start)?;
                if before.trim_ascii().is_empty() {
                    return self.up_to(Some(end), line);
                }
                let lines = before.iter().filter(|&&byte| byte == b'\n').count();
                Some(Piece { kind: PieceKind::Passing, len: start, lines })
            }
            None if self.follows == Follows::More && text.len() < LONGEST_PIECE => None,
            None => Some(self.one_line(PieceKind::Passing, line)),
        }
    }

    /// A text between brackets.
    pub(super) fn brackets(self, line: Whole<'_>) -> Option<Piece> {
        let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
        let stop = self.text.iter().take(LONGEST_PIECE).position(|&byte| {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' if is_quoted => is_escaped = true,
                b'"' => is_quoted = !is_quoted,
                b'[' | b'{' | b'(' if !is_quoted => depth += 1,
                b']' | b'}' | b')' if !is_quoted => depth = depth.saturating_sub(1),
                // There is no line break in quotes.
                b'\n' if is_quoted => return true,
                _ => return false,
            }
            depth == 0 && !is_quoted || depth > DEEPEST
        });
        match stop {
            // Brackets that do not close, or too many of them. As each line that begins with one
            // that does not close is deeper than the one before, no byte is looked at often.
            Some(_) if is_quoted || depth > DEEPEST => Some(self.one_line(PieceKind::Puzzle, line)),
            end => self.up_to(end.map(|end| end + 1), line),
        }
    }

    /// The piece up to an end and the rest of its line, if nothing is in it; one line if there is
    /// no such end.
    fn up_to(self, end: Option<usize>, line: Whole<'_>) -> Option<Piece> {
        let kind = PieceKind::Puzzle;
        let Some(end) = end else {
            return match self.follows {
                Follows::More if self.text.len() < LONGEST_PIECE => None,
                Follows::End | Follows::More => Some(self.one_line(kind, line)),
            };
        };
        // An empty rest of the line is no empty line.
        let is_space = |byte: &&u8| matches!(**byte, b' ' | b'\t');
        let rest = self.text.get(end..)?;
        let space = rest.iter().take(LONGEST_ROW).take_while(is_space).count();
        let (break_len, breaks) = match (rest.get(space..)?, self.follows) {
            ([] | [b'\r'], Follows::More) => return None,
            ([b'\r', b'\n', ..], _) => (space + 2, 1),
            ([b'\r' | b'\n', ..], _) => (space + 1, 1),
            ([], Follows::End) => (space, 0),
            _ => (0, 0),
        };
        let inside = Source::new(self.text.get(..end)?).lines().count().saturating_sub(1);
        Some(Piece { kind, len: end + break_len, lines: inside + breaks })
    }
}

/// The longest line that can be a part of a block, line break included.
const LONGEST_ROW: usize = 400;

/// The most lines of the sections of a puzzle.
const LONGEST_SECTIONS: usize = 100;

/// How far the end of an element or of a text in brackets is looked for.
const LONGEST_PIECE: usize = 1 << 16;

/// How many brackets may be open at once. The readers go no deeper.
const DEEPEST: usize = 64;

enum Step {
    Take,
    TakeAsLast,
    Leave,
}

/// The place of the first line feed or carriage return.
fn line_end(text: &[u8]) -> Option<usize> {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    // Without a branch in it, the inner loop looks at all bytes at once.
    let has_end = |chunk: &[u8; 32]| chunk.iter().fold(false, |any, byte| any | is_end(byte));
    let mut skipped = 0;
    while let Some(chunk) = text.get(skipped..).and_then(<[u8]>::first_chunk)
        && !has_end(chunk)
    {
        skipped += chunk.len();
    }
    Some(skipped + text.get(skipped..)?.iter().position(is_end)?)
}
