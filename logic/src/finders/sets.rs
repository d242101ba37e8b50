//! Naked, hidden and locked sets: as many cells as digits that have room nowhere else.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, Digit, HouseSet, Triad};

use super::collector::Collector;
use super::places::{Bits, Matrix, cells, few, has_at_most, houses, places, positions, transposed};
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// What makes cells and digits a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Cells of a house that have as many candidates in all as they are: the other cells of the
    /// house lose these digits.
    ///
    /// A set in a triad is one too, in its line and in its box, so that who leaves out the locked
    /// sets does not lose what they remove.
    Naked,
    /// Digits that have as many places in a house in all as they are: these cells lose all other
    /// digits.
    Hidden,
    /// A naked set in a triad: the rest of its line and of its box lose the digits. It is one also
    /// if only one of the two houses loses something.
    Locked,
}

/// The sets of a size, from 2 to 4. The units are boxes, rows and columns; of locked sets they are
/// rows and columns.
///
/// A set is a choice of rows of a matrix that have as many columns in all. The rows are cells and
/// the columns digits, or of hidden sets the other way round.
pub(super) fn sets<C: Collector>(
    board: &Board,
    kind: Kind,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let few_candidates = few_candidates(board, size);
    let (unit, thirds): (u8, &[Bits]) = match kind {
        Kind::Locked => (unit + 1, &[0o7, 0o70, 0o700]),
        _ => (unit, &[0o777]),
    };
    for house in houses(unit) {
        let empty = positions(board.empty(), house);
        let pool = if kind == Kind::Hidden { empty } else { positions(few_candidates, house) };
        // Most houses end here, before their candidates are put into a matrix: a set needs as many
        // cells, and others that lose something.
        if has_at_most(pool, size - 1) || kind != Kind::Locked && has_at_most(empty, size) {
            continue;
        }
        let of_digits = places(board, house);
        let (matrix, pool) = match kind {
            Kind::Hidden => (of_digits, few(&of_digits, size)),
            _ => (transposed(&of_digits), pool),
        };
        for (place, third) in thirds.iter().enumerate() {
            let triad =
                if kind == Kind::Locked { Triad::new(house.index() * 3 + place) } else { None };
            for (rows, columns) in Choices::of(&matrix, pool & third, size) {
                let others = others(&matrix, rows, columns);
                let (digits, places, lost, losers) = match kind {
                    Kind::Hidden => (rows, columns, others, columns),
                    _ => (columns, rows, columns, others),
                };
                let set = cells(house, places);
                let mut losers = cells(house, losers);
                let mut houses = HouseSet::from(house);
                if let Some(triad) = triad {
                    losers |= cells(triad.in_box(), 0o777) - set;
                    houses.insert(triad.in_box());
                }
                found.remove(board, Candidates::from_bits_truncate(lost), losers, || {
                    Step::new(technique(kind, size))
                        .of_digits(Candidates::from_bits_truncate(digits))
                        .in_cells([set])
                        .in_houses(houses)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The technique of a set of a kind and a size.
fn technique(kind: Kind, size: usize) -> Technique {
    match (kind, size) {
        (Kind::Naked, 2) => Technique::NakedPair,
        (Kind::Naked, 3) => Technique::NakedTriple,
        (Kind::Naked, _) => Technique::NakedQuad,
        (Kind::Hidden, 2) => Technique::HiddenPair,
        (Kind::Hidden, 3) => Technique::HiddenTriple,
        (Kind::Hidden, _) => Technique::HiddenQuad,
        (Kind::Locked, 2) => Technique::LockedPair,
        (Kind::Locked, _) => Technique::LockedTriple,
    }
}

/// The empty cells that have at least one candidate, and at most so many.
pub(super) fn few_candidates(board: &Board, most: usize) -> CellSet {
    // How many cells have 1, 2, 3, 4, 5 candidates or more.
    let mut at_least = [CellSet::EMPTY; 5];
    for digit in Digit::ALL {
        let mut also = board.places(digit);
        for cells in &mut at_least {
            (*cells, also) = (*cells | also, *cells & also);
        }
    }
    let too_many = at_least.get(most).copied().unwrap_or(CellSet::EMPTY);
    at_least[0] - too_many
}

/// The rows that are not chosen and have some of the columns.
fn others(matrix: &Matrix, rows: Bits, columns: Bits) -> Bits {
    let mut others = 0;
    for (row, &bits) in matrix.iter().enumerate() {
        others |= Bits::from(bits & columns != 0) << row;
    }
    others & !rows
}

/// The choices of so many rows of a matrix that have as many columns in all.
///
/// A depth-first search: a row is added to the rows chosen so far if they then have no more columns
/// than the choice may have.
pub(super) struct Choices<'a> {
    matrix: &'a Matrix,
    size: usize,
    frames: [Frame; 4],
    depth: usize,
}

/// A choice that is not complete.
#[derive(Clone, Copy)]
struct Frame {
    /// What is left to try as the next row, and how many of these may be passed over.
    left: Bits,
    spare: Bits,
    rows: Bits,
    columns: Bits,
}

impl<'a> Choices<'a> {
    /// The choices of `size` rows, at most 4, among those of a pool.
    pub(super) fn of(matrix: &'a Matrix, pool: Bits, size: usize) -> Choices<'a> {
        let (left, spare) = match (pool.count_ones() as usize).checked_sub(size) {
            Some(spare) => (pool, spare as Bits),
            None => (0, 0),
        };
        let first = Frame { left, spare, rows: 0, columns: 0 };
        Choices { matrix, size, frames: [first; 4], depth: 0 }
    }
}

impl Iterator for Choices<'_> {
    type Item = (Bits, Bits);

    fn next(&mut self) -> Option<(Bits, Bits)> {
        loop {
            let frame = self.frames.get_mut(self.depth)?;
            if frame.left == 0 {
                self.depth = self.depth.checked_sub(1)?;
                continue;
            }
            let row = frame.left & frame.left.wrapping_neg();
            let index = row.trailing_zeros() as usize;
            let columns = frame.columns | self.matrix.get(index).copied().unwrap_or(0);
            let next = Frame { left: frame.left ^ row, rows: frame.rows | row, columns, ..*frame };
            (frame.left, frame.spare) = match frame.spare.checked_sub(1) {
                Some(spare) => (next.left, spare),
                None => (0, 0),
            };
            if !has_at_most(columns, self.size) {
                continue;
            }
            if self.depth + 1 < self.size {
                self.depth += 1;
                *self.frames.get_mut(self.depth)? = next;
            } else if !has_at_most(columns, self.size - 1) {
                return Some((next.rows, next.columns));
            }
        }
    }
}
