//! A search on the engine that was chosen.
//!
//! A call that is over when it returns, such as counting, is a [`Job`]: its search lies on the
//! stack, and the instruction set is chosen once. A search that outlives the call is a [`Running`];
//! each call that advances it finds its instructions beside it.
//!
//! [`Search::advance`] is large, and an engine is inlined into it. So each engine and instruction
//! set has it once in the program: jobs and running searches meet in [`advance_scalar`] and
//! [`Advance`].

use super::backend::Backend;
use super::scalar::{self, ScalarEngine};
use super::search::{Search, Stop};
use super::start::Start;
use super::vector::{self, VectorEngine};
use crate::grid::Grid;
use crate::simd::{ALWAYS_VECTORS, Equipped, InstructionSet, Instructions as _, Single, Task};

/// A search on any engine.
pub(crate) trait Searching {
    /// [`Search::advance`].
    fn advance(&mut self, wanted: usize, budget: u32) -> (usize, Stop);
    /// [`Search::is_exhausted`].
    fn is_exhausted(&self) -> bool;
    /// Writes the solution at which the search stopped.
    fn write_solution(&self, to: &mut Grid);
}

/// What to do with a new search.
pub(crate) trait Job {
    /// What the job returns.
    type Output;
    /// Does the job. Is inlined into its caller.
    fn run<S: Searching>(self, search: &mut S) -> Self::Output;
}

impl Backend {
    /// Does a job with a new search.
    #[inline]
    pub(crate) fn run<J: Job>(self, start: Start<'_>, job: J) -> J::Output {
        match self.0 {
            None => job.run(&mut Search::new(scalar::Node::new(start))),
            Some(instructions) => instructions.run(JobOnVectors { start, job }),
        }
    }
}

impl Searching for Search<scalar::Node> {
    #[inline(always)]
    fn advance(&mut self, wanted: usize, budget: u32) -> (usize, Stop) {
        advance_scalar(self, wanted, budget)
    }

    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.is_exhausted()
    }

    #[inline(always)]
    fn write_solution(&self, to: &mut Grid) {
        *to = Grid::from_trusted(self.node().to_cells());
    }
}

/// [`Search::advance`] on the scalar engine. It is never inlined: its frame would stay on the stack
/// of a caller that has more to do.
#[inline(never)]
fn advance_scalar(search: &mut Search<scalar::Node>, wanted: usize, budget: u32) -> (usize, Stop) {
    if ALWAYS_VECTORS {
        // Where there are always vectors, `Backend` never chooses this engine. The compiler cannot
        // see that; this line keeps the engine out of the program.
        return (0, Stop::Exhausted);
    }
    search.advance(ScalarEngine, wanted, budget)
}

/// A job as a task for vectors.
struct JobOnVectors<'a, J> {
    start: Start<'a>,
    job: J,
}

impl<J: Job> Task for JobOnVectors<'_, J> {
    type Output = J::Output;

    #[inline(always)]
    fn run<V: Single>(self, vectors: V) -> J::Output {
        let mut search = Search::new(vector::Node::new(vectors, self.start));
        self.job.run(&mut SearchOnVectors { search: &mut search, vectors })
    }
}

/// A search together with the instructions it uses.
struct SearchOnVectors<'a, V> {
    search: &'a mut Search<vector::Node>,
    vectors: V,
}

impl<V: Single> Searching for SearchOnVectors<'_, V> {
    #[inline(always)]
    fn advance(&mut self, wanted: usize, budget: u32) -> (usize, Stop) {
        self.vectors.run(Advance { search: &mut *self.search, wanted, budget })
    }

    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.search.is_exhausted()
    }

    #[inline(always)]
    fn write_solution(&self, to: &mut Grid) {
        self.search.node().write_cells(self.vectors, to.trusted_bytes());
    }
}

/// [`Search::advance`] as a task for vectors.
struct Advance<'a> {
    search: &'a mut Search<vector::Node>,
    wanted: usize,
    budget: u32,
}

impl Task for Advance<'_> {
    type Output = (usize, Stop);

    #[inline(always)]
    fn run<V: Single>(self, vectors: V) -> (usize, Stop) {
        self.search.advance(VectorEngine(vectors), self.wanted, self.budget)
    }
}

/// [`Search::advance`] on a search that uses some instructions.
#[inline(always)]
pub(super) fn advance_on<V: Single>(
    vectors: V,
    search: &mut Search<vector::Node>,
    wanted: usize,
) -> (usize, Stop) {
    SearchOnVectors { search, vectors }.advance(wanted, u32::MAX)
}

