//! What becomes of the steps that a search finds.

use core::ops::ControlFlow;

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit};

use crate::board::Board;
use crate::step::{Pattern, Step};

/// Takes what a search finds. Only a collector that wants to show a step asks for its description.
pub(crate) trait Collector {
    /// Takes a step that fills a cell.
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()>;

    /// Takes a step that removes digits from the empty cells of a set that have them. A step that
    /// removes nothing is none.
    #[inline]
    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        self.remove_each(board, digits.iter().map(move |digit| (digit, cells)), describe)
    }

    /// Takes a step that removes each digit from the empty cells of a set of its own that have it.
    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()>;
}

/// Skips some steps, keeps the next one, and ends the search.
///
/// Whatever does not depend on how a step is described is in functions of their own, so that a
/// program has it once and not once for each pattern.
pub(crate) struct Nth {
    skip: u16,
    is_kept: bool,
    /// The step that is kept; before that, what the present one removes.
    step: Step,
}

impl Nth {
    /// The collector that keeps the step after so many.
    pub(crate) const fn after(skip: u16) -> Nth {
        Nth { skip, is_kept: false, step: Step::NONE }
    }

    /// The step that was kept, or `None` if there were not so many.
    pub(crate) fn step(&self) -> Option<&Step> {
        if self.is_kept { Some(&self.step) } else { None }
    }

    /// Adds to what the present step removes.
    #[inline(never)]
    fn add(&mut self, board: &Board, digits: Candidates, cells: CellSet) {
        let (removals, ..) = self.step.parts_mut();
        for digit in digits {
            *removals.cells_mut(digit) |= board.places(digit) & cells;
        }
    }

    /// Ends the removals of the present step: its pattern, if it is the one to keep.
    #[inline(never)]
    fn pattern(&mut self) -> Option<&mut Pattern> {
        if !self.step.removals().is_empty() {
            if self.skip == 0 {
                self.is_kept = true;
                return Some(self.step.parts_mut().1);
            }
            self.skip -= 1;
            *self.step.parts_mut().0 = CandidateSet::EMPTY;
        }
        None
    }
}

impl Collector for Nth {
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        if self.skip != 0 {
            self.skip -= 1;
            return ControlFlow::Continue(());
        }
        self.is_kept = true;
        let (_, pattern, placement) = self.step.parts_mut();
        *placement = Some((cell, digit));
        *pattern = describe();
        ControlFlow::Break(())
    }

    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        self.add(board, digits, cells);
        match self.pattern() {
            Some(pattern) => {
                *pattern = describe();
                ControlFlow::Break(())
            }
            None => ControlFlow::Continue(()),
        }
    }

    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        for (digit, cells) in removals {
            self.add(board, digit.into(), cells);
        }
        self.remove(board, Candidates::EMPTY, CellSet::EMPTY, describe)
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
    fn place(&mut self, cell: Cell, digit: Digit, _: impl FnOnce() -> Pattern) -> ControlFlow<()> {
        self.placements.insert(cell, digit);
        ControlFlow::Continue(())
    }

    #[inline]
    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        _: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        for (digit, cells) in removals {
            *self.removals.cells_mut(digit) |= board.places(digit) & cells;
        }
        ControlFlow::Continue(())
    }
}
