//! The errors of the crate as exceptions. Their classes are in `python/sudoku_core/_errors.py`.

use pyo3::prelude::*;
use sudoku_core::{Conflict, House, HouseKind, ParseError, SolveError};

use crate::class::Class;
use crate::values::PyGrid;

pub(crate) static SUDOKU_ERROR: Class = Class::error("SudokuError");
pub(crate) static NOT_A_DIGIT: Class = Class::error("NotADigit");
pub(crate) static CANNOT_HOLD: Class = Class::error("CannotHold");
pub(crate) static UNMET: Class = Class::error("Unmet");
pub(crate) static IMPOSSIBLE_WISH: Class = Class::error("ImpossibleWish");
static PAUSED: Class = Class::error("Paused");
static PARSE_ERROR: Class = Class::error("ParseError");
static NO_SOLUTION: Class = Class::error("NoSolution");
static NOT_UNIQUE: Class = Class::error("NotUnique");
static CONFLICT: Class = Class::error("Conflict");

/// What is wrong with a text of bytes.
pub(crate) fn parse_error(py: Python<'_>, error: &ParseError) -> PyErr {
    let ParseError { offset, line, column, .. } = *error;
    PARSE_ERROR.raise(py, (error.to_string(), offset, line, column))
}

/// What is wrong with a text, with the index of the character in place of that of the byte.
pub(crate) fn parse_error_in(py: Python<'_>, text: &str, error: &ParseError) -> PyErr {
    let before = text.as_bytes().get(..error.offset).unwrap_or(text.as_bytes());
    let characters = before.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
    parse_error(py, &{
        let mut error = *error;
        error.offset = characters;
        error
    })
}

/// Why there is not exactly one solution.
pub(crate) fn solve_error(py: Python<'_>, error: &SolveError) -> PyErr {
    match error {
        SolveError::Conflict(conflict) => conflict_error(py, conflict),
        SolveError::NoSolution => NO_SOLUTION.raise(py, (error.to_string(),)),
        SolveError::NotUnique(two) => {
            let [one, other] = two.grids();
            NOT_UNIQUE.raise(py, (error.to_string(), (PyGrid(one), PyGrid(other))))
        }
    }
}

/// A conflict, which is both an exception and what `Grid.conflicts` returns.
pub(crate) fn conflict_error(py: Python<'_>, conflict: &Conflict) -> PyErr {
    let house = match house(py, conflict.house) {
        Ok(house) => house,
        Err(error) => return error,
    };
    let cells = (conflict.first.index(), conflict.second.index());
    CONFLICT.raise(py, (conflict.to_string(), house, conflict.digit.get(), cells))
}

/// A house as Python has it.
pub(crate) fn house(py: Python<'_>, house: House) -> PyResult<Bound<'_, PyAny>> {
    static HOUSE: Class = Class::house();
    let kind = match house.kind() {
        HouseKind::Row => "row",
        HouseKind::Column => "column",
        HouseKind::Box => "box",
    };
    HOUSE.call(py, (kind, house.position()))
}

/// That the budget ran out.
pub(crate) fn paused(py: Python<'_>) -> PyErr {
    PAUSED.raise(py, ("the budget ran out",))
}
