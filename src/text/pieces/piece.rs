//! A piece of a text, and what follows the text at hand.

/// What follows a part of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// The end of the text.
    End,
    /// Perhaps more of the text.
    More,
}

/// A piece of a text, from [`next_piece`](crate::text::next_piece).
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
