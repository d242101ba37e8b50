//! Which engine runs, and what it is asked to do.

use super::bands::{self, Bands};
use super::search::{Engine as _, Search, Step};
use super::triads::{self, Triads};
use crate::simd::{CERTAIN, Equipped, Found, Task, Vectors};
use crate::{Candidates, Grid, Pencilmarks, Solutions, SolveError};

/// An engine and the instructions it uses: for tests and benchmarks, which run all of them in one process.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Backend(Option<Found>);

/// What a search starts from.
#[derive(Clone, Copy)]
pub(super) enum Start<'a> {
    /// 81 digits row by row, 0 for an empty cell.
    Clues(&'a [u8; 81]),
    /// The candidates of each cell row by row.
    Marks(&'a [Candidates; 81]),
}

impl Backend {
    /// Every engine that can run on this processor, the best first.
    pub fn all() -> impl Iterator<Item = Self> {
        Found::all().map(Some).chain((!CERTAIN).then_some(None)).map(Self)
    }

    /// The best engine that can run on this processor.
    #[inline]
    pub(super) fn best() -> Self {
        Self(Found::all().next())
    }

    /// What the engine is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            None => "scalar",
            Some(found) => found.name(),
        }
    }

    /// [`solve`](crate::solve) by this engine.
    ///
    /// # Errors
    ///
    /// Those of [`solve`](crate::solve).
    #[inline]
    pub fn solve(self, puzzle: &Grid) -> Result<Grid, SolveError> {
        match self.only(Start::Clues(puzzle.as_bytes())) {
            Err(SolveError::NoSolution) => match puzzle.conflicts().next() {
                Some(conflict) => Err(SolveError::Conflict(conflict)),
                None => Err(SolveError::NoSolution),
            },
            answer => answer,
        }
    }

    /// [`Pencilmarks::solve`] by this engine.
    ///
    /// # Errors
    ///
    /// Those of [`Pencilmarks::solve`].
    #[inline]
    pub fn solve_marks(self, marks: &Pencilmarks) -> Result<Grid, SolveError> {
        self.only(Start::Marks(marks.masks()))
    }

    /// [`solutions`](crate::solutions) by this engine.
    #[must_use]
    pub fn solutions(self, puzzle: &Grid) -> Solutions {
        Solutions::new(self, Start::Clues(puzzle.as_bytes()))
    }

    /// [`Pencilmarks::solutions`] by this engine.
    #[must_use]
    pub fn solutions_of_marks(self, marks: &Pencilmarks) -> Solutions {
        Solutions::new(self, Start::Marks(marks.masks()))
    }

    /// [`count_solutions`](crate::count_solutions) by this engine.
    #[must_use]
    #[inline]
    pub fn count_solutions(self, puzzle: &Grid, limit: usize) -> usize {
        self.count(Start::Clues(puzzle.as_bytes()), limit)
    }

    /// [`Pencilmarks::count_solutions`] by this engine.
    #[must_use]
    #[inline]
    pub fn count_solutions_of_marks(self, marks: &Pencilmarks, limit: usize) -> usize {
        self.count(Start::Marks(marks.masks()), limit)
    }

    /// The number of solutions, counted up to `limit`.
    fn count(self, start: Start<'_>, limit: usize) -> usize {
        match self.0 {
            None => {
                let mut search = Search::new(bands::Node::new(start));
                count(limit, |wanted| advance_bands(&mut search, wanted, u32::MAX))
            }
            Some(found) => found.run(Count { start, limit }),
        }
    }

    /// The solution, if there is exactly one; no solution is not told from a conflict.
    fn only(self, start: Start<'_>) -> Result<Grid, SolveError> {
        match self.0 {
            None => {
                let mut search = Search::new(bands::Node::new(start));
                only(&mut search, |search| {
                    (advance_bands(search, 1, u32::MAX).1, search.node().to_cells())
                })
            }
            Some(found) => found.run(Only { start }),
        }
    }
}

/// Asks for solutions until there are `limit` or no more.
#[inline(always)]
fn count(limit: usize, mut advance: impl FnMut(usize) -> (usize, Step)) -> usize {
    let mut count = 0;
    while count < limit {
        let (found, step) = advance(limit - count);
        count += found;
        if matches!(step, Step::Exhausted) {
            break;
        }
    }
    count
}

