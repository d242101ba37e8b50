//! The class `Transform`, and what is the same under transforms.

use core::array;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sudoku_core::{Automorphisms, Digit, SeededRandom, Transform};

use crate::place::Place;
use crate::source::Source;
use crate::values::PyGrid;

/// A symmetry of Sudoku. The image of a grid is made by transposing the grid or not, then
/// reordering its rows and its columns, and replacing its digits.
///
/// ``rows`` has the row, 0 to 8, of the grid or of its transposed one, that each row of the
/// image comes from; the rows of a band stay together. ``columns`` has the same for columns,
/// and ``digits`` what the digits 1 to 9 become. What is not given stays as it is.
///
/// >>> from sudoku_core import Grid, Transform
/// >>> swap = Transform(digits=[2, 1, 3, 4, 5, 6, 7, 8, 9])
/// >>> swap.apply("12" + 79 * ".")[0], swap.then(swap) == Transform.IDENTITY
/// (2, True)
///
/// Raises `ValueError` if this is no transform.
#[pyclass(name = "Transform", module = "sudoku_core", frozen, eq, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyTransform(pub(crate) Transform);

#[pymethods]
impl PyTransform {
    #[new]
    #[pyo3(signature = (*, transposes=false, rows=None, columns=None, digits=None))]
    fn new(
        transposes: bool,
        rows: Option<[i64; 9]>,
        columns: Option<[i64; 9]>,
        digits: Option<[i64; 9]>,
    ) -> PyResult<Self> {
        let parts = || {
            let first = if transposes { Transform::TRANSPOSITION } else { Transform::IDENTITY };
            let rows = Transform::from_rows(numbers(rows, 0)?)?;
            let columns = Transform::from_columns(numbers(columns, 0)?)?;
            let mut images = Digit::ALL;
            for (image, number) in images.iter_mut().zip(numbers(digits, 1)?) {
                *image = Digit::new(u8::try_from(number).ok()?)?;
            }
            let digits = Transform::from_digits(images)?;
            Some(PyTransform(first.then(rows).then(columns).then(digits)))
        };
        parts().ok_or_else(|| {
            PyValueError::new_err(
                "this is no transform: a row, a column or a digit is missing or there twice, or \
                 the rows of a band or the columns of a stack do not stay together",
            )
        })
    }

    #[classattr]
    const IDENTITY: PyTransform = PyTransform(Transform::IDENTITY);

    #[classattr]
    const TRANSPOSITION: PyTransform = PyTransform(Transform::TRANSPOSITION);

    /// A transform at random, the same for the same seed, 0 to 2 ** 64 - 1.
    #[staticmethod]
    fn random(seed: u64) -> Self {
        PyTransform(Transform::random(&mut SeededRandom::new(seed)))
    }

    /// The transform with an index, 0 to 1,218,998,108,159. Raises `ValueError` if there is
    /// none.
    #[staticmethod]
    fn from_index(index: u64) -> PyResult<Self> {
        Transform::from_index(index)
            .map(PyTransform)
            .ok_or_else(|| PyValueError::new_err(format!("no transform has the index {index}")))
    }

    /// The index, which `from_index` takes.
    #[getter]
    fn index(&self) -> u64 {
        self.0.index()
    }

    /// Whether the grid is transposed first.
    #[getter]
    fn transposes(&self) -> bool {
        self.0.transposes()
    }

    /// The row that each row of the image comes from.
    #[getter]
    fn rows(&self) -> [usize; 9] {
        self.0.rows()
    }

    /// The column that each column of the image comes from.
    #[getter]
    fn columns(&self) -> [usize; 9] {
        self.0.columns()
    }

    /// What the digits 1 to 9 become.
    #[getter]
    fn digits(&self) -> [u16; 9] {
        self.0.digits().map(|digit| u16::from(digit.get()))
    }

    fn __repr__(&self) -> String {
        format!("Transform.from_index({})", self.0.index())
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (u64,))> {
        let class = py.get_type::<PyTransform>();
        Ok((class.getattr("from_index")?.unbind(), (self.0.index(),)))
    }

    /// The image of a grid.
    fn apply(&self, grid: Source) -> PyGrid {
        PyGrid(self.0.apply(&grid.0))
    }

    /// The cell, 0 to 80, to which the content of a cell moves.
    fn apply_to_cell(&self, cell: Place) -> usize {
        self.0.apply_to_cell(cell.0).index()
    }

    /// This transform followed by another one.
    fn then(&self, next: PyTransform) -> PyTransform {
        PyTransform(self.0.then(next.0))
    }

    /// The transform that takes every image back.
    fn inverse(&self) -> PyTransform {
        PyTransform(self.0.inverse())
    }
}

/// The numbers as they are given, or in their order from the first one.
fn numbers(given: Option<[i64; 9]>, first: usize) -> Option<[usize; 9]> {
    let Some(given) = given else { return Some(array::from_fn(|index| first + index)) };
    let mut numbers = [0; 9];
    for (to, number) in numbers.iter_mut().zip(given) {
        *to = usize::try_from(number).ok()?;
    }
    Some(numbers)
}

/// The canonical form of a grid, also called its row-minlex form, and a transform that leads
/// to it.
///
/// It is the least image of the grid, cell by cell in row-major order, with an empty cell
/// before every digit. Two grids have the same form exactly if a transform leads from one to
/// the other. The grid may be anything: solved, a puzzle, with conflicts, or empty.
///
/// >>> import sudoku_core
/// >>> form, transform = sudoku_core.canonicalize("5" + 80 * ".")
/// >>> str(form) == 80 * "." + "1", transform.apply("5" + 80 * ".") == form
/// (True, True)
#[pyfunction]
#[pyo3(signature = (grid, /))]
pub(crate) fn canonicalize(py: Python<'_>, grid: Source) -> (PyGrid, PyTransform) {
    let (form, transform) = py.detach(|| sudoku_core::canonicalize(&grid.0));
    (PyGrid(form), PyTransform(transform))
}

/// A transform that leads from one grid to another, or ``None`` if there is none.
#[pyfunction]
#[pyo3(signature = (first, second, /))]
pub(crate) fn is_isomorphic(py: Python<'_>, first: Source, second: Source) -> Option<PyTransform> {
    py.detach(|| sudoku_core::is_isomorphic(&first.0, &second.0)).map(PyTransform)
}

/// The transforms that leave a grid as it is. The first one is the identity.
///
/// Digits that do not occur stay as they are. ``len`` is the number of those that are left,
/// known without listing them.
///
/// >>> import sudoku_core
/// >>> len(sudoku_core.automorphisms(81 * "."))
/// 3359232
#[pyfunction]
#[pyo3(signature = (grid, /))]
pub(crate) fn automorphisms(py: Python<'_>, grid: Source) -> PyAutomorphisms {
    PyAutomorphisms { left: py.detach(|| Box::new(sudoku_core::automorphisms(&grid.0))) }
}

/// The automorphisms of a grid, one by one. Created by `automorphisms`.
#[pyclass(name = "Automorphisms", module = "sudoku_core")]
pub(crate) struct PyAutomorphisms {
    left: Box<Automorphisms>,
}

#[pymethods]
impl PyAutomorphisms {
    fn __len__(&self) -> usize {
        self.left.len()
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self) -> Option<PyTransform> {
        self.left.next().map(PyTransform)
    }
}
