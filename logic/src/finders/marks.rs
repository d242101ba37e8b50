//! The candidates of every cell.

use sudoku_core::{Digit, House, HouseSet};

use super::house::write;
use super::matching::may_have_sets;
use super::matrix::{Bits, Matrix};
use crate::bands::{Band, bands};
use crate::board::Board;

/// The candidates of every empty cell, by digit. A filled cell has none.
pub(crate) struct Marks {
    digits: [[Band; 3]; 9],
    /// The houses that may have sets, once somebody asked.
    with_sets: Option<HouseSet>,
}

impl Marks {
    /// No candidates.
    pub(crate) const EMPTY: Marks = Marks { digits: [[0; 3]; 9], with_sets: None };

    /// Takes the candidates of the empty cells of a board. The marks are not moved then.
    #[inline(never)]
    pub(crate) fn fill(&mut self, board: &Board) {
        for (places, &digit) in self.digits.iter_mut().zip(&Digit::ALL) {
            *places = bands(board.places(digit));
        }
    }

    /// Writes the places of each digit in a house into a matrix, which is not moved then.
    #[inline(never)]
    pub(super) fn write(&self, house: House, matrix: &mut Matrix) {
        write(house, &self.digits, matrix);
    }

    /// The houses that may have naked or hidden sets, which are few.
    #[inline(never)]
    pub(super) fn with_sets(&mut self) -> HouseSet {
        if let Some(houses) = self.with_sets {
            return houses;
        }
        let mut matrix = [0; 9];
        let may_have_sets = |house: &House| {
            self.write(*house, &mut matrix);
            may_have_sets(&matrix)
        };
        let houses = House::ALL.into_iter().filter(may_have_sets).collect();
        self.with_sets = Some(houses);
        houses
    }
}

/// The empty cells of a house of a board: `house::bits`, written out because a call for each house
/// adds 470 instructions to a hint.
pub(super) fn empty(board: &Board, house: House) -> Bits {
    let mut found = [0];
    write(house, &[bands(board.empty())], &mut found);
    found[0]
}
