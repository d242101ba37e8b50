//! What becomes of the steps that a search finds.

use core::ops::ControlFlow;

use sudoku_core::{CandidateSet, Candidates, Cell, CellSet, Digit};

use crate::board::Board;
use crate::step::{Pattern, Step};
use crate::technique::Technique;

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
/// program has it once and not once for each pattern. What a step removes is listed when the search
/// is over, so that a microcontroller needs no room for two steps.
pub(crate) struct Nth {
    skip: u16,
    pattern: Pattern,
    placement: Option<(Cell, Digit)>,
    /// The digits that some cells lose, twice: each set of digits has its own cells.
    digits: [Candidates; 2],
    cells: [CellSet; 2],
}

impl Nth {
    /// The collector that keeps the step after so many.
    pub(crate) const fn after(skip: u16) -> Nth {
        let pattern = Pattern::new(Technique::FullHouse);
        let (digits, cells) = ([Candidates::EMPTY; 2], [CellSet::EMPTY; 2]);
        Nth { skip, pattern, placement: None, digits, cells }
    }

    /// Skips so many steps from here on.
    pub(crate) const fn skip(&mut self, skip: u16) {
        self.skip = skip;
    }

    /// The step that was kept, once a search of a board has ended early.
    #[inline(never)]
    pub(crate) fn step(&self, board: &Board) -> Step {
        let mut removals = CandidateSet::EMPTY;
        for &digit in &Digit::ALL {
            *removals.cells_mut(digit) = self.losers(board, digit);
        }
        Step::from_pattern(self.pattern, self.placement, removals)
    }

    /// The cells that lose a digit.
    #[inline(never)]
    fn losers(&self, board: &Board, digit: Digit) -> CellSet {
        let mut losers = CellSet::EMPTY;
        for (digits, cells) in self.digits.iter().zip(&self.cells) {
            if digits.contains(digit) {
                losers |= *cells;
            }
        }
        losers & board.places(digit)
    }

    /// Counts a step that fills a cell, and returns its pattern if it is the one to keep.
    #[inline(never)]
    fn placing(&mut self, cell: Cell, digit: Digit) -> Option<&mut Pattern> {
        self.placement = Some((cell, digit));
        self.digits = [Candidates::EMPTY; 2];
        self.counted()
    }

    /// Counts a step that removes digits, if it does, and returns its pattern if it is the one to
    /// keep.
    #[inline(never)]
    fn removing(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
    ) -> Option<&mut Pattern> {
        self.digits = [digits, Candidates::EMPTY];
        self.cells[0] = cells;
        self.removing_any(board)
    }

    /// Counts a step that removes what it is to remove, if that is anything.
    #[inline(never)]
    fn removing_any(&mut self, board: &Board) -> Option<&mut Pattern> {
        self.placement = None;
        let [first, second] = self.digits;
        let mut left = (first | second).bits();
        for &digit in &Digit::ALL {
            if left == 0 {
                break;
            }
            if left & 1 == 1 && !self.losers(board, digit).is_empty() {
                return self.counted();
            }
            left >>= 1;
        }
        None
    }

    /// Counts a step, and returns its pattern if it is the one to keep.
    fn counted(&mut self) -> Option<&mut Pattern> {
        match self.skip.checked_sub(1) {
            Some(skip) => {
                self.skip = skip;
                None
            }
            None => Some(&mut self.pattern),
        }
    }
}

/// Describes a step that is the one to keep, and ends the search.
fn finish(pattern: Option<&mut Pattern>, describe: impl FnOnce(&mut Pattern)) -> ControlFlow<()> {
    let Some(pattern) = pattern else { return ControlFlow::Continue(()) };
    describe(pattern);
    ControlFlow::Break(())
}

impl Collector for Nth {
    fn place(
        &mut self,
        cell: Cell,
        digit: Digit,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        finish(self.placing(cell, digit), describe)
    }

    fn remove(
        &mut self,
        board: &Board,
        digits: Candidates,
        cells: CellSet,
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        finish(self.removing(board, digits, cells), describe)
    }

    fn remove_two(
        &mut self,
        board: &Board,
        removals: [(Digit, CellSet); 2],
        describe: impl FnOnce(&mut Pattern),
    ) -> ControlFlow<()> {
        let [(one, first), (other, second)] = removals;
        self.digits = [one.into(), other.into()];
        self.cells = [first, second];
        finish(self.removing_any(board), describe)
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
