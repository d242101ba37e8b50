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

    /// Counts a step that removes digits, and begins it if it is the one to keep.
    #[inline(never)]
    fn removing(&mut self, board: &Board, digits: Candidates, cells: CellSet) -> Option<&mut Step> {
        if !digits.iter().any(|digit| board.places(digit).intersects(cells)) {
            return None;
        }
        let step = self.begin()?;
        for digit in digits {
            *step.removals_mut().cells_mut(digit) = board.places(digit) & cells;
        }
        Some(step)
    }
}

impl Collector for Nth<'_> {
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        let Some(step) = self.begin() else { return ControlFlow::Continue(()) };
        step.set_placement(cell, digit);
        *step.pattern_mut() = describe();
        ControlFlow::Break(())
    }

    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        let Some(step) = self.removing(board, digits, cells) else {
            return ControlFlow::Continue(());
        };
        *step.pattern_mut() = describe();
        ControlFlow::Break(())
    }

    fn remove_each(
        &mut self,
        board: &Board,
        removals: impl Iterator<Item = (Digit, CellSet)> + Clone,
        describe: impl FnOnce() -> Pattern,
    ) -> ControlFlow<()> {
        let mut removed =
            removals.clone().filter(|&(digit, cells)| board.places(digit).intersects(cells));
        if removed.next().is_none() {
            return ControlFlow::Continue(());
        }
        let Some(step) = self.begin() else { return ControlFlow::Continue(()) };
        for (digit, cells) in removals {
            *step.removals_mut().cells_mut(digit) |= board.places(digit) & cells;
        }
        *step.pattern_mut() = describe();
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
