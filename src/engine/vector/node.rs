//! A partly solved grid at rest.
//!
//! ```text
//!     rows[r]     group 0        group 1        group 2        group 3
//!     lane        0  1  2  .     0  1  2  .     0  1  2  .     .  .  .  .
//!     column      0  1  2        3  4  5        6  7  8
//! ```
//!
//! A lane has the candidates of its cell, digit 1 in bit 0. The padding always has all digits, so
//! that no rule ever finds anything in it.

use crate::candidates::Candidates;
use crate::engine::effect::Outcome;
use crate::engine::guess::Guess;
use crate::engine::pigeonholes::Cube;
use crate::engine::start::Start;
use crate::simd::{Lanes, Single, Stored};

/// All nine digits.
pub(super) const DIGITS: u16 = 0x1FF;

/// A partly solved grid: for each cell, its candidates.
#[derive(Clone)]
pub(in crate::engine) struct Node {
    pub(super) rows: [Stored; 9],
    /// What propagation made of the node, if that is known already.
    pub(in crate::engine) known: Option<Outcome>,
    pub(super) bands_first: bool,
}

/// The lanes from which a guess removes its digit, by [`Loss`] of the row: on the side that takes the
/// digit to be in the triad, and on the other side.
struct Sides {
    taken: [Stored; 3],
    refused: [Stored; 3],
}

/// The lanes for the triads of stacks, by column; then those for the triads of bands, by stack. The
/// lanes of the triad itself are those of the column, or of the stack. The other lanes are those of
/// the other two columns of the stack, or of the other two stacks.
static SIDES: [Sides; 12] = {
    const NONE: Stored = Stored([[0; 4]; 4]);
    const EMPTY: Sides = Sides { taken: [NONE; 3], refused: [NONE; 3] };
    let mut table = [EMPTY; 12];
    let mut at = 0;
    while at < 12 {
        let mut column = 0;
        while column < 9 {
            let (stack, lane) = (column / 3, column % 3);
            let own = if at < 9 { column == at } else { stack == at - 9 };
            let other = if at < 9 { stack == at / 3 } else { true };
            if own {
                table[at].taken[Loss::Own as usize].0[stack][lane] = u16::MAX;
                table[at].refused[Loss::Others as usize].0[stack][lane] = u16::MAX;
            } else if other {
                table[at].taken[Loss::Others as usize].0[stack][lane] = u16::MAX;
            }
            column += 1;
        }
        at += 1;
    }
    table
};

/// The lanes of a row from which a digit is removed if a guess takes it to be in the triad.
#[derive(Clone, Copy, PartialEq)]
enum Loss {
    /// No lanes.
    None,
    /// The lanes of the triad, because the triad is in another row that shares a house with it.
    Own,
    /// The other lanes, because the triad is in this row.
    Others,
}

/// The losses for the triads of stacks, by band; then those for the triads of bands, by row.
static LOSSES: [[Loss; 9]; 12] = {
    let mut table = [[Loss::None; 9]; 12];
    let mut at = 0;
    while at < 12 {
        let mut row = 0;
        while row < 9 {
            table[at][row] = if at < 3 {
                if row / 3 == at { Loss::Others } else { Loss::Own }
            } else if row == at - 3 {
                Loss::Others
            } else if row / 3 == (at - 3) / 3 {
                Loss::Own
            } else {
                Loss::None
            };
            row += 1;
        }
        at += 1;
    }
    table
};

/// For each triad, at `16 * chute + triad`, the indices of [`SIDES`] and of [`LOSSES`].
static EFFECTS: [[u8; 2]; 128] = {
    let mut table = [[0; 2]; 128];
    let mut at = 0;
    while at < 96 {
        let (chute, first, second) = (at / 16, at % 16 / 3, at % 16 % 3);
        if first < 3 {
            table[at] = if chute < 3 {
                [(3 * chute + second) as u8, first as u8]
            } else {
                [(9 + second) as u8, (3 + 3 * (chute - 3) + first) as u8]
            };
        }
        at += 1;
    }
    table
};

impl Node {
    /// Every cell has every candidate.
    pub(in crate::engine) const UNCONSTRAINED: Self =
        Self { rows: [Stored([[DIGITS; 4]; 4]); 9], known: None, bands_first: false };

    /// The node a search starts from.
    #[inline(always)]
    pub(in crate::engine) fn new<V: Single>(vectors: V, start: Start<'_>) -> Self {
        match start {
            Start::Clues(cells) => Self::from_clues(vectors, cells),
            Start::Candidates(marks) => Self::from_candidates(marks),
        }
    }

