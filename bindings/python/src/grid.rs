//! The methods of the class `Grid`.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyIterator, PyList, PyString, PyTuple, PyType};
use sudoku_core::{Digit, Grid, Pencilmarks};

use crate::errors::{NOT_A_DIGIT, conflict_error};
use crate::html;
use crate::place::{Place, digits};
use crate::search::PySolutions;
use crate::solve::{self, Budget, Limit};
use crate::source::{Source, grid_of};
use crate::values::{PyGrid, PyPencilmarks, line};

#[pymethods]
impl PyGrid {
    #[new]
    #[pyo3(signature = (source, /))]
    fn new(source: &Bound<'_, PyAny>) -> PyResult<Self> {
        grid_of(source).map(PyGrid)
    }

    #[classattr]
    const EMPTY: PyGrid = PyGrid(Grid::EMPTY);

    fn __str__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        line(py, &self.0)
    }

    fn __repr__(&self) -> String {
        format!("Grid('{}')", self.0)
    }

    fn __format__(&self, layout: &str) -> PyResult<String> {
        match layout {
            "" | "line" => Ok(self.0.to_string()),
            "board" => Ok(format!("{:#}", self.0)),
            _ => Err(PyValueError::new_err(format!(
                "the layout of a grid is 'line' or 'board', not {layout:?}"
            ))),
        }
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, self.0.as_bytes())
    }

    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        if copy == Some(false) {
            return Err(PyValueError::new_err("an array of a grid is always a copy"));
        }
        let numpy = py.import("numpy")?;
        let cells = numpy.call_method1("frombuffer", (self.__bytes__(py), "uint8"))?;
        let array = cells.call_method1("reshape", (9, 9))?;
        let options = PyDict::new(py);
        options.set_item("dtype", dtype)?;
        numpy.call_method("array", (array,), Some(&options))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (Bound<'py, PyString>,)) {
        (py.get_type::<Self>(), (self.__str__(py),))
    }

    fn __len__(&self) -> usize {
        81
    }

    fn __getitem__(&self, cell: Place) -> u8 {
        self.0.get(cell.0).map_or(0, Digit::get)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.__bytes__(py).try_iter()
    }

    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let mut cells = self.0.to_bytes();
        cells.reverse();
        PyBytes::new(py, &cells).try_iter()
    }

    fn _repr_html_(&self) -> String {
        html::table(&self.0, &self.0)
    }

    /// The grid as a table of HTML with thick lines between boxes.
    ///
    /// The digits of the clues are bold. Digits in a conflict are red, and have the conflict
    /// as their title. A notebook shows a grid in this way, with all digits as clues.
    ///
    /// >>> from sudoku_core import Grid
    /// >>> puzzle = Grid(
    /// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// ... )
    /// >>> html = puzzle.solve().to_html(clues=puzzle)
    /// >>> html.count("<td"), html.count("<b>")
    /// (81, 30)
    #[pyo3(name = "to_html", signature = (clues=None))]
    fn html(&self, clues: Option<Source>) -> String {
        html::table(&self.0, &clues.map_or(self.0, |clues| clues.0))
    }

    /// Whether no digit appears twice in any row, column or box. Empty cells do not matter,
    /// and a valid grid may have no solution.
    #[getter]
    fn is_valid(&self) -> bool {
        sudoku_core::is_valid(&self.0)
    }

    /// Whether no cell is empty.
    #[getter]
    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// Whether no cell is empty and each row, column and box has each digit once.
    #[getter]
    fn is_solved(&self) -> bool {
        self.0.is_solved()
    }

    /// The number of cells that are not empty, 0 to 81.
    #[getter]
    fn clue_count(&self) -> usize {
        self.0.clue_count()
    }

    /// Whether this grid is solved and keeps the clues of a puzzle.
    fn is_solution_of(&self, puzzle: Source) -> bool {
        self.0.is_solution_of(&puzzle.0)
    }

    /// Every conflict: one for each house and each pair of its cells with the same digit,
    /// first of rows, then of columns, then of boxes. A valid grid has none.
    ///
    /// >>> from sudoku_core import Grid
    /// >>> for conflict in Grid("55" + 79 * ".").conflicts():
    /// ...     print(conflict)
    /// two 5s in row 1: r1c1 and r1c2
    /// two 5s in box 1: r1c1 and r1c2
    fn conflicts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let conflicts = self.0.conflicts();
        PyList::new(py, conflicts.map(|one| conflict_error(py, &one)).collect::<Vec<_>>())
    }

    /// The candidates of a cell, ascending: the digits that none of its peers has, whether
    /// the cell is empty or not.
    ///
    /// >>> from sudoku_core import Grid
    /// >>> Grid("12345678" + 73 * ".").candidates(8)
    /// (9,)
    ///
    /// Raises `IndexError` if there is no such cell.
    fn candidates<'py>(&self, py: Python<'py>, cell: Place) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, digits(self.0.candidates(cell.0)))
    }

    /// The candidates of all cells.
    fn pencilmarks(&self) -> PyPencilmarks {
        PyPencilmarks(Pencilmarks::from_grid(&self.0))
    }

    /// The grid with another digit in a cell; 0 empties it.
    ///
    /// >>> from sudoku_core import Grid
    /// >>> Grid.EMPTY.replace((0, 8), 5).rows()[0]
    /// [0, 0, 0, 0, 0, 0, 0, 0, 5]
    ///
    /// Raises `IndexError` if there is no such cell, and `NotADigit` if the number is above
    /// 9.
    fn replace(&self, py: Python<'_>, cell: Place, digit: i64) -> PyResult<PyGrid> {
        let number = u8::try_from(digit).unwrap_or(u8::MAX);
        let mut grid = self.0;
        match Digit::new(number) {
            None if number != 0 => {
                let (cell, index) = (cell.0, cell.0.index());
                let words = format!("{cell}: found {digit}, expected 0 to 9");
                return Err(NOT_A_DIGIT.raise(py, (words, index)));
            }
            digit => grid.set(cell.0, digit),
        }
        Ok(PyGrid(grid))
    }

    /// Nine lists of nine numbers, from the top; 0 for an empty cell.
    fn rows(&self) -> Vec<Vec<u16>> {
        lines(&self.0.rows())
    }

    /// Nine lists of nine numbers, from the left; 0 for an empty cell.
    fn columns(&self) -> Vec<Vec<u16>> {
        lines(&self.0.columns())
    }

    /// Nine lists of nine numbers, the boxes and their cells in row-major order; 0 for an
    /// empty cell.
    fn boxes(&self) -> Vec<Vec<u16>> {
        lines(&self.0.boxes())
    }

    /// The one solution, proved to be the only one. See the function `solve`.
    #[pyo3(signature = (*, budget=None))]
    fn solve(&self, py: Python<'_>, budget: Option<Budget>) -> PyResult<PyGrid> {
        solve::of_grid(py, &self.0, budget).map(PyGrid)
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

fn lines(lines: &[[Option<Digit>; 9]; 9]) -> Vec<Vec<u16>> {
    let number = |digit: &Option<Digit>| digit.map_or(0, |digit| u16::from(digit.get()));
    lines.iter().map(|line| line.iter().map(number).collect()).collect()
}
