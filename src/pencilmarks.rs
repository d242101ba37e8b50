//! The candidates of every cell.

use core::ops::{Index, IndexMut};

use crate::candidate_set::CandidateSet;
use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;
use crate::free_digits::FreeDigits;
use crate::grid::Grid;

/// The candidates of all 81 cells: the state of a solver, or a puzzle of its own.
///
/// Created from a grid, a filled cell has its digit as the only candidate, and an empty cell has
/// the candidates that [`Grid::candidates`] returns. Created cell by cell, or read from a text of
/// 729 symbols, it is a puzzle of its own (a sukaku): choose one candidate in each cell so that the
/// grid is solved. [`solve`](crate::solve) and its siblings take both.
///
/// ```
/// use sudoku_core::{Candidates, Cell, Grid, Pencilmarks};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut marks = Pencilmarks::from(grid);
/// assert_eq!(marks.candidates(Cell::at(0, 0).unwrap()), Candidates::D5);
/// assert_eq!(marks.candidates(Cell::at(0, 2).unwrap()).to_string(), "124");
/// marks.set(Cell::at(0, 2).unwrap(), Candidates::D1 | Candidates::D4);
/// assert_eq!(marks.to_string().parse(), Ok(marks));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[doc(alias("sukaku", "candidate grid", "pencilmark grid"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[repr(transparent)]
pub struct Pencilmarks([Candidates; 81]);

impl Pencilmarks {
    /// All nine candidates in every cell.
    pub const FULL: Pencilmarks = Pencilmarks([Candidates::ALL; 81]);

    /// The candidates of every cell of a grid: its digit for a filled cell, the digits that none of
    /// its peers has for an empty one. The grid need not be valid.
    ///
    /// ```
    /// # use sudoku_core::{Grid, Pencilmarks};
    /// assert_eq!(Pencilmarks::from_grid(&Grid::EMPTY), Pencilmarks::FULL);
    /// ```
    #[must_use]
    pub const fn from_grid(grid: &Grid) -> Pencilmarks {
        let free = FreeDigits::from_any_grid(grid);
        let mut marks = Pencilmarks::FULL;
        let mut index = 0;
        while index < Cell::ALL.len() {
            let cell = Cell::ALL[index];
            let candidates = match grid.get(cell) {
                Some(digit) => Candidates::from_digit(digit),
                None => free.candidates(cell),
            };
            marks.set(cell, candidates);
            index += 1;
        }
        marks
    }

    /// The candidates of a cell.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Pencilmarks};
    /// assert_eq!(Pencilmarks::FULL.candidates(Cell::new(40).unwrap()), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn candidates(&self, cell: Cell) -> Candidates {
        *cell.entry(&self.0)
    }

    /// Replaces the candidates of a cell.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Pencilmarks};
    /// let mut marks = Pencilmarks::FULL;
    /// marks.set(Cell::new(40).unwrap(), Candidates::D1);
    /// assert_eq!(marks.candidates(Cell::new(40).unwrap()), Candidates::D1);
    /// ```
    #[inline]
    pub const fn set(&mut self, cell: Cell, candidates: Candidates) {
        *cell.entry_mut(&mut self.0) = candidates;
    }

    /// Removes a digit from the candidates of a cell; returns whether it was one of them.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Pencilmarks};
    /// let mut marks = Pencilmarks::FULL;
    /// assert!(marks.remove(Cell::new(40).unwrap(), Digit::D1));
    /// assert!(!marks.remove(Cell::new(40).unwrap(), Digit::D1));
    /// assert_eq!(marks.candidates(Cell::new(40).unwrap()).to_string(), "23456789");
    /// ```
    #[inline]
    pub const fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        cell.entry_mut(&mut self.0).remove(digit)
    }

    /// Makes a digit the only candidate of a cell, and removes it from the candidates of the peers
    /// of the cell.
    ///
    /// This checks nothing: the digit need not have been a candidate of the cell, and a peer may be
    /// left without a candidate.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Digit, Pencilmarks};
    /// let mut marks = Pencilmarks::FULL;
    /// marks.place(Cell::ALL[0], Digit::D1);
    /// assert_eq!(marks[Cell::ALL[0]], Candidates::D1);
    /// assert_eq!(marks[Cell::ALL[8]], !Candidates::D1);
    /// ```
    pub const fn place(&mut self, cell: Cell, digit: Digit) {
        let mut peers: &[Cell] = cell.peers();
        while let [peer, rest @ ..] = peers {
            self.remove(*peer, digit);
            peers = rest;
        }
        self.set(cell, Candidates::from_digit(digit));
    }

    /// An iterator over the cells and their candidates, in row-major order.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Pencilmarks};
    /// assert!(Pencilmarks::FULL.iter().all(|(_, candidates)| candidates == Candidates::ALL));
    /// ```
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Cell, Candidates)> + '_ {
        Cell::ALL.into_iter().zip(self.0)
    }

    /// The grid of the cells that have exactly one candidate; the others are empty.
    ///
    /// ```
    /// # use sudoku_core::{Grid, Pencilmarks};
    /// assert_eq!(Pencilmarks::FULL.to_grid(), Grid::EMPTY);
    /// ```
    #[must_use]
    pub fn to_grid(&self) -> Grid {
        self.iter().filter_map(|(cell, candidates)| Some((cell, candidates.single()?))).collect()
    }

    /// The candidates of all cells in row-major order, by reference.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Pencilmarks};
    /// assert_eq!(Pencilmarks::FULL.as_array(), &[Candidates::ALL; 81]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_array(&self) -> &[Candidates; 81] {
        &self.0
    }
}

