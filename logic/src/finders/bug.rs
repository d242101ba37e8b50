//! BUG+1: one candidate away from a board that cannot have exactly one solution.

use core::ops::ControlFlow;

use sudoku_core::{Cell, Digit, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::links::Links;
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
    let Some(cell) = counts.three.first() else { return ControlFlow::Continue(()) };
    // A second cell with three would be neither.
    if counts.two.with(cell) != board.empty() {
        return ControlFlow::Continue(());
    }
    let candidates = board.candidates(cell);
    for &digit in &Digit::ALL {
        if candidates.contains(digit) && is_universal_grave(board, cell, digit) {
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
    let mut board = *board;
    board.remove(cell, digit);
    Digit::ALL.iter().all(|&digit| {
        let Links { places, houses, .. } = Links::new(&board, digit);
        // Each place is in three houses, and each house that counts has two places.
        3 * places.len() == 2 * houses.len()
    })
}
