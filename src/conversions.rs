//! A grid from and to arrays and iterators of numbers and digits.

use core::error::Error;
use core::fmt;

use crate::cell::Cell;
use crate::digit::Digit;
use crate::grid::{Grid, NotADigit};

impl Grid {
    /// The grid that holds the given digits in row-major order. They are `Option<Digit>`, or
    /// `Digit` if every cell has one.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Digit, Grid};
    /// let cells = (0..81).map(|index| Digit::try_from(index).ok()); // 1 to 9, the rest empty
    /// let grid = Grid::from_digits(cells)?;
    /// assert_eq!(grid.clue_count(), 9);
    /// assert_eq!(
    ///     Grid::from_digits([Digit::D1; 80]).unwrap_err().to_string(),
    ///     "found 80 cells, expected 81",
    /// );
    /// # Ok::<(), sudoku_core::WrongCount>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`WrongCount`] if there are not exactly 81.
    pub fn from_digits<I>(digits: I) -> Result<Grid, WrongCount>
    where
        I: IntoIterator<Item: Into<Option<Digit>>>,
    {
        let mut grid = Grid::EMPTY;
        let mut found = 0;
        for digit in digits {
            let Some(cell) = Cell::new(found) else {
                return Err(WrongCount { found: None });
            };
            grid.set(cell, digit.into());
            found += 1;
        }
        if found == 81 { Ok(grid) } else { Err(WrongCount { found: Some(found) }) }
    }
}

/// The error of a grid made of digits of which there are not 81.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct WrongCount {
    /// How many there are; `None` if there are more than 81.
    pub found: Option<usize>,
}

impl fmt::Display for WrongCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.found {
            Some(found) => write!(f, "found {found} cells, expected 81"),
            None => f.write_str("found more than 81 cells, expected 81"),
        }
    }
}

impl Error for WrongCount {}

/// What the cells hold in row-major order.
impl From<[Option<Digit>; 81]> for Grid {
    fn from(digits: [Option<Digit>; 81]) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in Cell::ALL.into_iter().zip(digits) {
            grid.set(cell, digit);
        }
        grid
    }
}

/// What the nine rows hold; [`Grid::rows`] is the way back.
impl From<[[Option<Digit>; 9]; 9]> for Grid {
    fn from(rows: [[Option<Digit>; 9]; 9]) -> Grid {
        let mut grid = Grid::EMPTY;
        for (cell, digit) in Cell::ALL.into_iter().zip(rows.as_flattened()) {
            grid.set(cell, *digit);
        }
        grid
    }
}

/// What the cells hold in row-major order.
impl From<Grid> for [Option<Digit>; 81] {
    fn from(grid: Grid) -> [Option<Digit>; 81] {
        Cell::ALL.map(|cell| grid.get(cell))
    }
}

/// The same as [`Grid::from_bytes`].
impl TryFrom<[u8; 81]> for Grid {
    type Error = NotADigit;

    #[inline]
    fn try_from(bytes: [u8; 81]) -> Result<Grid, NotADigit> {
        Grid::from_bytes(bytes)
    }
}

impl From<Grid> for [u8; 81] {
    #[inline]
    fn from(grid: Grid) -> [u8; 81] {
        grid.to_bytes()
    }
}

/// Implements the conversions from and to nine rows of integers.
macro_rules! rows_of {
    ($($integer:ident)*) => {
        $(
            /// Nine rows of numbers: 0 for an empty cell, 1 to 9 for a digit.
            impl TryFrom<[[$integer; 9]; 9]> for Grid {
                type Error = NotADigit;

                fn try_from(rows: [[$integer; 9]; 9]) -> Result<Grid, NotADigit> {
                    let mut grid = Grid::EMPTY;
                    for (cell, &number) in Cell::ALL.into_iter().zip(rows.as_flattened()) {
                        match Digit::try_from(number) {
                            Ok(digit) => grid.set(cell, Some(digit)),
                            Err(_) if number == 0 => {}
                            Err(_) => return Err(NotADigit { cell, found: number.into() }),
                        }
                    }
                    Ok(grid)
                }
            }

            /// Nine rows of numbers: 0 for an empty cell, 1 to 9 for a digit.
            impl From<Grid> for [[$integer; 9]; 9] {
                fn from(grid: Grid) -> [[$integer; 9]; 9] {
                    let number = |digit: Option<Digit>| digit.map_or(0, Digit::get) as $integer;
                    grid.rows().map(|row| row.map(number))
                }
            }
        )*
    };
}

rows_of!(u8 u16 i8 i16 i32);
