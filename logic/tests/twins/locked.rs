//! Locked candidates.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Cell, Digit, House};
use sudoku_logic::{Board, Technique};

use crate::{Effect, compare};

/// Whether the house whose places are all in the other one is a box or a line.
#[derive(Clone, Copy, PartialEq)]
enum From {
    Box,
    Line,
}

/// For each digit, line and box: if all places of the digit in the one house lie in the other one,
/// the rest of the other one loses the digit.
fn locked(from: From) -> impl Fn(&Board) -> BTreeSet<Effect> {
    move |board| {
        let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
        let places = |house: House, digit: Digit| -> BTreeSet<Cell> {
            let is_place =
                |cell: &Cell| grid.get(*cell).is_none() && marks.candidates(*cell).contains(digit);
            house.cells().into_iter().filter(is_place).collect()
        };
        let mut effects = BTreeSet::new();
        for digit in Digit::ALL {
            for line in House::ROWS.into_iter().chain(House::COLUMNS) {
                for in_box in House::BOXES {
                    let (in_line, in_box) = (places(line, digit), places(in_box, digit));
                    let (all, other) =
                        if from == From::Box { (in_box, in_line) } else { (in_line, in_box) };
                    let removals: CandidateSet =
                        other.difference(&all).map(|&cell| (cell, digit)).collect();
                    if !all.is_empty() && all.is_subset(&other) && !removals.is_empty() {
                        effects.insert((CandidateSet::EMPTY, removals));
                    }
                }
            }
        }
        effects
    }
}

#[test]
fn pointing() {
    compare(Technique::Pointing, 3_000, locked(From::Box));
}

#[test]
fn claiming() {
    compare(Technique::Claiming, 3_000, locked(From::Line));
}
