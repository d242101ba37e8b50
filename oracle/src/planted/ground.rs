use crate::houses::{cells_of, sees};
use crate::random::Draw;
use crate::{ALL_DIGITS, Board, Marks};

/// What surrounds a planted contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Every other cell has every candidate.
    Open,
    /// Up to so many candidates are removed at random, never the last of a cell, nor the last of a
    /// digit in a house.
    Noise(usize),
    /// Up to so many clues of a solved board are given, none of which removes a candidate of the
    /// contradiction.
    Clues(usize),
}

impl Ground {
    /// Lays the ground around a contradiction. `solved` is any solved board.
    pub fn lay(self, draw: &mut impl Draw, marks: &mut Marks, solved: &Board) {
        match self {
            Self::Open => {}
            Self::Noise(count) => {
                for _ in 0..count {
                    let (cell, digit) = (draw.below(81), draw.below(9));
                    remove(marks, cell, 1 << digit);
                }
            }
            Self::Clues(count) => {
                let planted = *marks;
                let is_planted = |cell: usize| planted[cell] != ALL_DIGITS;
                for cell in draw.some_of(count, 81) {
                    let digit = 1 << (solved[cell] - 1);
                    let far = (0..81).all(|other| {
                        !is_planted(other)
                            || !(other == cell || sees(cell, other))
                            || planted[other] & digit == 0
                    });
                    if far && marks[cell] & digit != 0 {
                        marks[cell] = digit;
                        (0..81)
                            .filter(|&other| sees(cell, other))
                            .for_each(|other| marks[other] &= !digit);
                    }
                }
            }
        }
    }
}

/// Removes a digit from a cell, unless it is the last candidate of the cell, or the cell is its
/// last place in a house.
fn remove(marks: &mut Marks, cell: usize, digit: u16) {
    let last_of_house = (0..27)
        .map(cells_of)
        .filter(|cells| cells.contains(&cell))
        .any(|cells| cells.iter().all(|&other| other == cell || marks[other] & digit == 0));
    if marks[cell] & digit != 0 && marks[cell] != digit && !last_of_house {
        marks[cell] &= !digit;
    }
}
