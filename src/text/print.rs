//! Grid to text.

use core::fmt::{self, Write as _};

use crate::cell::Cell;
use crate::grid::Grid;

impl Grid {
    /// The 81 ASCII characters of the grid in row-major order: `1` to `9`, and `.` for an empty cell.
    ///
    /// The same text as `{}`, without the formatting machinery.
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
/// Width, fill and alignment are honoured in the one line. The board has thirteen lines, the last
/// without a line break.
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

/// The board of `{:#}` under a line with the name, so that a failed assertion can be read.
impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid\n{self:#}")
    }
}

/// The 81 characters of `{}`.
#[cfg(feature = "defmt")]
impl defmt::Format for Grid {
    fn format(&self, f: defmt::Formatter<'_>) {
        let text = self.to_ascii();
        defmt::write!(f, "{=str}", core::str::from_utf8(&text).unwrap_or_default());
    }
}

/// Nine characters `.`, `1` to `9` a row. A LeetCode board.
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

/// Writes nine rows with box borders; `write_cell` fills `width` characters for a cell.
pub(super) fn write_board(
    f: &mut fmt::Formatter<'_>,
    width: usize,
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    for cell in Cell::ALL {
        let (row, column) = (cell.row_index(), cell.column_index());
        if column == 0 && row % 3 == 0 {
            write_rule(f, width)?;
            f.write_char('\n')?;
        }
        if column % 3 == 0 {
            f.write_str("| ")?;
        }
        write_cell(f, cell)?;
        f.write_str(if column == 8 { " |\n" } else { " " })?;
    }
    write_rule(f, width)
}

/// The border above, between and below the boxes: `+-------+-------+-------+`.
///
/// Written dash by dash, because a width that is handed to `write!` brings a panic along (for one
/// above 65,535).
fn write_rule(f: &mut fmt::Formatter<'_>, width: usize) -> fmt::Result {
    for _ in 0..3 {
        f.write_char('+')?;
        for _ in 0..3 * width + 4 {
            f.write_char('-')?;
        }
    }
    f.write_char('+')
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use crate::digit::Digit;
    use std::format;
    use std::string::ToString;

    /// One grid for each pair of a cell and a digit, the rest full of another digit or empty.
    fn samples() -> impl Iterator<Item = Grid> {
        Cell::ALL.into_iter().flat_map(|cell| {
            Digit::ALL.into_iter().flat_map(move |digit| {
                [0, digit.get() % 9 + 1].map(|rest| {
                    let mut grid = Grid::from_trusted([rest; 81]);
                    grid.set(cell, Some(digit));
                    grid
                })
            })
        })
    }

    #[test]
    fn what_is_printed_reads_as_the_same_grid() {
        for grid in samples() {
            let text = grid.to_string();
            assert_eq!(text.as_bytes(), grid.to_ascii());
            assert_eq!(text.parse(), Ok(grid));
            assert_eq!(Grid::try_from(<[[char; 9]; 9]>::from(grid)), Ok(grid));
            assert_eq!(Grid::try_from(<[[u8; 9]; 9]>::from(grid)), Ok(grid));
            assert_eq!(Grid::try_from(<[u8; 81]>::from(grid)), Ok(grid));
        }
    }

    #[test]
    fn the_board_holds_the_line() {
        for grid in samples() {
            let board = format!("{grid:#}");
            let symbols = board.replace(['+', '-', '|', ' ', '\n'], "");
            assert_eq!(symbols, grid.to_string());
            assert!(board.lines().all(|line| line.len() == 25));
            assert_eq!(board.lines().count(), 13);
            assert_eq!(format!("{grid:?}"), format!("Grid\n{board}"));
        }
    }

    #[test]
    fn width_and_fill() {
        let blank = ".".repeat(81);
        assert_eq!(format!("{:>83}", Grid::EMPTY), format!("  {blank}"));
        assert_eq!(format!("{:#<82}", Grid::EMPTY), format!("{blank}#"));
    }
}
