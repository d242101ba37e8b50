//! The cells of a grid one by one, and house by house.

use core::iter::FusedIterator;
use core::ops::Index;

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::House;

impl Grid {
    /// An iterator over all 81 cells and what they hold, in row-major order.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Grid};
    /// assert_eq!(Grid::EMPTY.iter().len(), 81);
    /// assert_eq!(Grid::EMPTY.iter().next_back(), Some((Cell::ALL[80], None)));
    /// ```
    #[inline]
    pub const fn iter(&self) -> Iter<'_> {
        Iter { grid: self, next: 0, end: 81 }
    }

    /// An iterator over the filled cells and their digits, in row-major order.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::ALL[40], Some(Digit::D5));
    /// assert!(grid.clues().eq([(Cell::ALL[40], Digit::D5)]));
    /// assert_eq!(grid.clues().collect::<Grid>(), grid);
    /// ```
    #[doc(alias("givens", "hints"))]
    #[inline]
    pub const fn clues(&self) -> Clues<'_> {
        Clues { cells: self.iter(), left: self.clue_count() }
    }

    /// An iterator over the empty cells, in row-major order.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Grid};
    /// assert!(Grid::EMPTY.empty_cells().eq(Cell::ALL));
    /// ```
    #[inline]
    pub const fn empty_cells(&self) -> EmptyCells<'_> {
        EmptyCells { cells: self.iter(), left: 81 - self.clue_count() }
    }

    /// What the nine cells of a house hold, in the order of [`House::cells`].
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid, House};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::ALL[1], Some(Digit::D5));
    /// assert_eq!(grid.digits(House::ROWS[0])[1], Some(Digit::D5));
    /// assert_eq!(grid.digits(House::BOXES[8]), [None; 9]);
    /// ```
    #[must_use]
    pub const fn digits(&self, house: House) -> [Option<Digit>; 9] {
        let cells = house.cells();
        let mut digits = [None; 9];
        let mut index = 0;
        while index < cells.len() {
            digits[index] = self.get(cells[index]);
            index += 1;
        }
        digits
    }

    /// What the nine rows hold, from the top.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// for row in Grid::EMPTY.rows() {
    ///     assert_eq!(row, [None; 9]);
    /// }
    /// ```
    #[must_use]
    pub fn rows(&self) -> [[Option<Digit>; 9]; 9] {
        House::ROWS.map(|row| self.digits(row))
    }

    /// What the nine columns hold, from the left.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert_eq!(Grid::EMPTY.columns(), [[None; 9]; 9]);
    /// ```
    #[must_use]
    pub fn columns(&self) -> [[Option<Digit>; 9]; 9] {
        House::COLUMNS.map(|column| self.digits(column))
    }

    /// What the nine boxes hold, in row-major order.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert_eq!(Grid::EMPTY.boxes(), [[None; 9]; 9]);
    /// ```
    #[must_use]
    pub fn boxes(&self) -> [[Option<Digit>; 9]; 9] {
        House::BOXES.map(|in_box| self.digits(in_box))
    }
}

/// What each byte of a grid means.
static DIGITS: [Option<Digit>; 10] = {
    let mut digits = [None; 10];
    let mut number = 0;
    while number < digits.len() {
        digits[number] = Digit::new(number as u8);
        number += 1;
    }
    digits
};

/// What a cell holds, by reference.
///
/// ```
/// # use sudoku_core::{Cell, Grid};
/// assert_eq!(Grid::EMPTY[Cell::ALL[40]], None);
/// ```
impl Index<Cell> for Grid {
    type Output = Option<Digit>;

    #[inline]
    fn index(&self, cell: Cell) -> &Option<Digit> {
        let [empty, ..] = &DIGITS;
        DIGITS.get(usize::from(*cell.entry(self.as_bytes()))).unwrap_or(empty)
    }
}

impl<'a> IntoIterator for &'a Grid {
    type Item = (Cell, Option<Digit>);
    type IntoIter = Iter<'a>;

    #[inline]
    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl IntoIterator for Grid {
    type Item = (Cell, Option<Digit>);
    type IntoIter = core::array::IntoIter<(Cell, Option<Digit>), 81>;

    fn into_iter(self) -> Self::IntoIter {
        Cell::ALL.map(|cell| (cell, self.get(cell))).into_iter()
    }
}

/// The grid that has the given digits; of several digits for a cell, the last one counts.
impl FromIterator<(Cell, Digit)> for Grid {
    fn from_iter<I: IntoIterator<Item = (Cell, Digit)>>(clues: I) -> Grid {
        let mut grid = Grid::EMPTY;
        grid.extend(clues);
        grid
    }
}

impl Extend<(Cell, Digit)> for Grid {
    fn extend<I: IntoIterator<Item = (Cell, Digit)>>(&mut self, clues: I) {
        for (cell, digit) in clues {
            self.set(cell, Some(digit));
        }
    }
}

/// The cells of a grid and what they hold, in row-major order; created by [`Grid::iter`].
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy"]
pub struct Iter<'a> {
    grid: &'a Grid,
    /// The index of the first cell that is left, and the one after the last.
    next: usize,
    end: usize,
}

impl Iter<'_> {
    fn item(&self, index: usize) -> Option<(Cell, Option<Digit>)> {
        let cell = Cell::new(index)?;
        Some((cell, self.grid.get(cell)))
    }
}

impl Iterator for Iter<'_> {
    type Item = (Cell, Option<Digit>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        self.item(self.next - 1)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.end - self.next, Some(self.end - self.next))
    }
}

impl DoubleEndedIterator for Iter<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        if self.next == self.end {
            return None;
        }
        self.end -= 1;
        self.item(self.end)
    }
}

/// An iterator over some of the cells, of which the number is known.
macro_rules! some_cells {
    ($(#[$doc:meta])* $name:ident of $item:ty, $keep:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        #[must_use = "iterators are lazy"]
        pub struct $name<'a> {
            cells: Iter<'a>,
            left: usize,
        }

        impl Iterator for $name<'_> {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let item = self.cells.find_map($keep)?;
                self.left -= 1;
                Some(item)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.left, Some(self.left))
            }
        }

        impl DoubleEndedIterator for $name<'_> {
            fn next_back(&mut self) -> Option<$item> {
                let item = self.cells.by_ref().rev().find_map($keep)?;
                self.left -= 1;
                Some(item)
            }
        }

        impl ExactSizeIterator for $name<'_> {}

        impl FusedIterator for $name<'_> {}
    };
}

impl ExactSizeIterator for Iter<'_> {}

impl FusedIterator for Iter<'_> {}

some_cells! {
    /// The filled cells of a grid and their digits, in row-major order; created by [`Grid::clues`].
    Clues of (Cell, Digit), |(cell, digit)| Some((cell, digit?))
}

some_cells! {
    /// The empty cells of a grid, in row-major order; created by [`Grid::empty_cells`].
    EmptyCells of Cell, |(cell, digit)| if digit.is_none() { Some(cell) } else { None }
}
