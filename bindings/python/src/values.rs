//! The classes `Grid` and `Pencilmarks`. Their methods, which use almost everything else, are in
//! `grid.rs` and `pencilmarks.rs`.

use pyo3::prelude::*;
use pyo3::types::PyString;
use sudoku_core::{Grid, Pencilmarks};

/// 81 cells, each empty or with a digit. A grid never changes, and can be compared, sorted,
/// hashed and pickled.
///
/// ``source`` is one of these:
///
/// * a text of 81 symbols in one line or nine lines of nine, where a symbol is one of 1 to 9,
///   or one of ``. 0 _ *`` for an empty cell (`read` reads every other format);
/// * 81 bytes, 0 for an empty cell and 1 to 9 for a digit, or the text as bytes;
/// * an array of integers of the shape (9, 9) or (81,);
/// * a list of 81 cells, or nine rows of nine. A cell is a number from 0 to 9, ``None`` or a
///   symbol.
///
/// Nothing is padded, cut or guessed.
///
/// >>> from sudoku_core import Grid
/// >>> grid = Grid(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ... )
/// >>> grid[0, 1], grid[80], len(grid)
/// (3, 9, 81)
/// >>> print(f"{grid.solve():board}")
/// +-------+-------+-------+
/// | 5 3 4 | 6 7 8 | 9 1 2 |
/// | 6 7 2 | 1 9 5 | 3 4 8 |
/// | 1 9 8 | 3 4 2 | 5 6 7 |
/// +-------+-------+-------+
/// | 8 5 9 | 7 6 1 | 4 2 3 |
/// | 4 2 6 | 8 5 3 | 7 9 1 |
/// | 7 1 3 | 9 2 4 | 8 5 6 |
/// +-------+-------+-------+
/// | 9 6 1 | 5 3 7 | 2 8 4 |
/// | 2 8 7 | 4 1 9 | 6 3 5 |
/// | 3 4 5 | 2 8 6 | 1 7 9 |
/// +-------+-------+-------+
///
/// ``str(grid)`` is the text of 81 symbols, ``bytes(grid)`` 81 numbers, and
/// ``numpy.asarray(grid)`` a new array of uint8 of the shape (9, 9). ``grid[row, column]``
/// and ``grid[cell]`` are 0 for an empty cell. Rows and columns are 0 to 8, and cells 0 to 80
/// in row-major order, here and everywhere.
///
/// Raises `ParseError` for a text that is not a grid, `NotADigit` for a cell that is neither
/// empty nor a digit, `SudokuError` for fewer or more cells, and `TypeError` for anything
/// else.
#[pyclass(name = "Grid", module = "sudoku_core", frozen, eq, ord, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyGrid(pub(crate) Grid);

/// The candidates of all 81 cells. They never change.
///
/// ``source`` is a `Grid`; the digits of each of the 81 cells; or a text of 729 symbols, nine
/// for each cell: a digit if it is a candidate, one of ``. 0 _ *`` if it is not.
///
/// >>> from sudoku_core import Grid, Pencilmarks
/// >>> marks = Grid("12345678" + 73 * ".").pencilmarks()
/// >>> marks[0, 0], marks[8], marks[9]
/// ((1,), (9,), (4, 5, 6, 7, 8, 9))
/// >>> Pencilmarks(str(marks)) == Pencilmarks(list(marks)) == marks
/// True
///
/// They can be solved as a grid can: a solution has a candidate in each cell, whatever else
/// it has.
///
/// Raises `ParseError`, `NotADigit`, `SudokuError` and `TypeError` as `Grid` does.
#[pyclass(name = "Pencilmarks", module = "sudoku_core", frozen, eq, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyPencilmarks(pub(crate) Pencilmarks);

/// A grid as 81 characters.
pub(crate) fn line<'py>(py: Python<'py>, grid: &Grid) -> Bound<'py, PyString> {
    let symbols = grid.to_ascii();
    // All symbols are ASCII.
    PyString::new(py, str::from_utf8(&symbols).unwrap_or_default())
}
