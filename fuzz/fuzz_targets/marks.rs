//! Pencilmarks as plain bits, and what they are to the crate.

use crate::oracle::is_solution_of;
use sudoku_core::{Candidates, Cell, Digit, Pencilmarks};

/// The candidates of each cell, row by row; bit 0 is the digit 1.
pub(crate) type Marks = [u16; 81];

/// The crate's own form of the candidates.
pub(crate) fn pencilmarks(marks: &Marks) -> Pencilmarks {
    let mut all = Pencilmarks::FULL;
    for (cell, mark) in Cell::ALL.into_iter().zip(marks) {
        let mut candidates = Candidates::EMPTY;
        for (digit, bit) in Digit::ALL.into_iter().zip(0..) {
            if mark >> bit & 1 != 0 {
                candidates |= Candidates::from_digit(digit);
            }
        }
        all.set(cell, candidates);
    }
    all
}

/// Whether a board obeys the rules and takes each digit from the candidates of its cell. The crate
/// is not asked.
#[allow(dead_code)] // a target whose cases have no solution does not need it
pub(crate) fn is_solution(board: &[u8; 81], marks: &Marks) -> bool {
    is_solution_of(board, &[0; 81])
        && board.iter().zip(marks).all(|(&digit, mark)| mark >> (digit - 1) & 1 != 0)
}
