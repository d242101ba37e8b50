//! The cells of a text that has one after the other: clues, placed digits and marks.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::pencilmarks::Pencilmarks;
use crate::text::contents::Contents;

/// What has been read of a text with marks: the notes that a player makes in some cells.
///
/// If at least one empty cell has a mark, the marks are candidates. An empty cell without marks
/// then has the candidates that the digits of the text leave it, because the player has not marked
/// it. If no empty cell has a mark, the text has no candidates.
pub(super) struct Cells {
    clues: Grid,
    placed: Grid,
    marked: CellSet,
    marks: Pencilmarks,
}

impl Cells {
    /// Empty cells without marks.
    pub(super) const EMPTY: Cells = Cells {
        clues: Grid::EMPTY,
        placed: Grid::EMPTY,
        marked: CellSet::EMPTY,
        marks: Pencilmarks::FULL,
    };

    /// Reads a clue.
    pub(super) const fn clue(&mut self, cell: Cell, digit: Digit) {
        self.clues.set(cell, Some(digit));
    }

    /// Reads a digit of the player.
    pub(super) const fn place(&mut self, cell: Cell, digit: Digit) {
        self.placed.set(cell, Some(digit));
    }

    /// Reads the marks of a cell. Without one, the cell is not marked.
    pub(super) const fn mark(&mut self, cell: Cell, marks: Candidates) {
        if !marks.is_empty() {
            self.mark_exactly(cell, marks);
        }
    }

    /// Reads the marks of a cell. Without one, the cell has no candidates.
    pub(super) const fn mark_exactly(&mut self, cell: Cell, marks: Candidates) {
        self.marked.insert(cell);
        self.marks.set(cell, marks);
    }

    /// What the text holds.
    pub(super) fn contents(&self) -> Contents {
        let contents = Contents::new(self.clues).with_placed(self.placed);
        let grid = contents.grid();
        let is_marked = |cell: &Cell| {
            grid.get(*cell).is_none()
                && self.marked.contains(*cell)
                && !self.marks.candidates(*cell).is_empty()
        };
        if !Cell::ALL.iter().any(is_marked) {
            return contents;
        }
        let mut marks = Pencilmarks::from_grid(&grid);
        for cell in self.marked {
            marks.set(cell, self.marks.candidates(cell));
        }
        contents.with_pencilmarks(marks)
    }
}
