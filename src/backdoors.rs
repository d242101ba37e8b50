//! Cells whose digits make a puzzle easy.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::House;
use crate::pencilmarks::Pencilmarks;
use crate::solve::{SolveError, solve};

/// The backdoors of a puzzle that have at most one cell; returned by [`backdoors`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Backdoors {
    /// Singles alone solve the puzzle, so it needs no backdoor: it has one of size 0.
    NotNeeded,
    /// The cells each of which alone is a backdoor, that is, a backdoor of size 1. If there are
    /// none, every backdoor has two cells or more.
    Cells(CellSet),
}

/// The backdoors of a puzzle that have at most one cell.
///
/// A *backdoor* is a set of empty cells: with their digits of the solution added, singles alone
/// solve the puzzle. Singles are naked singles (a cell has one candidate) and hidden singles (a
/// house has one cell for a digit), where a candidate of a cell is a digit that none of its peers
/// has. Their order does not matter.
///
/// ```
/// use sudoku_core::{Backdoors, backdoors, grid};
///
/// let easy = grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// );
/// assert_eq!(backdoors(&easy)?, Backdoors::NotNeeded);
///
/// let hard = grid!(
///     "...4.5.2.81..............7.3...9.1....5....4...........6..1.8....27........2..9.."
/// );
/// let Backdoors::Cells(cells) = backdoors(&hard)? else { unreachable!() };
/// assert_eq!(cells.to_string(), "r2c8");
/// # Ok::<(), sudoku_core::SolveError>(())
/// ```
///
/// This takes one search, and singles once for each empty cell or less: if the digit of a cell does
/// not help, neither do those that singles find from there.
///
/// # Errors
///
/// Those of [`solve`], if the puzzle is not proper.
#[doc(alias("magic cells"))]
pub fn backdoors(puzzle: &Grid) -> Result<Backdoors, SolveError> {
    let solution = solve(puzzle)?;
    let mut start = Singles::NOTHING;
    for (cell, digit) in puzzle.clues() {
        start.place(cell, digit);
    }
    start.find();
    if start.filled == CellSet::ALL {
        return Ok(Backdoors::NotNeeded);
    }
    // A cell that singles fill anyway helps no more than the puzzle itself.
    let (mut cells, mut left) = (CellSet::EMPTY, !start.filled);
    while let Some(cell) = left.first() {
        let mut singles = start.clone();
        if let Some(digit) = solution.get(cell) {
            singles.place(cell, digit);
        }
        singles.find();
        if singles.filled == CellSet::ALL {
            cells |= CellSet::from_cell(cell);
            left = left.without(cell);
        } else {
            left -= singles.filled;
        }
    }
    Ok(Backdoors::Cells(cells))
}

/// What singles find from the clues of a proper puzzle.
#[derive(Clone)]
struct Singles {
    marks: Pencilmarks,
    filled: CellSet,
}

impl Singles {
    /// An empty grid.
    const NOTHING: Self = Self { marks: Pencilmarks::FULL, filled: CellSet::EMPTY };

    fn place(&mut self, cell: Cell, digit: Digit) {
        self.marks.place(cell, digit);
        self.filled = self.filled.with(cell);
    }

    /// Fills cells by singles until there are none.
    fn find(&mut self) {
        loop {
            let before = self.filled;
            for cell in !self.filled {
                if let Some(digit) = self.marks[cell].single() {
                    self.place(cell, digit);
                }
            }
            for house in House::ALL {
                self.find_hidden(house);
            }
            if self.filled == before {
                return;
            }
        }
    }

    /// Fills the cells of a house that are the only ones for a digit.
    fn find_hidden(&mut self, house: House) {
        let (mut once, mut twice) = (Candidates::EMPTY, Candidates::EMPTY);
        let cells = house.cells();
        for cell in cells {
            twice |= once & self.marks[cell];
            once |= self.marks[cell];
        }
        for cell in cells {
            let hidden = self.marks[cell] & (once - twice);
            if let Some(digit) = hidden.first()
                && !self.filled.contains(cell)
            {
                self.place(cell, digit);
            }
        }
    }
}
