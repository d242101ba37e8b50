//! What becomes of the steps that a search finds.

use core::ops::ControlFlow;

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit};

use crate::board::Board;
use crate::step::Step;

/// Takes what a search finds. Only a collector that wants to show a step asks for its description.
pub(crate) trait Collector {
    /// Takes a step that fills a cell.
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce() -> Step,
    ) -> ControlFlow<()>;

    /// Takes a step that removes digits from the empty cells of a set that have them. A step that
    /// removes nothing is none.
    #[inline]
    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce() -> Step,
    ) -> ControlFlow<()> {
        self.remove_each(board, digits.iter().map(move |digit| (digit, cells)), describe)
    }

    /// Takes a step that removes each digit from the empty cells of a set of its own that have it.
    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        describe: impl FnOnce() -> Step,
    ) -> ControlFlow<()>;
}

/// Skips some steps, keeps the next one, and ends the search.
pub(crate) struct Nth {
    skip: u16,
    step: Option<Step>,
}

impl Nth {
    /// The collector that keeps the step after so many.
    pub(crate) const fn after(skip: u16) -> Nth {
        Nth { skip, step: None }
    }

    /// The step that was kept, or `None` if there were not so many.
    pub(crate) fn into_step(self) -> Option<Step> {
        self.step
    }

    /// Counts a step: whether it is the one to keep.
    fn is_next(&mut self) -> bool {
        let is_next = self.skip == 0;
        self.skip = self.skip.saturating_sub(1);
        is_next
    }
}

impl Collector for Nth {
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce() -> Step,
    ) -> ControlFlow<()> {
        if !self.is_next() {
            return ControlFlow::Continue(());
        }
        self.step = Some(describe().placing(cell, digit));
        ControlFlow::Break(())
    }

    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        describe: impl FnOnce() -> Step,
    ) -> ControlFlow<()> {
        let is_removed = |(digit, cells)| board.places(digit).intersects(cells);
        if !removals.clone().any(is_removed) || !self.is_next() {
            return ControlFlow::Continue(());
        }
        let mut removed = CandidateSet::EMPTY;
        for (digit, cells) in removals {
            *removed.cells_mut(digit) |= board.places(digit) & cells;
        }
        self.step = Some(describe().removing(removed));
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
    fn place(&mut self, cell: Cell, digit: Digit, _: impl FnOnce() -> Step) -> ControlFlow<()> {
        self.placements.insert(cell, digit);
        ControlFlow::Continue(())
    }

    #[inline]
    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        _: impl FnOnce() -> Step,
    ) -> ControlFlow<()> {
        for (digit, cells) in removals {
            *self.removals.cells_mut(digit) |= board.places(digit) & cells;
        }
        ControlFlow::Continue(())
    }
}
