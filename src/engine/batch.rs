//! The searches of many puzzles, two at a time.
//!
//! A vector that holds two nodes holds the current nodes of two searches here. Once the outcome at
//! either is known, its search goes on to its next node; once its search is over, the next puzzle
//! takes its place. So both halves of the vector are in use until the last puzzle but one is done.
//!
//! ```text
//!     puzzles   0    1    2    3    4 …
//!     half 0    ├─0──┤├────2────┤├──4 …
//!     half 1    ├───1───┤├─3─┤├─5 …
//! ```

use core::ops::ControlFlow;

use super::backend::Backend;
use super::effect::Outcome;
use super::running::advance_on;
use super::search::{Goal, Search, Stop};
use super::start::Start;
use super::vector::{self, VectorEngine};
use crate::grid::Grid;
use crate::simd::{Instructions as _, Single, Task};

/// What the search for the puzzle at an index starts from; `None` from the number of puzzles on.
pub(crate) type StartOf<'a> = dyn Fn(usize) -> Option<Start<'a>> + 'a;

/// Takes what was found for the puzzle at an index, and tells whether to continue.
pub(crate) type Each<'a> = dyn FnMut(usize, &Found) -> ControlFlow<()> + 'a;

/// The solutions of a puzzle.
pub(crate) struct Found {
    /// How many were found.
    pub(crate) count: usize,
    /// The first two of them, if they are wanted; otherwise the grids are empty.
    pub(crate) first: [Grid; 2],
}

/// What is wanted for each puzzle.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    /// How many solutions, at least one.
    pub(crate) count: usize,
    /// Whether the first two are wanted as grids.
    pub(crate) first: bool,
}

impl Backend {
    /// Whether [`Backend::search_batch`] is faster than one search after the other.
    pub(crate) fn prefers_batches(self) -> bool {
        self.0.is_some_and(|instructions| instructions.run(PrefersBatches))
    }

    /// Searches for solutions of each puzzle, and calls `each` for every puzzle once, in any order,
    /// until it returns `Break`.
    pub(crate) fn search_batch<'a>(
        self,
        start: &StartOf<'a>,
        wanted: Wanted,
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        match self.0 {
            None => ControlFlow::Continue(()),
            Some(instructions) => instructions.run(Batch { start, wanted, each }),
        }
    }
}

struct PrefersBatches;

impl Task for PrefersBatches {
    type Output = bool;

    #[inline(always)]
    fn run<V: Single>(self, _: V) -> bool {
        V::PREFERS_DOUBLE
    }
}

/// One of the two searches.
struct Slot {
    search: Search<vector::Node>,
    index: usize,
    found: Found,
}

impl Slot {
    #[inline(always)]
    fn new(root: vector::Node, index: usize) -> Self {
        Self { search: Search::new(root), index, found: Found::NOTHING }
    }

    /// Takes the next puzzle.
    #[inline(always)]
    fn restart(&mut self, root: vector::Node, index: usize) {
        self.search.restart(root);
        self.index = index;
        self.found.count = 0;
    }

    /// Goes on to the next node, given the outcome of propagation. Returns whether the search is
    /// over.
    #[inline(always)]
    fn go_on<V: Single>(&mut self, vectors: V, outcome: Outcome, wanted: Wanted) -> bool {
        let (engine, mut budget) = (VectorEngine(vectors), u32::MAX);
        if self.search.go_on(engine, Goal::Find, outcome) {
            self.found.add(vectors, wanted, &self.search);
        }
        self.found.count >= wanted.count || !self.search.has_next(engine, &mut budget)
    }
}

impl Slot {
    /// Goes on alone until the search is over.
    #[inline(always)]
    fn finish<V: Single>(&mut self, vectors: V, wanted: Wanted) {
        while self.found.count < wanted.count {
            let wanted_now = if wanted.first { 1 } else { wanted.count - self.found.count };
            let (found, stop) = advance_on(vectors, &mut self.search, wanted_now);
            if wanted.first && found > 0 {
                self.found.add(vectors, wanted, &self.search);
            } else {
                self.found.count += found;
            }
            if matches!(stop, Stop::Exhausted) {
                break;
            }
        }
    }
}

impl Found {
    const NOTHING: Self = Self { count: 0, first: [Grid::EMPTY; 2] };

    #[inline(always)]
    fn add<V: Single>(&mut self, vectors: V, wanted: Wanted, search: &Search<vector::Node>) {
        if wanted.first
            && let Some(grid) = self.first.get_mut(self.count)
        {
            search.node().write_cells(vectors, grid.trusted_bytes());
        }
        self.count += 1;
    }
}

/// The root of the search for the puzzle at an index.
// A closure would not be compiled for the vectors.
#[inline(always)]
fn root<V: Single>(vectors: V, start: &StartOf<'_>, index: usize) -> Option<vector::Node> {
    let start = start(index)?;
    Some(vector::Node::new(vectors, start))
}

/// The searches of many puzzles as a task for vectors.
struct Batch<'r, 'a, 'b> {
    start: &'r StartOf<'a>,
    wanted: Wanted,
    each: &'r mut Each<'b>,
}

impl Task for Batch<'_, '_, '_> {
    type Output = ControlFlow<()>;

    #[inline(always)]
    fn run<V: Single>(self, vectors: V) -> ControlFlow<()> {
        if !V::PREFERS_DOUBLE {
            return ControlFlow::Continue(());
        }
        let Self { start, wanted, each } = self;
        let (Some(first), second) = (root(vectors, start, 0), root(vectors, start, 1)) else {
            return ControlFlow::Continue(());
        };
        let mut next = 2;
        let is_alone = second.is_none();
        let mut slots =
            [Slot::new(first, 0), Slot::new(second.unwrap_or(vector::Node::UNCONSTRAINED), 1)];
        let mut last = is_alone.then_some(0);
        while last.is_none() {
            let [first, second] = &mut slots;
            vector::propagate_either(vectors, first.search.node_mut(), second.search.node_mut());
            for at in 0..2 {
                let Some(slot) = slots.get_mut(at) else { continue };
                let Some(outcome) = slot.search.node_mut().known.take() else { continue };
                let mut is_over = slot.go_on(vectors, outcome, wanted);
                if !is_over && slot.search.expects_to_return(wanted.count - slot.found.count) {
                    slot.finish(vectors, wanted);
                    is_over = true;
                }
                if is_over {
                    each(slot.index, &slot.found)?;
                    match root(vectors, start, next) {
                        Some(root) => slot.restart(root, next),
                        None if last.is_none() => last = Some(1 - at),
                        // Both are over.
                        None => return ControlFlow::Continue(()),
                    }
                    next += 1;
                }
            }
        }
        let Some(slot) = last.and_then(|last| slots.get_mut(last)) else {
            return ControlFlow::Continue(());
        };
        slot.finish(vectors, wanted);
        each(slot.index, &slot.found)
    }
}
