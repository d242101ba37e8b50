//! The cells that were read, and the symbols they were written with.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::pencilmarks::Pencilmarks;
use crate::text::contents::Contents;
use crate::text::error::Expected;
use crate::text::format::{Format, Holds};
use crate::text::source::{Failure, Line, Source};

/// Up to 81 cells of a text, in row-major order.
pub(in crate::text) struct Cells {
    cells: [CellText; 81],
    len: usize,
    seen: Seen,
    /// The offsets at which an empty cell was first written with each of [`EMPTY`].
    empty_at: [Option<usize>; EMPTY.len()],
}

/// What a cell was in the text.
#[derive(Clone, Copy)]
struct CellText {
    candidates: Candidates,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One digit or more without a mark.
    Plain,
    Clue,
    Placed,
}

/// What there was in the text.
#[derive(Clone, Copy, Default)]
struct Seen {
    several: bool,
    marked_clues: bool,
    plus: bool,
    user_digits: bool,
    /// The offset of the first cells that no space separates.
    packed: Option<usize>,
    bars: bool,
    /// An empty cell without a symbol.
    nothing: bool,
    /// The distance of the places of two cells, where spaces are empty cells.
    step: Option<usize>,
    /// The offset of a mark of HoDoKu, which only candidates have.
    marker: Option<usize>,
}

/// The symbols of an empty cell. The first four may be mixed, each of the others must be the only
/// one in its text.
const EMPTY: [u8; 8] = *b".0_*-?Xx";
const MIXED: usize = 4;

const CANDIDATES: Expected = Expected::Words("the candidates of a cell, each at most once");

