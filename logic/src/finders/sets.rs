//! Naked and hidden sets: as many cells as digits that have room nowhere else.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, Digit, House};

use super::Collector;
use super::places::{Bits, Square, cells, houses, places, positions, transposed, used};
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// Cells of a house that have as many candidates in all as they are: the other cells of the house
/// lose these digits.
///
/// A set in a triad is one too, in its line and in its box, so that who leaves out the locked sets
/// does not lose what they remove.
pub(super) fn naked_set<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let few = few_candidates(board, size);
    for house in houses(unit) {
        // Most houses end here, before their candidates are put into a square.
        let pool = positions(few, house);
        if pool.count_ones() as usize >= size && has_room(board, house, size) {
            let square = transposed(&places(board, house));
            sets(board, Kind::Naked, house, &square, Choices::of(&square, pool, size), found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Digits that have as many places in a house in all as they are: these cells lose all other digits.
pub(super) fn hidden_set<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    for house in houses(unit) {
        if has_room(board, house, size) {
            let square = places(board, house);
            sets(
                board,
                Kind::Hidden,
                house,
                &square,
                Choices::of(&square, used(&square), size),
                found,
            )?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a house has more empty cells than a set: otherwise a set removes nothing.
fn has_room(board: &Board, house: House, size: usize) -> bool {
    positions(board.empty(), house).count_ones() as usize > size
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

/// Which of the rows and columns of a square are the cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The rows are cells, the columns digits.
    Naked,
    /// The rows are digits, the columns cells.
    Hidden,
}

/// Tells the collector the choices of rows that remove something: the rows that are not chosen lose
/// the columns.
fn sets<C: Collector>(
    board: &Board,
    kind: Kind,
    house: House,
    square: &Square,
    choices: Choices<'_>,
    found: &mut C,
) -> ControlFlow<()> {
    for (rows, columns) in choices {
        let others = others(square, rows, columns);
        if others == 0 {
            continue;
        }
        let (digits, places, lost, losers) = match kind {
            Kind::Naked => (columns, rows, columns, others),
            Kind::Hidden => (rows, columns, others, columns),
        };
        found.remove(board, Candidates::from_bits_truncate(lost), cells(house, losers), || {
            Step::new(technique(kind, rows.count_ones()))
                .of_digits(Candidates::from_bits_truncate(digits))
                .in_cells([cells(house, places)])
                .in_houses(house)
        })?;
    }
    ControlFlow::Continue(())
}

/// The rows that are not chosen and have some of the columns.
fn others(square: &Square, rows: Bits, columns: Bits) -> Bits {
    let mut others = 0;
    for (row, &bits) in square.iter().enumerate() {
        others |= Bits::from(bits & columns != 0) << row;
    }
    others & !rows
}

/// The technique of a set of a kind and a size.
fn technique(kind: Kind, size: u32) -> Technique {
    match (kind, size) {
        (Kind::Naked, 2) => Technique::NakedPair,
        (Kind::Naked, 3) => Technique::NakedTriple,
        (Kind::Naked, _) => Technique::NakedQuad,
        (Kind::Hidden, 2) => Technique::HiddenPair,
        (Kind::Hidden, 3) => Technique::HiddenTriple,
        (Kind::Hidden, _) => Technique::HiddenQuad,
    }
}

/// The choices of so many rows of a square that have as many columns in all.
///
/// A depth-first search: a row is added to the rows chosen so far if they then have no more columns
/// than the choice may have.
pub(super) struct Choices<'a> {
    square: &'a Square,
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
    pub(super) fn of(square: &'a Square, pool: Bits, size: usize) -> Choices<'a> {
        let (left, spare) = match (pool.count_ones() as usize).checked_sub(size) {
            Some(spare) => (pool, spare as Bits),
            None => (0, 0),
        };
        let first = Frame { left, spare, rows: 0, columns: 0 };
        Choices { square, size, frames: [first; 4], depth: 0 }
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
            let columns = frame.columns | self.square.get(index).copied().unwrap_or(0);
            let next = Frame { left: frame.left ^ row, rows: frame.rows | row, columns, ..*frame };
            (frame.left, frame.spare) = match frame.spare.checked_sub(1) {
                Some(spare) => (next.left, spare),
                None => (0, 0),
            };
            // Cheaper than to count the columns, also for a processor that has no instruction for it.
            let mut last = columns;
            for _ in 1..self.size {
                last &= last.wrapping_sub(1);
            }
            if last & last.wrapping_sub(1) != 0 {
                continue;
            }
            if self.depth + 1 < self.size {
                self.depth += 1;
                *self.frames.get_mut(self.depth)? = next;
            } else if last != 0 {
                return Some((next.rows, next.columns));
            }
        }
    }
}