/// Asks for two solutions.
#[inline(always)]
fn only<S>(
    search: &mut S,
    mut next: impl FnMut(&mut S) -> (Step, [u8; 81]),
) -> Result<Grid, SolveError> {
    let mut one = None;
    loop {
        match (next(search), one) {
            ((Step::Paused, _), _) => {}
            ((Step::Found, cells), None) => one = Some(Grid::from_trusted(cells)),
            ((Step::Found, cells), Some(one)) => {
                return Err(SolveError::NotUnique([one, Grid::from_trusted(cells)]));
            }
            ((Step::Exhausted, _), one) => return one.ok_or(SolveError::NoSolution),
        }
    }
}

/// [`Search::advance`] on the scalar engine: its only place in the program.
fn advance_bands(search: &mut Search<bands::Node>, wanted: usize, budget: u32) -> (usize, Step) {
    if CERTAIN {
        // No such search is ever made; saying so keeps the engine out of the program.
        return (0, Step::Exhausted);
    }
    search.advance(Bands, wanted, budget)
}

/// [`Search::advance`] as a task for vectors: one choice of instructions a call.
struct Advance<'a> {
    search: &'a mut Search<triads::Node>,
    wanted: usize,
    budget: u32,
}

impl Task for Advance<'_> {
    type Output = (usize, Step);

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> (usize, Step) {
        self.search.advance(Triads(vectors), self.wanted, self.budget)
    }
}

/// [`Backend::count`] as a task for vectors.
struct Count<'a> {
    start: Start<'a>,
    limit: usize,
}

impl Task for Count<'_> {
    type Output = usize;

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> usize {
        let mut search = Search::new(triads::Node::new(vectors, self.start));
        count(self.limit, |wanted| {
            vectors.run(Advance { search: &mut search, wanted, budget: u32::MAX })
        })
    }
}

/// [`Backend::only`] as a task for vectors.
struct Only<'a> {
    start: Start<'a>,
}

impl Task for Only<'_> {
    type Output = Result<Grid, SolveError>;

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> Self::Output {
        let mut search = Search::new(triads::Node::new(vectors, self.start));
        only(&mut search, |search| {
            let (_, step) =
                vectors.run(Advance { search: &mut *search, wanted: 1, budget: u32::MAX });
            (step, search.node().to_cells())
        })
    }
}

/// The root of a search as a task for vectors.
struct Root<'a>(Start<'a>);

impl Task for Root<'_> {
    type Output = triads::Node;

    #[inline(always)]
    fn run<V: Vectors>(self, vectors: V) -> triads::Node {
        triads::Node::new(vectors, self.0)
    }
}

/// A search that outlives the call, on whichever engine.
#[derive(Clone)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is no allocator to box with, and most processors only ever use the larger"
)]
pub(super) enum Running {
    Bands(Search<bands::Node>),
    Triads(Equipped<Search<triads::Node>>),
}

impl Running {
    pub(super) fn new(backend: Backend, start: Start<'_>) -> Self {
        match backend.0 {
            None if CERTAIN => Self::Bands(Search::new(Bands::BLANK)),
            None => Self::Bands(Search::new(bands::Node::new(start))),
            Some(found) => Self::Triads(Equipped::new(found, Search::new(found.run(Root(start))))),
        }
    }

    /// [`Search::advance`].
    pub(super) fn advance(&mut self, wanted: usize, budget: u32) -> (usize, Step) {
        match self {
            Self::Bands(search) => advance_bands(search, wanted, budget),
            Self::Triads(equipped) => equipped.run(|search| Advance { search, wanted, budget }),
        }
    }

    /// The digits of the solution in hand, row by row.
    pub(super) fn to_cells(&self) -> [u8; 81] {
        match self {
            Self::Bands(search) => search.node().to_cells(),
            Self::Triads(equipped) => equipped.value().node().to_cells(),
        }
    }

    /// [`Search::guesses`].
    pub(super) const fn guesses(&self) -> u64 {
        match self {
            Self::Bands(search) => search.guesses(),
            Self::Triads(equipped) => equipped.value().guesses(),
        }
    }

    /// [`Search::passes`].
    pub(super) const fn passes(&self) -> u64 {
        match self {
            Self::Bands(search) => search.passes(),
            Self::Triads(equipped) => equipped.value().passes(),
        }
    }
}
