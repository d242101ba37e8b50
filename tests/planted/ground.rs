use super::{ALL, Draw, Marks, house, sees};

/// What surrounds a planted contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// Every other cell may have every digit.
    Open,
    /// So many candidates are taken away at random, never the last of a cell, nor the last of a
    /// digit in a house.
    Noise(usize),
    /// So many clues of a solved board are given, none of them in or beside a cell that the
    /// contradiction is about.
    Clues(usize),
}

impl Ground {
    /// Lays the ground around a contradiction. `solved` is any solved board.
    pub(crate) fn lay(self, draw: &mut impl Draw, marks: &mut Marks, solved: &[u8; 81]) {
        match self {
            Self::Open => {}
            Self::Noise(count) => {
                for _ in 0..count {
                    let (cell, digit) = (draw.below(81), draw.below(9));
                    take(marks, cell, 1 << digit);
                }
            }
            Self::Clues(count) => {
                let planted = *marks;
                let is_planted = |cell: usize| planted[cell] != ALL;
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

/// Takes a digit from a cell, unless it is the last of the cell or has its last place of a house
/// there.
fn take(marks: &mut Marks, cell: usize, digit: u16) {
    let last_of_house = (0..27)
        .map(house)
        .filter(|cells| cells.contains(&cell))
        .any(|cells| cells.iter().all(|&other| other == cell || marks[other] & digit == 0));
    if marks[cell] & digit != 0 && marks[cell] != digit && !last_of_house {
        marks[cell] &= !digit;
    }
}
