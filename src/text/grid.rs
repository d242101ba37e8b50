//! A grid as a text of 81 symbols, in one line or in nine lines.

use core::error::Error;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::board::write_board;
use super::error::ParseError;
use super::scanner::{NO_SYMBOL, Scanner, number};
use crate::cell::Cell;
use crate::grid::Grid;

impl Grid {
    /// Reads a grid from a text of 81 symbols in one line, or in nine lines of nine.
    ///
    /// `1` to `9` are digits; `.`, `0`, `_` and `*` are empty cells. The whole text must match
    ///
    /// ```text
    /// text    = [BOM] space* ( line | rows ) space* [ comment ]
    /// line    = 81 symbols
    /// rows    = row (break row){8}
    /// row     = 9 symbols
    /// symbol  = "1".."9" | "." | "0" | "_" | "*"
    /// break   = one or more of space, at least one of them LF
    /// space   = one byte of ASCII white space: 0x20, tab, LF, form feed, CR
    /// comment = "#", any bytes but LF, [ LF space* ]
    /// BOM     = the bytes EF BB BF
    /// ```
    ///
    /// So a line may end with CR LF, rows may be indented, empty lines may separate them, and a
    /// comment may follow the grid. White space inside a row is an error, and so are nine groups in
    /// one line, because in some files a space is an empty cell, and skipping it would shift the
    /// grid. Every other text is an error too, never another grid.
    ///
    /// ```
    /// use sudoku_core::Grid;
    ///
    /// let grid = Grid::parse(b"
    ///     53. .7. ...");
    /// assert_eq!(
    ///     grid.unwrap_err().to_string(),
    ///     "line 2, column 8: found ' ', \
    ///      expected symbol 4 of 81, in one line or nine lines of 9",
    /// );
    ///
    /// let line = Grid::parse(
    ///     b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r\n",
    /// )?;
    /// let rows = Grid::parse(b"
    ///     53..7....
    ///     6..195...
    ///     .98....6.
    ///     8...6...3
    ///     4..8.3..1
    ///     7...2...6
    ///     .6....28.
    ///     ...419..5
    ///     ....8..79  # from Wikipedia
    /// ")?;
    /// assert_eq!(line, rows);
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    ///
    /// [`str::parse`] does the same for a `&str`; this function takes bytes and can be used in a
    /// `const`. [`grid!`](crate::grid!) makes a constant of a literal.
    ///
    /// # Errors
    ///
    /// [`ParseError`] at the first place where the text does not match.
    pub const fn parse(text: &[u8]) -> Result<Grid, ParseError> {
        let mut bytes = [0; 81];
        let mut scanner = Scanner::new(text, 9);
        if let Some(line) = scanner.rest().first_chunk::<81>() {
            let mut all = 0;
            let mut index = 0;
            while index < 81 {
                bytes[index] = number(line[index]);
                all |= bytes[index];
                index += 1;
            }
            // The numbers 0 to 9 do not reach the high bits.
            if all < 16 {
                scanner.take(81);
                return match scanner.finish() {
                    Ok(()) => Ok(Grid::from_trusted(bytes)),
                    Err(error) => Err(error),
                };
            }
        }
        let mut index = 0;
        while index < 81 {
            bytes[index] = match scanner.next() {
                Ok(number) => number,
                Err(error) => return Err(error),
            };
            index += 1;
        }
        match scanner.finish() {
            Ok(()) => Ok(Grid::from_trusted(bytes)),
            Err(error) => Err(error),
        }
    }
}

/// The same as [`Grid::parse`].
impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Grid, ParseError> {
        Grid::parse(text.as_bytes())
    }
}

/// A constant grid from a literal, checked at compile time; [`Grid::parse`] says what it may be.
///
/// ```
/// use sudoku_core::{Grid, grid};
///
/// static PUZZLE: Grid = grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// );
/// assert_eq!(PUZZLE.clue_count(), 30);
/// ```
///
/// A text that is not a grid does not compile:
///
/// ```compile_fail
/// let too_short = sudoku_core::grid!("53..7");
/// ```
#[macro_export]
macro_rules! grid {
    ($text:expr) => {
        const {
            match $crate::Grid::parse(($text).as_bytes()) {
                ::core::result::Result::Ok(grid) => grid,
                ::core::result::Result::Err(_) => ::core::panic!("this text is not a grid"),
            }
        }
    };
}

