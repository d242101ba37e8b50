//! The digits that are free in each house.

use core::ops::Index;

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::{House, HouseKind};
use crate::validity::{Conflict, is_valid};

/// The digits that are free in each row, column and box: the state of a simple backtracking solver.
///
/// [`candidates`](Self::candidates) returns the digits that a cell may take;
/// [`place`](Self::place) and [`unplace`](Self::unplace) follow what happens to the grid.
///
/// ```
/// use sudoku_core::{Cell, Digit, Grid, FreeDigits};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut free = FreeDigits::from_grid(&grid)?;
/// let cell = Cell::at(0, 2).unwrap();
/// assert_eq!(free.candidates(cell).to_string(), "124");
/// assert!(free.place(cell, Digit::D4));
/// assert_eq!(free.rows[0].to_string(), "12689");
/// assert!(!free.place(cell, Digit::D4), "it is taken now");
/// free.unplace(cell, Digit::D4);
/// assert_eq!(free, FreeDigits::from_grid(&grid)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub struct FreeDigits {
    /// The free digits of each row, by [`Cell::row_index`].
    pub rows: [Candidates; 9],
    /// The free digits of each column, by [`Cell::column_index`].
    pub columns: [Candidates; 9],
    /// The free digits of each box, by [`Cell::box_index`].
    pub boxes: [Candidates; 9],
}

impl FreeDigits {
    /// The free digits of the empty grid: all digits in every house.
    pub const EMPTY: FreeDigits = FreeDigits {
        rows: [Candidates::ALL; 9],
        columns: [Candidates::ALL; 9],
        boxes: [Candidates::ALL; 9],
    };

    /// The free digits of each house of a grid.
    ///
    /// ```
    /// # use sudoku_core::{Grid, FreeDigits};
    /// assert_eq!(FreeDigits::from_grid(&Grid::EMPTY), Ok(FreeDigits::EMPTY));
    /// ```
    ///
    /// # Errors
    ///
    /// The first of [`Grid::conflicts`], if the grid is not valid.
    pub const fn from_grid(grid: &Grid) -> Result<FreeDigits, Conflict> {
        if !is_valid(grid)
            && let Some(conflict) = grid.conflicts().advance()
        {
            return Err(conflict);
        }
        Ok(FreeDigits::from_any_grid(grid))
    }

    /// The digits that do not appear in each house of a grid, which need not be valid.
    pub(crate) const fn from_any_grid(grid: &Grid) -> FreeDigits {
        let mut free = FreeDigits::EMPTY;
        let mut index = 0;
        while index < Cell::ALL.len() {
            let cell = Cell::ALL[index];
            if let Some(digit) = grid.get(cell) {
                let (row, column, in_box) = free.three(cell);
                *row = row.without(digit);
                *column = column.without(digit);
                *in_box = in_box.without(digit);
            }
            index += 1;
        }
        free
    }

    /// The digits that are free in the row, the column and the box of a cell.
    ///
    /// These are the candidates of an empty cell. For a filled cell of a valid grid they lack the
    /// digit of the cell, because it is not free; [`Grid::candidates`] ignores the cell itself.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, FreeDigits};
    /// assert_eq!(FreeDigits::EMPTY.candidates(Cell::new(40).unwrap()), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn candidates(&self, cell: Cell) -> Candidates {
        self.rows[cell.row_index()]
            .intersection(self.columns[cell.column_index()])
            .intersection(self.boxes[cell.box_index()])
    }

    /// Removes a digit from the free digits of the row, the column and the box of a cell; returns
    /// whether it was free in all three.
    ///
    /// If it was not, nothing changes. These sets know digits and not cells, so the caller must
    /// know whether the cell is empty.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, FreeDigits};
    /// let mut free = FreeDigits::EMPTY;
    /// assert!(free.place(Cell::at(0, 0).unwrap(), Digit::D1));
    /// assert!(!free.place(Cell::at(0, 8).unwrap(), Digit::D1));
    /// ```
    #[inline]
    pub const fn place(&mut self, cell: Cell, digit: Digit) -> bool {
        let free = self.candidates(cell).contains(digit);
        if free {
            let (row, column, in_box) = self.three(cell);
            *row = row.without(digit);
            *column = column.without(digit);
            *in_box = in_box.without(digit);
        }
        free
    }

    /// Undoes [`place`](Self::place): adds the digit to the free digits of the row, the column and
    /// the box of a cell.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, FreeDigits};
    /// let mut free = FreeDigits::EMPTY;
    /// assert!(free.place(Cell::ALL[0], Digit::D1));
    /// free.unplace(Cell::ALL[0], Digit::D1);
    /// assert_eq!(free, FreeDigits::EMPTY);
    /// ```
    #[inline]
    pub const fn unplace(&mut self, cell: Cell, digit: Digit) {
        let (row, column, in_box) = self.three(cell);
        *row = row.with(digit);
        *column = column.with(digit);
        *in_box = in_box.with(digit);
    }

    const fn three(&mut self, cell: Cell) -> (&mut Candidates, &mut Candidates, &mut Candidates) {
        (
            &mut self.rows[cell.row_index()],
            &mut self.columns[cell.column_index()],
            &mut self.boxes[cell.box_index()],
        )
    }
}

/// The free digits of a house.
///
/// ```
/// # use sudoku_core::{Candidates, FreeDigits, House};
/// assert_eq!(FreeDigits::EMPTY[House::BOXES[4]], Candidates::ALL);
/// ```
impl Index<House> for FreeDigits {
    type Output = Candidates;

    #[inline]
    fn index(&self, house: House) -> &Candidates {
        let sets = match house.kind() {
            HouseKind::Row => &self.rows,
            HouseKind::Column => &self.columns,
            HouseKind::Box => &self.boxes,
        };
        let [first, ..] = sets;
        sets.get(house.position()).unwrap_or(first)
    }
}

/// All digits free everywhere.
impl Default for FreeDigits {
    fn default() -> FreeDigits {
        FreeDigits::EMPTY
    }
}

/// The same as [`FreeDigits::from_grid`].
impl TryFrom<&Grid> for FreeDigits {
    type Error = Conflict;

    fn try_from(grid: &Grid) -> Result<FreeDigits, Conflict> {
        FreeDigits::from_grid(grid)
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
        let free = FreeDigits::from_grid(&PUZZLE).unwrap();
        for cell in Cell::ALL {
            match PUZZLE.get(cell) {
                None => assert_eq!(free.candidates(cell), PUZZLE.candidates(cell), "{cell}"),
                Some(digit) => assert!(!free.candidates(cell).contains(digit), "{cell}"),
            }
        }
    }

    #[test]
    fn place_and_unplace_follow_the_grid() {
        let mut free = FreeDigits::from_grid(&PUZZLE).unwrap();
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                let before = free;
                let mut grid = PUZZLE;
                grid.set(cell, Some(digit));
                if PUZZLE.get(cell).is_some() {
                    continue;
                }
                if is_valid(&grid) {
                    assert!(free.place(cell, digit));
                    assert_eq!(free, FreeDigits::from_grid(&grid).unwrap());
                    free.unplace(cell, digit);
                } else {
                    assert!(!free.place(cell, digit));
                }
                assert_eq!(free, before);
            }
        }
    }

    #[test]
    fn a_grid_that_is_not_valid_gives_its_first_conflict() {
        let mut grid = PUZZLE;
        grid.set(Cell::ALL[80], Some(Digit::D7));
        assert_eq!(FreeDigits::from_grid(&grid).err(), grid.conflicts().next());
        assert!(FreeDigits::from_grid(&grid).is_err());
    }
}
