//! Naked, hidden and locked sets: as many cells as digits that have room nowhere else.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, HouseSet, Triad};

use super::collector::Collector;
use super::marks::{Bits, Marks, Matrix, cells, few, has_at_most, houses, needed, transposed};
use crate::board::Board;
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

/// The sets of a size, from 2 to 4, in boxes, rows and columns; locked sets in rows and columns.
///
/// A set is a choice of rows of a matrix that have as many columns in all. The rows are cells and
/// the columns digits, or of hidden sets the other way round.
#[inline(never)]
pub(super) fn sets<C: Collector>(
    board: &Board,
    marks: &Marks,
    technique: Technique,
    kind: Kind,
    size: usize,
    found: &mut C,
) -> ControlFlow<()> {
    let (boxes, thirds): (_, &[Bits]) = match kind {
        Kind::Locked => (9, &[0o7, 0o70, 0o700]),
        _ => (0, &[0o777]),
    };
    let mut matrix = [0; 9];
    for house in houses().skip(boxes) {
        marks.write(house, &mut matrix);
        if kind == Kind::Hidden {
            matrix = transposed(&matrix);
        }
        // A set needs others that lose something.
        if kind != Kind::Locked && matrix.iter().filter(|&&row| row != 0).count() <= size {
            continue;
        }
        let pool = few(&matrix, size);
        for (place, third) in thirds.iter().enumerate() {
            if has_at_most(pool & third, size - 1) {
                continue;
            }
            let mut choices = Choices::of(&matrix, pool & third, size);
            while let Some((rows, columns)) = choices.next() {
                // Most sets remove nothing in their house.
                if kind != Kind::Locked && !has_others(&matrix, rows, columns) {
                    continue;
                }
                let (digits, places) =
                    if kind == Kind::Hidden { (rows, columns) } else { (columns, rows) };
                let digits = Candidates::from_bits_truncate(digits);
                let set = cells(house, places);
                let (mut lost, mut losers) = (!digits, set);
                let mut houses = HouseSet::from(house);
                if kind != Kind::Hidden {
                    (lost, losers) = (digits, CellSet::from_house(house));
                    if kind == Kind::Locked
                        && let Some(triad) = Triad::new(house.index() * 3 + place)
                    {
                        losers |= CellSet::from_house(triad.in_box());
                        houses.insert(triad.in_box());
                    }
                    losers -= set;
                }
                found.remove(board, lost, losers, |pattern| {
                    pattern.describe(technique, digits, &[set], houses);
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether rows that are not chosen have some of the columns.
fn has_others(matrix: &Matrix, mut rows: Bits, columns: Bits) -> bool {
    matrix.iter().any(|&bits| {
        let is_other = rows & 1 == 0 && bits & columns != 0;
        rows >>= 1;
        is_other
    })
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
        let mut first = Frame { left: 0, spare: 0, rows: 0, columns: 0 };
        // How many of the rows are to be passed over.
        let (mut spare, mut left) = (0_usize, pool);
        while left != 0 {
            left &= left - 1;
            spare += 1;
        }
        if let Some(spare) = spare.checked_sub(size) {
            // Every choice has the columns that cannot be avoided.
            let columns = needed(matrix, pool, spare);
            if has_at_most(columns, size) {
                first = Frame { left: pool, spare: spare as Bits, rows: 0, columns };
            }
        }
        Choices { matrix, size, frames: [first; 4], depth: 0 }
    }

    /// The rows and the columns of the next choice.
    #[inline(never)]
    pub(super) fn next(&mut self) -> Option<(Bits, Bits)> {
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
