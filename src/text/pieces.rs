//! Where a puzzle, or something to pass over, begins and ends in a text of many puzzles.
//!
//! This decides by the look of the lines and does not read them. Whatever the text, its pieces are
//! the text: nothing is lost, and nothing is in two pieces.
//!
//! | the first line | the piece |
//! |---|---|
//! | is empty, a comment or a sentence | that line |
//! | has a word of 60 symbols or more | that line |
//! | has nine cells without bars | up to nine lines that are directly one after the other |
//! | has bars, or is a border | up to nine lines with bars, and the borders between them |
//! | begins with `<` | up to the next element `game`, or that element |
//! | begins with a bracket | up to the bracket that closes it |
//! | is `[Puzzle]` | up to the next `[Puzzle]` |
//! | is any other | that line |
//!
//! A row that is not right stays in its block, so that it cannot shift the rows after it. An empty
//! line, a sentence or a line of 60 symbols ends the block. So a block that lacks a row cannot take
//! one of the next puzzle, unless nothing at all is between the two.

use super::formats::drawn::layout::{Look, is_row};
use super::scanner::number;
use super::source::{Line, Source};

/// What follows a part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// The end of the text.
    End,
    /// Perhaps more of the text.
    More,
}

/// A piece of a text, from [`next_piece`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Piece {
    /// What it is.
    pub kind: PieceKind,
    /// The number of bytes, line breaks included.
    pub len: usize,
    /// The number of line breaks.
    pub lines: usize,
}

/// What a [`Piece`] of a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// Empty lines, comments, titles and the like.
    Passing,
    /// What should be a puzzle.
    Puzzle,
}

/// The piece at the start of a text of many puzzles: `None` if there is none, or if more text is
/// needed to tell where it ends.
///
/// This is for texts that are too large to be held at once. The caller owns the buffer: it appends
/// to it what it reads, takes pieces from its start, and reads those that are puzzles with
/// [`read`](super::read()). [`Puzzles`](super::Puzzles) does that for a text that is in memory.
///
/// A text that is not more than some thousand bytes long should first be read as a whole, because a
/// blank line within a puzzle ends its piece.
///
/// ```
/// use sudoku_core::text::{self, Follows, PieceKind};
///
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
/// let mut buffer = format!("# two\n{line}{}", &line[..40]).into_bytes();
/// let mut clues = 0;
/// let mut follows = Follows::More;
/// loop {
///     while let Some(piece) = text::next_piece(&buffer, follows) {
///         if piece.kind == PieceKind::Puzzle {
///             clues += text::read(&buffer[..piece.len])?.contents.clues().clue_count();
///         }
///         buffer.drain(..piece.len);
///     }
///     if follows == Follows::End {
///         break;
///     }
///     buffer.extend_from_slice(line[40..].as_bytes());
///     follows = Follows::End;
/// }
/// assert_eq!((clues, buffer.len()), (60, 0));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[must_use]
pub fn next_piece(text: &[u8], follows: Follows) -> Option<Piece> {
    // This is what nearly all lines look like.
    if let Some([symbols @ .., b'\n']) = text.get(..82)
        && symbols.iter().all(|&byte| number(byte) <= 9)
    {
        return Some(Piece { kind: PieceKind::Puzzle, len: 82, lines: 1 });
    }
    let pieces = Text { text, follows };
    let line = pieces.line(0)?;
    match Start::of(&line.line) {
        Start::Passing => Some(pieces.one_line(PieceKind::Passing, line)),
        Start::Line => Some(pieces.one_line(PieceKind::Puzzle, line)),
        Start::Rows => pieces.rows(),
        Start::Board => pieces.board(),
        Start::Element => pieces.element(line),
        Start::Bracket => pieces.brackets(line),
        Start::Section => pieces.section(),
    }
}

/// What the first line of a piece tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Passing,
    Line,
    Rows,
    Board,
    Element,
    Bracket,
    Section,
}

impl Start {
    fn of(line: &Line<'_>) -> Self {
        let bytes = line.trimmed().bytes;
        let look = Look::of(line);
        match bytes {
            [b'#', ..] => Start::Passing,
            _ if has_long_word(bytes) => Start::Line,
            [b'<', ..] => Start::Element,
            _ if is_puzzle_title(bytes) => Start::Section,
            [b'[' | b'{' | b'(', ..] => Start::Bracket,
            _ if is_link(bytes) || bytes.starts_with(b":") => Start::Line,
            _ => match look {
                Look::Passed => Start::Passing,
                Look::Border => Start::Board,
                Look::Row if has_bar(bytes) => Start::Board,
                Look::Row if is_row(line) => Start::Rows,
                Look::Dashes => Start::Rows,
                Look::Row => Start::Line,
            },
        }
    }
}

/// Whether a line has a word of 60 symbols or more, which should be a grid.
fn has_long_word(bytes: &[u8]) -> bool {
    let mut len = 0;
    bytes.iter().any(|&byte| {
        len = if number(byte) <= 9 || matches!(byte, b'-' | b'+' | b'x' | b'X' | b'?') {
            len + 1
        } else {
            0
        };
        len >= 60
    }) && bytes.iter().any(u8::is_ascii_digit)
}