/// The digits of a solved node as a task for vectors.
struct Solution<'a> {
    node: &'a vector::Node,
    to: &'a mut Grid,
}

impl Task for Solution<'_> {
    type Output = ();

    #[inline(always)]
    fn run<V: Single>(self, vectors: V) {
        self.node.write_cells(vectors, self.to.trusted_bytes());
    }
}

/// The root of a search as a task for vectors.
struct Root<'a>(Start<'a>);

impl Task for Root<'_> {
    type Output = vector::Node;

    #[inline(always)]
    fn run<V: Single>(self, vectors: V) -> vector::Node {
        vector::Node::new(vectors, self.0)
    }
}

/// A search that outlives the call.
#[derive(Clone)]
pub(crate) struct Running(OnEngine);

#[derive(Clone)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is no allocator to box with, and most processors only ever use the larger"
)]
enum OnEngine {
    Scalar(Search<scalar::Node>),
    Vector(Equipped<Search<vector::Node>>),
}

impl Running {
    /// A search at its end. Where there are no vectors, all of its bytes are zero.
    pub(crate) const IDLE: Self =
        Self(OnEngine::Scalar(Search::idle(scalar::Node::ZERO, scalar::Node::ZERO)));

    /// A new search. It is never inlined, because programs begin searches in several places.
    #[inline(never)]
    pub(crate) fn new(backend: Backend, start: Start<'_>) -> Self {
        match backend.0 {
            None if ALWAYS_VECTORS => Self::IDLE,
            None => Self(OnEngine::Scalar(Search::new(scalar::Node::new(start)))),
            Some(instructions) => Self::vector(instructions, &instructions.run(Root(start))),
        }
    }

    /// A new search with vectors. It is never inlined, so that it is written where it will stay.
    ///
    /// `heapless::Vec::new` copies a constant of uninitialised bytes. The compiler omits that if
    /// the copy is of the whole constant. Inlined beside the scalar engine, the copies of both
    /// engines were cut into pieces: 6.6 KB of zeros in the program, copied at the start of each
    /// search.
    #[inline(never)]
    fn vector(instructions: InstructionSet, root: &vector::Node) -> Self {
        Self(OnEngine::Vector(Equipped::new(instructions, Search::new(root.clone()))))
    }

    /// Starts over in place, unless another engine ran before. It is never inlined, for the same
    /// reason as [`advance_scalar`].
    #[inline(never)]
    pub(crate) fn restart(&mut self, backend: Backend, start: Start<'_>) {
        match (&mut self.0, backend.0) {
            (OnEngine::Scalar(search), None) if !ALWAYS_VECTORS => {
                search.restart(scalar::Node::new(start));
            }
            (OnEngine::Vector(equipped), Some(instructions)) => {
                equipped.equip(instructions).restart(instructions.run(Root(start)));
            }
            _ => *self = Self::new(backend, start),
        }
    }

    /// [`Search::guesses`].
    pub(crate) const fn guesses(&self) -> u64 {
        match &self.0 {
            OnEngine::Scalar(search) => search.guesses(),
            OnEngine::Vector(equipped) => equipped.value().guesses(),
        }
    }

    /// [`Search::passes`].
    pub(crate) const fn passes(&self) -> u64 {
        match &self.0 {
            OnEngine::Scalar(search) => search.passes(),
            OnEngine::Vector(equipped) => equipped.value().passes(),
        }
    }
}

impl Searching for Running {
    fn advance(&mut self, wanted: usize, budget: u32) -> (usize, Stop) {
        match &mut self.0 {
            OnEngine::Scalar(search) => advance_scalar(search, wanted, budget),
            OnEngine::Vector(equipped) => equipped.run(|search| Advance { search, wanted, budget }),
        }
    }

    fn is_exhausted(&self) -> bool {
        match &self.0 {
            OnEngine::Scalar(search) => search.is_exhausted(),
            OnEngine::Vector(equipped) => equipped.value().is_exhausted(),
        }
    }

    fn write_solution(&self, to: &mut Grid) {
        match &self.0 {
            OnEngine::Scalar(search) => search.write_solution(to),
            OnEngine::Vector(equipped) => {
                equipped.read(|search| Solution { node: search.node(), to });
            }
        }
    }
}
