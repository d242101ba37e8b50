//! What human techniques say of a puzzle. The classes are in `python/sudoku_core/_logic.py`.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sudoku_core::{Grid, HouseSet, Pencilmarks};
use sudoku_core_abi::Status;
use sudoku_logic::{Board, End, English, Hint, Path, Patterns, Rating, Step, Techniques, Verdict};

use crate::batch::Plan;
use crate::buffers::{Results, Rows};
use crate::class::Class;
use crate::errors::house;
use crate::place::{digits, indices};
use crate::source::Source;
use crate::values::PyPencilmarks;

/// How many puzzles one piece of work rates.
const RATINGS: usize = 8;

/// The bytes of a rating in a buffer: the level, the verdict, and six numbers of 16 bits.
const SIZE: usize = 14;

static RATING: Class = Class::logic("Rating");
static STEP: Class = Class::logic("Step");
static HINT: Class = Class::logic("Hint");
static PATH: Class = Class::logic("Path");

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
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn rate(py: Python<'_>, puzzle: Source) -> PyResult<Bound<'_, PyAny>> {
    let rating = py.detach(|| sudoku_logic::rate(&puzzle.0));
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
/// The keywords are those of `canonicalize_buffer`.
#[pyfunction]
#[pyo3(signature = (buffer, /, *, text=false, threads=None, progress=None))]
pub(crate) fn rate_buffer<'py>(
    py: Python<'py>,
    buffer: &Bound<'py, PyAny>,
    text: bool,
    threads: Option<usize>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Results<'py>> {
    let input = Rows::of(buffer, text)?;
    let cells = input.cells();
    let plan = Plan { py, threads, progress, rows: input.rows().len() };
    input.run(plan, RATINGS, |rows, ratings, statuses| {
        for ((row, to), status) in rows.iter().zip(ratings).zip(statuses) {
            let found = match cells.read(row) {
                Err(status) => status,
                Ok(grid) => {
                    *to = bytes(&sudoku_logic::rate(&grid));
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

/// What to tell a player, as a `Hint`.
///
/// ``entries`` has the digits that the player has placed, and ``notes`` the candidates that
/// the player has left; without notes they are all that the digits leave. If the puzzle has
/// exactly one solution, mistakes come first.
///
/// >>> import sudoku_core
/// >>> puzzle = sudoku_core.Grid(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ... )
/// >>> hint = sudoku_core.hint(puzzle)
/// >>> print(hint)
/// In box 2, only one cell can still be 8. Every box needs an 8. So r1c6 is 8.
/// >>> hint.step.technique, hint.step.placement
/// ('hidden single', (5, 8))
/// >>> print(sudoku_core.hint(puzzle, puzzle.replace((0, 2), 1)))
/// The digit in r1c3 is wrong.
#[pyfunction]
#[pyo3(signature = (puzzle, /, entries=None, notes=None))]
pub(crate) fn hint(
    py: Python<'_>,
    puzzle: Source,
    entries: Option<Source>,
    notes: Option<PyPencilmarks>,
) -> PyResult<Bound<'_, PyAny>> {
    let entries = entries.map_or(Grid::EMPTY, |entries| entries.0);
    let notes: Option<Pencilmarks> = notes.map(|notes| notes.0);
    let hint = py.detach(|| {
        let board = Board::from_play(&puzzle.0, &entries, notes.as_ref());
        let solution = sudoku_core::solve(&puzzle.0).ok();
        sudoku_logic::hint::<Patterns>(&board, solution.as_ref(), &Techniques::DEFAULT)
    });
    let words = hint.describe(&English).to_string();
    let (kind, step, cells) = match &hint {
        Hint::Step(found) => ("step", Some(step(py, found)?), Vec::new()),
        Hint::Mistakes(mistakes) => ("mistakes", None, indices(mistakes.digits | mistakes.notes)),
        Hint::Contradicted(_) => ("contradicted", None, Vec::new()),
        Hint::Stuck(_) => ("stuck", None, Vec::new()),
        Hint::Solved => ("solved", None, Vec::new()),
    };
    HINT.call(py, (kind, words, step, PyTuple::new(py, cells)?))
}

/// The way from a puzzle to its end by human techniques, as a `Path`.
///
/// >>> import sudoku_core
/// >>> path = sudoku_core.explain(
/// ...     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// ... )
/// >>> len(path.steps), path.end
/// (51, 'solved')
/// >>> print(path.steps[0])
/// hidden single: 8 in box 2 => r1c6=8
#[pyfunction]
#[pyo3(signature = (puzzle, /))]
pub(crate) fn explain(py: Python<'_>, puzzle: Source) -> PyResult<Bound<'_, PyAny>> {
    let mut path = Path::<Patterns>::new(Board::from_grid(&puzzle.0), Techniques::DEFAULT);
    let mut steps = Vec::new();
    while let Some(found) = py.detach(|| path.next()) {
        py.check_signals()?;
        steps.push(step(py, &found)?);
    }
    // A path that has returned its last step knows its end.
    let end = path.end().unwrap_or(End::Solved);
    let name = match end {
        End::Solved => "solved",
        End::Stuck(_) => "stuck",
        End::Contradicted(_) => "contradicted",
    };
    PATH.call(py, (PyTuple::new(py, steps)?, name, end.describe(&English).to_string()))
}

fn step<'py>(py: Python<'py>, step: &Step) -> PyResult<Bound<'py, PyAny>> {
    let placement = step.placement().map(|(cell, digit)| (cell.index(), digit.get()));
    let removals = step.removals().iter().map(|(cell, digit)| (cell.index(), digit.get()));
    STEP.call(
        py,
        (
            step.technique().name(),
            step.technique().level().number(),
            step.describe(&English).to_string(),
            step.to_string(),
            placement,
            PyTuple::new(py, removals.collect::<Vec<_>>())?,
            PyTuple::new(py, digits(step.digits()))?,
            PyTuple::new(py, indices(step.cells()))?,
            houses(py, step.houses())?,
        ),
    )
}

fn houses(py: Python<'_>, houses: HouseSet) -> PyResult<Bound<'_, PyTuple>> {
    let houses = houses.into_iter().map(|one| house(py, one));
    PyTuple::new(py, houses.collect::<PyResult<Vec<_>>>()?)
}
