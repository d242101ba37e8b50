//! One puzzle.
//!
//! A search begins while it is attached to the interpreter, because nearly all of them end within
//! microseconds. One that may take longer lets other threads run then, and looks for signals.

use core::task::Poll;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use sudoku_core::{Grid, Progress, Solutions};

use crate::errors::{parse_error_in, paused, solve_error};
use crate::source::{Puzzle, with_puzzle};
use crate::values::{PyGrid, line};

/// The nodes of the first slice of a search.
const FIRST: u32 = 300;

/// The nodes of each further slice: some milliseconds.
const SLICE: u32 = 20_000;

/// The solutions that are counted in the first slice, and in each further one.
const FEW: u32 = 10;
const MANY: u32 = 10_000;

/// The most nodes of a search, or of each row of a batch.
#[derive(Clone, Copy)]
pub(crate) struct Budget(pub(crate) u32);

impl<'py> FromPyObject<'_, 'py> for Budget {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        natural(&object, "a budget").map(Budget)
    }
}

/// The number up to which solutions are counted.
#[derive(Clone, Copy)]
pub(crate) struct Limit(pub(crate) u32);

impl<'py> FromPyObject<'_, 'py> for Limit {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        natural(&object, "a limit").map(Limit)
    }
}

/// A number from 0 to 2³² - 1.
fn natural(object: &Bound<'_, PyAny>, what: &str) -> PyResult<u32> {
    let number = object.extract::<i128>()?;
    u32::try_from(number).map_err(|_| {
        PyValueError::new_err(format!("{what} is 0 to 4,294,967,295, and not {number}"))
    })
}

/// The one solution of a grid. Without a budget it is not searched in slices, which would
/// take a tenth more time: no known grid takes more than milliseconds.
pub(crate) fn of_grid(py: Python<'_>, puzzle: &Grid, budget: Option<Budget>) -> PyResult<Grid> {
    match budget {
        None => sudoku_core::solve(puzzle).map_err(|error| solve_error(py, &error)),
        Some(_) => in_slices(py, puzzle, budget),
    }
}

/// The one solution of any puzzle.
pub(crate) fn in_slices(
    py: Python<'_>,
    puzzle: &impl sudoku_core::Puzzle,
    budget: Option<Budget>,
) -> PyResult<Grid> {
    let mut search = sudoku_core::unique_solution(puzzle);
    let mut left = budget.map_or(u32::MAX, |Budget(nodes)| nodes);
    let mut slice = FIRST.min(left);
    let mut progress = search.unique_within(slice);
    loop {
        if let Poll::Ready(answer) = progress {
            return answer.map_err(|error| solve_error(py, &error));
        }
        if budget.is_some() {
            left -= slice;
            if left == 0 {
                return Err(paused(py));
            }
        }
        py.check_signals()?;
        slice = SLICE.min(left);
        progress = py.detach(|| search.unique_within(slice));
    }
}

/// The number of solutions up to a limit.
pub(crate) fn count_up_to(
    py: Python<'_>,
    puzzle: &impl sudoku_core::Puzzle,
    limit: Limit,
) -> PyResult<u32> {
    let mut search = sudoku_core::solutions(puzzle);
    let limit = limit.0;
    let (mut count, mut is_exact) = count_some(&mut search, limit.min(FEW), FIRST);
    while count < limit && !is_exact {
        py.check_signals()?;
        let left = (limit - count).min(MANY);
        let (more, ended) = py.detach(|| count_some(&mut search, left, SLICE));
        (count, is_exact) = (count + more, ended);
    }
    Ok(count)
}

/// The solutions up to a limit, as long as each follows within a budget; and whether they are
/// all that are left.
fn count_some(search: &mut Solutions, limit: u32, nodes: u32) -> (u32, bool) {
    let mut count = 0;
    while count < limit {
        match search.next_within(nodes) {
            Progress::Found(_) => count += 1,
            Progress::Exhausted => return (count, true),
            Progress::Paused => break,
        }
    }
    (count, false)
}

/// The next solution, or `None` after the last.
pub(crate) fn next_solution(py: Python<'_>, search: &mut Solutions) -> PyResult<Option<Grid>> {
    let mut progress = search.next_within(FIRST);
    loop {
        match progress {
            Progress::Found(grid) => return Ok(Some(grid)),
            Progress::Exhausted => return Ok(None),
            Progress::Paused => {}
        }
        py.check_signals()?;
        progress = py.detach(|| search.next_within(SLICE));
    }
}

/// The one solution of a puzzle, proved to be the only one.
///
/// The solution of a text is a text, and that of anything else a `Grid`. ``puzzle`` is
/// `Pencilmarks`, or whatever `Grid` takes.
///
/// >>> import sudoku_core
/// >>> sudoku_core.solve(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ... )
/// '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
///
/// ``budget`` is the most nodes of the search, 0 to 4,294,967,295. A node is one round of
/// propagation: at the puzzle itself, or on one side of a guess. Without a budget there is no
/// bound: no known grid takes more than milliseconds, but pencilmarks can be made that take
/// longer. Ctrl-C ends a search with a budget, and one for pencilmarks.
///
/// Raises `Conflict`, `NoSolution` or `NotUnique` if there is not exactly one solution,
/// `Paused` if the budget ran out, and what `Grid` raises.
#[pyfunction]
#[pyo3(signature = (puzzle, /, *, budget=None))]
pub(crate) fn solve<'py>(
    py: Python<'py>,
    puzzle: &Bound<'py, PyAny>,
    budget: Option<Budget>,
) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(text) = puzzle.cast::<PyString>() {
        let text = text.to_str()?;
        let grid = Grid::parse(text.as_bytes());
        let grid = grid.map_err(|error| parse_error_in(py, text, &error))?;
        return Ok(line(py, &of_grid(py, &grid, budget)?).into_any());
    }
    let puzzle = puzzle.extract::<Puzzle>()?;
    let solution = match &puzzle {
        Puzzle::Clues(grid) => of_grid(py, grid, budget),
        Puzzle::Candidates(marks) => in_slices(py, &**marks, budget),
    };
    Ok(Bound::new(py, PyGrid(solution?))?.into_any())
}

/// The number of solutions of a puzzle, counted up to ``limit``, 0 to 4,294,967,295.
///
/// A result below the limit is exact, so a limit of 2 tells whether there is exactly one
/// solution. A puzzle with a conflict has none.
///
/// >>> import sudoku_core
/// >>> sudoku_core.count(81 * ".", limit=1000)
/// 1000
#[pyfunction]
#[pyo3(signature = (puzzle, /, limit))]
pub(crate) fn count(py: Python<'_>, puzzle: Puzzle, limit: Limit) -> PyResult<u32> {
    with_puzzle!(&puzzle, |puzzle| count_up_to(py, puzzle, limit))
}
