//! Naked, hidden and locked sets.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, House, Pencilmarks};
use sudoku_logic::{Board, Technique};

use crate::{Effect, compare};

/// The empty cells of a house.
fn empty(board: &Board, house: House) -> Vec<Cell> {
    let grid = board.to_grid();
    house.cells().into_iter().filter(|&cell| grid.get(cell).is_none()).collect()
}

/// All choices of `size` items.
fn choices<T: Copy>(items: &[T], size: usize) -> Vec<Vec<T>> {
    let mut all = vec![vec![]];
    for &item in items {
        let with: Vec<Vec<T>> = all
            .iter()
            .filter(|choice| choice.len() < size)
            .map(|choice| choice.iter().copied().chain([item]).collect())
            .collect();
        all.extend(with);
    }
    all.retain(|choice| choice.len() == size);
    all
}

/// Removes some digits from some cells: what this removes, or `None` if it removes nothing.
fn removed(
    marks: &Pencilmarks,
    digits: &BTreeSet<Digit>,
    cells: impl IntoIterator<Item = Cell>,
) -> Option<Effect> {
    let removals: CandidateSet = cells
        .into_iter()
        .flat_map(|cell| marks.candidates(cell).iter().map(move |digit| (cell, digit)))
        .filter(|(_, digit)| digits.contains(digit))
        .collect();
    (!removals.is_empty()).then_some((CandidateSet::EMPTY, removals))
}

/// The sets of cells of a house that have as many candidates in all as they are, with these
/// candidates.
fn naked(marks: &Pencilmarks, cells: &[Cell], size: usize) -> Vec<(Vec<Cell>, BTreeSet<Digit>)> {
    let some: Vec<Cell> =
        cells.iter().copied().filter(|&cell| marks.candidates(cell) != Candidates::EMPTY).collect();
    let mut sets = Vec::new();
    for set in choices(&some, size) {
        let digits: BTreeSet<Digit> =
            set.iter().flat_map(|&cell| marks.candidates(cell).iter()).collect();
        if digits.len() == size {
            sets.push((set, digits));
        }
    }
    sets
}

fn naked_sets(size: usize) -> impl Fn(&Board) -> BTreeSet<Effect> {
    move |board| {
        let marks = board.to_pencilmarks();
        let mut effects = BTreeSet::new();
        for house in House::ALL {
            let cells = empty(board, house);
            for (set, digits) in naked(&marks, &cells, size) {
                let others = cells.iter().copied().filter(|cell| !set.contains(cell));
                effects.extend(removed(&marks, &digits, others));
            }
        }
        effects
    }
}

fn hidden_sets(size: usize) -> impl Fn(&Board) -> BTreeSet<Effect> {
    move |board| {
        let marks = board.to_pencilmarks();
        let mut effects = BTreeSet::new();
        for house in House::ALL {
            let cells = empty(board, house);
            let places = |digit: Digit| -> BTreeSet<Cell> {
                cells
                    .iter()
                    .copied()
                    .filter(|&cell| marks.candidates(cell).contains(digit))
                    .collect()
            };
            let some: Vec<Digit> =
                Digit::ALL.into_iter().filter(|&digit| !places(digit).is_empty()).collect();
            for set in choices(&some, size) {
                let room: BTreeSet<Cell> = set.iter().flat_map(|&digit| places(digit)).collect();
                if room.len() == size {
                    let others =
                        Digit::ALL.into_iter().filter(|digit| !set.contains(digit)).collect();
                    effects.extend(removed(&marks, &others, room));
                }
            }
        }
        effects
    }
}

/// Naked sets of which all cells lie in one line and in one box.
fn locked_sets(size: usize) -> impl Fn(&Board) -> BTreeSet<Effect> {
    move |board| {
        let marks = board.to_pencilmarks();
        let mut effects = BTreeSet::new();
        for line in House::ROWS.into_iter().chain(House::COLUMNS) {
            for in_box in House::BOXES {
                let both = [empty(board, line), empty(board, in_box)];
                let meet: Vec<Cell> =
                    both[0].iter().copied().filter(|cell| both[1].contains(cell)).collect();
                for (set, digits) in naked(&marks, &meet, size) {
                    let others = both.concat().into_iter().filter(|cell| !set.contains(cell));
                    effects.extend(removed(&marks, &digits, others));
                }
            }
        }
        effects
    }
}

#[test]
fn naked_pair() {
    compare(Technique::NakedPair, 2_000, naked_sets(2));
}

#[test]
fn naked_triple() {
    compare(Technique::NakedTriple, 2_000, naked_sets(3));
}

#[test]
fn naked_quad() {
    compare(Technique::NakedQuad, 2_000, naked_sets(4));
}

#[test]
fn hidden_pair() {
    compare(Technique::HiddenPair, 2_000, hidden_sets(2));
}

#[test]
fn hidden_triple() {
    compare(Technique::HiddenTriple, 2_000, hidden_sets(3));
}

#[test]
fn hidden_quad() {
    compare(Technique::HiddenQuad, 2_000, hidden_sets(4));
}

#[test]
fn locked_pair() {
    compare(Technique::LockedPair, 1_000, locked_sets(2));
}

#[test]
fn locked_triple() {
    compare(Technique::LockedTriple, 1_000, locked_sets(3));
}