    /// The node of a grid: 81 digits in row-major order, 0 for an empty cell.
    #[inline(always)]
    fn from_clues<V: Single>(vectors: V, cells: &[u8; 81]) -> Self {
        let mut node = Self::UNCONSTRAINED;
        for (index, row) in node.rows.iter_mut().enumerate() {
            let rest = cells.get(9 * index..).unwrap_or_default();
            // A vector that is loaded from where its bytes have just been stored one by one waits
            // until they are in the cache. So only the last row, which has no others behind it, is
            // copied.
            let digits = match rest.first_chunk() {
                Some(digits) => *digits,
                None => {
                    let mut digits = [0; 16];
                    for (to, from) in digits.iter_mut().zip(rest) {
                        *to = *from;
                    }
                    digits
                }
            };
            Lanes::digits(vectors, &digits, DIGITS).store(row);
        }
        node
    }

    /// The node of pencilmarks: the candidates of each cell in row-major order.
    fn from_candidates(marks: &[Candidates; 81]) -> Self {
        let mut node = Self::UNCONSTRAINED;
        let (rows, _) = marks.as_chunks::<9>();
        for (marks, row) in rows.iter().zip(&mut node.rows) {
            let (stacks, _) = marks.as_chunks::<3>();
            for (marks, group) in stacks.iter().zip(&mut row.0) {
                for (mark, lane) in marks.iter().zip(group) {
                    *lane = mark.bits() & DIGITS;
                }
            }
        }
        node
    }

    /// The digits of a solved node in row-major order.
    pub(in crate::engine) fn to_cells(&self) -> [u8; 81] {
        let mut cells = [0; 81];
        let (rows, _) = cells.as_chunks_mut::<9>();
        for (cells, row) in rows.iter_mut().zip(&self.rows) {
            let (stacks, _) = cells.as_chunks_mut::<3>();
            for (cells, group) in stacks.iter_mut().zip(&row.0) {
                for (cell, lane) in cells.iter_mut().zip(group) {
                    *cell = lane.trailing_zeros() as u8 + 1;
                }
            }
        }
        cells
    }

    /// Moves to the first side of a guess, on which the digit is in the triad; writes the other
    /// side to `other`.
    #[inline(always)]
    pub(super) fn branch<V: Single>(&mut self, vectors: V, guess: Guess, other: &mut Self) {
        let Some((sides, losses)) = effect(guess) else {
            return;
        };
        (self.known, other.known) = (None, None);
        let b = guess.chute() > 2;
        (self.bands_first, other.bands_first) = (b, b);
        let digit = Lanes::splat(vectors, 1 << guess.digit());
        for ((row, other), loss) in self.rows.iter_mut().zip(&mut other.rows).zip(losses) {
            let cells = Lanes::load(vectors, row);
            let loss = *loss as usize;
            cells.without(Lanes::load(vectors, &sides.refused[loss]) & digit).store(other);
            cells.without(Lanes::load(vectors, &sides.taken[loss]) & digit).store(row);
        }
    }

    /// Moves to the other side of a guess, on which the digit is not in the triad.
    #[inline(always)]
    pub(super) fn refuse<V: Single>(&mut self, vectors: V, guess: Guess) {
        let mut taken = self.clone();
        taken.branch(vectors, guess, self);
    }
}

/// Lanes are adjacent, row by row.
impl Cube for Node {
    const STRIDES: [u16; 6] = [3 * 256, 256, 64, 16, 3, 1];

    fn has(&self, index: usize) -> bool {
        let lane =
            self.rows.get(index / 256).and_then(|row| row.0.as_flattened().get(index / 16 % 16));
        lane.is_some_and(|lane| lane >> (index % 16) & 1 != 0)
    }

    fn remove(&mut self, index: usize) {
        let lane = self
            .rows
            .get_mut(index / 256)
            .and_then(|row| row.0.as_flattened_mut().get_mut(index / 16 % 16));
        if let Some(lane) = lane {
            *lane &= !(1 << (index % 16));
        }
        self.known = None;
    }
}

/// The lanes and the losses of a guess.
#[inline(always)]
fn effect(guess: Guess) -> Option<(&'static Sides, &'static [Loss; 9])> {
    let [sides, losses] = EFFECTS.get(guess.place())?;
    SIDES.get(usize::from(*sides)).zip(LOSSES.get(usize::from(*losses)))
}
