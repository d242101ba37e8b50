//! Texts in any format.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyString};
use sudoku_core::ParseError;
use sudoku_core::text::{self, Contents, Follows, Format, Parsed};
use sudoku_core_abi::{Entry, Next};

use crate::errors::{CANNOT_HOLD, parse_error};
use crate::source::{Source, grid_of};
use crate::values::{PyGrid, PyPencilmarks};

/// A text of Python, with the places that errors name.
pub(crate) struct Text {
    bytes: Vec<u8>,
    unit: Unit,
    /// A place of which the index is known: the byte, and the index.
    known: (usize, usize),
}

/// What an index counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Bytes,
    Characters,
}

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let (bytes, unit) = if let Ok(bytes) = object.cast::<PyBytes>() {
            (bytes.as_bytes().to_vec(), Unit::Bytes)
        } else if let Ok(bytes) = object.cast::<PyByteArray>() {
            (bytes.to_vec(), Unit::Bytes)
        } else {
            let text = object.cast::<PyString>()?;
            let text = text.to_str()?;
            let unit = if text.is_ascii() { Unit::Bytes } else { Unit::Characters };
            (text.as_bytes().to_vec(), unit)
        };
        Ok(Text { bytes, unit, known: (0, 0) })
    }
}

impl Text {
    /// The index of a byte. It is counted from the last one that was asked for.
    fn index(&mut self, byte: usize) -> usize {
        if self.unit == Unit::Bytes {
            return byte;
        }
        let (mut from, mut index) = self.known;
        if byte < from {
            (from, index) = (0, 0);
        }
        let between = self.bytes.get(from..byte).unwrap_or_default();
        index += between.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
        self.known = (byte, index);
        index
    }

    fn error(&mut self, py: Python<'_>, error: &ParseError) -> PyErr {
        let mut error = *error;
        error.offset = self.index(error.offset);
        parse_error(py, &error)
    }
}

/// What a text holds. Created by `read` and by `read_all`.
#[pyclass(name = "Parsed", module = "sudoku_core", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyParsed(Parsed);

#[pymethods]
impl PyParsed {
    /// The name of the format.
    #[getter]
    fn format(&self) -> &'static str {
        self.0.format.name()
    }

    /// The clues. In a text of candidates that does not mark its clues, these are the cells
    /// with one candidate.
    #[getter]
    fn clues(&self) -> PyGrid {
        PyGrid(self.0.contents.clues())
    }

    /// The digits that the text marks as placed by the player, in cells without a clue.
    #[getter]
    fn placed(&self) -> PyGrid {
        PyGrid(self.0.contents.placed())
    }

    /// The clues and the placed digits.
    #[getter]
    fn grid(&self) -> PyGrid {
        PyGrid(self.0.contents.grid())
    }

    /// The candidates of all cells, or ``None`` if the text has no candidates.
    #[getter]
    fn pencilmarks(&self) -> Option<PyPencilmarks> {
        self.0.contents.pencilmarks().copied().map(PyPencilmarks)
    }

    /// The solution that the text has beside the puzzle, or ``None``. Nothing has checked
    /// that it is one.
    #[getter]
    fn solution(&self) -> Option<PyGrid> {
        self.0.contents.solution().map(PyGrid)
    }

    /// The candidates if they are the puzzle, and the clues only a part of it; otherwise
    /// ``None``.
    #[getter]
    fn sukaku(&self) -> Option<PyPencilmarks> {
        self.0.sukaku().copied().map(PyPencilmarks)
    }

    fn __repr__(&self) -> String {
        format!("<Parsed {} {}>", self.0.format, self.0.contents.clues())
    }
}

/// Reads a text, or bytes of UTF-8, that holds one Sudoku in any format: finds the format,
/// and returns what the text holds.
///
/// >>> import sudoku_core
/// >>> puzzle = next(sudoku_core.Generator(1, clues=30))
/// >>> board = sudoku_core.write(puzzle, "board")
/// >>> parsed = sudoku_core.read(board)
/// >>> parsed.format, parsed.clues.clue_count
/// ('board', 30)
///
/// Raises `ParseError` in the words of the format that the text came nearest to, or if two
/// formats would read it differently: nothing is padded, cut or guessed.
#[pyfunction]
#[pyo3(signature = (text, /))]
pub(crate) fn read(py: Python<'_>, mut text: Text) -> PyResult<PyParsed> {
    let parsed = text::read(&text.bytes);
    parsed.map(PyParsed).map_err(|error| text.error(py, &error))
}

