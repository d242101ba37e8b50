//! The methods of the class `Pencilmarks`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple, PyType};
use sudoku_core::{Candidates, Cell, Digit, Pencilmarks};

use crate::errors::{NOT_A_DIGIT, SUDOKU_ERROR, parse_error_in};
use crate::place::{Place, digits};
use crate::search::PySolutions;
use crate::solve::{self, Budget, Limit};
use crate::values::{PyGrid, PyPencilmarks};

#[pymethods]
impl PyPencilmarks {
    #[new]
    #[pyo3(signature = (source, /))]
    fn new(source: &Bound<'_, PyAny>) -> PyResult<Self> {
        marks_of(source).map(PyPencilmarks)
    }

    #[classattr]
    const FULL: PyPencilmarks = PyPencilmarks(Pencilmarks::FULL);

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Pencilmarks('{}')", self.0)
    }

    fn __format__(&self, layout: &str) -> PyResult<String> {
        match layout {
            "" | "line" => Ok(self.0.to_string()),
            "board" => Ok(format!("{:#}", self.0)),
            _ => Err(PyValueError::new_err(format!(
                "the layout of pencilmarks is 'line' or 'board', not {layout:?}"
            ))),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<Self>(), (self.0.to_string(),))
    }

    fn __len__(&self) -> usize {
        81
    }

    fn __getitem__<'py>(&self, py: Python<'py>, cell: Place) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, digits(self.0.candidates(cell.0)))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let cells = self.0.iter().map(|(_, candidates)| PyTuple::new(py, digits(candidates)));
        let list = PyList::new(py, cells.collect::<PyResult<Vec<_>>>()?)?;
        Ok(list.try_iter()?.into_any())
    }

    /// The digits of the cells that have exactly one candidate.
    #[pyo3(name = "to_grid")]
    fn grid(&self) -> PyGrid {
        PyGrid(self.0.to_grid())
    }

    /// The one solution. See the function `solve`.
    #[pyo3(signature = (*, budget=None))]
    fn solve(&self, py: Python<'_>, budget: Option<Budget>) -> PyResult<PyGrid> {
        solve::in_slices(py, &self.0, budget).map(PyGrid)
    }

    /// The number of solutions, counted up to a limit. See the function `count`.
    fn count(&self, py: Python<'_>, limit: Limit) -> PyResult<u32> {
        solve::count_up_to(py, &self.0, limit)
    }

    /// All solutions, one by one. See the function `solutions`.
    fn solutions(&self) -> PySolutions {
        PySolutions::new(&self.0)
    }
}

fn marks_of(object: &Bound<'_, PyAny>) -> PyResult<Pencilmarks> {
    let py = object.py();
    if let Ok(text) = object.cast::<PyString>() {
        let text = text.to_str()?;
        let marks = Pencilmarks::parse(text.as_bytes());
        return marks.map_err(|error| parse_error_in(py, text, &error));
    }
    if let Ok(grid) = object.cast::<PyGrid>() {
        return Ok(Pencilmarks::from_grid(&grid.get().0));
    }
    if let Ok(marks) = object.cast::<PyPencilmarks>() {
        return Ok(marks.get().0);
    }
    let (Ok(count), Ok(cells)) = (object.len(), object.try_iter()) else {
        let name = object.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "pencilmarks are a text, a Grid or the candidates of 81 cells, not {name}"
        )));
    };
    if count != 81 {
        let words = format!("found the candidates of {count} cells, expected 81");
        return Err(SUDOKU_ERROR.raise(py, (words,)));
    }
    let mut marks = Pencilmarks::FULL;
    for (cell, candidates) in Cell::ALL.into_iter().zip(cells) {
        let mut set = Candidates::EMPTY;
        for digit in candidates?.try_iter()? {
            let digit = digit?;
            let number = u8::try_from(digit.extract::<i64>()?).unwrap_or(0);
            let Some(candidate) = Digit::new(number) else {
                let words = format!("{cell}: found {digit}, expected 1 to 9");
                return Err(NOT_A_DIGIT.raise(py, (words, cell.index())));
            };
            set.insert(candidate);
        }
        marks.set(cell, set);
    }
    Ok(marks)
}
