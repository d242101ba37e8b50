//! The searches of many puzzles, two at a time.
//!
//! A vector that holds two nodes holds the current nodes of two searches here. Once the outcome at
//! either node is known, that search goes on to its next node. Once a search is over, the next
//! puzzle takes its place. So both halves of the vector are in use until one puzzle is left:
//!
//! ```text
//!     half 0    ├─ 0 ──┤├───── 2 ─────┤├─ 4 ──┤├ …
//!     half 1    ├──── 1 ─────┤├─ 3 ──┤├─── 5 ───┤├ …
//! ```
//!
//! A search that expects to return to the other sides of its guesses is taken out and goes on alone
//! to its end. It has two nodes of its own for both halves.

use core::ops::ControlFlow;

use super::backend::Backend;
use super::effect::Outcome;
use super::running::advance_on;
use super::search::{Goal, Search, Stop};
use super::start::Start;
use super::vector::{self, VectorEngine};
use crate::grid::Grid;
use crate::simd::{InstructionSet, Instructions as _, Single, Task};

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

/// The instructions of a backend that searches faster if it has two puzzles at a time.
#[derive(Clone, Copy)]
pub(crate) struct TwoAtATime(InstructionSet);

impl Backend {
    /// The instructions for two puzzles at a time; `None` if one after the other is faster.
    pub(crate) fn two_at_a_time(self) -> Option<TwoAtATime> {
        self.0.filter(|instructions| instructions.run(PrefersDouble)).map(TwoAtATime)
    }
}

struct PrefersDouble;

impl Task for PrefersDouble {
    type Output = bool;

    #[inline(always)]
    fn run<V: Single>(self, _: V) -> bool {
        V::PREFERS_DOUBLE
    }
}

impl TwoAtATime {
    /// Searches for the solutions of each puzzle, and calls `each` once for every puzzle, in any
    /// order, until it returns `Break`.
    pub(crate) fn search(
        self,
        start: &StartOf<'_>,
        wanted: Wanted,
        each: &mut Each<'_>,
    ) -> ControlFlow<()> {
        self.0.run(Batch { start, wanted, each })
    }
}

impl Found {
    const NOTHING: Self = Self { count: 0, first: [Grid::EMPTY; 2] };

    /// Adds the solution at which a search stopped.
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

/// One of the two searches.
struct Slot {
    search: Search<vector::Node>,
    /// The index of its puzzle; `None` if there was no puzzle left for it.
    puzzle: Option<usize>,
    found: Found,
}

impl Slot {
    #[inline(always)]
    fn new() -> Self {
        let search = Search::new(vector::Node::UNCONSTRAINED);
        Self { search, puzzle: None, found: Found::NOTHING }
    }

    /// Takes the next puzzle, if there is one left.
    #[inline(always)]
    fn take<V: Single>(&mut self, vectors: V, start: &StartOf<'_>, next: &mut usize) {
        self.puzzle = None;
        if let Some(start) = start(*next) {
            self.search.restart(vector::Node::new(vectors, start));
            self.found.count = 0;
            self.puzzle = Some(*next);
            *next += 1;
        }
    }

    /// Goes on to the next node, given the outcome of propagation. Returns whether the search is
    /// over: a search that will look ahead by itself first goes on to its end.
    #[inline(always)]
    fn go_on<V: Single>(&mut self, vectors: V, outcome: Outcome, wanted: Wanted) -> bool {
        let (engine, mut budget) = (VectorEngine(vectors), u32::MAX);
        if self.search.go_on(engine, Goal::Find, outcome) {
            self.found.add(vectors, wanted, &self.search);
        }
        if self.found.count >= wanted.count || !self.search.has_next(engine, &mut budget) {
            return true;
        }
        let looks_ahead = self.search.expects_to_return(wanted.count - self.found.count);
        if looks_ahead {
            self.finish(vectors, wanted);
        }
        looks_ahead
    }

    /// Goes on alone until the search is over.
    #[inline(always)]
    fn finish<V: Single>(&mut self, vectors: V, wanted: Wanted) {
        while self.found.count < wanted.count {
            let left = wanted.count - self.found.count;
            let (count, stop) =
                advance_on(vectors, &mut self.search, if wanted.first { 1 } else { left });
            if wanted.first && count > 0 {
                self.found.add(vectors, wanted, &self.search);
            } else {
                self.found.count += count;
            }
            if matches!(stop, Stop::Exhausted) {
                break;
            }
        }
    }
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
            // `two_at_a_time` never leads here. This line keeps the rest out of the program.
            return ControlFlow::Continue(());
        }
        let Self { start, wanted, each } = self;
        let mut slots = [Slot::new(), Slot::new()];
        let mut next = 0;
        for slot in &mut slots {
            slot.take(vectors, start, &mut next);
        }
        while let [Slot { puzzle: Some(_), .. }, Slot { puzzle: Some(_), .. }] = slots {
            let [first, second] = &mut slots;
            vector::propagate_either(vectors, first.search.node_mut(), second.search.node_mut());
            for slot in &mut slots {
                if let Some(index) = slot.puzzle
                    && let Some(outcome) = slot.search.node_mut().known.take()
                    && slot.go_on(vectors, outcome, wanted)
                {
                    each(index, &slot.found)?;
                    slot.take(vectors, start, &mut next);
                }
            }
        }
        for slot in &mut slots {
            if let Some(index) = slot.puzzle {
                slot.finish(vectors, wanted);
                each(index, &slot.found)?;
            }
        }
        ControlFlow::Continue(())
    }
}
