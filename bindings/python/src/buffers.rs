//! The bytes of many puzzles.
//!
//! The input is copied first: while a batch runs, other threads of Python may write to it.

use core::task::Poll;

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes};
use sudoku_core::{Grid, Progress, Solutions};
use sudoku_core_abi::Status;

use crate::batch::Plan;
use crate::errors::SUDOKU_ERROR;
use crate::piece::{PIECE, answer_each};
use crate::solve::{Budget, Limit};

/// How many grids one piece of work canonicalizes.
const FORMS: usize = 8;

/// The results of a batch, and a status for each row: one byte, as a signed number.
pub(crate) type Results<'py> = (Bound<'py, PyByteArray>, Bound<'py, PyBytes>);

/// How the cells of a row are written.
#[derive(Clone, Copy)]
pub(crate) enum Cells {
    /// As numbers from 0 to 9.
    Numbers,
    /// As 81 symbols.
    Text,
}

impl Cells {
    /// The grid of a row, or the status of a row that has none.
    pub(crate) fn read(self, row: &[u8; 81]) -> Result<Grid, Status> {
        match self {
            Cells::Numbers => Grid::from_bytes(*row).map_err(|_| Status::NotADigit),
            Cells::Text => Grid::parse(row).map_err(|error| Status::from(&error)),
        }
    }

    fn write(self, grid: &Grid) -> [u8; 81] {
        match self {
            Cells::Numbers => grid.to_bytes(),
            Cells::Text => grid.to_ascii(),
        }
    }
}

/// A copy of the rows of a buffer.
pub(crate) struct Rows {
    bytes: Vec<u8>,
    cells: Cells,
}

impl Rows {
    pub(crate) fn of(buffer: &Bound<'_, PyAny>, text: bool) -> PyResult<Self> {
        let py = buffer.py();
        let Ok(bytes) = PyBuffer::<u8>::get(buffer) else {
            let name = buffer.get_type().name()?;
            return Err(PyTypeError::new_err(format!("a buffer of uint8 is needed, not {name}")));
        };
        let bytes = bytes.to_vec(py)?;
        if !bytes.len().is_multiple_of(81) {
            let words = format!("found {} bytes, expected 81 for each puzzle", bytes.len());
            return Err(SUDOKU_ERROR.raise(py, (words,)));
        }
        Ok(Self { bytes, cells: if text { Cells::Text } else { Cells::Numbers } })
    }

    pub(crate) fn cells(&self) -> Cells {
        self.cells
    }

    pub(crate) fn rows(&self) -> &[[u8; 81]] {
        self.bytes.as_chunks().0
    }

    /// Does pieces of work for some rows each. `SIZE` is the number of bytes of a result.
    pub(crate) fn run<'py, const SIZE: usize>(
        &self,
        plan: Plan<'_, 'py>,
        piece: usize,
        work: impl Fn(&[[u8; 81]], &mut [[u8; SIZE]], &mut [u8]) + Sync,
    ) -> PyResult<Results<'py>> {
        let py = plan.py;
        let rows = self.rows();
        let mut statuses = vec![0; rows.len()];
        let results = PyByteArray::new_with(py, SIZE * rows.len(), |results| {
            let results = results.as_chunks_mut().0.chunks_mut(piece);
            let pieces = rows.chunks(piece).zip(results).zip(statuses.chunks_mut(piece));
            plan.run(pieces, |((rows, results), statuses)| {
                work(rows, results, statuses);
                rows.len()
            })
        })?;
        Ok((results, PyBytes::new(py, &statuses)))
    }
}

/// Solves the puzzles of a buffer.
///
/// ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
/// puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
/// meanwhile.
///
/// Returns the solutions in the same form, and bytes with a status for each row, as a signed
/// number: see `Status`. A row without exactly one solution is an empty grid, and does not
/// affect the others.
///
/// >>> import sudoku_core
/// >>> puzzles = (
/// ...     b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ...     + 81 * b"."
/// ... )
/// >>> solutions, statuses = sudoku_core.solve_buffer(puzzles, text=True)
/// >>> solutions[:81].decode()
/// '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
/// >>> [sudoku_core.Status(status).name for status in statuses]
/// ['OK', 'NOT_UNIQUE']
///
/// ``budget`` is the most nodes for each puzzle, 0 to 4,294,967,295; a row that would take
/// more has the status PAUSED.
///
/// ``threads`` is the number of threads; by default one per core. With 1 the work is done on
/// the calling thread. A process and its children may all call this at the same time. Other
/// threads of Python run meanwhile, and Ctrl-C ends the batch within a second.
///
/// ``progress`` is called with the number of rows that are done, and of all rows, about ten
/// times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
///
/// Raises `SudokuError` if the number of bytes is not a multiple of 81.
#[pyfunction]
#[pyo3(signature = (buffer, /, *, text=false, threads=None, budget=None, progress=None))]
pub(crate) fn solve_buffer<'py>(
    py: Python<'py>,
    buffer: &Bound<'py, PyAny>,
    text: bool,
    threads: Option<usize>,
    budget: Option<Budget>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Results<'py>> {
    let input = Rows::of(buffer, text)?;
    let cells = input.cells;
    let plan = Plan { py, threads, progress, rows: input.rows().len() };
    input.run(plan, PIECE, |rows, solutions, statuses| {
        let mut write = |index: usize, answer: Result<Grid, Status>| {
            let status = answer.map_or_else(|status| status, |_| Status::Ok);
            if let (Some(to), Some(number)) = (solutions.get_mut(index), statuses.get_mut(index)) {
                *to = cells.write(&answer.unwrap_or(Grid::EMPTY));
                *number = status as i32 as u8;
            }
        };
        let (mut grids, mut indices) = ([Grid::EMPTY; PIECE], [0; PIECE]);
        let mut free = grids.iter_mut().zip(&mut indices);
        for (index, row) in rows.iter().enumerate() {
            match cells.read(row) {
                Err(status) => write(index, Err(status)),
                Ok(grid) => {
                    if let Some(place) = free.next() {
                        (*place.0, *place.1) = (grid, index);
                    }
                }
            }
        }
        let read = PIECE - free.len();
        answer_each(grids.get(..read).unwrap_or_default(), budget, |at, answer| {
            if let Some(&index) = indices.get(at) {
                write(
                    index,
                    match answer {
                        Poll::Ready(answer) => answer.map_err(|error| Status::from(&error)),
                        Poll::Pending => Err(Status::Paused),
                    },
                );
            }
        });
    })
}

