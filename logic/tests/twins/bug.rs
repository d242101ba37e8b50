//! BUG+1.

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, Grid, House, SeededRandom};
use sudoku_logic::{Board, Proper, Technique};

use crate::common::{State, below, states};
use crate::{STATES, compare_on};

/// Boards on which every empty cell has its digit and the digit that follows it in a cycle, and
/// some more or fewer candidates. The finder takes the puzzles to be proper, as it is told.
fn boards() -> impl Iterator<Item = Board> {
    let mut random = SeededRandom::new(610);
    states(STATES, Technique::BugPlusOne.index() as u64).map(move |State { solution, .. }| {
        // Each digit of the cycle is followed by the next one.
        let length = 2 + below(&mut random, 4) as usize;
        let first = below(&mut random, 9) as usize;
        let cycle: Vec<Digit> = (0..length).map(|place| Digit::ALL[(first + place) % 9]).collect();
        let next = |digit| {
            let place = cycle.iter().position(|&other| other == digit)?;
            Some(cycle[(place + 1) % length])
        };
        let clues: Grid = solution.clues().filter(|&(_, digit)| next(digit).is_none()).collect();
        let mut board = Board::from_proper(&Proper::assume(&clues));
        for (cell, digit) in solution.clues() {
            if let Some(next) = next(digit) {
                for other in Digit::ALL {
                    if other != digit && other != next && below(&mut random, 16 * 9) > 0 {
                        board.remove(cell, other);
                    }
                }
            }
        }
        for _ in 0..below(&mut random, 2) {
            let cell = Cell::ALL[below(&mut random, 81) as usize];
            board.remove(cell, Digit::ALL[below(&mut random, 9) as usize]);
        }
        board
    })
}

#[test]
fn bug_plus_one() {
    compare_on(Technique::BugPlusOne, 1_000, boards(), |board: &Board| {
        let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
        // Tries what is left without each candidate.
        let candidates = grid.empty_cells().flat_map(|cell| {
            let digits = marks.candidates(cell).into_iter();
            digits.map(move |digit| (cell, digit))
        });
        let is_grave = |&(extra, digit): &(Cell, Digit)| {
            let left = |cell: Cell| {
                let digits = marks.candidates(cell);
                if grid.get(cell).is_some() {
                    Candidates::EMPTY
                } else if cell == extra {
                    digits.without(digit)
                } else {
                    digits
                }
            };
            let two = grid.empty_cells().all(|cell| left(cell).len() == 2);
            two && House::ALL.into_iter().all(|house| {
                Digit::ALL.into_iter().all(|digit| {
                    let has = |cell: &Cell| left(*cell).contains(digit);
                    [0, 2].contains(&house.cells().into_iter().filter(has).count())
                })
            })
        };
        let placed = |candidate| ([candidate].into_iter().collect(), CandidateSet::EMPTY);
        candidates.filter(is_grave).map(placed).collect()
    });
}