/// Whether a line begins the sections of a file of SudoCue.
fn is_puzzle_title(bytes: &[u8]) -> bool {
    bytes.eq_ignore_ascii_case(b"[puzzle]")
}

/// Whether a line may be a link that has a grid in it.
fn is_link(bytes: &[u8]) -> bool {
    [&b"bd="[..], b"load=", b"S9", b"scl", b"ctc", b"fpuz"].iter().any(|start| has(bytes, start))
        && !bytes.contains(&b' ')
}

/// Whether some bytes are a part of a line.
//
// `windows` would panic at a length of 0, and at opt-level "s" the compiler does not see that there
// is none.
fn has(bytes: &[u8], part: &[u8]) -> bool {
    (0..bytes.len()).any(|at| bytes.get(at..).is_some_and(|rest| rest.starts_with(part)))
}

fn has_bar(bytes: &[u8]) -> bool {
    bytes.contains(&b'|') || bytes.windows(3).any(|part| matches!(part, [0xe2, 0x94 | 0x95, _]))
}

/// A line and its end.
#[derive(Clone, Copy)]
struct Whole<'a> {
    line: Line<'a>,
    /// The number of bytes, the line break included.
    len: usize,
    /// 0 if there is no line break.
    breaks: usize,
}

/// The text at hand.
#[derive(Clone, Copy)]
struct Text<'a> {
    text: &'a [u8],
    follows: Follows,
}

impl<'a> Text<'a> {
    /// The line at an offset: `None` if there is none, or if it has not come to its end.
    fn line(self, offset: usize) -> Option<Whole<'a>> {
        let rest = self.text.get(offset..)?;
        let mark = match rest {
            [0xef, 0xbb, 0xbf, ..] if offset == 0 => 3,
            _ => 0,
        };
        let found = line_end(rest);
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

    fn one_line(self, kind: PieceKind, line: Whole<'_>) -> Piece {
        Piece { kind, len: line.len, lines: line.breaks }
    }

    /// Up to nine lines, the first of which is a row.
    fn rows(self) -> Option<Piece> {
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
    fn board(self) -> Option<Piece> {
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
    fn section(self) -> Option<Piece> {
        let mut lines = 0;
        let piece = self.block(|line| {
            lines += 1;
            match lines > 1 && is_puzzle_title(line.trimmed().bytes) {
                true => Step::Leave,
                false => Step::Take,
            }
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
            let taken = step(&whole.line);
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

    /// An element `game`, or what comes before the next one in the line.
    fn element(self, line: Whole<'_>) -> Option<Piece> {
        const GAME: &[u8] = b"<game";
        let at = line.line.bytes.windows(GAME.len()).position(|part| part == GAME);
        let Some(at) = at else { return Some(self.one_line(PieceKind::Passing, line)) };
        let start = line.line.offset + at;
        if line.line.bytes.get(..at).unwrap_or_default().iter().any(|byte| *byte != b' ') {
            return Some(Piece { kind: PieceKind::Passing, len: start, lines: 0 });
        }
        // The element ends at the first `>` that is not in quotes.
        let mut quote = None;
        let end = self.text.get(start..)?.iter().take(LONGEST_PIECE).position(|&byte| {
            match (quote, byte) {
                (None, b'"' | b'\'') => quote = Some(byte),
                (Some(open), _) if open == byte => quote = None,
                _ => {}
            }
            quote.is_none() && byte == b'>'
        });
        self.up_to(end.map(|end| start + end + 1), line)
    }

    /// A text between brackets.
    fn brackets(self, line: Whole<'_>) -> Option<Piece> {
        let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
        let end = self.text.iter().take(LONGEST_PIECE).position(|&byte| {
            match byte {
                _ if is_escaped => is_escaped = false,
                b'\\' if is_quoted => is_escaped = true,
                b'"' => is_quoted = !is_quoted,
                b'[' | b'{' | b'(' if !is_quoted => depth += 1,
                b']' | b'}' | b')' if !is_quoted => depth = depth.saturating_sub(1),
                _ => return false,
            }
            depth == 0 && !is_quoted
        });
        self.up_to(end.map(|end| end + 1), line)
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
        let part = self.text.get(..end)?;
        let lines = Source::new(part).lines().count().saturating_sub(1);
        Some(Piece { kind, len: end, lines })
    }
}

/// The longest line that can be a part of a block, line break included.
const LONGEST_ROW: usize = 400;

/// How far the end of an element or of a text in brackets is looked for.
const LONGEST_PIECE: usize = 1 << 16;

enum Step {
    Take,
    TakeAsLast,
    Leave,
}

/// The place of the first line feed or carriage return.
fn line_end(text: &[u8]) -> Option<usize> {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let (chunks, _) = text.as_chunks::<32>();
    // Without a branch in it, the inner loop looks at all bytes at once.
    let has_end = |chunk: &[u8; 32]| chunk.iter().fold(false, |any, byte| any | is_end(byte));
    let skipped = chunks.iter().position(has_end).unwrap_or(chunks.len()) * 32;
    Some(skipped + text.get(skipped..)?.iter().position(is_end)?)
}
