//! A proper puzzle with clues in given cells: a walk from puzzle to puzzle.
//!
//! The walk starts from the digits that a solved grid has in the cells. Each step gives one clue
//! another digit, and stays if the puzzle has a solution and no more solutions than before. It ends
//! where there is one solution. Whether a step stays depends on numbers of solutions only, so that
//! the walk is the same on every backend.

use core::task::Poll;

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::engine::{Backend, Stop};
use crate::grid::Grid;
use crate::random::{RandomSource, below};
use crate::solve::Solutions;

/// Solutions are counted up to this number. Up to 500 was measured as well: it found about as many
/// puzzles in the same time, and a pattern without a puzzle took five times as long.
const MOST_SOLUTIONS: u16 = 100;

/// The number of steps after which a walk ends in vain.
const MOST_STEPS: u32 = 300;

/// Whether a walk may change digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Digits {
    /// They may change, in so many steps.
    Free(u32),
    /// They are those of the wanted solution.
    Fixed,
}

/// A walk.
#[derive(Clone)]
pub(super) struct Fitting {
    pattern: CellSet,
    puzzle: Grid,
    /// A solution of the puzzle, at the end of the walk the only one.
    solution: Grid,
    /// The number of solutions before the step.
    before: u16,
    /// The number of solutions found since.
    found: u16,
    /// What the step replaced.
    replaced: Option<(Cell, Digit)>,
    steps: u32,
    most_steps: u32,
}

impl Fitting {
    /// At an end.
    pub(super) const IDLE: Self = Self {
        pattern: CellSet::EMPTY,
        puzzle: Grid::EMPTY,
        solution: Grid::EMPTY,
        before: 0,
        found: 0,
        replaced: None,
        steps: 0,
        most_steps: 0,
    };

    /// Starts over from a solved grid.
    pub(super) fn restart(
        &mut self,
        solved: &Grid,
        pattern: CellSet,
        digits: Digits,
        search: &mut Solutions,
        backend: Backend,
    ) {
        *self = Self::IDLE;
        self.pattern = pattern;
        self.puzzle = pattern.iter().filter_map(|cell| Some((cell, solved.get(cell)?))).collect();
        match digits {
            Digits::Free(most) => {
                (self.before, self.most_steps) = (MOST_SOLUTIONS, most.min(MOST_STEPS));
            }
            Digits::Fixed => self.before = 1,
        }
        search.restart_on(backend, &self.puzzle);
    }

    /// The proper puzzle and its solution, at the end of a walk.
    pub(super) const fn found(&self) -> (&Grid, &Grid) {
        (&self.puzzle, &self.solution)
    }

    /// The number of steps since the start.
    pub(super) const fn steps(&self) -> u32 {
        self.steps
    }

    /// Resumes the walk for about as many nodes as the budget has, and takes them from it. Returns
    /// whether the walk has led to a proper puzzle, once it is at its end.
    pub(super) fn advance(
        &mut self,
        search: &mut Solutions,
        backend: Backend,
        budget: &mut u32,
        random: &mut impl RandomSource,
    ) -> Poll<bool> {
        loop {
            match search.advance(*budget) {
                Stop::Paused => {
                    *budget = 0;
                    return Poll::Pending;
                }
                Stop::Found(left) => {
                    *budget = left;
                    self.found += 1;
                    if self.found == 1 {
                        self.solution = search.solution();
                    }
                    if self.found <= self.before && self.found < MOST_SOLUTIONS {
                        continue;
                    }
                }
                Stop::Exhausted if self.found == 1 => return Poll::Ready(true),
                Stop::Exhausted => {
                    // A search visits two nodes for each guess, and the root.
                    let nodes = search.guesses().saturating_mul(2).saturating_add(1);
                    *budget = budget.saturating_sub(u32::try_from(nodes).unwrap_or(u32::MAX));
                }
            }
            if !self.step(random) {
                return Poll::Ready(false);
            }
            search.restart_on(backend, &self.puzzle);
        }
    }

    /// Ends one step and takes the next. Returns `false` if there is none.
    fn step(&mut self, random: &mut impl RandomSource) -> bool {
        if self.found > 0 && self.found <= self.before {
            self.before = self.found;
        } else if let Some((cell, digit)) = self.replaced {
            self.puzzle.set(cell, Some(digit));
        }
        self.found = 0;
        while self.steps < self.most_steps {
            self.steps += 1;
            let cell = nth(self.pattern, below(random, self.pattern.len() as u32));
            let Some((cell, digit)) = cell.and_then(|cell| Some((cell, self.puzzle.get(cell)?)))
            else {
                continue;
            };
            let others = self.puzzle.candidates(cell).without(digit);
            let choice = below(random, others.len() as u32) as usize;
            if let Some(other) = Candidates::iter(others).nth(choice) {
                self.replaced = Some((cell, digit));
                self.puzzle.set(cell, Some(other));
                return true;
            }
        }
        false
    }
}

/// The cell of a set that comes after so many others.
fn nth(mut cells: CellSet, count: u32) -> Option<Cell> {
    for _ in 0..count {
        cells = cells.without(cells.first()?);
    }
    cells.first()
}
