//! How hard a puzzle is. The class `Rating` is in `python/sudoku_core/_logic.py`.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sudoku_core::{Grid, SolveError};
use sudoku_core_abi::Status;
use sudoku_logic::{Proper, Rating, Scheme, Verdict, rate_with_rectangles};

use crate::batch::Plan;
use crate::buffers::{Results, Rows};
use crate::class::Class;
use crate::errors::solve_error;
use crate::source::Source;

/// How many puzzles one piece of work rates.
const RATINGS: usize = 8;

/// The bytes of a rating in a buffer: the level, the verdict, and six numbers of 16 bits.
const SIZE: usize = 14;

static RATING: Class = Class::logic("Rating");

/// How hard a puzzle is for people who use human techniques, as a `Rating`. The grid may be
/// any.
///
/// >>> import sudoku_core
/// >>> rating = sudoku_core.rate(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ... )
/// >>> print(rating)
/// level 1 in 5 + 0 + 0 rounds (rounds 1)
/// >>> rating.level, rating.rounds, rating.verdict
/// (1, (5, 0, 0), 'solved')
///
/// With ``rectangles=True`` it is the rating for people who know that the puzzle has exactly
/// one solution, and use unique, hidden and avoidable rectangles too. That is another scheme,
/// and the puzzle is solved first. Compare only ratings of the same scheme.
///
/// >>> puzzle = ".........6.....71.5..874........1....4.3..2..2.3..6..5....92.7..5.1..83..2..8..9."
/// >>> print(sudoku_core.rate(puzzle))
/// beyond level 3 after 5 + 1 + 2 rounds (rounds 1)
/// >>> print(sudoku_core.rate(puzzle, rectangles=True))
/// level 3 in 11 + 1 + 1 rounds (rounds with rectangles 1)
///
/// Raises, with rectangles, what `solve` raises if there is not exactly one solution.
#[pyfunction]
#[pyo3(signature = (puzzle, /, *, rectangles=false))]
pub(crate) fn rate(py: Python<'_>, puzzle: Source, rectangles: bool) -> PyResult<Bound<'_, PyAny>> {
    let rating = py.detach(|| rating_of(&puzzle.0, scheme(rectangles)));
    let rating = rating.map_err(|error| solve_error(py, &error))?;
    let tuple = |numbers: [u16; 3]| PyTuple::new(py, numbers);
    let (_, verdict) = verdict(&rating);
    RATING.call(
        py,
        (
            rating.level().number(),
            tuple(rating.rounds())?,
            tuple(rating.removed())?,
            verdict,
            rating.scheme().name(),
            rating.to_string(),
        ),
    )
}

const fn scheme(rectangles: bool) -> Scheme {
    if rectangles { Scheme::RoundsWithRectangles1 } else { Scheme::Rounds1 }
}

/// The rating by a scheme. One that relies on uniqueness needs the proof of it.
fn rating_of(puzzle: &Grid, scheme: Scheme) -> Result<Rating, SolveError> {
    match scheme {
        Scheme::RoundsWithRectangles1 => Ok(rate_with_rectangles(&Proper::prove(puzzle)?)),
        _ => Ok(sudoku_logic::rate(puzzle)),
    }
}

fn verdict(rating: &Rating) -> (u8, &'static str) {
    match rating.verdict() {
        Verdict::Solved => (0, "solved"),
        Verdict::Stuck => (1, "stuck"),
        Verdict::Contradicted => (2, "contradicted"),
    }
}

/// Rates the puzzles of a buffer: see `rate`.
///
/// ``buffer`` is any buffer of uint8, such as bytes or an array, with 81 bytes for each
/// puzzle: numbers, or ASCII symbols with ``text=True``. It is copied, so that it may change
/// meanwhile.
///
/// Returns 14 bytes for each row, and bytes with a status for each row, as a signed number:
/// see `Status`. The status of a row that was rated is OK. The 14 bytes are the level; the
/// verdict, where 0 is solved, 1 stuck and 2 contradicted; three rounds as uint16 and three
/// numbers of removed candidates as uint16, in the order of bytes of this machine.
///
/// With ``rectangles=True`` a row without exactly one solution has 14 zeros and the status
/// NOT_UNIQUE, NO_SOLUTION or CONFLICT.
///
/// The other keywords are those of `canonicalize_buffer`.
#[pyfunction]
#[pyo3(signature = (buffer, /, *, text=false, rectangles=false, threads=None, progress=None))]
pub(crate) fn rate_buffer<'py>(
    py: Python<'py>,
    buffer: &Bound<'py, PyAny>,
    text: bool,
    rectangles: bool,
    threads: Option<usize>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Results<'py>> {
    let input = Rows::of(buffer, text)?;
    let (cells, scheme) = (input.cells(), scheme(rectangles));
    let plan = Plan { py, threads, progress, rows: input.rows().len() };
    input.run(plan, RATINGS, |rows, ratings, statuses| {
        for ((row, to), status) in rows.iter().zip(ratings).zip(statuses) {
            let rating = cells
                .read(row)
                .and_then(|grid| rating_of(&grid, scheme).map_err(|error| Status::from(&error)));
            let found = match rating {
                Err(status) => status,
                Ok(rating) => {
                    *to = bytes(&rating);
                    Status::Ok
                }
            };
            *status = found as i32 as u8;
        }
    })
}

fn bytes(rating: &Rating) -> [u8; SIZE] {
    let mut bytes = [0; SIZE];
    let numbers = rating.rounds().into_iter().chain(rating.removed());
    let numbers = numbers.flat_map(u16::to_ne_bytes);
    let all = [rating.level().number(), verdict(rating).0].into_iter().chain(numbers);
    for (to, byte) in bytes.iter_mut().zip(all) {
        *to = byte;
    }
    bytes
}
