//! Which puzzles naked and hidden singles alone solve.

use crate::solver::Puzzle;

fn houses(cell: usize) -> [[usize; 9]; 3] {
    let (row, column) = (cell / 9, cell % 9);
    let corner = row / 3 * 27 + column / 3 * 3;
    [
        std::array::from_fn(|i| 9 * row + i),
        std::array::from_fn(|i| 9 * i + column),
        std::array::from_fn(|i| corner + i / 3 * 9 + i % 3),
    ]
}

fn fits(puzzle: &Puzzle, cell: usize, digit: u8) -> bool {
    puzzle[cell] == 0 && houses(cell).iter().flatten().all(|&peer| puzzle[peer] != digit)
}

/// The digit of an empty cell that has no other candidate, or that is the only place of the digit
/// in a house.
fn single(puzzle: &Puzzle, cell: usize) -> Option<u8> {
    let candidates = (1..=9).filter(|&digit| fits(puzzle, cell, digit));
    let is_naked = candidates.clone().count() == 1;
    candidates.into_iter().find(|&digit| {
        is_naked
            || houses(cell)
                .iter()
                .any(|house| house.iter().filter(|&&place| fits(puzzle, place, digit)).count() == 1)
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
