//! XY-wings, XYZ-wings and W-wings.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, House};
use sudoku_logic::{Board, Technique};

use crate::{Effect, compare};

/// What a digit that leaves the cells that see each of some cells removes.
fn lost(board: &Board, digit: Digit, seen: &[Cell]) -> Option<Effect> {
    let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
    let removals: CandidateSet = grid
        .empty_cells()
        .filter(|&cell| marks.candidates(cell).contains(digit))
        .filter(|&cell| seen.iter().all(|&other| cell.sees(other)))
        .map(|cell| (cell, digit))
        .collect();
    (!removals.is_empty()).then_some((CandidateSet::EMPTY, removals))
}

/// The empty cells, each with its candidates.
fn open(board: &Board) -> Vec<(Cell, Candidates)> {
    let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
    grid.empty_cells().map(|cell| (cell, marks.candidates(cell))).collect()
}

#[test]
fn xy_wing() {
    compare(Technique::XyWing, 1_000, |board: &Board| {
        let open: Vec<_> =
            open(board).into_iter().filter(|(_, digits)| digits.len() == 2).collect();
        let mut effects = BTreeSet::new();
        for &(pivot, xy) in &open {
            for &(first, xz) in &open {
                for &(second, yz) in &open {
                    let is_wing = pivot.sees(first) && pivot.sees(second) && !first.sees(second);
                    // Two digits each, three in all, and each pair of cells shares another one.
                    let shared = [xy & xz, xy & yz, xz & yz].map(|digits| digits.single());
                    if let (true, [Some(x), Some(y), Some(z)]) = (is_wing, shared)
                        && x != y
                        && first != second
                    {
                        effects.extend(lost(board, z, &[first, second]));
                    }
                }
            }
        }
        effects
    });
}

#[test]
fn xyz_wing() {
    compare(Technique::XyzWing, 500, |board: &Board| {
        let open = open(board);
        let mut effects = BTreeSet::new();
        for &(pivot, xyz) in open.iter().filter(|(_, digits)| digits.len() == 3) {
            for &(first, xz) in open.iter().filter(|(_, digits)| digits.len() == 2) {
                for &(second, yz) in open.iter().filter(|(_, digits)| digits.len() == 2) {
                    let is_wing = pivot.sees(first) && pivot.sees(second) && !first.sees(second);
                    if is_wing
                        && first != second
                        && xz | yz == xyz
                        && let Some(z) = (xz & yz).single()
                    {
                        effects.extend(lost(board, z, &[pivot, first, second]));
                    }
                }
            }
        }
        effects
    });
}

#[test]
fn w_wing() {
    compare(Technique::WWing, 2_000, |board: &Board| {
        let marks = board.to_pencilmarks();
        let open: Vec<_> =
            open(board).into_iter().filter(|(_, digits)| digits.len() == 2).collect();
        let mut effects = BTreeSet::new();
        for &(first, digits) in &open {
            for &(second, others) in &open {
                if digits != others || first == second || first.sees(second) {
                    continue;
                }
                for x in digits {
                    let has_x = |cell: &Cell| marks.candidates(*cell).contains(x);
                    let joined = House::ALL.into_iter().any(|house| {
                        let places: Vec<Cell> = house.cells().into_iter().filter(has_x).collect();
                        let [one, other] = places[..] else { return false };
                        first.sees(one) && second.sees(other)
                            || first.sees(other) && second.sees(one)
                    });
                    if joined {
                        let y = digits.without(x).single().unwrap();
                        effects.extend(lost(board, y, &[first, second]));
                    }
                }
            }
        }
        effects
    });
}
