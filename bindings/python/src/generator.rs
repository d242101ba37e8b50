//! The class `Generator`.

use core::task::Poll;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sudoku_core::{CellSet, Generator, Grid, SeededRandom, Symmetry, Unmet, Wish, Wishes};
use sudoku_core_abi::Status;

use crate::class::status;
use crate::errors::{IMPOSSIBLE_WISH, UNMET};
use crate::solve::Budget;
use crate::source::Source;
use crate::values::PyGrid;

/// The nodes between two looks for signals: some milliseconds.
const SLICE: u32 = 20_000;

/// The puzzles of a seed: an iterator without an end. Each puzzle has exactly one solution
/// and is as it was wished.
///
/// A seed, 0 to 2 ** 64 - 1, and wishes lead to the same puzzles on every platform and in
/// every version, and to those of Rust, C and JavaScript. Without a seed it is one of the
/// operating system.
///
/// >>> from itertools import islice
/// >>> from sudoku_core import Generator, is_minimal
/// >>> easy, other = islice(Generator(1, symmetry="half-turn", clues=(28, 32)), 2)
/// >>> 28 <= easy.clue_count <= 32
/// True
/// >>> is_minimal(next(Generator(1, minimal=True)))
/// True
///
/// * ``symmetry``: the name of a symmetry of the cells with clues; see `symmetries`.
/// * ``clues``: the number of clues, or the fewest and the most. Unless puzzles are to be
///   minimal, they get as few clues of the range as the order allows in which the clues are
///   removed. Fewer than 20 are found nearly never.
/// * ``minimal``: without any one clue a minimal puzzle has several solutions. With a
///   symmetry, that is true of the clues of each orbit together.
/// * ``pattern``: the cells with clues are those that are not empty in this grid.
/// * ``solution``: a solved grid.
/// * ``attempts``: the number of attempts for each puzzle, by default 10,000. With a pattern,
///   each grid whose solutions are counted is an attempt.
///
/// Raises `ImpossibleWish` if no puzzle can meet the wishes. ``next`` raises `Unmet` if no
/// attempt met them; the next call tries again, with other random numbers.
#[pyclass(name = "Generator", module = "sudoku_core")]
pub(crate) struct PyGenerator {
    generator: Box<Generator>,
    seed: u64,
}

#[pymethods]
impl PyGenerator {
    #[new]
    #[pyo3(signature = (
        seed=None, *, symmetry="none", clues=None, minimal=false, pattern=None, solution=None,
        attempts=None,
    ))]
    #[expect(clippy::too_many_arguments, reason = "each wish is a keyword")]
    fn new(
        py: Python<'_>,
        seed: Option<u64>,
        symmetry: &str,
        clues: Option<Clues>,
        minimal: bool,
        pattern: Option<Source>,
        solution: Option<Source>,
        attempts: Option<u32>,
    ) -> PyResult<Self> {
        let mut wishes = Wishes::NONE.symmetry(symmetry_of(symmetry)?);
        if let Some(Clues(fewest, most)) = clues {
            wishes = wishes.clues(fewest..=most);
        }
        if minimal {
            wishes = wishes.minimal();
        }
        if let Some(Source(pattern)) = pattern {
            wishes = wishes.pattern(pattern.clues().map(|(cell, _)| cell).collect::<CellSet>());
        }
        if let Some(Source(solution)) = solution {
            wishes = wishes.solution(solution);
        }
        if let Some(attempts) = attempts {
            wishes = wishes.attempts(attempts);
        }
        let seed = seed_of(py, seed)?;
        let mut generator = Box::new(Generator::new(seed));
        match generator.set_wishes(wishes) {
            Ok(()) => Ok(Self { generator, seed }),
            Err(error) => Err(IMPOSSIBLE_WISH.raise(py, (error.to_string(),))),
        }
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<PyGrid> {
        loop {
            if let Poll::Ready(puzzle) = py.detach(|| self.generator.generate_within(SLICE)) {
                return made(py, puzzle);
            }
            py.check_signals()?;
        }
    }

    /// Works on the next puzzle for about ``budget`` nodes, 0 to 4,294,967,295.
    ///
    /// Returns the puzzle, or `Status.PAUSED` if the budget ran out; the next call resumes
    /// the work. The start of an attempt counts as eight nodes and is not divided. Any
    /// sequence of budgets leads to the same puzzles.
    fn next_within<'py>(&mut self, py: Python<'py>, budget: Budget) -> PyResult<Bound<'py, PyAny>> {
        match py.detach(|| self.generator.generate_within(budget.0)) {
            Poll::Ready(puzzle) => Ok(Bound::new(py, made(py, puzzle)?)?.into_any()),
            Poll::Pending => status(py, Status::Paused),
        }
    }
}

/// The fewest and the most clues: one number, or two.
struct Clues(usize, usize);

impl<'py> FromPyObject<'_, 'py> for Clues {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok((fewest, most)) = object.extract::<(usize, usize)>() {
            return Ok(Clues(fewest, most));
        }
        let count = object.extract::<usize>()?;
        Ok(Clues(count, count))
    }
}

fn made(py: Python<'_>, puzzle: Result<Grid, Unmet>) -> PyResult<PyGrid> {
    puzzle.map(PyGrid).map_err(|unmet| {
        let wish = match unmet.wish {
            Wish::Pattern => "pattern",
            Wish::Minimal => "minimal",
            Wish::Clues => "clues",
            Wish::Condition => "condition",
        };
        UNMET.raise(py, (unmet.to_string(), wish))
    })
}

fn symmetry_of(name: &str) -> PyResult<Symmetry> {
    let found = Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == name);
    found.ok_or_else(|| {
        let names = Symmetry::ALL.map(Symmetry::name).join(", ");
        PyValueError::new_err(format!("no symmetry is called {name:?}; there are {names}"))
    })
}

/// The seed, or one from the operating system.
fn seed_of(py: Python<'_>, seed: Option<u64>) -> PyResult<u64> {
    match seed {
        Some(seed) => Ok(seed),
        None => py.import("secrets")?.call_method1("randbits", (64,))?.extract(),
    }
}

/// A solved grid at random, the same for the same seed, 0 to 2 ** 64 - 1.
///
/// >>> import sudoku_core
/// >>> sudoku_core.random_solution(seed=7).is_solved
/// True
#[pyfunction]
#[pyo3(signature = (seed=None))]
pub(crate) fn random_solution(py: Python<'_>, seed: Option<u64>) -> PyResult<PyGrid> {
    let mut random = SeededRandom::new(seed_of(py, seed)?);
    Ok(PyGrid(sudoku_core::random_solution(&mut random)))
}

/// The names of all symmetries.
///
/// >>> import sudoku_core
/// >>> sudoku_core.symmetries()[:3]
/// ['none', 'half-turn', 'quarter-turn']
#[pyfunction]
pub(crate) fn symmetries() -> Vec<&'static str> {
    Symmetry::ALL.map(Symmetry::name).to_vec()
}
