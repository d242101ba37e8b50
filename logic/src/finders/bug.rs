//! BUG+1: one candidate away from a board that cannot have exactly one solution.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, Digit, House, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use crate::board::Board;
use crate::technique::Technique;

/// All empty cells have two candidates, except for one that has three; and without one of the
/// three, each digit has two places or none in each house.
///
/// If that candidate were false, each solution would have a second one, in which every empty cell
/// has its other candidate. The puzzle has one solution, so the candidate is true.
#[inline(never)]
pub(super) fn bug_plus_one<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let counts = CandidateCounts::of(board);
    let Some(cell) = counts.three.single() else { return ControlFlow::Continue(()) };
    if counts.two.with(cell) != board.empty() {
        return ControlFlow::Continue(());
    }
    for digit in board.candidates(cell) {
        if is_universal_grave(board, cell, digit) {
            found.place(cell, digit, |pattern| {
                let parts = [cell.into()];
                pattern.describe(Technique::BugPlusOne, digit.into(), &parts, HouseSet::EMPTY);
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether each digit has two places or none in each house, without one candidate.
fn is_universal_grave(board: &Board, cell: Cell, digit: Digit) -> bool {
    Digit::ALL.into_iter().all(|other| {
        let places = board.places(other);
        let places = if other == digit { places.without(cell) } else { places };
        let in_house = |house| (places & CellSet::from_house(house)).len();
        House::ALL.into_iter().all(|house| matches!(in_house(house), 0 | 2))
    })
}
