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
//! | begins with `<` and no digit | up to the next element `game`, or that element |
//! | begins with a bracket | up to the bracket that closes it |
//! | is `[Puzzle]` | up to the next `[Puzzle]` |
//! | is any other | that line |
//!
//! A row that is not right stays in its block, so that it cannot shift the rows after it. An empty
//! line, a sentence or a line of 60 symbols ends the block. So a block that lacks a row cannot take
//! one of the next puzzle, unless nothing at all is between the two.

mod piece;
mod start;
mod text;

pub use self::piece::{Follows, Piece, PieceKind};
use self::start::Start;
use self::text::Text;
use super::plain::{are_symbols, has_digit, is_nine_rows};

/// The piece at the start of a text of many puzzles: `None` if there is none, or if more text is
/// needed to tell where it ends.
///
/// This is for texts that are too large to be held at once. The caller owns the buffer: it appends
/// to it what it reads, takes pieces from its start, and reads those that are puzzles with
/// [`read`](super::read()). [`Puzzles`](super::Puzzles) does that for a text that is in memory.
///
/// A text that is not more than some thousand bytes long should first be read as a whole, because a
/// empty line within a puzzle ends its piece.
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
    let pieces = Text { text, follows };
    // This is what nearly all lines look like.
    if let Some((symbols, after)) = text.split_first_chunk::<81>()
        && are_symbols(symbols)
    {
        match after {
            [b'\n', ..] => return Some(Piece { kind: PieceKind::Puzzle, len: 82, lines: 1 }),
            [b'\r', b'\n', ..] => {
                return Some(Piece { kind: PieceKind::Puzzle, len: 83, lines: 1 });
            }
            _ if has_digit(symbols) => {
                return Some(
                    pieces.one_line(PieceKind::Puzzle, pieces.line_beyond(0, symbols.len())?),
                );
            }
            _ => {}
        }
    }
    if let Some(rows) = text.first_chunk::<90>()
        && is_nine_rows(rows)
    {
        return Some(Piece { kind: PieceKind::Puzzle, len: 90, lines: 9 });
    }
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
