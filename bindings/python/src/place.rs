//! Cells and candidates as Python has them.

use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use sudoku_core::{Candidates, Cell, CellSet};

/// A cell: its index, 0 to 80 in row-major order, or its row and column, 0 to 8 each.
pub(crate) struct Place(pub(crate) Cell);

impl<'py> FromPyObject<'_, 'py> for Place {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let cell = if let Ok((row, column)) = object.extract::<(usize, usize)>() {
            Cell::at(row, column)
        } else if let Ok(index) = object.extract::<usize>() {
            Cell::new(index)
        } else if object.extract::<i64>().is_ok() || object.extract::<(i64, i64)>().is_ok() {
            None
        } else {
            return Err(PyTypeError::new_err(
                "a cell is an index from 0 to 80, or a row and a column from 0 to 8",
            ));
        };
        cell.map(Place).ok_or_else(|| {
            PyIndexError::new_err("a cell is 0 to 80, or a row and a column from 0 to 8")
        })
    }
}

/// The digits of a set, ascending.
pub(crate) fn digits(candidates: Candidates) -> Vec<u16> {
    candidates.into_iter().map(|digit| u16::from(digit.get())).collect()
}

/// The indices of cells, ascending.
pub(crate) fn indices(cells: CellSet) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
