//! A grid as nine rows of nine characters.

use core::error::Error;
use core::fmt;

use super::error::{Expected, Found};
use super::scanner::number;
use crate::cell::Cell;
use crate::grid::Grid;

/// Nine rows of nine characters, `.` or `1` to `9`, as LeetCode has them.
///
/// ```
/// use sudoku_core::Grid;
///
/// let board: [[char; 9]; 9] = Grid::EMPTY.into();
/// assert_eq!(board, [['.'; 9]; 9]);
/// ```
impl From<Grid> for [[char; 9]; 9] {
    fn from(grid: Grid) -> [[char; 9]; 9] {
        let mut rows = [['.'; 9]; 9];
        for (char, byte) in rows.as_flattened_mut().iter_mut().zip(grid.to_ascii()) {
            *char = char::from(byte);
        }
        rows
    }
}

/// Reads nine rows of nine characters, which may be any of the symbols of [`Grid::parse`].
///
/// ```
/// use sudoku_core::Grid;
///
/// let mut board = [['.'; 9]; 9];
/// board[0][1] = '5';
/// assert_eq!(Grid::try_from(board)?.clue_count(), 1);
///
/// board[8][0] = 'x';
/// assert_eq!(
///     Grid::try_from(board).unwrap_err().to_string(),
///     "row 9, column 1: found 'x', expected 1 to 9, or one of . 0 _ * for an empty cell",
/// );
/// # Ok::<(), sudoku_core::text::BoardError>(())
/// ```
impl TryFrom<[[char; 9]; 9]> for Grid {
    type Error = BoardError;

    fn try_from(rows: [[char; 9]; 9]) -> Result<Grid, BoardError> {
        Grid::try_from(&rows[..])
    }
}

/// Reads a slice of nine rows of nine characters, such as a `&[Vec<char>]`.
///
/// ```
/// use sudoku_core::Grid;
///
/// let mut board: Vec<Vec<char>> = vec![vec!['.'; 9]; 9];
/// board[0][1] = '5';
/// let grid = Grid::try_from(&board[..])?;
/// let board_again: Vec<Vec<char>> = <[[char; 9]; 9]>::from(grid).map(Vec::from).into();
/// assert_eq!(board_again, board);
///
/// board.pop();
/// assert_eq!(
///     Grid::try_from(&board[..]).unwrap_err().to_string(),
///     "row 9, column 1: found the end, expected nine rows of nine characters",
/// );
/// # Ok::<(), sudoku_core::text::BoardError>(())
/// ```
impl<R: AsRef<[char]>> TryFrom<&[R]> for Grid {
    type Error = BoardError;

    fn try_from(rows: &[R]) -> Result<Grid, BoardError> {
        let mut bytes = [0; 81];
        for cell in Cell::ALL {
            let (row, column) = (cell.row_index(), cell.column_index());
            let error = |row, column, expected| {
                let row_there = rows.get(row).map_or(&[][..], AsRef::as_ref);
                let found = row_there.get(column).map_or(Found::End, |char| Found::Char(*char));
                BoardError { row: row + 1, column: column + 1, found, expected }
            };
            let chars = rows.get(row).map_or(&[][..], AsRef::as_ref);
            let shape = Expected::Words("nine rows of nine characters");
            let Some(&char) = chars.get(column) else { return Err(error(row, column, shape)) };
            let number = u8::try_from(char).map_or(u8::MAX, number);
            if number > 9 {
                return Err(error(row, column, Expected::Symbol));
            }
            if column == 8 && chars.len() > 9 {
                return Err(error(row, 9, shape));
            }
            if row == 8 && column == 8 && rows.len() > 9 {
                return Err(error(9, 0, shape));
            }
            *cell.entry_mut(&mut bytes) = number;
        }
        Ok(Grid::from_trusted(bytes))
    }
}

/// The error of a grid made of rows of characters: where they stop being a grid, what was found
/// there, and what was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct BoardError {
    /// The row, numbered from 1.
    pub row: usize,
    /// The character in the row, numbered from 1.
    pub column: usize,
    /// What was found there.
    pub found: Found,
    /// What was expected instead.
    pub expected: Expected,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BoardError { row, column, found, expected } = self;
        write!(f, "row {row}, column {column}: found ")?;
        match found {
            Found::End => f.write_str("the end")?,
            found => found.fmt(f)?,
        }
        write!(f, ", expected {expected}")
    }
}

impl Error for BoardError {}
