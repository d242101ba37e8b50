//! A list of puzzles.

use core::task::Poll;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};
use sudoku_core::Grid;

use crate::batch::Plan;
use crate::errors::{paused, solve_error};
use crate::piece::{Answer, PIECE, answer_each};
use crate::solve::Budget;
use crate::source::grid_of;
use crate::values::{PyGrid, line};

/// A puzzle of a list.
enum Item {
    /// A text: so is its solution.
    Text,
    Grid,
    /// What is no puzzle, and why.
    Unreadable(PyErr),
}

/// Solves each puzzle of a list: returns a list of what `solve` returns, or of the exception
/// that it raises. One bad row does not end a batch.
///
/// >>> import sudoku_core
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> solved, not_unique, unreadable = sudoku_core.solve_many([puzzle, 81 * ".", "53x"])
/// >>> solved
/// '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
/// >>> type(not_unique).__name__, type(unreadable).__name__
/// ('NotUnique', 'ParseError')
///
/// ``budget`` is the most nodes for each puzzle, 0 to 4,294,967,295; one that would take more
/// is `Paused`. So one hostile row cannot hold up a job.
///
/// ``threads`` is the number of threads; by default one per core. With 1 the work is done on
/// the calling thread. A process and its children may all call this at the same time. Other
/// threads of Python run meanwhile, and Ctrl-C ends the batch within a second.
///
/// ``progress`` is called with the number of rows that are done, and of all rows, about ten
/// times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, threads=None, budget=None, progress=None))]
pub(crate) fn solve_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    threads: Option<usize>,
    budget: Option<Budget>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyList>> {
    // A text would be a list of its symbols.
    if puzzles.is_instance_of::<PyString>() || puzzles.is_instance_of::<PyGrid>() {
        return Err(PyTypeError::new_err("solve_many takes a list of puzzles; solve takes one"));
    }
    let (mut grids, mut items) = (Vec::new(), Vec::new());
    for (index, puzzle) in puzzles.try_iter()?.enumerate() {
        look_for_signals(py, index)?;
        let puzzle = puzzle?;
        let read = grid_of(&puzzle);
        items.push(match &read {
            Ok(_) if puzzle.is_instance_of::<PyString>() => Item::Text,
            Ok(_) => Item::Grid,
            Err(error) => Item::Unreadable(error.clone_ref(py)),
        });
        grids.extend(read);
    }
    let mut answers: Vec<Answer> = vec![Poll::Pending; grids.len()];
    let plan = Plan { py, threads, progress, rows: grids.len() };
    plan.run(grids.chunks(PIECE).zip(answers.chunks_mut(PIECE)), |(grids, answers)| {
        answer_each(grids, budget, |index, answer| {
            if let Some(place) = answers.get_mut(index) {
                *place = answer;
            }
        });
        grids.len()
    })?;
    let mut answers = answers.into_iter();
    let list = PyList::empty(py);
    for (index, item) in items.into_iter().enumerate() {
        look_for_signals(py, index)?;
        match item {
            Item::Unreadable(error) => list.append(error)?,
            Item::Grid => match found(py, answers.next()) {
                Ok(grid) => list.append(PyGrid(grid))?,
                Err(error) => list.append(error)?,
            },
            Item::Text => match found(py, answers.next()) {
                Ok(grid) => list.append(line(py, &grid))?,
                Err(error) => list.append(error)?,
            },
        }
    }
    Ok(list)
}

/// Looks for signals now and then.
fn look_for_signals(py: Python<'_>, index: usize) -> PyResult<()> {
    if index.is_multiple_of(4096) { py.check_signals() } else { Ok(()) }
}

/// The one solution, or the exception that `solve` raises.
fn found(py: Python<'_>, answer: Option<Answer>) -> PyResult<Grid> {
    match answer {
        Some(Poll::Ready(answer)) => answer.map_err(|error| solve_error(py, &error)),
        _ => Err(paused(py)),
    }
}
