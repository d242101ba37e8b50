//! Singles.

use sudoku_logic::core::{CandidateSet, Cell, Digit, House};
use sudoku_logic::{Board, Technique};

use crate::{Effect, compare};

/// A digit is placed.
fn placed(cell: Cell, digit: Digit) -> Effect {
    ([(cell, digit)].into_iter().collect(), CandidateSet::EMPTY)
}

#[test]
fn full_house() {
    compare(Technique::FullHouse, 1_000, |board: &Board| {
        let grid = board.to_grid();
        let mut effects = std::collections::BTreeSet::new();
        for house in House::ALL {
            let empty: Vec<Cell> =
                house.cells().into_iter().filter(|&cell| grid.get(cell).is_none()).collect();
            if let [cell] = empty[..] {
                let missing: Vec<Digit> = Digit::ALL
                    .into_iter()
                    .filter(|&digit| !grid.digits(house).contains(&Some(digit)))
                    .collect();
                effects.insert(placed(cell, missing[0]));
            }
        }
        effects
    });
}

#[test]
fn hidden_single() {
    compare(Technique::HiddenSingle, 5_000, |board: &Board| {
        let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
        let mut effects = std::collections::BTreeSet::new();
        for house in House::ALL {
            for digit in Digit::ALL {
                let places: Vec<Cell> = house
                    .cells()
                    .into_iter()
                    .filter(|&cell| marks.candidates(cell).contains(digit))
                    .collect();
                if let [cell] = places[..]
                    && grid.get(cell).is_none()
                {
                    effects.insert(placed(cell, digit));
                }
            }
        }
        effects
    });
}

#[test]
fn naked_single() {
    compare(Technique::NakedSingle, 3_000, |board: &Board| {
        let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
        let alone = |cell: Cell| Some(placed(cell, marks.candidates(cell).single()?));
        grid.empty_cells().filter_map(alone).collect()
    });
}
