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
pub(in crate::engine) struct Node {
    pub(super) rows: [Stored; 9],
    /// What propagation made of the node, if that is known already.
    pub(in crate::engine) known: Option<Outcome>,
    /// Whether propagation begins with the bands, because a guess in a band was made last, or
    /// because it was interrupted after the stacks.
    pub(super) bands_first: bool,
    /// How many times the node has been halved. Each of its solutions stands for two to the power
    /// of this number.
    pub(super) halvings: u8,
}

/// Row by row, which keeps a new node in registers. A copy of all rows at once is a call of
/// `memcpy`.
impl Clone for Node {
    #[inline(always)]
    fn clone(&self) -> Self {
        let [a, b, c, d, e, f, g, h, i] = self.rows;
        Self { rows: [a, b, c, d, e, f, g, h, i], ..*self }
    }
}

/// The lanes from which a guess removes its digit, by [`Loss`] of the row: on the side that takes
/// the digit to be in the triad, and on the other side.
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
        Self { rows: [Stored([[DIGITS; 4]; 4]); 9], known: None, bands_first: false, halvings: 0 };

    /// The node a search starts from.
    #[inline(always)]
    pub(in crate::engine) fn new<V: Single>(vectors: V, start: Start<'_>) -> Self {
        match start {
            Start::Clues(cells) => Self::from_clues(vectors, cells),
            // Cloned, so that the other node, which this writes to memory, can stay in registers.
            Start::Candidates(marks) => Self::from_candidates(marks).clone(),
        }
    }

    /// The node of a grid: 81 digits in row-major order, 0 for an empty cell.
    #[inline(always)]
    fn from_clues<V: Single>(vectors: V, cells: &[u8; 81]) -> Self {
        let mut node = Self::UNCONSTRAINED;
        for (index, row) in node.rows.iter_mut().enumerate() {
            Lanes::digits(vectors, &sixteen(cells, index), DIGITS).store(row);
        }
        node
    }

    /// The node of pencilmarks: the candidates of each cell in row-major order.
    #[inline(never)]
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

    /// Writes the digits of a solved node in row-major order.
    #[inline(always)]
    pub(in crate::engine) fn write_cells<V: Single>(&self, vectors: V, cells: &mut [u8; 81]) {
        for (index, row) in self.rows.iter().enumerate() {
            let digits = Lanes::load(vectors, row).row();
            let rest = cells.get_mut(9 * index..).unwrap_or_default();
            match rest.first_chunk_mut() {
                // The next rows overwrite the bytes after the row.
                Some(sixteen) => *sixteen = digits,
                None => rest.iter_mut().zip(digits).for_each(|(cell, digit)| *cell = digit),
            }
        }
    }

    /// Moves to the first side of a guess, on which the digit is in the triad; writes the other
    /// side to `other`.
    #[inline(always)]
    pub(super) fn branch<V: Single>(&mut self, vectors: V, guess: Guess, other: &mut Self) {
        let Some((sides, losses)) = effect(guess) else {
            return;
        };
        if !V::PREFERS_PARTS {
            (self.known, other.known) = (None, None);
            other.halvings = self.halvings;
            let is_in_band = guess.chute() >= 3;
            (self.bands_first, other.bands_first) = (is_in_band, is_in_band);
        }
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

/// The nine bytes of a row, and any others. They are loaded as one vector: nine bytes alone are put
/// together one by one, which takes four times as many instructions as the rest of a new node.
#[inline(always)]
fn sixteen(cells: &[u8; 81], row: usize) -> [u8; 16] {
    let at = 9 * row;
    match cells.get(at..).and_then(<[u8]>::first_chunk) {
        Some(bytes) => *bytes,
        // `last_chunk` would leave code for a panic in the library.
        None => match cells.get(81 - 16..).and_then(<[u8]>::first_chunk) {
            Some(bytes) => (u128::from_le_bytes(*bytes) >> (8 * 7)).to_le_bytes(),
            None => [0; 16],
        },
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simd::{InstructionSet, Instructions as _, Task};

    /// Writes what it reads.
    struct ThereAndBack<'a>(&'a [u8; 81]);

    impl Task for ThereAndBack<'_> {
        type Output = (Node, [u8; 81]);

        fn run<V: Single>(self, vectors: V) -> Self::Output {
            let node = Node::new(vectors, Start::Clues(self.0));
            let mut cells = [0; 81];
            node.write_cells(vectors, &mut cells);
            (node, cells)
        }
    }

    #[test]
    fn each_digit_in_each_cell_is_read_and_written() {
        for instructions in InstructionSet::available() {
            for shift in 0..9 * 9 {
                let cells = core::array::from_fn(|cell| ((cell + cell / 9 * shift) % 9 + 1) as u8);
                let (node, written) = instructions.run(ThereAndBack(&cells));
                assert_eq!(written, cells, "{}", instructions.name());
                for (cell, digit) in cells.into_iter().enumerate() {
                    let (row, column) = (cell / 9, cell % 9);
                    let lane = node.rows[row].0[column / 3][column % 3];
                    assert_eq!(lane, 1 << (digit - 1), "{}", instructions.name());
                }
            }
        }
    }

    #[test]
    fn an_empty_cell_and_the_padding_have_every_digit() {
        for instructions in InstructionSet::available() {
            let (node, _) = instructions.run(ThereAndBack(&[0; 81]));
            assert_eq!(node.rows, Node::UNCONSTRAINED.rows, "{}", instructions.name());
            let (node, _) = instructions.run(ThereAndBack(&[7; 81]));
            for row in node.rows {
                assert!(row.0.iter().all(|group| group[3] == DIGITS));
                assert_eq!(row.0[3], [DIGITS; 4]);
            }
        }
    }
}
