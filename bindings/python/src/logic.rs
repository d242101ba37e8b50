//! What human techniques say of a puzzle. The classes are in `python/sudoku_core/_logic.py`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use sudoku_core::{Grid, HouseSet, Pencilmarks};
use sudoku_logic::{
    Board, End, English, Hint, Path, Patterns, Proper, Step, Technique, Techniques, next_step,
};

use crate::class::Class;
use crate::errors::house;
use crate::place::{digits, indices};
use crate::source::Source;
use crate::values::{PyGrid, PyPencilmarks};

static STEP: Class = Class::logic("Step");
static HINT: Class = Class::logic("Hint");
static PATH: Class = Class::logic("Path");

/// The techniques that a caller wants, in their order.
pub(crate) struct Choice(Techniques);

impl<'py> FromPyObject<'_, 'py> for Choice {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyString>() {
            return Err(PyTypeError::new_err("names of techniques are needed, not one text"));
        }
        let names = object.try_iter()?;
        names.map(|name| named(&name?)).collect::<PyResult<_>>().map(Choice)
    }
}

fn named(name: &Bound<'_, PyAny>) -> PyResult<Technique> {
    let text = name.cast::<PyString>()?.to_str()?;
    Technique::from_name(text).ok_or_else(|| {
        PyValueError::new_err(format!(
            "no technique is called {text:?}; techniques() has their names"
        ))
    })
}

/// The names of all techniques from the easiest on, and the level of each, 1 to 3.
///
/// >>> import sudoku_core
/// >>> levels = sudoku_core.techniques()
/// >>> len(levels), levels["full house"], levels["X-wing"]
/// (40, 1, 3)
/// >>> [name for name, level in levels.items() if level == 1]
/// ['full house', 'hidden single', 'naked single']
#[pyfunction]
pub(crate) fn techniques(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let levels = PyDict::new(py);
    for technique in Technique::ALL {
        levels.set_item(technique.name(), technique.level().number())?;
    }
    Ok(levels)
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
///
/// ``techniques`` are the names of those that are tried, in this order, in upper or lower case;
/// by default all of `techniques` but BUG+1, from the easiest on. Those that conclude from the
/// fact that there is one solution, such as unique rectangles, find steps only if that is so.
///
/// >>> print(sudoku_core.hint(puzzle, techniques=["naked single"]).step)
/// naked single: r5c5 => r5c5=5
///
/// Raises `ValueError` for a name that no technique has.
#[pyfunction]
#[pyo3(signature = (puzzle, /, entries=None, notes=None, *, techniques=None))]
pub(crate) fn hint(
    py: Python<'_>,
    puzzle: Source,
    entries: Option<Source>,
    notes: Option<PyPencilmarks>,
    techniques: Option<Choice>,
) -> PyResult<Bound<'_, PyAny>> {
    let entries = entries.map_or(Grid::EMPTY, |entries| entries.0);
    let notes: Option<Pencilmarks> = notes.map(|notes| notes.0);
    let (board, hint) = py.detach(|| {
        let board = Board::from_play(&puzzle.0, &entries, notes.as_ref());
        let solution = sudoku_core::solve(&puzzle.0).ok();
        let board = match solution {
            Some(_) => board.proved(&Proper::assume(&puzzle.0)).unwrap_or(board),
            None => board,
        };
        let techniques = chosen(techniques);
        (board, sudoku_logic::hint::<Patterns>(&board, solution.as_ref(), &techniques))
    });
    let words = hint.describe(&English).to_string();
    let (kind, step, cells) = match &hint {
        Hint::Step(found) => ("step", Some(step(py, &puzzle.0, &board, found)?), Vec::new()),
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
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> path = sudoku_core.explain(puzzle)
/// >>> len(path.steps), path.end
/// (51, 'solved')
/// >>> print(path.steps[0])
/// hidden single: 8 in box 2 => r1c6=8
///
/// ``techniques`` is as in `hint`.
///
/// >>> singles = ["naked single", "hidden single"]
/// >>> print(sudoku_core.explain(puzzle, techniques=singles).steps[0])
/// naked single: r5c5 => r5c5=5
///
/// Raises `ValueError` for a name that no technique has.
#[pyfunction]
#[pyo3(signature = (puzzle, /, *, techniques=None))]
pub(crate) fn explain(
    py: Python<'_>,
    puzzle: Source,
    techniques: Option<Choice>,
) -> PyResult<Bound<'_, PyAny>> {
    let board = py.detach(|| board_of(&puzzle.0));
    let mut path = Path::<Patterns>::new(board, chosen(techniques));
    let mut steps = Vec::new();
    loop {
        let before = *path.board();
        let Some(found) = py.detach(|| path.next()) else { break };
        py.check_signals()?;
        steps.push(step(py, &puzzle.0, &before, &found)?);
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

fn chosen(techniques: Option<Choice>) -> Techniques {
    techniques.map_or(Techniques::DEFAULT, |Choice(techniques)| techniques)
}

/// The board of a puzzle, which is proved to be proper if it is.
fn board_of(puzzle: &Grid) -> Board {
    Proper::prove(puzzle)
        .map_or_else(|_| Board::from_grid(puzzle), |proper| Board::from_proper(&proper))
}

/// The attributes of a `Step` that its picture is made from.
#[derive(FromPyObject)]
pub(crate) struct StepOnBoard {
    puzzle: PyGrid,
    board: PyGrid,
    candidates: PyPencilmarks,
    technique: String,
    notation: String,
}

/// A picture of a `Step` on its board, as SVG.
///
/// Raises `ValueError` if the step is not the first of its technique on its board.
#[pyfunction]
#[pyo3(signature = (step, /))]
pub(crate) fn draw_step(step: StepOnBoard) -> PyResult<String> {
    let StepOnBoard { puzzle, board, candidates, technique, notation } = step;
    let mut picture = String::new();
    // Whatever found the step took the first one of its technique, so it is found again.
    let drawn = Technique::from_name(&technique).and_then(|technique| {
        let mut board = Board::from_play(&puzzle.0, &board.0, Some(&candidates.0));
        if technique.needs_uniqueness() {
            board = board.proved(&Proper::prove(&puzzle.0).ok()?)?;
        }
        let found = next_step::<Patterns>(&board, &Techniques::NONE.with(technique))?;
        found.svg(&board, &mut picture).ok().filter(|()| found.to_string() == notation)
    });
    match drawn {
        Some(()) => Ok(picture),
        None => Err(PyValueError::new_err(format!("the board has no step {notation:?}"))),
    }
}

fn step<'py>(
    py: Python<'py>,
    puzzle: &Grid,
    board: &Board,
    step: &Step,
) -> PyResult<Bound<'py, PyAny>> {
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
            PyGrid(*puzzle),
            PyGrid(board.to_grid()),
            PyPencilmarks(board.to_pencilmarks()),
        ),
    )
}

fn houses(py: Python<'_>, houses: HouseSet) -> PyResult<Bound<'_, PyTuple>> {
    let houses = houses.into_iter().map(|one| house(py, one));
    PyTuple::new(py, houses.collect::<PyResult<Vec<_>>>()?)
}
