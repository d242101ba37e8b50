//! What a transform makes of grids, pencilmarks and their parts.

use super::group::Transform;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::{House, HouseKind};
use crate::pencilmarks::Pencilmarks;

impl Transform {
    /// The image of a grid: each digit moves to the image of its cell and becomes its own image.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid, Transform};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::at(0, 8).unwrap(), Some(Digit::D5));
    /// let image = Transform::TRANSPOSITION.apply(&grid);
    /// assert!(image.clues().eq([(Cell::at(8, 0).unwrap(), Digit::D5)]));
    /// ```
    #[must_use]
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut image = Grid::EMPTY;
        for (cell, from) in self.sources() {
            image.set(cell, grid.get(from).map(|digit| self.apply_to_digit(digit)));
        }
        image
    }

    /// The image of pencilmarks: each candidate moves with its cell and becomes its own image.
    ///
    /// ```
    /// # use sudoku_core::{Grid, Pencilmarks, SeededRandom, Transform};
    /// let grid = Grid::try_from([[1, 0, 0, 4, 0, 0, 7, 0, 0]; 9])?;
    /// let transform = Transform::random(&mut SeededRandom::new(1));
    /// assert_eq!(
    ///     transform.apply_to_pencilmarks(&Pencilmarks::from(grid)),
    ///     Pencilmarks::from(transform.apply(&grid)),
    /// );
    /// # Ok::<(), sudoku_core::NotADigit>(())
    /// ```
    #[must_use]
    pub fn apply_to_pencilmarks(&self, marks: &Pencilmarks) -> Pencilmarks {
        let mut image = Pencilmarks::FULL;
        for (cell, from) in self.sources() {
            image.set(cell, self.apply_to_candidates(marks.candidates(from)));
        }
        image
    }

    /// Each cell, and the cell that it is the image of.
    fn sources(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        Cell::ALL.into_iter().map(|cell| {
            let row = self.rows.line(cell.row_index());
            let column = self.columns.line(cell.column_index());
            let (row, column) = if self.transposes { (column, row) } else { (row, column) };
            (cell, Cell::at(row, column).unwrap_or(cell))
        })
    }

    /// The cell that a cell moves to.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Transform};
    /// let turned = Transform::from_rows([8, 7, 6, 5, 4, 3, 2, 1, 0]).unwrap();
    /// assert_eq!(turned.apply_to_cell(Cell::ALL[0]), Cell::ALL[72]);
    /// ```
    #[must_use]
    pub fn apply_to_cell(&self, cell: Cell) -> Cell {
        let (row, column) = (cell.row_index(), cell.column_index());
        let (row, column) = if self.transposes { (column, row) } else { (row, column) };
        Cell::at(self.rows.place(row), self.columns.place(column)).unwrap_or(cell)
    }

    /// The digit that a digit becomes.
    ///
    /// ```
    /// # use sudoku_core::{Digit, Transform};
    /// assert_eq!(Transform::IDENTITY.apply_to_digit(Digit::D7), Digit::D7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn apply_to_digit(&self, digit: Digit) -> Digit {
        self.digits[digit.index()]
    }

    /// The house that the cells of a house move to.
    ///
    /// ```
    /// # use sudoku_core::{House, Transform};
    /// assert_eq!(Transform::TRANSPOSITION.apply_to_house(House::ROWS[3]), House::COLUMNS[3]);
    /// assert_eq!(Transform::TRANSPOSITION.apply_to_house(House::BOXES[1]), House::BOXES[3]);
    /// ```
    #[must_use]
    pub fn apply_to_house(&self, house: House) -> House {
        let [first, ..] = house.cells();
        let [row, column, in_box] = self.apply_to_cell(first).houses();
        match (house.kind(), self.transposes) {
            (HouseKind::Box, _) => in_box,
            (HouseKind::Row, false) | (HouseKind::Column, true) => row,
            (HouseKind::Row, true) | (HouseKind::Column, false) => column,
        }
    }

    /// The set of the cells that the cells of a set move to.
    ///
    /// ```
    /// # use sudoku_core::{CellSet, House, Transform};
    /// let row = CellSet::from_house(House::ROWS[3]);
    /// let column = CellSet::from_house(House::COLUMNS[3]);
    /// assert_eq!(Transform::TRANSPOSITION.apply_to_cells(row), column);
    /// ```
    #[must_use]
    pub fn apply_to_cells(&self, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.apply_to_cell(cell)).collect()
    }

    /// The set of the digits that the digits of a set become.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Digit, Transform};
    /// let [a, b, rest @ ..] = Digit::ALL;
    /// let [c, d, e, f, g, h, i] = rest;
    /// let swapped = Transform::from_digits([b, a, c, d, e, f, g, h, i]).unwrap();
    /// assert_eq!(swapped.apply_to_candidates(Candidates::D1), Candidates::D2);
    /// ```
    #[must_use]
    pub fn apply_to_candidates(&self, digits: Candidates) -> Candidates {
        digits.iter().map(|digit| self.apply_to_digit(digit)).collect()
    }
}