/// The candidates of a cell, by reference.
///
/// ```
/// # use sudoku_core::{Candidates, Cell, Pencilmarks};
/// assert_eq!(Pencilmarks::FULL[Cell::ALL[40]], Candidates::ALL);
/// ```
impl Index<Cell> for Pencilmarks {
    type Output = Candidates;

    #[inline]
    fn index(&self, cell: Cell) -> &Candidates {
        cell.entry(&self.0)
    }
}

/// The candidates of a cell, to change them in place.
///
/// ```
/// # use sudoku_core::{Candidates, Cell, Pencilmarks};
/// let mut marks = Pencilmarks::FULL;
/// marks[Cell::ALL[40]] &= Candidates::D1 | Candidates::D2;
/// assert_eq!(marks.candidates(Cell::ALL[40]).to_string(), "12");
/// ```
impl IndexMut<Cell> for Pencilmarks {
    #[inline]
    fn index_mut(&mut self, cell: Cell) -> &mut Candidates {
        cell.entry_mut(&mut self.0)
    }
}

/// [`Pencilmarks::FULL`].
impl Default for Pencilmarks {
    fn default() -> Pencilmarks {
        Pencilmarks::FULL
    }
}

/// The same as [`Pencilmarks::from_grid`].
impl From<&Grid> for Pencilmarks {
    fn from(grid: &Grid) -> Pencilmarks {
        Pencilmarks::from_grid(grid)
    }
}

/// The same as [`Pencilmarks::from_grid`].
impl From<Grid> for Pencilmarks {
    fn from(grid: Grid) -> Pencilmarks {
        Pencilmarks::from_grid(&grid)
    }
}

/// The candidates of every cell as one set.
impl From<&Pencilmarks> for CandidateSet {
    fn from(marks: &Pencilmarks) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        for (cell, candidates) in marks.iter() {
            for digit in candidates {
                set.insert(cell, digit);
            }
        }
        set
    }
}

/// The candidates of the set, cell by cell.
impl From<&CandidateSet> for Pencilmarks {
    fn from(set: &CandidateSet) -> Pencilmarks {
        let mut marks = Pencilmarks([Candidates::EMPTY; 81]);
        for cell in Cell::ALL {
            marks.set(cell, set.candidates(cell));
        }
        marks
    }
}

/// The candidates of all cells in row-major order.
impl From<[Candidates; 81]> for Pencilmarks {
    fn from(sets: [Candidates; 81]) -> Pencilmarks {
        Pencilmarks(sets)
    }
}

/// The candidates of all cells in row-major order.
impl From<Pencilmarks> for [Candidates; 81] {
    fn from(marks: Pencilmarks) -> [Candidates; 81] {
        marks.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_grid() {
        let mut grid = Grid::EMPTY;
        let (corner, far) = (Cell::ALL[0], Cell::ALL[80]);
        grid.set(corner, Some(Digit::D3));
        let marks = Pencilmarks::from_grid(&grid);
        for cell in Cell::ALL {
            let expected = if cell == corner {
                Candidates::D3
            } else if cell.sees(corner) {
                !Candidates::D3
            } else {
                Candidates::ALL
            };
            assert_eq!(marks.candidates(cell), expected, "{cell}");
        }
        // A second 3 in the row: not valid, and each clue still stands for itself.
        grid.set(Cell::ALL[8], Some(Digit::D3));
        let marks = Pencilmarks::from(&grid);
        assert_eq!(marks.candidates(corner), Candidates::D3);
        assert_eq!(marks.candidates(Cell::ALL[8]), Candidates::D3);
        assert_eq!(marks.candidates(far), !Candidates::D3);
    }

    #[test]
    fn an_empty_cell_holds_what_the_grid_says() {
        // Some of these grids are not valid: the digits are strewn without a look at the houses.
        for step in 1..40 {
            let mut grid = Grid::EMPTY;
            for cell in Cell::ALL.into_iter().step_by(step) {
                grid.set(cell, Digit::new((cell.index() * step % 10) as u8));
            }
            let marks = Pencilmarks::from_grid(&grid);
            for cell in Cell::ALL {
                let expected = grid.get(cell).map_or(grid.candidates(cell), Candidates::from_digit);
                assert_eq!(marks.candidates(cell), expected, "{cell} of {grid:?}");
            }
        }
    }

    #[test]
    fn sets_there_and_back() {
        let marks = Pencilmarks::from_grid(&Grid::from_bytes([5; 81]).unwrap());
        assert_eq!(Pencilmarks::from(<[Candidates; 81]>::from(marks)), marks);
        assert_eq!(marks.as_array(), &[Candidates::D5; 81]);
    }
}
