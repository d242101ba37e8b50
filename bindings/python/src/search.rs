//! Searches that pause and resume.
//!
//! They lie in boxes: their vectors need an alignment of 32 bytes, and the allocator of Python
//! gives one of 16.

use core::task::Poll;

use pyo3::prelude::*;
use sudoku_core::{Progress, Solutions, UniqueSolution};
use sudoku_core_abi::Status;

use crate::class::status;
use crate::errors::solve_error;
use crate::solve::{Budget, next_solution};
use crate::source::{Puzzle, with_puzzle};
use crate::values::PyGrid;

/// The solutions of a puzzle, one by one, each once, in an order that is not promised.
/// Created by `solutions`.
///
/// Two threads must not use the same search at the same time: the second one gets a
/// `RuntimeError`.
#[pyclass(name = "Solutions", module = "sudoku_core")]
pub(crate) struct PySolutions {
    search: Box<Solutions>,
}

impl PySolutions {
    pub(crate) fn new(puzzle: &impl sudoku_core::Puzzle) -> Self {
        Self { search: Box::new(sudoku_core::solutions(puzzle)) }
    }
}

#[pymethods]
impl PySolutions {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyGrid>> {
        Ok(next_solution(py, &mut self.search)?.map(PyGrid))
    }

    /// Resumes the search for at most ``budget`` nodes, until the next solution.
    ///
    /// Returns the solution as a `Grid`; `Status.PAUSED` if the budget ran out, which says
    /// nothing about the solutions that are left; or `Status.EXHAUSTED` after the last one.
    /// Any sequence of budgets leads to the same solutions in the same order.
    ///
    /// >>> from sudoku_core import Grid, Status, solutions
    /// >>> search = solutions(Grid.EMPTY)
    /// >>> search.next_within(1)
    /// <Status.PAUSED: 5>
    /// >>> isinstance(search.next_within(1_000_000), Grid)
    /// True
    fn next_within<'py>(&mut self, py: Python<'py>, budget: Budget) -> PyResult<Bound<'py, PyAny>> {
        match py.detach(|| self.search.next_within(budget.0)) {
            Progress::Found(grid) => Ok(Bound::new(py, PyGrid(grid))?.into_any()),
            Progress::Paused => status(py, Status::Paused),
            Progress::Exhausted => status(py, Status::Exhausted),
        }
    }

    /// The number of guesses so far. It may change with the version and with the processor.
    #[getter]
    fn guesses(&self) -> u64 {
        self.search.guesses()
    }
}

/// `solve` in slices. Created by `unique_solution`.
#[pyclass(name = "UniqueSolution", module = "sudoku_core")]
pub(crate) struct PyUniqueSolution {
    search: Box<UniqueSolution>,
}

#[pymethods]
impl PyUniqueSolution {
    /// Resumes the search for at most ``budget`` nodes.
    ///
    /// Returns the one solution as a `Grid`, or `Status.PAUSED` if the budget ran out first.
    /// Raises what `solve` raises. Once there is an answer, it stays the same.
    fn unique_within<'py>(
        &mut self,
        py: Python<'py>,
        budget: Budget,
    ) -> PyResult<Bound<'py, PyAny>> {
        match py.detach(|| self.search.unique_within(budget.0)) {
            Poll::Ready(Ok(grid)) => Ok(Bound::new(py, PyGrid(grid))?.into_any()),
            Poll::Ready(Err(error)) => Err(solve_error(py, &error)),
            Poll::Pending => status(py, Status::Paused),
        }
    }

    /// The number of guesses so far.
    #[getter]
    fn guesses(&self) -> u64 {
        self.search.guesses()
    }
}

/// All solutions of a puzzle, as an iterator that can pause. A grid with a conflict has none.
///
/// >>> from itertools import islice
/// >>> from sudoku_core import solutions
/// >>> len(set(islice(solutions(81 * "."), 5)))
/// 5
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn solutions(puzzle: Puzzle) -> PySolutions {
    with_puzzle!(&puzzle, |puzzle| PySolutions::new(puzzle))
}

/// A search for the one solution of a puzzle that can pause and resume.
///
/// >>> from sudoku_core import Status, unique_solution
/// >>> search = unique_solution(
/// ...     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
/// ... )
/// >>> while (solution := search.unique_within(1)) is Status.PAUSED:
/// ...     pass  # Do something else, then resume.
/// >>> solution.is_solved
/// True
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn unique_solution(puzzle: Puzzle) -> PyUniqueSolution {
    let search = with_puzzle!(&puzzle, |puzzle| sudoku_core::unique_solution(puzzle));
    PyUniqueSolution { search: Box::new(search) }
}
