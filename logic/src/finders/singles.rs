//! Singles: a cell that a house, a digit or the cell itself leaves no choice.

use core::ops::ControlFlow;

use sudoku_core::{Cell, Digit, House};

use super::collector::Collector;
use super::places::{Bits, few, places, positions};
use super::sets::few_candidates;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// The houses in the order in which people look at them: boxes, rows, columns.
fn house(unit: u8) -> Option<House> {
    House::new((usize::from(unit) + 18) % 27)
}

/// The one empty cell of a house takes the digit that is left.
pub(super) fn full_house<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(house) = house(unit) else { return ControlFlow::Continue(()) };
    let Some(position) = single(positions(board.empty(), house)) else {
        return ControlFlow::Continue(());
    };
    // The digits that have a place in the house have it in that cell.
    let digit = single(few(&places(board, house), 1)).and_then(|digit| Digit::ALL.get(digit));
    match digit {
        Some(&digit) => place_at(Technique::FullHouse, house, position, digit, found),
        None => ControlFlow::Continue(()),
    }
}

/// A digit has one place in a house.
pub(super) fn hidden_single<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(house) = house(unit) else { return ControlFlow::Continue(()) };
    let empty = positions(board.empty(), house);
    for digit in Digit::ALL {
        // A filled cell of the house that has the digit counts: then no other place can have it.
        let cells = positions(board.all_candidates().cells(digit), house);
        if let Some(position) = single(cells)
            && empty & cells != 0
        {
            place_at(Technique::HiddenSingle, house, position, digit, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell has one candidate.
pub(super) fn naked_single<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let cells = few_candidates(board, 1);
    for digit in Digit::ALL {
        for cell in board.places(digit) & cells {
            place(Technique::NakedSingle, None, cell, digit, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The position of the only bit, or `None` if there is not exactly one.
fn single(bits: Bits) -> Option<usize> {
    if bits != 0 && bits & (bits - 1) == 0 { Some(bits.trailing_zeros() as usize) } else { None }
}

/// Tells the collector that a digit goes into the cell at a position of a house.
fn place_at<C: Collector>(
    technique: Technique,
    house: House,
    position: usize,
    digit: Digit,
    found: &mut C,
) -> ControlFlow<()> {
    match house.cells().get(position) {
        Some(&cell) => place(technique, Some(house), cell, digit, found),
        None => ControlFlow::Continue(()),
    }
}

/// Tells the collector that a digit goes into a cell.
fn place<C: Collector>(
    technique: Technique,
    house: Option<House>,
    cell: Cell,
    digit: Digit,
    found: &mut C,
) -> ControlFlow<()> {
    found.place(cell, digit, || {
        let step = Step::new(technique).of_digits(digit).in_cells([cell.into()]);
        match house {
            Some(house) => step.in_houses(house),
            None => step,
        }
    })
}
