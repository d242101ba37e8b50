//! What becomes of the steps that a search finds.

use core::ops::ControlFlow;

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit};

use crate::board::Board;
use crate::step::{Pattern, Step};

/// Takes what a search finds. Only a collector that wants to show a step asks for its description,
/// which is written over a pattern that says nothing yet.
pub(crate) trait Collector {
    /// Takes a step that fills a cell.
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()>;

    /// Takes a step that removes digits from the empty cells of a set that have them. A step that
    /// removes nothing is none.
    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()>;

    /// Takes a step that removes two digits, which may be the same, each from the empty cells of a
    /// set of its own that have it.
    fn remove_two(
        &mut self,
        board: &Board,
        removals: [(Digit, CellSet); 2],
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()>;
}

/// Skips some steps, keeps the next one, and ends the search.
///
/// Whatever does not depend on how a step is described is in functions of their own, so that a
/// program has it once and not once for each pattern.
pub(crate) struct Nth<'a> {
    skip: u16,
    step: &'a mut Step,
}

impl<'a> Nth<'a> {
    /// The collector that keeps the step after so many, and writes it over an empty one.
    pub(crate) const fn after(skip: u16, step: &'a mut Step) -> Nth<'a> {
        Nth { skip, step }
    }

    /// Counts a step, and begins it if it is the one to keep.
    #[inline(never)]
    fn begin(&mut self) -> Option<&mut Step> {
        if self.skip == 0 {
            return Some(self.step);
        }
        self.skip -= 1;
        None
    }

    /// Counts a step that removes digits from the cells beside them, and begins it if it is the one
    /// to keep.
    #[inline(never)]
    fn removing(&mut self, board: &Board, removals: &[(Candidates, CellSet)]) -> Option<&mut Step> {
        let (removed, mut any) = (self.step.removals_mut(), false);
        for &(digits, cells) in removals {
            for digit in digits {
                let lost = board.places(digit) & cells;
                any |= !lost.is_empty();
                *removed.cells_mut(digit) |= lost;
            }
        }
        if !any {
            return None;
        }
        if self.skip > 0 {
            *removed = CandidateSet::EMPTY;
        }
        self.begin()
    }
}

impl Collector for Nth<'_> {
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        let Some(step) = self.begin() else { return ControlFlow::Continue(()) };
        step.set_placement(cell, digit);
        describe(step.pattern_mut());
        ControlFlow::Break(())
    }

    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        let Some(step) = self.removing(board, &[(digits, cells)]) else {
            return ControlFlow::Continue(());
        };
        describe(step.pattern_mut());
        ControlFlow::Break(())
    }

    fn remove_two(
        &mut self,
        board: &Board,
        removals: [(Digit, CellSet); 2],
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        let removals = removals.map(|(digit, cells)| (digit.into(), cells));
        let Some(step) = self.removing(board, &removals) else {
            return ControlFlow::Continue(());
        };
        describe(step.pattern_mut());
        ControlFlow::Break(())
    }
}

/// Keeps what all steps together place and remove.
pub(crate) struct Union {
    /// The candidates that some step places.
    pub(crate) placements: CandidateSet,
    /// The candidates that some step removes.
    pub(crate) removals: CandidateSet,
}

impl Union {
    /// Nothing yet.
    pub(crate) const EMPTY: Union =
        Union { placements: CandidateSet::EMPTY, removals: CandidateSet::EMPTY };

    /// Whether nothing was found.
    pub(crate) const fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.removals.is_empty()
    }
}

impl Collector for Union {
    #[inline]
    fn place(&mut self, cell: Cell, digit: Digit, _: impl FnOnce(&mut Pattern)) -> ControlFlow<()> {
        self.placements.insert(cell, digit);
        ControlFlow::Continue(())
    }

    #[inline]
    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        _: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        for digit in digits {
            *self.removals.cells_mut(digit) |= board.places(digit) & cells;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn remove_two(
        &mut self,
        board: &Board,
        removals: [(Digit, CellSet); 2],
        _: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        for (digit, cells) in removals {
            *self.removals.cells_mut(digit) |= board.places(digit) & cells;
        }
        ControlFlow::Continue(())
    }
}
