//! Singles: a cell that a house, a digit or the cell itself leaves no choice.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, Digit, House};

use super::collector::Collector;
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
    let Some(cell) = (board.empty() & CellSet::from(house)).single() else {
        return ControlFlow::Continue(());
    };
    match board.candidates(cell).single() {
        Some(digit) => place(Technique::FullHouse, Some(house), cell, digit, found),
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
    let cells = CellSet::from(house);
    for digit in Digit::ALL {
        // A filled cell of the house that has the digit counts: then no other place can have it.
        if let Some(cell) = (board.all_candidates().cells(digit) & cells).single()
            && board.empty().contains(cell)
        {
            place(Technique::HiddenSingle, Some(house), cell, digit, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell has one candidate.
pub(super) fn naked_single<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let places = board.places(digit);
        twice |= once & places;
        once |= places;
    }
    for cell in once - twice {
        if let Some(digit) = board.candidates(cell).single() {
            place(Technique::NakedSingle, None, cell, digit, found)?;
        }
    }
    ControlFlow::Continue(())
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
