//! The digits still free in each house.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::validity::{Conflict, is_valid};

/// The digits still free in each row, column and box.
///
/// This is the state a plain backtracking solver keeps: [`at`](Self::at) says what a cell may take,
/// [`place`](Self::place) and [`unplace`](Self::unplace) keep the sets in step with the grid.
///
/// ```
/// use sudoku_core::{Cell, Digit, Grid, Houses};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut houses = Houses::of(&grid)?;
/// let cell = Cell::at(0, 2).unwrap();
/// assert_eq!(houses.at(cell).to_string(), "124");
/// assert!(houses.place(cell, Digit::D4));
/// assert_eq!(houses.rows[0].to_string(), "12689");
/// assert!(!houses.place(cell, Digit::D4), "it is taken now");
/// assert!(houses.unplace(cell, Digit::D4));
/// assert_eq!(houses, Houses::of(&grid)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct Houses {
    /// The free digits of each row, by [`Cell::row_index`].
    pub rows: [Candidates; 9],
    /// The free digits of each column, by [`Cell::column_index`].
    pub columns: [Candidates; 9],
    /// The free digits of each box, by [`Cell::box_index`].
    pub boxes: [Candidates; 9],
}

impl Houses {
    /// All digits free everywhere: the houses of the empty grid.
    pub const EMPTY: Houses = Houses {
        rows: [Candidates::ALL; 9],
        columns: [Candidates::ALL; 9],
        boxes: [Candidates::ALL; 9],
    };

    /// The free digits of every house of a grid.
    ///
    /// ```
    /// # use sudoku_core::{Grid, Houses};
    /// assert_eq!(Houses::of(&Grid::EMPTY), Ok(Houses::EMPTY));
    /// ```
    ///
    /// # Errors
    ///
    /// The first of [`Grid::conflicts`] if the grid is not valid.
    pub const fn of(grid: &Grid) -> Result<Houses, Conflict> {
        if !is_valid(grid)
            && let Some(conflict) = grid.conflicts().advance()
        {
            return Err(conflict);
        }
        Ok(Houses::free(grid))
    }

    /// The digits that do not stand in each house of a grid, which need not be valid.
    pub(crate) const fn free(grid: &Grid) -> Houses {
        let mut houses = Houses::EMPTY;
        let mut index = 0;
        while index < Cell::ALL.len() {
            let cell = Cell::ALL[index];
            if let Some(digit) = grid.get(cell) {
                let (row, column, in_box) = houses.three(cell);
                *row = row.without(digit);
                *column = column.without(digit);
                *in_box = in_box.without(digit);
            }
            index += 1;
        }
        houses
    }

    /// The digits free in the row, the column and the box of a cell.
    ///
    /// For an empty cell this is what it may take. For a filled one of a valid grid it lacks the
    /// digit in it, because that digit is taken; [`Grid::candidates`] leaves the cell itself out instead.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Houses};
    /// assert_eq!(Houses::EMPTY.at(Cell::new(40).unwrap()), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn at(&self, cell: Cell) -> Candidates {
        self.rows[cell.row_index()]
            .intersection(self.columns[cell.column_index()])
            .intersection(self.boxes[cell.box_index()])
    }

    /// Takes a digit out of the row, the column and the box of a cell; says whether it was free in
    /// all three.
    ///
    /// If it was not, nothing changes. The sets know digits, not cells: whether the cell itself is
    /// empty is for the caller to know.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Houses};
    /// let mut houses = Houses::EMPTY;
    /// assert!(houses.place(Cell::at(0, 0).unwrap(), Digit::D1));
    /// assert!(!houses.place(Cell::at(0, 8).unwrap(), Digit::D1));
    /// ```
    #[inline]
    pub const fn place(&mut self, cell: Cell, digit: Digit) -> bool {
        let free = self.at(cell).has(digit);
        if free {
            let (row, column, in_box) = self.three(cell);
            *row = row.without(digit);
            *column = column.without(digit);
            *in_box = in_box.without(digit);
        }
        free
    }

    /// Puts a digit back into the row, the column and the box of a cell; says whether it was taken
    /// in all three.
    ///
    /// If it was not, nothing changes. So this undoes a [`place`](Self::place) that answered `true`.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Houses};
    /// let mut houses = Houses::EMPTY;
    /// assert!(!houses.unplace(Cell::at(0, 0).unwrap(), Digit::D1));
    /// ```
    #[inline]
    pub const fn unplace(&mut self, cell: Cell, digit: Digit) -> bool {
        let (row, column, in_box) = self.three(cell);
        let taken = !row.union(*column).union(*in_box).has(digit);
        if taken {
            *row = row.with(digit);
            *column = column.with(digit);
            *in_box = in_box.with(digit);
        }
        taken
    }

    const fn three(&mut self, cell: Cell) -> (&mut Candidates, &mut Candidates, &mut Candidates) {
        (
            &mut self.rows[cell.row_index()],
            &mut self.columns[cell.column_index()],
            &mut self.boxes[cell.box_index()],
        )
    }
}

/// All digits free everywhere.
impl Default for Houses {
    fn default() -> Houses {
        Houses::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: Grid = match Grid::parse(
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ) {
        Ok(grid) => grid,
        Err(_) => Grid::EMPTY,
    };

    #[test]
    fn at_agrees_with_the_peers_for_empty_cells() {
        let houses = Houses::of(&PUZZLE).unwrap();
        for cell in Cell::ALL {
            match PUZZLE.get(cell) {
                None => assert_eq!(houses.at(cell), PUZZLE.candidates(cell), "{cell}"),
                Some(digit) => assert!(!houses.at(cell).has(digit), "{cell}"),
            }
        }
    }

    #[test]
    fn place_and_unplace_follow_the_grid() {
        let mut houses = Houses::of(&PUZZLE).unwrap();
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                let before = houses;
                let mut grid = PUZZLE;
                grid.set(cell, Some(digit));
                if PUZZLE.get(cell).is_some() {
                    continue;
                }
                if is_valid(&grid) {
                    assert!(houses.place(cell, digit));
                    assert_eq!(houses, Houses::of(&grid).unwrap());
                    assert!(houses.unplace(cell, digit));
                } else {
                    assert!(!houses.place(cell, digit));
                }
                assert_eq!(houses, before);
            }
        }
    }

    #[test]
    fn unplace_of_a_free_digit_changes_nothing() {
        let mut houses = Houses::EMPTY;
        assert!(houses.place(Cell::ALL[0], Digit::D1));
        let before = houses;
        assert!(!houses.unplace(Cell::ALL[80], Digit::D1));
        assert!(!houses.unplace(Cell::ALL[8], Digit::D1), "free in its column");
        assert_eq!(houses, before);
    }

    #[test]
    fn a_grid_that_is_not_valid_gives_its_first_conflict() {
        let mut grid = PUZZLE;
        grid.set(Cell::ALL[80], Some(Digit::D7));
        assert_eq!(Houses::of(&grid).err(), grid.conflicts().next());
        assert!(Houses::of(&grid).is_err());
    }
}
