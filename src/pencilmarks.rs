//! The candidates of every cell.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::grid::Grid;
use crate::houses::Houses;

/// The candidates of all 81 cells.
///
/// Made of a grid, a filled cell holds just its digit and an empty cell holds what
/// [`Grid::candidates`] says. Made cell by cell, or read from a text of 729 symbols, it is a puzzle
/// of its own (a sukaku): put one of its candidates into each cell so that the grid is solved.
///
/// ```
/// use sudoku_core::{Candidates, Cell, Grid, Pencilmarks};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut marks = Pencilmarks::from(grid);
/// assert_eq!(marks.get(Cell::at(0, 0).unwrap()), Candidates::D5);
/// assert_eq!(marks.get(Cell::at(0, 2).unwrap()).to_string(), "124");
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

    /// The candidates of every cell of a grid: a filled cell holds just its digit, an empty cell
    /// holds the digits that none of its peers has.
    ///
    /// The grid need not be valid.
    ///
    /// ```
    /// # use sudoku_core::{Grid, Pencilmarks};
    /// assert_eq!(Pencilmarks::of(&Grid::EMPTY), Pencilmarks::FULL);
    /// ```
    #[must_use]
    pub const fn of(grid: &Grid) -> Pencilmarks {
        let houses = Houses::free(grid);
        let mut marks = Pencilmarks::FULL;
        let mut index = 0;
        while index < Cell::ALL.len() {
            let cell = Cell::ALL[index];
            let candidates = match grid.get(cell) {
                Some(digit) => Candidates::of(digit),
                None => houses.at(cell),
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
    /// assert_eq!(Pencilmarks::FULL.get(Cell::new(40).unwrap()), Candidates::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn get(&self, cell: Cell) -> Candidates {
        *cell.entry(&self.0)
    }

    /// Replaces the candidates of a cell. Bits that stand for no digit are dropped.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Pencilmarks};
    /// let mut marks = Pencilmarks::FULL;
    /// marks.set(Cell::new(40).unwrap(), Candidates::D1);
    /// assert_eq!(marks.get(Cell::new(40).unwrap()), Candidates::D1);
    /// ```
    #[inline]
    pub const fn set(&mut self, cell: Cell, candidates: Candidates) {
        *cell.entry_mut(&mut self.0) = candidates.intersection(Candidates::ALL);
    }

    /// The 81 sets in row-major order, for the engine; no set has a bit above 8.
    #[inline]
    #[allow(dead_code, reason = "the engine reads the sets in place")]
    pub(crate) const fn masks(&self) -> &[Candidates; 81] {
        &self.0
    }
}

/// [`Pencilmarks::FULL`]: nothing is ruled out.
impl Default for Pencilmarks {
    fn default() -> Pencilmarks {
        Pencilmarks::FULL
    }
}

/// See [`Pencilmarks::of`].
impl From<&Grid> for Pencilmarks {
    fn from(grid: &Grid) -> Pencilmarks {
        Pencilmarks::of(grid)
    }
}

/// See [`Pencilmarks::of`].
impl From<Grid> for Pencilmarks {
    fn from(grid: Grid) -> Pencilmarks {
        Pencilmarks::of(&grid)
    }
}

/// The sets in row-major order. Bits that stand for no digit are dropped.
impl From<[Candidates; 81]> for Pencilmarks {
    fn from(sets: [Candidates; 81]) -> Pencilmarks {
        Pencilmarks(sets.map(|set| set & Candidates::ALL))
    }
}

/// The sets in row-major order.
impl From<Pencilmarks> for [Candidates; 81] {
    fn from(marks: Pencilmarks) -> [Candidates; 81] {
        marks.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digit::Digit;

    #[test]
    fn of_a_grid() {
        let mut grid = Grid::EMPTY;
        let (corner, far) = (Cell::ALL[0], Cell::ALL[80]);
        grid.set(corner, Some(Digit::D3));
        let marks = Pencilmarks::of(&grid);
        for cell in Cell::ALL {
            let expected = if cell == corner {
                Candidates::D3
            } else if cell.sees(corner) {
                !Candidates::D3
            } else {
                Candidates::ALL
            };
            assert_eq!(marks.get(cell), expected, "{cell}");
        }
        // A second 3 in the row: not valid, and each clue still stands for itself.
        grid.set(Cell::ALL[8], Some(Digit::D3));
        let marks = Pencilmarks::from(&grid);
        assert_eq!(marks.get(corner), Candidates::D3);
        assert_eq!(marks.get(Cell::ALL[8]), Candidates::D3);
        assert_eq!(marks.get(far), !Candidates::D3);
    }

    #[test]
    fn an_empty_cell_holds_what_the_grid_says() {
        // Some of these grids are not valid: the digits are strewn without a look at the houses.
        for step in 1..40 {
            let mut grid = Grid::EMPTY;
            for cell in Cell::ALL.into_iter().step_by(step) {
                grid.set(cell, Digit::new((cell.index() * step % 10) as u8));
            }
            let marks = Pencilmarks::of(&grid);
            for cell in Cell::ALL {
                let expected = grid.get(cell).map_or(grid.candidates(cell), Candidates::of);
                assert_eq!(marks.get(cell), expected, "{cell} of {grid:?}");
            }
        }
    }

    #[test]
    fn stray_bits_do_not_get_in() {
        let stray = Candidates::from_bits_retain(0xfe01);
        let mut marks = Pencilmarks::FULL;
        marks.set(Cell::ALL[7], stray);
        assert_eq!(marks.get(Cell::ALL[7]), Candidates::D1);
        assert_eq!(Pencilmarks::from([stray; 81]), Pencilmarks::from([Candidates::D1; 81]));
    }

    #[test]
    fn sets_there_and_back() {
        let marks = Pencilmarks::of(&Grid::from_bytes([5; 81]).unwrap());
        assert_eq!(Pencilmarks::from(<[Candidates; 81]>::from(marks)), marks);
        assert_eq!(marks.masks(), &[Candidates::D5; 81]);
    }
}
