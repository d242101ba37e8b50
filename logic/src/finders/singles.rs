//! Singles: a cell that a house, a digit or the cell itself leaves no choice.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, HouseSet};

use super::collector::Collector;
use super::marks::{Marks, cells, few, has_at_most, houses, transposed};
use crate::board::Board;
use crate::technique::Technique;

/// A full house: the one empty cell of a house takes the digit that is left. A hidden single: a
/// digit has one place in a house.
#[inline(never)]
pub(super) fn in_houses<C: Collector>(
    board: &Board,
    marks: &Marks,
    technique: Technique,
    found: &mut C,
) -> ControlFlow<()> {
    let mut matrix = [0; 9];
    for house in houses() {
        if technique == Technique::FullHouse {
            let empty = (board.empty() & CellSet::from_house(house)).bits();
            // More than one empty cell.
            if empty & empty.wrapping_sub(1) != 0 {
                continue;
            }
        }
        marks.write(house, &mut matrix);
        let places = transposed(&matrix);
        let digits = few(&places, 1);
        // In a full house, no other digit has a place.
        if technique == Technique::FullHouse && !has_at_most(digits, 1) {
            continue;
        }
        for digit in Candidates::from_bits_truncate(digits) {
            if let Some(cell) = cells(house, places[digit.index()]).first() {
                place(technique, house.into(), cell, digit, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A cell has one candidate.
#[inline(never)]
pub(super) fn naked_single<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    // The cells with one candidate, and those with more.
    let (mut cells, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
    for &digit in &Digit::ALL {
        let places = board.places(digit);
        more |= cells & places;
        cells |= places;
    }
    cells -= more;
    for &digit in &Digit::ALL {
        for cell in board.places(digit) & cells {
            place(Technique::NakedSingle, HouseSet::EMPTY, cell, digit, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Tells the collector that a digit goes into a cell.
fn place<C: Collector>(
    technique: Technique,
    houses: HouseSet,
    cell: Cell,
    digit: Digit,
    found: &mut C,
) -> ControlFlow<()> {
    found.place(cell, digit, |pattern| {
        pattern.describe(technique, digit.into(), &[cell.into()], houses);
    })
}