impl Cells {
    pub(super) const fn new() -> Self {
        let empty = CellText { candidates: Candidates::EMPTY, kind: Kind::Plain };
        Cells {
            cells: [empty; 81],
            len: 0,
            seen: Seen {
                several: false,
                marked_clues: false,
                plus: false,
                user_digits: false,
                packed: None,
                bars: false,
                nothing: false,
                step: None,
                marker: None,
            },
            empty_at: [None; EMPTY.len()],
        }
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    fn push(&mut self, candidates: Candidates, kind: Kind) {
        if let Some(cell) = self.cells.get_mut(self.len) {
            *cell = CellText { candidates, kind };
            self.len += 1;
        }
    }

    /// An empty cell that is written with nothing, or with a space.
    pub(super) fn push_nothing(&mut self) {
        self.seen.nothing = true;
        self.push(Candidates::EMPTY, Kind::Plain);
    }

    /// The cells of the row have a bar each.
    pub(super) const fn note_bars(&mut self) {
        self.seen.bars = true;
    }

    /// Whether the cells are as far apart as those before.
    pub(super) fn note_step(&mut self, step: usize) -> bool {
        *self.seen.step.get_or_insert(step) == step
    }

    fn note_empty(&mut self, symbol: u8, offset: usize) -> bool {
        let place = EMPTY.iter().position(|&empty| empty == symbol);
        let Some(first) = place.and_then(|place| self.empty_at.get_mut(place)) else {
            return false;
        };
        first.get_or_insert(offset);
        true
    }

    /// A cell that is a word: an empty symbol, a digit, or candidates; perhaps with a mark.
    pub(super) fn push_token(
        &mut self,
        source: Source<'_>,
        token: Line<'_>,
    ) -> Result<(), Failure> {
        let (kind, digits, offset) = match token.bytes {
            [symbol] if self.note_empty(*symbol, token.offset) => {
                self.push(Candidates::EMPTY, Kind::Plain);
                return Ok(());
            }
            [b'<', digits @ .., b'>'] => (Kind::Clue, digits, token.offset + 1),
            [b'*', digits @ .., b'*'] => {
                self.seen.marked_clues = true;
                (Kind::Placed, digits, token.offset + 1)
            }
            [b'+', digits @ ..] => {
                self.seen.plus = true;
                (Kind::Placed, digits, token.offset + 1)
            }
            [b'u', digits @ ..] => {
                self.seen.user_digits = true;
                (Kind::Placed, digits, token.offset + 1)
            }
            // HoDoKu marks the cells of a step, and each candidate that the step removes.
            [b'*' | b'#' | b'@' | b'A'..=b'W' | b'Y' | b'Z', digits @ ..] if !digits.is_empty() => {
                self.seen.marker.get_or_insert(token.offset);
                (Kind::Plain, digits, token.offset + 1)
            }
            digits => (Kind::Plain, digits, token.offset),
        };
        self.seen.marked_clues |= kind == Kind::Clue;
        let mut candidates = Candidates::EMPTY;
        for (at, &byte) in digits.iter().enumerate() {
            let is_next = |next: &u8| kind == Kind::Plain && next.is_ascii_digit();
            if byte == b'-' && digits.get(at + 1).is_some_and(is_next) {
                self.seen.marker.get_or_insert(offset + at);
                continue;
            }
            let is_one = |_: &Digit| kind == Kind::Plain || candidates.is_empty();
            match Digit::new(byte.wrapping_sub(b'0')).filter(is_one) {
                Some(digit) if candidates.insert(digit) => {}
                _ => {
                    let expected = match (kind, candidates.is_empty()) {
                        (Kind::Plain, true) => Expected::Symbol,
                        (Kind::Plain, false) => CANDIDATES,
                        _ => Expected::Words("one digit, clue or placed"),
                    };
                    return Err(source.near(self.len, offset + at, expected));
                }
            }
        }
        if candidates.is_empty() {
            return Err(source.near(self.len, offset, Expected::Symbol));
        }
        self.seen.several |= candidates.len() > 1;
        self.push(candidates, kind);
        Ok(())
    }

    /// Cells that are one symbol each, until there are `end` of them.
    pub(super) fn push_symbols(
        &mut self,
        source: Source<'_>,
        token: Line<'_>,
        end: usize,
    ) -> Result<(), Failure> {
        self.seen.packed.get_or_insert(token.offset);
        let mut kind = Kind::Plain;
        for (at, &symbol) in token.bytes.iter().enumerate() {
            let offset = token.offset + at;
            if self.len == end {
                let expected = match end {
                    81 if token.bytes.len() > 9 => Expected::End { total: 81 },
                    _ => Expected::Words("the end of the row after nine cells"),
                };
                return Err(source.near(self.len, offset, expected));
            }
            match Digit::new(symbol.wrapping_sub(b'0')) {
                Some(digit) => {
                    self.push(Candidates::from_digit(digit), kind);
                    kind = Kind::Plain;
                }
                None if symbol == b'+' && kind == Kind::Plain => {
                    self.seen.plus = true;
                    kind = Kind::Placed;
                }
                None if kind == Kind::Plain && self.note_empty(symbol, offset) => {
                    self.push(Candidates::EMPTY, Kind::Plain);
                }
                None => return Err(source.near(self.len, offset, Expected::Symbol)),
            }
        }
        if kind == Kind::Placed {
            let offset = token.offset + token.bytes.len();
            return Err(source.near(self.len, offset, Expected::Words("the digit after +")));
        }
        Ok(())
    }

    /// Checks what only the whole text tells: the symbols of empty cells do not contradict one
    /// another.
    pub(super) fn check(&self, source: Source<'_>) -> Result<(), Failure> {
        if let Some(offset) = self.seen.marker
            && !self.is_candidates()
        {
            return Err(source.near(80, offset, Expected::Symbol));
        }
        if let Some(offset) = self.seen.packed
            && self.is_candidates()
        {
            let expected = Expected::Words("spaces between the candidates of cells");
            return Err(source.near(80, offset, expected));
        }
        let mixed = self.empty_at.iter().take(MIXED).flatten().min();
        let mut first = mixed;
        for at in self.empty_at.iter().skip(MIXED).flatten() {
            if let Some(other) = first {
                let offset = *at.max(other);
                let expected = Expected::Words("one symbol for all empty cells");
                return Err(source.near(80, offset, expected));
            }
            first = Some(at);
        }
        Ok(())
    }

    /// Whether the text holds candidates: a cell has more than one, or a clue is marked as such.
    pub(super) const fn is_candidates(&self) -> bool {
        self.seen.several || self.seen.marked_clues || self.seen.user_digits
    }

    pub(super) const fn has_marked_clues(&self) -> bool {
        self.seen.marked_clues
    }

    /// Whether a placed digit has a `+` before it.
    pub(super) const fn has_plus(&self) -> bool {
        self.seen.plus
    }

    pub(super) const fn has_user_digits(&self) -> bool {
        self.seen.user_digits
    }

    pub(super) const fn had_one_bar_for_each(&self) -> bool {
        self.seen.bars
    }

    pub(super) const fn are_packed(&self) -> bool {
        self.seen.packed.is_some() || self.seen.nothing
    }

    pub(super) fn has_empty_symbols(&self) -> bool {
        self.empty_at.iter().any(Option::is_some)
    }

    pub(super) fn empty_is_x(&self) -> bool {
        self.empty_at.iter().skip(6).any(Option::is_some)
    }

    /// What the text holds, if it is of a format.
    pub(in crate::text) fn contents(&self, format: Format) -> Contents {
        let facts = format.facts();
        let mut marks = Pencilmarks::FULL;
        let (mut clues, mut placed) = (Grid::EMPTY, Grid::EMPTY);
        let holds_marked = format == Format::MarkedPencilmarks;
        for (cell, text) in Cell::ALL.into_iter().zip(self.cells) {
            marks.set(cell, text.candidates);
            match text.kind {
                Kind::Placed => placed.set(cell, text.candidates.single()),
                Kind::Plain if holds_marked => {}
                Kind::Clue | Kind::Plain => clues.set(cell, text.candidates.single()),
            }
        }
        let contents = Contents::new(clues).with_placed(placed);
        match facts.candidates {
            Holds::Always => contents.with_pencilmarks(marks),
            Holds::Never | Holds::Either | Holds::Marks => contents,
        }
    }
}
