//! Which puzzles naked and hidden singles alone solve.

use crate::solver::Puzzle;
use oracle::houses::{cells_of, houses_of};

fn fits(puzzle: &Puzzle, cell: usize, digit: u8) -> bool {
    let mut peers = houses_of(cell).into_iter().flat_map(cells_of);
    puzzle[cell] == 0 && peers.all(|peer| puzzle[peer] != digit)
}

/// The digit of an empty cell that has no other candidate, or that is the only place of the digit
/// in a house.
fn single(puzzle: &Puzzle, cell: usize) -> Option<u8> {
    let candidates = (1..=9).filter(|&digit| fits(puzzle, cell, digit));
    let is_naked = candidates.clone().count() == 1;
    candidates.into_iter().find(|&digit| {
        is_naked
            || houses_of(cell).into_iter().any(|house| {
                cells_of(house).iter().filter(|&&place| fits(puzzle, place, digit)).count() == 1
            })
    })
}

/// Whether naked and hidden singles fill every cell.
pub fn solve_it(puzzle: &Puzzle) -> bool {
    let mut puzzle = *puzzle;
    loop {
        let mut moved = false;
        for cell in 0..81 {
            if puzzle[cell] == 0
                && let Some(digit) = single(&puzzle, cell)
            {
                puzzle[cell] = digit;
                moved = true;
            }
        }
        if !moved {
            return !puzzle.contains(&0);
        }
    }
}