/// Counts the solutions of the puzzles of a buffer, up to a limit.
///
/// ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
/// puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
/// meanwhile.
///
/// Returns the counts as uint32 in the order of bytes of this machine, and bytes with a
/// status for each row, as a signed number: see `Status`. The status of a row that was
/// counted is OK.
///
/// >>> import sudoku_core
/// >>> puzzles = 81 * b"." + b"55" + 79 * b"."
/// >>> counts, statuses = sudoku_core.count_buffer(puzzles, limit=2, text=True)
/// >>> memoryview(counts).cast("I").tolist()
/// [2, 0]
///
/// ``budget`` is the most nodes between one solution and the next, 0 to 4,294,967,295. A row
/// that would take more has the status PAUSED and the number of solutions until then.
///
/// ``threads`` is the number of threads; by default one per core. With 1 the work is done on
/// the calling thread. A process and its children may all call this at the same time. Other
/// threads of Python run meanwhile, and Ctrl-C ends the batch within a second.
///
/// ``progress`` is called with the number of rows that are done, and of all rows, about ten
/// times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
#[pyfunction]
#[pyo3(signature = (buffer, /, limit, *, text=false, threads=None, budget=None, progress=None))]
pub(crate) fn count_buffer<'py>(
    py: Python<'py>,
    buffer: &Bound<'py, PyAny>,
    limit: Limit,
    text: bool,
    threads: Option<usize>,
    budget: Option<Budget>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Results<'py>> {
    let input = Rows::of(buffer, text)?;
    let cells = input.cells;
    let plan = Plan { py, threads, progress, rows: input.rows().len() };
    input.run(plan, PIECE, |rows, counts, statuses| {
        let mut search = Solutions::idle();
        for ((row, to), status) in rows.iter().zip(counts).zip(statuses) {
            let (count, found) = match cells.read(row) {
                Err(status) => (0, status),
                Ok(grid) => {
                    search.restart(&grid);
                    count_within(&mut search, limit, budget)
                }
            };
            (*to, *status) = (count.to_ne_bytes(), found as i32 as u8);
        }
    })
}

/// Counts solutions up to a limit; with a budget only as long as each follows within it.
fn count_within(search: &mut Solutions, limit: Limit, budget: Option<Budget>) -> (u32, Status) {
    let nodes = budget.map_or(u32::MAX, |Budget(nodes)| nodes);
    let mut count = 0;
    while count < limit.0 {
        match search.next_within(nodes) {
            Progress::Found(_) => count += 1,
            Progress::Exhausted => break,
            Progress::Paused if budget.is_some() => return (count, Status::Paused),
            Progress::Paused => {}
        }
    }
    (count, Status::Ok)
}

/// Canonicalizes the grids of a buffer: see `canonicalize`.
///
/// ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
/// puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
/// meanwhile.
///
/// Returns the canonical forms in the same form, and bytes with a status for each row, as a
/// signed number: see `Status`. A row that is no grid is an empty one.
///
/// ``threads`` is the number of threads; by default one per core. With 1 the work is done on
/// the calling thread. A process and its children may all call this at the same time. Other
/// threads of Python run meanwhile, and Ctrl-C ends the batch within a second.
///
/// ``progress`` is called with the number of rows that are done, and of all rows, about ten
/// times a second: ``lambda done, total: bar.update(done - bar.n)`` for tqdm.
#[pyfunction]
#[pyo3(signature = (buffer, /, *, text=false, threads=None, progress=None))]
pub(crate) fn canonicalize_buffer<'py>(
    py: Python<'py>,
    buffer: &Bound<'py, PyAny>,
    text: bool,
    threads: Option<usize>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Results<'py>> {
    let input = Rows::of(buffer, text)?;
    let cells = input.cells;
    let plan = Plan { py, threads, progress, rows: input.rows().len() };
    input.run(plan, FORMS, |rows, forms, statuses| {
        for ((row, to), status) in rows.iter().zip(forms).zip(statuses) {
            let (form, found) = match cells.read(row) {
                Err(status) => (Grid::EMPTY, status),
                Ok(grid) => (sudoku_core::canonicalize(&grid).0, Status::Ok),
            };
            (*to, *status) = (cells.write(&form), found as i32 as u8);
        }
    })
}
