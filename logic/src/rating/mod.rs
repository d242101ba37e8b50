//! How hard a puzzle is.

mod deductions;
mod locked;
mod rounds;
mod scheme;
mod sets;
mod singles;
mod value;

use sudoku_core::Grid;

use crate::board::Board;
use crate::proper::Proper;

pub use scheme::Scheme;
pub use value::{Rating, Verdict};

/// How hard a puzzle is, without relying on uniqueness: [`Scheme::Rounds1`].
///
/// The grid may be any. A puzzle with several solutions is [`Verdict::Stuck`] at the end. One
/// without a solution is [`Verdict::Contradicted`] if the techniques show it, and otherwise stuck.
///
/// ```
/// use sudoku_logic::{Level, rate};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(rate(&puzzle).level(), Level::Singles);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rate(puzzle: &Grid) -> Rating {
    rounds::rate(Board::from_grid(puzzle), Scheme::Rounds1)
}

/// How hard a puzzle is for people who know that it has one solution:
/// [`Scheme::RoundsWithRectangles1`].
///
/// ```
/// use sudoku_logic::{Level, Proper, rate_with_rectangles};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(rate_with_rectangles(&Proper::prove(&puzzle)?).level(), Level::Singles);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn rate_with_rectangles(puzzle: &Proper) -> Rating {
    rounds::rate(Board::from_proper(puzzle), Scheme::RoundsWithRectangles1)
}
