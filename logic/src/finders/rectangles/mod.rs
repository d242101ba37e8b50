//! Unique, hidden and avoidable rectangles: four cells that a proper puzzle cannot fill with two
//! digits.
//!
//! ```text
//!   a b | . . .        The corners lie in two rows, two columns and two boxes. In the other
//!   . . | . . .        diagonal order, a and b break no rule either. So if no corner is a clue
//!   b a | . . .        and each could have both digits from the start, the puzzle has two
//!                      solutions with four such corners, or none.
//! ```
//!
//! The **guardians** of a rectangle are the candidates of its corners other than a and b. At least
//! one of them is true. That depends on the clues and the solution only: a corner may have lost a
//! or b since the beginning, and it may have been filled with one of them. A corner that is filled
//! with another digit is a true guardian, and there is nothing left to conclude.
//!
//! A rule that removes candidates finds them again after any other step, or another technique of
//! levels 1 to 3 removes them, because guardians only get fewer:
//!
//! * Without guardians in a second corner, it is type 1, which leaves the first corner the
//!   guardians only.
//! * If a corner is filled with a guardian, the rule has become a single, a naked set, or a peer of
//!   that corner.
//! * If a strong link loses an end, the other end is a hidden single.

mod rules;

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseKind};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::compact::{each, pop};
use crate::board::Board;
use crate::technique::Technique;

/// Which kinds of rectangles a search looks for.
#[derive(Clone, Copy)]
pub(super) enum Kinds {
    /// All of them, in one search.
    All,
    /// One of them.
    Only(Technique),
}

impl Kinds {
    /// Whether the search looks for a kind.
    fn contain(self, technique: Technique) -> bool {
        match self {
            Kinds::All => true,
            Kinds::Only(only) => only == technique,
        }
    }
}

/// The rectangles of one kind; the unit is the lower of the two digits.
#[inline(never)]
pub(super) fn rectangle<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(&lower) = Digit::ALL.get(usize::from(unit)) else { return ControlFlow::Continue(()) };
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let counts = CandidateCounts::of(board);
    with_lower_digit(board, &counts, Kinds::Only(technique), lower, found)
}

/// The rectangles of all kinds in one search, which takes hardly longer than that for one kind.
pub(crate) fn all_rectangles<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let counts = CandidateCounts::of(board);
    for lower in Digit::ALL {
        with_lower_digit(board, &counts, Kinds::All, lower, found)?;
    }
    ControlFlow::Continue(())
}

/// The rectangles of a digit and a higher one.
fn with_lower_digit<C: Collector>(
    board: &Board,
    counts: &CandidateCounts,
    kinds: Kinds,
    lower: Digit,
    found: &mut C,
) -> ControlFlow<()> {
    let (initial, present) = (board.initial(), board.all_candidates());
    for higher in Digit::ALL.into_iter().skip(lower.index() + 1) {
        let either = present.cells(lower) | present.cells(higher);
        let both = present.cells(lower) & present.cells(higher);
        // A clue has had only one candidate.
        let from_the_start = initial.cells(lower) & initial.cells(higher);
        let corners = from_the_start - (board.filled() - either);
        let unguarded = corners & ((either & counts.one) | (both & counts.two));
        if !unguarded.is_empty() {
            let corners = Corners { digits: [lower, higher], all: corners, unguarded };
            corners.rectangles(board, kinds, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that can be corners of a rectangle of two digits.
struct Corners {
    /// The two digits.
    digits: [Digit; 2],
    /// All of the cells.
    all: CellSet,
    /// Those without guardians. Every rule needs one.
    unguarded: CellSet,
}

impl Corners {
    /// Tells the collector what follows from each rectangle with an unguarded corner.
    fn rectangles<C: Collector>(
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
                    let rectangle = Rectangle::new(board, self, corners);
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

/// A rectangle on a board of a proper puzzle.
struct Rectangle {
    /// The two digits.
    digits: [Digit; 2],
    /// The corners around the rectangle: each shares a line with the next, the last with the first.
    corners: [Cell; 4],
    /// The corners with guardians.
    guarded: CellSet,
    /// The digits of the guardians.
    guardians: Candidates,
    /// Whether a corner was filled by solving.
    origin: Origin,
}

/// How a rectangle came about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// All corners are empty.
    Unique,
    /// Solving has filled a corner.
    Avoidable,
}

impl Rectangle {
    /// The rectangle with four of the cells as corners.
    fn new(board: &Board, of: &Corners, corners: [Cell; 4]) -> Rectangle {
        let (cells, digits) = (CellSet::from(corners), of.digits);
        let guarded = cells - of.unguarded;
        let has = |digit: &Digit| board.places(*digit).intersects(guarded);
        let guardians: Candidates = Digit::ALL.into_iter().filter(has).collect();
        let is_filled = cells.intersects(board.filled());
        let origin = if is_filled { Origin::Avoidable } else { Origin::Unique };
        Rectangle { digits, corners, guarded, guardians: guardians - digits.into(), origin }
    }

    /// Each corner with the two corners next to it and the opposite one.
    fn views(&self) -> [(Cell, [Cell; 2], Cell); 4] {
        let [first, second, third, fourth] = self.corners;
        [
            (first, [second, fourth], third),
            (second, [first, third], fourth),
            (third, [second, fourth], first),
            (fourth, [first, third], second),
        ]
    }
}
