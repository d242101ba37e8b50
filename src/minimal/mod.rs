//! Proper and minimal puzzles, and clues that can go.
//!
//! | file | what it holds |
//! |---|---|
//! | `reduction` | the removal of clues in a given order, in slices |
//! | `unavoidable` | sets of cells of which a proper puzzle needs a clue |
//! | `two_lines` | what can be exchanged between two lines of a solved grid |

mod reduction;
mod two_lines;
mod unavoidable;

pub(crate) use self::reduction::Reduction;
pub(crate) use self::two_lines::{PAIRS, TwoLines};

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::engine::Backend;
use crate::grid::Grid;
use crate::random::{RandomSource, shuffle};
use crate::solve::{Puzzle, Solutions, SolveError, count_solutions, solve};

/// Whether a puzzle is proper: it has exactly one solution.
///
/// ```
/// use sudoku_core::{Grid, grid, is_proper};
///
/// assert!(is_proper(&grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// )));
/// assert!(!is_proper(&Grid::EMPTY));
/// ```
///
/// This is one search for at most two solutions. [`solve`] also returns the solution, or says what
/// is wrong.
#[must_use]
pub fn is_proper(puzzle: &impl Puzzle) -> bool {
    count_solutions(puzzle, 2) == 1
}

/// Whether a puzzle is minimal: it is proper, and without any one of its clues it is not.
///
/// ```
/// use sudoku_core::{grid, is_minimal};
///
/// assert!(is_minimal(&grid!(
///     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
/// )));
/// assert!(!is_minimal(&grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// )));
/// ```
///
/// This takes one search, and one more for each clue up to the first that is redundant.
#[must_use]
pub fn is_minimal(puzzle: &Grid) -> bool {
    is_proper(puzzle) && puzzle.clues().all(|(cell, _)| !is_redundant(puzzle, cell))
}

/// The clues each of which alone can be removed, so that the puzzle stays proper.
///
/// A proper puzzle is minimal if and only if there are none. To remove one of them may make another
/// one necessary: [`minimize`] removes as many as possible.
///
/// ```
/// use sudoku_core::{grid, is_proper, redundant_clues};
///
/// let puzzle = grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// );
/// let redundant = redundant_clues(&puzzle)?;
/// assert_eq!(redundant.len(), 22);
/// for cell in redundant {
///     let mut fewer = puzzle;
///     fewer.clear(cell);
///     assert!(is_proper(&fewer));
/// }
/// # Ok::<(), sudoku_core::SolveError>(())
/// ```
///
/// This takes one search, and one more for each clue.
///
/// # Errors
///
/// Those of [`solve`], if the puzzle is not proper.
pub fn redundant_clues(puzzle: &Grid) -> Result<CellSet, SolveError> {
    solve(puzzle)?;
    let cells = puzzle.clues().map(|(cell, _)| cell);
    Ok(cells.filter(|cell| is_redundant(puzzle, *cell)).collect())
}

/// Whether a proper puzzle is proper without the clue of a cell.
fn is_redundant(puzzle: &Grid, cell: Cell) -> bool {
    let mut fewer = *puzzle;
    fewer.clear(cell);
    is_proper(&fewer)
}

/// A minimal puzzle with the same solution, which has only clues of the puzzle.
///
/// It tries to remove one clue after the other in row-major order, and keeps those without which
/// the puzzle would not be proper. The result is the same on every platform and in every version.
///
/// ```
/// use sudoku_core::{grid, is_minimal, minimize, solve};
///
/// let puzzle = grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// );
/// let minimal = minimize(&puzzle)?;
/// assert!(is_minimal(&minimal));
/// assert_eq!(solve(&minimal), solve(&puzzle));
/// # Ok::<(), sudoku_core::SolveError>(())
/// ```
///
/// This takes one search and some more, fewer than there are clues for most puzzles and never more
/// than 33 for each clue.
///
/// # Errors
///
/// Those of [`solve`], if the puzzle is not proper.
pub fn minimize(puzzle: &Grid) -> Result<Grid, SolveError> {
    minimize_in_order(puzzle, &Cell::ALL)
}

/// [`minimize`] in a random order: different random numbers lead to different minimal puzzles.
///
/// ```
/// use sudoku_core::{SeededRandom, grid, is_minimal, minimize_randomly};
///
/// let puzzle = grid!(
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// );
/// let one = minimize_randomly(&puzzle, &mut SeededRandom::new(1))?;
/// let other = minimize_randomly(&puzzle, &mut SeededRandom::new(2))?;
/// assert!(is_minimal(&one) && is_minimal(&other) && one != other);
/// # Ok::<(), sudoku_core::SolveError>(())
/// ```
///
/// # Errors
///
/// Those of [`solve`], if the puzzle is not proper.
pub fn minimize_randomly(
    puzzle: &Grid,
    random: &mut impl RandomSource,
) -> Result<Grid, SolveError> {
    let mut order = Cell::ALL;
    shuffle(random, &mut order);
    minimize_in_order(puzzle, &order)
}

/// [`minimize`] in an order of the cells.
fn minimize_in_order(puzzle: &Grid, order: &[Cell; 81]) -> Result<Grid, SolveError> {
    let solution = solve(puzzle)?;
    Ok(reduced(puzzle, &solution, order))
}

/// A proper puzzle, reduced to a minimal one. It is not inlined, so that the search of `solve` and
/// what this function needs are not on the stack at the same time.
#[inline(never)]
fn reduced(puzzle: &Grid, solution: &Grid, order: &[Cell; 81]) -> Grid {
    let clues = order.iter().filter(|cell| puzzle.get(**cell).is_some());
    let mut reduction = Reduction::IDLE;
    reduction.restart(puzzle, solution, clues.map(|cell| CellSet::from_cell(*cell)), 0);
    let (mut search, backend) = (Solutions::idle(), Backend::best());
    while reduction.advance(&mut search, backend, &mut { u32::MAX }).is_pending() {}
    *reduction.puzzle()
}
