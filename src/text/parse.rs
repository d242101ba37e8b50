//! Text to grid.

use core::str::FromStr;

use super::error::{Found, ParseError, ParseErrorKind};
use super::scan::{NO_SYMBOL, Scanner, number};
use crate::grid::Grid;

impl Grid {
    /// Reads a grid from text: 81 symbols in one line, or nine lines of nine.
    ///
    /// `1` to `9` are digits; `.`, `0`, `_` and `*` are blanks. The whole text must be
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
    /// So CR LF ends a line as LF does, rows may be indented, empty lines may stand between them, and
    /// a comment may follow the grid on its line or below. White space inside a row is an error, and
    /// so are nine groups in one line: white space that stands for blanks must not shift the grid.
    /// Everything else is an error too, never another grid.
    ///
    /// ```
    /// use sudoku_core::Grid;
    ///
    /// let grid = Grid::parse(b"
    ///     53. .7. ...");
    /// assert_eq!(
    ///     grid.unwrap_err().to_string(),
    ///     "line 2, column 8: found white space after 3 symbols, \
    ///      expected 81 in one line, or nine lines of 9",
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
    /// `parse`, [`FromStr`] and `TryFrom<&[u8]>` are the same; this one can be used in a `const`.
    ///
    /// # Errors
    ///
    /// [`ParseError`] for the first place where the text leaves the grammar.
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

/// The same as [`Grid::parse`]: the bytes are text, not numbers.
impl TryFrom<&[u8]> for Grid {
    type Error = ParseError;

    fn try_from(text: &[u8]) -> Result<Grid, ParseError> {
        Grid::parse(text)
    }
}

/// Reads nine rows of symbols, as [`Grid::parse`] knows them.
///
/// ```
/// use sudoku_core::Grid;
///
/// let mut board = [['.'; 9]; 9];
/// board[0][1] = '5';
/// let grid = Grid::try_from(board)?;
/// assert_eq!(grid.clue_count(), 1);
///
/// board[8][0] = 'x';
/// let error = Grid::try_from(board).unwrap_err();
/// assert_eq!((error.at(), error.line(), error.column()), (72, 9, 1));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
impl TryFrom<[[char; 9]; 9]> for Grid {
    type Error = ParseError;

    fn try_from(rows: [[char; 9]; 9]) -> Result<Grid, ParseError> {
        let mut bytes = [0; 81];
        for (index, (byte, &char)) in bytes.iter_mut().zip(rows.as_flattened()).enumerate() {
            *byte = u8::try_from(char).map_or(NO_SYMBOL, number);
            if *byte == NO_SYMBOL {
                let found = Found::Char(char);
                return Err(ParseError::in_rows(index, ParseErrorKind::NotASymbol { found }));
            }
        }
        Ok(Grid::from_trusted(bytes))
    }
}

#[cfg(test)]
mod tests;
