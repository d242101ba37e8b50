//! What a grid is made of: text, bytes, arrays, lists.

use pyo3::buffer::PyBuffer;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyFrozenSet, PySet, PyString};
use sudoku_core::{Cell, Grid, Pencilmarks};

use crate::errors::{NOT_A_DIGIT, SUDOKU_ERROR, parse_error, parse_error_in};
use crate::values::{PyGrid, PyPencilmarks};

/// What functions take as a puzzle: a `Grid`, or anything that `Grid(...)` takes.
pub(crate) struct Source(pub(crate) Grid);

impl<'py> FromPyObject<'_, 'py> for Source {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        grid_of(&object).map(Source)
    }
}

/// What can be solved: also `Pencilmarks`.
pub(crate) enum Puzzle {
    Clues(Grid),
    Candidates(Box<Pencilmarks>),
}

impl<'py> FromPyObject<'_, 'py> for Puzzle {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(marks) = object.cast::<PyPencilmarks>() {
            return Ok(Puzzle::Candidates(Box::new(marks.get().0)));
        }
        grid_of(&object).map(Puzzle::Clues)
    }
}

/// Calls a function with a grid or with pencilmarks.
macro_rules! with_puzzle {
    ($puzzle:expr, |$name:ident| $body:expr) => {
        match $puzzle {
            $crate::source::Puzzle::Clues($name) => $body,
            $crate::source::Puzzle::Candidates($name) => {
                let $name = &**$name;
                $body
            }
        }
    };
}
pub(crate) use with_puzzle;

/// The grid that an object describes.
pub(crate) fn grid_of(object: &Bound<'_, PyAny>) -> PyResult<Grid> {
    let py = object.py();
    if let Ok(text) = object.cast::<PyString>() {
        let text = text.to_str()?;
        return Grid::parse(text.as_bytes()).map_err(|error| parse_error_in(py, text, &error));
    }
    if let Ok(grid) = object.cast::<PyGrid>() {
        return Ok(grid.get().0);
    }
    if let Ok(bytes) = object.cast::<PyBytes>() {
        return of_bytes(py, bytes.as_bytes());
    }
    if let Ok(bytes) = object.cast::<PyByteArray>() {
        return of_bytes(py, &bytes.to_vec());
    }
    if let Ok(buffer) = PyBuffer::<u8>::get(object) {
        return of_numbers(py, &buffer.to_vec(py)?);
    }
    of_cells(object)
}

/// 81 bytes up to 9 are numbers, and all others a text. No text that holds a grid is 81 such
/// bytes.
fn of_bytes(py: Python<'_>, bytes: &[u8]) -> PyResult<Grid> {
    if bytes.len() == 81 && bytes.iter().all(|&byte| byte <= 9) {
        return of_numbers(py, bytes);
    }
    Grid::parse(bytes).map_err(|error| parse_error(py, &error))
}

fn of_numbers(py: Python<'_>, numbers: &[u8]) -> PyResult<Grid> {
    let cells = <[u8; 81]>::try_from(numbers).map_err(|_| wrong_count(py, numbers.len()))?;
    Grid::from_bytes(cells)
        .map_err(|error| NOT_A_DIGIT.raise(py, (error.to_string(), error.cell.index())))
}

/// 81 cells, or nine rows of nine. Rows may be texts of nine symbols.
fn of_cells(object: &Bound<'_, PyAny>) -> PyResult<Grid> {
    let py = object.py();
    let is_unordered = object.is_instance_of::<PyDict>()
        || object.is_instance_of::<PySet>()
        || object.is_instance_of::<PyFrozenSet>();
    let (Ok(length), Ok(items), false) = (object.len(), object.try_iter(), is_unordered) else {
        let name = object.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "a puzzle is a Grid, a text, bytes, 81 numbers or nine rows of nine, not {name}"
        )));
    };
    let mut cells = Cells { cells: [0; 81], count: 0 };
    for item in items {
        let item = item?;
        if length != 9 {
            cells.push(&item)?;
            continue;
        }
        let before = cells.count;
        for cell in item.try_iter()? {
            cells.push(&cell?)?;
        }
        let row = cells.count - before;
        if row != 9 {
            let words = format!("row {}: found {row} cells, expected 9", before / 9 + 1);
            return Err(SUDOKU_ERROR.raise(py, (words,)));
        }
    }
    if cells.count != 81 {
        return Err(wrong_count(py, cells.count));
    }
    of_numbers(py, &cells.cells)
}

fn wrong_count(py: Python<'_>, count: usize) -> PyErr {
    let words = format!("found {count} cells, expected 81, or nine rows of nine");
    SUDOKU_ERROR.raise(py, (words,))
}

struct Cells {
    cells: [u8; 81],
    count: usize,
}

impl Cells {
    /// Adds a cell: a number, `None` for an empty cell, or a symbol.
    fn push(&mut self, cell: &Bound<'_, PyAny>) -> PyResult<()> {
        if let Some(place) = self.cells.get_mut(self.count) {
            *place = match number_of(cell)? {
                Some(number) => number,
                None => {
                    let at = Cell::new(self.count).unwrap_or(Cell::ALL[0]);
                    let words = format!("{at}: found {}, expected 0 to 9", cell.repr()?);
                    return Err(NOT_A_DIGIT.raise(cell.py(), (words, self.count)));
                }
            };
        }
        self.count += 1;
        Ok(())
    }
}

/// The number of a cell, or `None` if it is neither empty nor a digit.
fn number_of(cell: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
    if cell.is_none() {
        return Ok(Some(0));
    }
    if let Ok(symbol) = cell.cast::<PyString>() {
        return Ok(match symbol.to_str()?.as_bytes() {
            [b'.' | b'0' | b'_' | b'*'] => Some(0),
            [digit @ b'1'..=b'9'] => Some(digit - b'0'),
            _ => None,
        });
    }
    match cell.extract::<i64>() {
        Ok(number) => Ok(u8::try_from(number).ok().filter(|number| *number <= 9)),
        Err(error) if error.is_instance_of::<PyTypeError>(cell.py()) => Err(error),
        Err(_) => Ok(None),
    }
}
