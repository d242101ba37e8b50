//! A conflict as four bytes.

/// The largest number of conflicts that a grid can have: 27 houses with 36 pairs of cells each.
pub const CONFLICTS_MAX: usize = 27 * 36;

/// Why a grid is not valid: a house, two of its cells, and the digit that appears in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Conflict {
    /// The house that has the digit twice: 0 to 8 for the rows from the top, 9 to 17 for the
    /// columns from the left, 18 to 26 for the boxes in row-major order.
    pub house: u8,
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The first of the two cells, 0 to 80 in row-major order.
    pub first: u8,
    /// The second of the two cells, 0 to 80.
    pub second: u8,
}

const _: () = assert!(size_of::<Conflict>() == 4 && align_of::<Conflict>() == 1);

impl From<&sudoku_core::Conflict> for Conflict {
    fn from(conflict: &sudoku_core::Conflict) -> Conflict {
        Conflict {
            house: conflict.house.index() as u8,
            digit: conflict.digit.get(),
            first: conflict.first.index() as u8,
            second: conflict.second.index() as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{Grid, grid};

    #[test]
    fn the_fields_are_those_of_the_library() {
        let grid = grid!(
            ".5......5................5......................................................."
        );
        let mut conflicts = grid.conflicts();
        for expected in [
            Conflict { house: 0, digit: 5, first: 1, second: 8 },
            Conflict { house: 20, digit: 5, first: 8, second: 25 },
        ] {
            assert_eq!(conflicts.next().map(|found| Conflict::from(&found)), Some(expected));
        }
        assert_eq!(conflicts.next(), None);
    }

    #[test]
    fn no_grid_has_more_conflicts_than_the_maximum() {
        let count = Grid::from_bytes([7; 81]).map(|grid| grid.conflicts().count());
        assert_eq!(count, Ok(CONFLICTS_MAX));
    }
}