/// Writes a text of a format; `read` returns the same contents.
///
/// ``contents`` is what `read` returned, or whatever `Grid` takes for the clues alone. The
/// keywords add to them, or replace what they have: ``placed`` in cells without a clue, the
/// candidates of the empty cells as `Pencilmarks`, and the solution.
///
/// Raises `CannotHold` if the format has no room for a part of the contents, and `ValueError`
/// if there is no such format.
#[pyfunction]
#[pyo3(signature = (contents, /, format, *, placed=None, pencilmarks=None, solution=None))]
pub(crate) fn write(
    py: Python<'_>,
    contents: &Bound<'_, PyAny>,
    format: &str,
    placed: Option<Source>,
    pencilmarks: Option<PyPencilmarks>,
    solution: Option<Source>,
) -> PyResult<String> {
    let named = Format::ALL.into_iter().find(|one| one.name() == format);
    let Some(format) = named else {
        return Err(PyValueError::new_err(format!(
            "no format is called {format:?}; formats() has their names"
        )));
    };
    let mut contents = match contents.cast::<PyParsed>() {
        Ok(parsed) => parsed.get().0.contents,
        Err(_) => Contents::new(grid_of(contents)?),
    };
    if let Some(Source(placed)) = placed {
        contents = contents.with_placed(placed);
    }
    if let Some(PyPencilmarks(marks)) = pencilmarks {
        contents = contents.with_pencilmarks(marks);
    }
    if let Some(Source(solution)) = solution {
        contents = contents.with_solution(solution);
    }
    match format.write(&contents) {
        Ok(written) => Ok(written.to_string()),
        Err(error) => Err(CANNOT_HOLD.raise(py, (error.to_string(),))),
    }
}

/// The names of all formats, and what a text of each is, in a few words.
///
/// >>> import sudoku_core
/// >>> sudoku_core.formats()["line"]
/// '81 symbols in one line'
#[pyfunction]
pub(crate) fn formats(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let formats = PyDict::new(py);
    for format in Format::ALL {
        formats.set_item(format.name(), format.words())?;
    }
    Ok(formats)
}

/// A puzzle of a text of many, or what should be one and is none.
///
/// ``puzzle`` is a `Parsed`, or ``None`` if there is an ``error``, a `ParseError`. ``offset``
/// and ``length`` are the place in the text, and ``line`` is the number of its first line,
/// from 1.
#[pyclass(name = "Entry", module = "sudoku_core", frozen, get_all)]
pub(crate) struct PyEntry {
    offset: usize,
    length: usize,
    line: usize,
    puzzle: Option<Py<PyParsed>>,
    error: Option<Py<PyAny>>,
}

#[pymethods]
impl PyEntry {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let what = match (&self.puzzle, &self.error) {
            (Some(puzzle), _) => puzzle.get().__repr__(),
            (None, Some(error)) => error.bind(py).repr()?.to_string(),
            (None, None) => String::new(),
        };
        Ok(format!("<Entry line {}: {what}>", self.line))
    }
}

/// The puzzles of a text of many, one by one. Created by `read_all`.
#[pyclass(name = "Puzzles", module = "sudoku_core")]
pub(crate) struct PyPuzzles {
    text: Text,
    entry: Entry,
}

#[pymethods]
impl PyPuzzles {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyEntry>> {
        let Next::Puzzle(parsed) = self.entry.advance(&self.text.bytes, Follows::End) else {
            return Ok(None);
        };
        let Entry { offset, length, line, .. } = self.entry;
        let start = self.text.index(offset);
        let (puzzle, error) = match parsed {
            Ok(parsed) => (Some(Py::new(py, PyParsed(parsed))?), None),
            Err(error) => {
                let error = self.text.error(py, &error);
                (None, Some(error.into_value(py).into_any()))
            }
        };
        let length = self.text.index(offset.saturating_add(length)).saturating_sub(start);
        Ok(Some(PyEntry { offset: start, length, line, puzzle, error }))
    }
}

/// The puzzles of a text, or of bytes of UTF-8, in order: lists with one in each line,
/// tables, nine lines each, boards, or all of them mixed.
///
/// Empty lines, comments and titles are passed over. What should be a puzzle and is none is
/// an error, and the puzzles after it follow.
///
/// >>> import sudoku_core
/// >>> text = "puzzle,name\n" + 81 * "." + ",one\n" + 80 * "." + ",two\n"
/// >>> for entry in sudoku_core.read_all(text):
/// ...     print(entry.line, entry.error or entry.puzzle.format)
/// 2 csv
/// 3 line 3, column 81: found ',', expected symbol 81 of 81
#[pyfunction]
#[pyo3(signature = (text, /))]
pub(crate) fn read_all(text: Text) -> PyPuzzles {
    PyPuzzles { text, entry: Entry::default() }
}
