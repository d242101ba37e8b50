//! A grid as a text of 81 symbols, in one line or in nine lines.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use super::board::write_board;
use super::error::ParseError;
use super::scanner::{Scanner, number};
use crate::grid::Grid;
use crate::pad::pad_ascii;

impl Grid {
    /// Reads a grid from a text of 81 symbols in one line, in nine lines of nine, or in a board
    /// with borders as `{:#}` writes it.
    ///
    /// `1` to `9` are digits; `.`, `0`, `_` and `*` are empty cells. The whole text must match
    ///
    /// ```text
    /// text    = [BOM] space* ( line | rows | board ) space* [ comment ]
    /// line    = 81 symbols
    /// rows    = row (break row){8}
    /// row     = 9 symbols
    /// board   = rules drawn row (break drawn row){8} rules, where
    ///           a drawn row is nine symbols with any number of spaces and "|" around them,
    ///           rules are any number of "+", "-", "|" and spaces, the first of them a "+",
    ///           and a break may have rules as well
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
        // Most texts are one line and nothing else. To set up the scanner, which reads every other
        // text, takes longer than to read this line.
        if text.len() == 81
            && let Some(line) = text.first_chunk()
            && let Some(grid) = line_of(line)
        {
            return Ok(grid);
        }
        scan(text)
    }
}

/// The grid of 81 symbols; `None` if one of the bytes is no symbol. There is no branch in the loop,
/// so that vector units read many symbols at a time.
const fn line_of(line: &[u8; 81]) -> Option<Grid> {
    let mut bytes = [0; 81];
    let mut is_line = true;
    let mut index = 0;
    while index < 81 {
        bytes[index] = number(line[index]);
        is_line &= bytes[index] <= 9;
        index += 1;
    }
    if is_line { Some(Grid::from_trusted(bytes)) } else { None }
}

/// Reads any text. It is never inlined, because its variables would lie on the stack of every call.
#[inline(never)]
const fn scan(text: &[u8]) -> Result<Grid, ParseError> {
    let mut scanner = Scanner::new(text, 9);
    if let Some(line) = scanner.rest().first_chunk()
        && let Some(grid) = line_of(line)
    {
        scanner.take(81);
        return match scanner.finish() {
            Ok(()) => Ok(grid),
            Err(error) => Err(error),
        };
    }
    scan_symbols(scanner)
}

/// Reads any text symbol by symbol.
const fn scan_symbols(mut scanner: Scanner<'_>) -> Result<Grid, ParseError> {
    let mut bytes = [0; 81];
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
    ($text:expr $(,)?) => {
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
            pad_ascii(f, &text)
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

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: [u8; 81] =
        *b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// [`Grid::parse`], if it says the same as the scanner alone.
    fn parse(text: &[u8]) -> Result<Grid, ParseError> {
        let slow = scan_symbols(Scanner::new(text, 9));
        assert_eq!(Grid::parse(text), slow, "{text:?}");
        slow
    }

    #[test]
    fn each_byte_in_each_place_of_a_line() {
        let mut grids = 0;
        for place in 0..81 {
            for byte in 0..=u8::MAX {
                let mut text = LINE;
                text[place] = byte;
                grids += usize::from(parse(&text).is_ok());
                // Two bytes, so that no pair of faults makes up for each other.
                text[(place + 40) % 81] = byte.wrapping_add(7);
                let _ = parse(&text);
            }
        }
        assert_eq!(grids, 81 * 13);
    }

    #[test]
    fn each_length_and_what_is_around_a_line() {
        extern crate std;
        use std::vec::Vec;

        let mut grids = 0;
        for before in
            [&b""[..], b" ", b"\n", b"\r\n\t", b"\xef\xbb\xbf", b"\xef\xbb\xbf ", b"+", b"#"]
        {
            for after in
                [&b""[..], b" ", b"\r\n", b"1", b"# a", b" # a\n", b"\n\x00", b"\n.", b"\xff"]
            {
                for length in [0, 1, 9, 79, 80, 81] {
                    let text: Vec<u8> = [before, &LINE[..length], after].concat();
                    grids += usize::from(parse(&text).is_ok());
                }
            }
        }
        assert_eq!(grids, 6 * 5 + 6);
    }
}
