//! The grid: 81 cells, each empty or with a digit.

use core::error::Error;
use core::fmt;

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::digit::Digit;

/// 81 cells, each empty or with a digit: a puzzle, a solution, or anything in between.
///
/// A grid need not be valid: a digit may appear twice in a house. [`is_valid`](crate::is_valid) and
/// [`Grid::conflicts`] check that.
///
/// In memory a grid is 81 bytes in row-major order, 0 for an empty cell and 1 to 9 for a digit.
/// Grids are ordered by these bytes, so an empty cell comes before every digit.
///
/// ```
/// use sudoku_core::{Cell, Digit, Grid};
///
/// let mut grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let cell = Cell::at(0, 2).unwrap();
/// assert_eq!(grid.get(cell), None);
/// assert_eq!(grid.candidates(cell).to_string(), "124");
/// grid.set(cell, Some(Digit::D4));
/// assert_eq!(grid.get(cell), Some(Digit::D4));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
///
/// [`grid!`](crate::grid!) makes a constant grid, checked at compile time.
#[doc(alias("sudoku", "board", "puzzle"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Grid([u8; 81]);

impl Grid {
    /// The grid with 81 empty cells.
    pub const EMPTY: Grid = Grid([0; 81]);

    /// The grid with the given 81 bytes in row-major order: 0 for an empty cell, 1 to 9 for a
    /// digit.
    ///
    /// These are numbers, not text; [`Grid::parse`] reads the characters `'0'` to `'9'`.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let mut bytes = [0; 81];
    /// bytes[80] = 7;
    /// let grid = Grid::from_bytes(bytes)?;
    /// assert_eq!(grid.get(Cell::new(80).unwrap()), Some(Digit::D7));
    /// # Ok::<(), sudoku_core::NotADigit>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`NotADigit`] for the first byte above 9.
    #[inline]
    pub const fn from_bytes(bytes: [u8; 81]) -> Result<Grid, NotADigit> {
        let mut index = 0;
        while index < 81 {
            if bytes[index] > 9 {
                return Err(NotADigit { cell: Cell::ALL[index], found: bytes[index] as i32 });
            }
            index += 1;
        }
        Ok(Grid(bytes))
    }

    /// A grid of bytes that the caller knows to be 9 or less.
    ///
    /// A higher byte would read as an empty cell; nothing would panic.
    #[inline]
    pub(crate) const fn from_trusted(bytes: [u8; 81]) -> Grid {
        Grid(bytes)
    }

    /// The 81 bytes, for a caller who writes none above 9, as with [`Grid::from_trusted`].
    #[inline]
    pub(crate) const fn trusted_bytes(&mut self) -> &mut [u8; 81] {
        &mut self.0
    }

    /// The 81 bytes in row-major order: 0 for an empty cell, 1 to 9 for a digit.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert_eq!(Grid::EMPTY.to_bytes(), [0; 81]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn to_bytes(&self) -> [u8; 81] {
        self.0
    }

    /// The bytes of [`Grid::to_bytes`], by reference.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert!(Grid::EMPTY.as_bytes().iter().all(|&byte| byte == 0));
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; 81] {
        &self.0
    }

    /// The digit of a cell, or `None` if the cell is empty.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Grid};
    /// assert_eq!(Grid::EMPTY.get(Cell::new(40).unwrap()), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Digit> {
        Digit::new(*cell.entry(&self.0))
    }

    /// Puts a digit into a cell, or empties it.
    ///
    /// This checks nothing: a digit that is already in the same house makes a conflict.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::new(40).unwrap(), Some(Digit::D5));
    /// assert_eq!(grid.clue_count(), 1);
    /// grid.set(Cell::new(40).unwrap(), None);
    /// assert_eq!(grid, Grid::EMPTY);
    /// ```
    #[inline]
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        *cell.entry_mut(&mut self.0) = match digit {
            Some(digit) => digit.get(),
            None => 0,
        };
    }

    /// Empties a cell: the same as setting it to `None`.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::ALL[40], Some(Digit::D5));
    /// grid.clear(Cell::ALL[40]);
    /// assert_eq!(grid, Grid::EMPTY);
    /// ```
    #[inline]
    pub const fn clear(&mut self, cell: Cell) {
        self.set(cell, None);
    }

    /// The number of filled cells, 0 to 81.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert_eq!(Grid::EMPTY.clue_count(), 0);
    /// ```
    #[must_use]
    pub const fn clue_count(&self) -> usize {
        // Counted in a byte, which vector units do sixteen cells at a time.
        let mut count = 0;
        let mut index = 0;
        while index < 81 {
            count += (self.0[index] != 0) as u8;
            index += 1;
        }
        count as usize
    }

    /// Whether every cell is filled. The grid may still have conflicts; see [`Grid::is_solved`].
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert!(!Grid::EMPTY.is_complete());
    /// ```
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.clue_count() == 81
    }

    /// The digits that none of the 20 peers of a cell has.
    ///
    /// The digit of the cell itself does not matter: for a filled cell of a valid grid the result
    /// has that digit and all others that could take its place.
    ///
    /// ```
    /// # use sudoku_core::{Candidates, Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// let corner = Cell::new(0).unwrap();
    /// grid.set(Cell::new(1).unwrap(), Some(Digit::D5));
    /// assert_eq!(grid.candidates(corner), Candidates::ALL.without(Digit::D5));
    /// ```
    #[must_use]
    pub const fn candidates(&self, cell: Cell) -> Candidates {
        let peers = cell.peers();
        let mut free = Candidates::ALL;
        let mut index = 0;
        while index < peers.len() {
            if let Some(digit) = self.get(peers[index]) {
                free = free.without(digit);
            }
            index += 1;
        }
        free
    }

    /// Whether no peer of a cell has the digit, so that it can be placed there without a conflict.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::ALL[0], Some(Digit::D5));
    /// assert!(!grid.can_place(Cell::ALL[8], Digit::D5));
    /// assert!(grid.can_place(Cell::ALL[8], Digit::D6));
    /// ```
    #[must_use]
    pub const fn can_place(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates(cell).contains(digit)
    }
}

/// The empty grid.
impl Default for Grid {
    #[inline]
    fn default() -> Grid {
        Grid::EMPTY
    }
}

impl AsRef<[u8; 81]> for Grid {
    #[inline]
    fn as_ref(&self) -> &[u8; 81] {
        &self.0
    }
}

/// The error of a grid made of numbers: one that is neither an empty cell (0) nor a digit (1 to 9).
///
/// ```
/// use sudoku_core::{Cell, Grid};
///
/// let mut rows = [[0_u8; 9]; 9];
/// rows[1][4] = 10;
/// let error = Grid::try_from(rows).unwrap_err();
/// assert_eq!(error.cell, Cell::at(1, 4).unwrap());
/// assert_eq!(error.to_string(), "r2c5: found 10, expected 0 to 9");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NotADigit {
    /// The cell of the number.
    pub cell: Cell,
    /// The number.
    pub found: i32,
}

impl fmt::Display for NotADigit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: found {}, expected 0 to 9", self.cell, self.found)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for NotADigit {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{}: found {=i32}, expected 0 to 9", self.cell, self.found);
    }
}

impl Error for NotADigit {}

const _: () = assert!(size_of::<Grid>() == 81 && align_of::<Grid>() == 1);
