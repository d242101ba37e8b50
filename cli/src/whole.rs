//! Whether a short text is one puzzle as a whole.
//!
//! Empty lines between the bands of a puzzle, or several boards that are about one puzzle, would
//! make pieces of it. So a short text is first read as a whole, unless its first puzzle is complete
//! by itself: that is answered as soon as it is there.

use sudoku_core::Grid;
use sudoku_core::text::{Follows, Format, Piece, PieceKind, Puzzles, next_piece};

use crate::reading::{Reading, is_symbol};

/// The longest text, in bytes, that is read as a whole. It is that of `Puzzles`.
const SHORT: usize = 4096;

/// What the items of an input are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Items {
    /// The pieces of the text.
    Pieces,
    /// The text as a whole.
    Whole,
    /// More of the text is needed to tell.
    Unknown,
}

impl Items {
    /// What the items of a text are. The answer depends on the text alone, and not on how much of
    /// it is at hand at once.
    pub(crate) fn of(text: &[u8], follows: Follows, from: Option<Format>) -> Self {
        let mut puzzles = Pieces { rest: text, follows }
            .filter(|(piece, _)| piece.kind == PieceKind::Puzzle)
            .map(|(piece, text)| (piece, text, Reading::of(text, from)));
        let first = puzzles.next();
        let is_complete = first.as_ref().is_some_and(|(piece, text, reading)| match reading {
            Ok(_) => piece.lines <= 1 || Grid::parse(text).is_ok(),
            Err(_) => has_long_word(text),
        });
        if is_complete || text.len() > SHORT {
            return Self::Pieces;
        }
        if follows == Follows::More {
            return Self::Unknown;
        }
        match Reading::of(text, from) {
            Ok(whole) => match (first, puzzles.next()) {
                // Comments and titles around it pass through.
                (Some((_, _, Ok(only))), None) if only.contents == whole.contents => Self::Pieces,
                _ => Self::Whole,
            },
            // UTF-16 has no lines.
            Err(_) => match Puzzles::new(text).next() {
                Some(entry) if entry.len == text.len() => Self::Whole,
                _ => Self::Pieces,
            },
        }
    }
}

/// Whether a text has a word of so many symbols that it should be a puzzle in one line.
fn has_long_word(text: &[u8]) -> bool {
    text.split(|&byte| !is_symbol(byte)).any(|word| word.len() >= 60)
}

/// The pieces of a text.
struct Pieces<'a> {
    rest: &'a [u8],
    follows: Follows,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = (Piece, &'a [u8]);

    fn next(&mut self) -> Option<(Piece, &'a [u8])> {
        let piece = next_piece(self.rest, self.follows)?;
        let (text, rest) = self.rest.split_at_checked(piece.len)?;
        self.rest = rest;
        Some((piece, text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    const ROWS: &str = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n\
        .6....28.\n...419..5\n....8..79\n";

    fn items(text: &str) -> Items {
        Items::of(text.as_bytes(), Follows::End, None)
    }

    #[test]
    fn one_puzzle_with_empty_lines_is_whole() {
        let bands = format!("{}\n{}\n{}", &ROWS[..30], &ROWS[30..60], &ROWS[60..]);
        assert_eq!(items(&bands), Items::Whole);
        let spread: String = bands.chars().flat_map(|char| [char, ' ']).collect();
        assert_eq!(items(&spread.replace("\n ", "\n")), Items::Whole);
        for text in [LINE, ROWS, &format!("# x\n{LINE}\n"), &format!("{ROWS}\n{ROWS}"), "", "\n"] {
            assert_eq!(items(text), Items::Pieces, "{text}");
        }
        assert_eq!(items(&format!("{bands}\n{bands}")), Items::Pieces);
        let long = "# x\n".repeat(SHORT / 4) + &bands;
        assert_eq!(items(&long), Items::Pieces);
    }

    /// What comes first never decides otherwise than the whole.
    #[test]
    fn what_is_at_hand_decides_nothing() {
        let bands = format!("{}\n{}\n{}", &ROWS[..30], &ROWS[30..60], &ROWS[60..]);
        for text in [LINE.repeat(60), ROWS.repeat(2), bands, format!("x\n{LINE}"), LINE[1..].into()]
        {
            let whole = items(&text);
            for end in 0..=text.len() {
                let found = Items::of(&text.as_bytes()[..end], Follows::More, None);
                assert!(found == Items::Unknown || found == whole, "{end} {text}");
            }
        }
    }
}
