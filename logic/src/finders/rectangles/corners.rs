//! The cells that can be corners, and the rectangles that they form.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, Digit, House, HouseKind};

use super::super::collector::Collector;
use super::super::compact::{each, pop};
use super::kinds::Kinds;
use super::shape::Rectangle;
use crate::board::Board;

/// The cells that can be corners of a rectangle of two digits.
pub(super) struct Corners {
    /// The two digits.
    pub(super) digits: [Digit; 2],
    /// All of the cells.
    pub(super) all: CellSet,
    /// Those without guardians. Every rule needs one.
    pub(super) unguarded: CellSet,
}

impl Corners {
    /// Tells the collector what follows from each rectangle with an unguarded corner.
    pub(super) fn rectangles<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        found: &mut C,
    ) -> ControlFlow<()> {
        for side in &SIDES {
            let mut starts = side.starts(self.all, self.all);
            if starts.is_empty() {
                continue;
            }
            let mut unguarded =
                side.starts(self.unguarded, self.all) | side.starts(self.all, self.unguarded);
            // Each rectangle is found from the first of its short sides with such a corner.
            while let Some(first) = pop(&mut unguarded) {
                starts = starts.without(first);
                let across = starts & CellSet::from_house(side.line(first));
                for second in each(across - CellSet::from_house(first.box_())) {
                    let ends = (side.end(first), side.end(second));
                    let (Some(below), Some(across)) = ends else { continue };
                    let corners = [first, second, across, below];
                    let rectangle = Rectangle::new(board, self.digits, self.unguarded, corners);
                    rectangle.conclude(board, kinds, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A short side of a rectangle: two cells of a line in a box, so far apart. The long sides lead
/// from its ends to another box.
struct Side {
    /// How much higher the index of the second cell is.
    distance: usize,
    /// The cells that the short side can start from.
    starts: CellSet,
    /// Whether the long sides are rows or columns.
    long: HouseKind,
}

/// The four kinds of short sides: to the next cell of a column in a box, to the next but one, and
/// the same in a row.
const SIDES: [Side; 4] = [
    Side { distance: 9, starts: starts(9, 2), long: HouseKind::Row },
    Side { distance: 18, starts: starts(9, 1), long: HouseKind::Row },
    Side { distance: 1, starts: starts(1, 2), long: HouseKind::Column },
    Side { distance: 2, starts: starts(1, 1), long: HouseKind::Column },
];

/// The cells of the first one or two lines of each chute; `step` is 9 for rows and 1 for columns.
const fn starts(step: usize, lines: usize) -> CellSet {
    let mut set = CellSet::EMPTY;
    let mut index = 0;
    while index < Cell::ALL.len() {
        if let Some(line) = index.checked_div(step)
            && line % 3 < lines
        {
            set = set.with(Cell::ALL[index]);
        }
        index += 1;
    }
    set
}

impl Side {
    /// The cells of a set from which a short side leads to a cell of another set.
    fn starts(&self, from: CellSet, to: CellSet) -> CellSet {
        let starts = (from & self.starts).bits() & to.bits() >> self.distance;
        CellSet::from_bits(starts).unwrap_or(CellSet::EMPTY)
    }

    /// The other end of the short side that starts from a cell.
    fn end(&self, start: Cell) -> Option<Cell> {
        Cell::new(start.index() + self.distance)
    }

    /// The long side through a cell.
    fn line(&self, cell: Cell) -> House {
        if self.long == HouseKind::Row { cell.row() } else { cell.column() }
    }
}
