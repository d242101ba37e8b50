//! Questions about a puzzle.

use pyo3::prelude::*;
use sudoku_core::Backdoors;

use crate::errors::solve_error;
use crate::place::indices;
use crate::source::{Puzzle, Source, with_puzzle};
use crate::values::{PyGrid, PyPencilmarks};

/// Whether no digit appears twice in any row, column or box of a grid.
///
/// >>> import sudoku_core
/// >>> sudoku_core.is_valid(81 * "."), sudoku_core.is_valid("55" + 79 * ".")
/// (True, False)
#[pyfunction]
#[pyo3(signature = (grid, /))]
pub(crate) fn is_valid(grid: Source) -> bool {
    sudoku_core::is_valid(&grid.0)
}

/// Whether a puzzle has exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn is_proper(py: Python<'_>, puzzle: Puzzle) -> bool {
    py.detach(|| with_puzzle!(&puzzle, |puzzle| sudoku_core::is_proper(puzzle)))
}

/// Whether a puzzle has exactly one solution, and would have several without any one of its
/// clues.
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn is_minimal(py: Python<'_>, puzzle: Source) -> bool {
    py.detach(|| sudoku_core::is_minimal(&puzzle.0))
}

/// The cells of the clues without any one of which there is still exactly one solution,
/// ascending.
///
/// Raises what `solve` raises if there is not exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn redundant_clues(py: Python<'_>, puzzle: Source) -> PyResult<Vec<usize>> {
    let clues = py.detach(|| sudoku_core::redundant_clues(&puzzle.0));
    clues.map(indices).map_err(|error| solve_error(py, &error))
}

/// A puzzle made minimal: redundant clues are removed in row-major order. The result is the
/// same on every platform and in every version.
///
/// >>> import sudoku_core
/// >>> solution = sudoku_core.random_solution(seed=1)
/// >>> puzzle = sudoku_core.minimize(solution)
/// >>> puzzle.solve() == solution, sudoku_core.is_minimal(puzzle)
/// (True, True)
///
/// Raises what `solve` raises if there is not exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn minimize(py: Python<'_>, puzzle: Source) -> PyResult<PyGrid> {
    let minimal = py.detach(|| sudoku_core::minimize(&puzzle.0));
    minimal.map(PyGrid).map_err(|error| solve_error(py, &error))
}

/// The candidates that occur in some solution of a puzzle. Without a solution no cell has
/// any.
///
/// >>> import sudoku_core
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> sudoku_core.true_candidates(puzzle).to_grid() == sudoku_core.Grid(puzzle).solve()
/// True
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn true_candidates(py: Python<'_>, puzzle: Puzzle) -> PyPencilmarks {
    let marks = py.detach(|| with_puzzle!(&puzzle, |puzzle| sudoku_core::true_candidates(puzzle)));
    PyPencilmarks(marks)
}

/// The empty cells any one of whose digits makes a puzzle solvable by singles alone,
/// ascending, or ``None`` if singles solve it as it is.
///
/// Raises what `solve` raises if there is not exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn backdoors(py: Python<'_>, puzzle: Source) -> PyResult<Option<Vec<usize>>> {
    match py.detach(|| sudoku_core::backdoors(&puzzle.0)) {
        Ok(Backdoors::NotNeeded) => Ok(None),
        Ok(Backdoors::Cells(cells)) => Ok(Some(indices(cells))),
        Err(error) => Err(solve_error(py, &error)),
    }
}
