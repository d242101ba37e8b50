//! Remote pairs.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Cell, Digit, Grid, SeededRandom};
use sudoku_logic::{Board, Technique};

use crate::common::{State, below, states};
use crate::{Effect, STATES, compare_on};

/// Boards on which many cells have the same two candidates.
fn boards() -> impl Iterator<Item = Board> {
    let mut random = SeededRandom::new(703);
    states(STATES, Technique::RemotePair.index() as u64).map(move |State { solution, .. }| {
        let first = below(&mut random, 9);
        let second = (first + 1 + below(&mut random, 8)) % 9;
        let [a, b] = [first, second].map(|index| Digit::ALL[index as usize]);
        let is_one = |digit: Digit| digit == a || digit == b;
        let mut clue = |&(_, digit): &(Cell, Digit)| !is_one(digit) && below(&mut random, 3) > 0;
        let clues: Grid = solution.clues().filter(&mut clue).collect();
        let mut board = Board::from_grid(&clues);
        for (cell, digit) in solution.clues() {
            let others = Digit::ALL.into_iter().filter(|&other| !is_one(other));
            if is_one(digit) && below(&mut random, 4) > 0 {
                others.for_each(|other| _ = board.remove(cell, other));
            }
        }
        board
    })
}

/// The cells that see any of some others.
fn next_to(cells: &[Cell], others: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    cells.iter().copied().filter(|cell| others.iter().any(|other| cell.sees(*other))).collect()
}

/// The cells that one can come to in an odd number of steps, from cell to cell that it sees.
fn odd(cells: &[Cell], start: Cell) -> BTreeSet<Cell> {
    let (mut even, mut odd) = (BTreeSet::from([start]), BTreeSet::new());
    for _ in cells {
        odd.extend(next_to(cells, &even));
        even.extend(next_to(cells, &odd));
    }
    odd
}

#[test]
fn remote_pair() {
    compare_on(Technique::RemotePair, 5_000, boards(), |board: &Board| {
        let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
        let mut effects: BTreeSet<Effect> = BTreeSet::new();
        for start in grid.empty_cells() {
            let digits = marks.candidates(start);
            if digits.len() != 2 {
                continue;
            }
            let same = |cell: &Cell| marks.candidates(*cell) == digits;
            let cells: Vec<Cell> = grid.empty_cells().filter(same).collect();
            for end in odd(&cells, start) {
                if start.sees(end) {
                    continue;
                }
                let removals: CandidateSet = grid
                    .empty_cells()
                    .filter(|cell| cell.sees(start) && cell.sees(end))
                    .flat_map(|cell| digits.iter().map(move |digit| (cell, digit)))
                    .filter(|&(cell, digit)| marks.candidates(cell).contains(digit))
                    .collect();
                if !removals.is_empty() {
                    effects.insert((CandidateSet::EMPTY, removals));
                }
            }
        }
        effects
    });
}