impl Grid {
    /// The grid as 81 ASCII characters in row-major order: `1` to `9`, and `.` for an empty cell.
    ///
    /// This is the text that `{}` writes, without the code of `core::fmt`.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// assert_eq!(Grid::EMPTY.to_ascii(), [b'.'; 81]);
    /// ```
    #[must_use]
    pub const fn to_ascii(&self) -> [u8; 81] {
        let mut text = self.to_bytes();
        let mut index = 0;
        while index < 81 {
            text[index] = match text[index] {
                number @ 1..=9 => b'0' + number,
                _ => b'.',
            };
            index += 1;
        }
        text
    }
}

/// `{}` writes 81 characters in one line, `.` for an empty cell; `{:#}` writes a board.
///
/// The line honours width, fill and alignment. The board has thirteen lines, and no line break
/// after the last one.
///
/// ```
/// use sudoku_core::Grid;
///
/// let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let grid: Grid = text.parse()?;
/// assert_eq!(format!("{grid}"), text);
/// assert_eq!(
///     format!("{grid:#}"),
///     "\
/// +-------+-------+-------+
/// | 5 3 . | . 7 . | . . . |
/// | 6 . . | 1 9 5 | . . . |
/// | . 9 8 | . . . | . 6 . |
/// +-------+-------+-------+
/// | 8 . . | . 6 . | . . 3 |
/// | 4 . . | 8 . 3 | . . 1 |
/// | 7 . . | . 2 . | . . 6 |
/// +-------+-------+-------+
/// | . 6 . | . . . | 2 8 . |
/// | . . . | 4 1 9 | . . 5 |
/// | . . . | . 8 . | . 7 9 |
/// +-------+-------+-------+"
/// );
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.to_ascii();
        if f.alternate() {
            write_board(f, 1, |f, cell| f.write_char(char::from(*cell.entry(&text))))
        } else {
            f.pad(core::str::from_utf8(&text).unwrap_or_default())
        }
    }
}

/// Writes `Grid` and the board of `{:#}`, so that failed assertions are readable.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid\n{self:#}")
    }
}

/// The same text as `{}`.
#[cfg(feature = "defmt")]
impl defmt::Format for Grid {
    fn format(&self, f: defmt::Formatter<'_>) {
        let text = self.to_ascii();
        defmt::write!(f, "{=str}", core::str::from_utf8(&text).unwrap_or_default());
    }
}

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
/// use sudoku_core::{Cell, Grid};
///
/// let mut board = [['.'; 9]; 9];
/// board[0][1] = '5';
/// assert_eq!(Grid::try_from(board)?.clue_count(), 1);
///
/// board[8][0] = 'x';
/// let error = Grid::try_from(board).unwrap_err();
/// assert_eq!((error.cell, error.found), (Cell::at(8, 0).unwrap(), 'x'));
/// # Ok::<(), sudoku_core::text::NotASymbol>(())
/// ```
impl TryFrom<[[char; 9]; 9]> for Grid {
    type Error = NotASymbol;

    fn try_from(rows: [[char; 9]; 9]) -> Result<Grid, NotASymbol> {
        let mut bytes = [0; 81];
        for (cell, &found) in Cell::ALL.into_iter().zip(rows.as_flattened()) {
            let number = u8::try_from(found).map_or(NO_SYMBOL, number);
            if number == NO_SYMBOL {
                return Err(NotASymbol { cell, found });
            }
            *cell.entry_mut(&mut bytes) = number;
        }
        Ok(Grid::from_trusted(bytes))
    }
}

/// The error of a grid made of characters: one that is no symbol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
#[non_exhaustive]
pub struct NotASymbol {
    /// The cell of the character.
    pub cell: Cell,
    /// The character.
    pub found: char,
}

impl fmt::Display for NotASymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotASymbol { cell, found } = self;
        write!(f, "{cell}: found {found:?}, expected 1 to 9, or one of . 0 _ * for an empty cell")
    }
}

impl Error for NotASymbol {}
