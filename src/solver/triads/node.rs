//! A partly solved grid at rest.
//!
//! ```text
//!     rows[r]     group 0        group 1        group 2        group 3
//!     lane        0  1  2  .     0  1  2  .     0  1  2  .     .  .  .  .
//!     column      0  1  2        3  4  5        6  7  8
//! ```
//!
//! A lane holds the digits its cell may have, digit 1 in bit 0. The padding holds all digits, always: no rule then finds anything in it.

use super::ALL;
use crate::Candidates;
use crate::simd::{Lanes, Stored, Vectors};
use crate::solver::backend::Start;
use crate::solver::fork::Fork;
use crate::solver::pigeonholes::Cube;

/// What a solver knows: for each cell the digits it may have.
#[derive(Clone)]
pub(in crate::solver) struct Node {
    pub(super) rows: [Stored; 9],
}

/// The lanes that a choice is about: `own`, those of the triad, and `others`, those of the two other triads that share a line of
/// the chute with it (a triad of a stack: the other columns of the stack) or its box (a triad of a band: the other stacks).
struct Sides {
    own: Stored,
    others: Stored,
}

/// For the triads of a stack, by column; then for those of a band, by stack.
static SIDES: [Sides; 12] = {
    const EMPTY: Sides = Sides { own: Stored([[0; 4]; 4]), others: Stored([[0; 4]; 4]) };
    let mut table = [EMPTY; 12];
    let mut at = 0;
    while at < 12 {
        let mut column = 0;
        while column < 9 {
            let (stack, lane) = (column / 3, column % 3);
            let own = if at < 9 { column == at } else { stack == at - 9 };
            let other = if at < 9 { stack == at / 3 } else { true };
            if own {
                table[at].own.0[stack][lane] = u16::MAX;
            } else if other {
                table[at].others.0[stack][lane] = u16::MAX;
            }
            column += 1;
        }
        at += 1;
    }
    table
};

/// For each row, what a digit loses there when it is taken to be in a triad.
#[derive(Clone, Copy, PartialEq)]
enum Loss {
    /// Nothing.
    None,
    /// The lanes of the triad: the row is not the triad's, but of the same box or band.
    Own,
    /// The other lanes: the row is the triad's.
    Others,
}

/// For the triads of a stack, by band; then for those of a band, by row.
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

impl Node {
    /// Every cell may have every digit.
    pub(super) const OPEN: Self = Self { rows: [Stored([[ALL; 4]; 4]); 9] };

    /// The node a search starts from.
    #[inline(always)]
    pub(in crate::solver) fn new<V: Vectors>(vectors: V, start: Start<'_>) -> Self {
        match start {
            Start::Clues(cells) => Self::of_clues(vectors, cells),
            Start::Marks(marks) => Self::of_marks(marks),
        }
    }

    /// The node of a grid: 81 digits, row by row, 0 for an empty cell.
    #[inline(always)]
    fn of_clues<V: Vectors>(vectors: V, cells: &[u8; 81]) -> Self {
        let mut node = Self::OPEN;
        let (rows, _) = cells.as_chunks::<9>();
        for (digits, row) in rows.iter().zip(&mut node.rows) {
            let mut bytes = [0; 16];
            for (byte, digit) in bytes.iter_mut().zip(digits) {
                *byte = *digit;
            }
            Lanes::digits(vectors, &bytes, ALL).store(row);
        }
        node
    }

    /// The node of pencilmarks: for each cell, row by row, the digits it may have.
    fn of_marks(marks: &[Candidates; 81]) -> Self {
        let mut node = Self { rows: [Stored([[ALL; 4]; 4]); 9] };
        let (rows, _) = marks.as_chunks::<9>();
        for (marks, row) in rows.iter().zip(&mut node.rows) {
            let (stacks, _) = marks.as_chunks::<3>();
            for (marks, group) in stacks.iter().zip(&mut row.0) {
                for (mark, lane) in marks.iter().zip(group) {
                    *lane = mark.bits() & ALL;
                }
            }
        }
        node
    }

    /// The digits of a solved node, row by row.
    pub(in crate::solver) fn to_cells(&self) -> [u8; 81] {
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

    /// Puts the digit of a choice in its triad, and keeps it out of it in `other`.
    #[inline(always)]
    pub(super) fn fork<V: Vectors>(&mut self, vectors: V, fork: Fork, other: &mut Self) {
        let Some((sides, losses)) = effect(fork) else {
            return;
        };
        let digit = Lanes::splat(vectors, 1 << fork.digit());
        let own = Lanes::load(vectors, &sides.own) & digit;
        let mut taken = [Stored([[0; 4]; 4]); 3];
        own.store(&mut taken[Loss::Own as usize]);
        (Lanes::load(vectors, &sides.others) & digit).store(&mut taken[Loss::Others as usize]);
        let mut refused = [Stored([[0; 4]; 4]); 3];
        own.store(&mut refused[Loss::Others as usize]);
        for ((row, other), loss) in self.rows.iter_mut().zip(&mut other.rows).zip(losses) {
            let cells = Lanes::load(vectors, row);
            cells.without(Lanes::load(vectors, &refused[*loss as usize])).store(other);
            cells.without(Lanes::load(vectors, &taken[*loss as usize])).store(row);
        }
    }

    /// Keeps the digit of a choice out of its triad.
    #[inline(always)]
    pub(super) fn refuse<V: Vectors>(&mut self, vectors: V, fork: Fork) {
        let mut taken = self.clone();
        taken.fork(vectors, fork, self);
    }
}

/// Lanes stand one after the other, row by row.
impl Cube for Node {
    const STRIDES: [u16; 6] = [3 * 256, 256, 64, 16, 3, 1];

    fn has(&self, place: usize) -> bool {
        let lane =
            self.rows.get(place / 256).and_then(|row| row.0.as_flattened().get(place / 16 % 16));
        lane.is_some_and(|lane| lane >> (place % 16) & 1 != 0)
    }

    fn take(&mut self, place: usize) {
        let lane = self
            .rows
            .get_mut(place / 256)
            .and_then(|row| row.0.as_flattened_mut().get_mut(place / 16 % 16));
        if let Some(lane) = lane {
            *lane &= !(1 << (place % 16));
        }
    }
}

/// The lanes and rows a choice is about.
#[inline(always)]
fn effect(fork: Fork) -> Option<(&'static Sides, &'static [Loss; 9])> {
    let (first, second) = (fork.triad() / 3, fork.triad() % 3);
    let (sides, losses) = match fork.chute() {
        stack @ 0..3 => (3 * stack + second, first),
        chute => (9 + second, 3 + 3 * (chute - 3) + first),
    };
    SIDES.get(sides).zip(LOSSES.get(losses))
}
