//! Unique, hidden and avoidable rectangles.

use std::collections::BTreeSet;

use sudoku_logic::core::{CandidateSet, Candidates, Cell, Digit, Grid, House, Pencilmarks};
use sudoku_logic::{Board, Technique};

use crate::{Effect, compare};

/// Four cells and two digits of which, by the clues, each could have both.
struct Rectangle {
    grid: Grid,
    marks: Pencilmarks,
    /// The corners row by row.
    corners: [Cell; 4],
    a: Digit,
    b: Digit,
}

/// Whether two cells share a row or a column.
fn in_line(one: Cell, other: Cell) -> bool {
    one != other
        && (one.row_index() == other.row_index() || one.column_index() == other.column_index())
}

/// All rectangles of which no corner is filled with another digit, twice: with the digits in both
/// orders.
fn rectangles(board: &Board) -> Vec<Rectangle> {
    let (grid, marks) = (board.to_grid(), board.to_pencilmarks());
    let initial = Pencilmarks::from(board.initial());
    let mut all = Vec::new();
    for first in Cell::ALL {
        for last in Cell::ALL {
            let (top, bottom) = (first.row_index(), last.row_index());
            let (left, right) = (first.column_index(), last.column_index());
            if top >= bottom || left >= right {
                continue;
            }
            let corners = [(top, left), (top, right), (bottom, left), (bottom, right)]
                .map(|(row, column)| Cell::at(row, column).unwrap());
            let boxes: BTreeSet<usize> = corners.iter().map(|cell| cell.box_index()).collect();
            let shared = corners
                .iter()
                .fold(Candidates::ALL, |digits, &cell| digits & initial.candidates(cell));
            for (a, b) in shared.iter().flat_map(|a| shared.iter().map(move |b| (a, b))) {
                let is_alive = corners
                    .iter()
                    .all(|&cell| grid.get(cell).is_none_or(|digit| digit == a || digit == b));
                if a != b && boxes.len() == 2 && is_alive {
                    all.push(Rectangle { grid, marks, corners, a, b });
                }
            }
        }
    }
    all
}

impl Rectangle {
    /// The candidates of a corner other than the two digits.
    fn guardians(&self, corner: Cell) -> Candidates {
        self.marks.candidates(corner).without(self.a).without(self.b)
    }

    /// The corners with guardians.
    fn guarded(&self) -> Vec<Cell> {
        let has_any = |corner: &Cell| !self.guardians(*corner).is_empty();
        self.corners.into_iter().filter(has_any).collect()
    }

    /// All guardians.
    fn all_guardians(&self) -> Candidates {
        self.corners.iter().map(|&corner| self.guardians(corner)).collect()
    }

    fn has_filled_corner(&self) -> bool {
        self.corners.iter().any(|&corner| self.grid.get(corner).is_some())
    }

    /// The places of a digit in a house.
    fn places(&self, digit: Digit, house: House) -> BTreeSet<Cell> {
        let has = |cell: &Cell| self.marks.candidates(*cell).contains(digit);
        house.cells().into_iter().filter(has).collect()
    }

    /// Whether a house has a digit in two cells only.
    fn linked(&self, digit: Digit, one: Cell, other: Cell) -> bool {
        House::ALL
            .into_iter()
            .any(|house| self.places(digit, house) == BTreeSet::from([one, other]))
    }

    /// What is lost if some digits leave some cells.
    fn lost(&self, digits: Candidates, cells: impl IntoIterator<Item = Cell>) -> Option<Effect> {
        let removals: CandidateSet = cells
            .into_iter()
            .filter(|&cell| self.grid.get(cell).is_none())
            .flat_map(|cell| {
                let lost = self.marks.candidates(cell) & digits;
                lost.iter().map(move |digit| (cell, digit))
            })
            .collect();
        (!removals.is_empty()).then_some((CandidateSet::EMPTY, removals))
    }

    /// The cells that see each of some cells.
    fn seen(&self, by: &[Cell]) -> Vec<Cell> {
        Cell::ALL.into_iter().filter(|cell| by.iter().all(|other| cell.sees(*other))).collect()
    }

    /// Type 1, if the guardians are in one corner.
    fn one_corner(&self) -> Option<Effect> {
        let [corner] = self.guarded()[..] else { return None };
        self.lost(Candidates::from([self.a, self.b]), [corner])
    }

    /// Types 2 and 5, if the guardians are one digit in several corners.
    fn one_digit(&self) -> Option<Effect> {
        let guarded = self.guarded();
        if guarded.len() < 2 || self.all_guardians().len() != 1 {
            return None;
        }
        self.lost(self.all_guardians(), self.seen(&guarded))
    }

    /// Whether the guardians are in the corners of one side.
    fn is_side(&self) -> bool {
        let guarded = self.guarded();
        guarded.len() == 2 && in_line(guarded[0], guarded[1])
    }

    /// The sets of type 3.
    fn sets(&self) -> Vec<Effect> {
        let (guarded, guardians) = (self.guarded(), self.all_guardians());
        let mut effects = Vec::new();
        if !self.is_side() || guardians.len() < 2 {
            return effects;
        }
        for house in House::ALL {
            if !guarded.iter().all(|&corner| house.contains(corner)) {
                continue;
            }
            let others: Vec<Cell> = house
                .cells()
                .into_iter()
                .filter(|&cell| self.grid.get(cell).is_none() && !guarded.contains(&cell))
                .collect();
            for chosen in 1..1_u32 << others.len() {
                let set: Vec<Cell> = (0..others.len())
                    .filter(|index| chosen >> index & 1 == 1)
                    .map(|index| others[index])
                    .collect();
                let digits: Candidates =
                    set.iter().map(|&cell| self.marks.candidates(cell)).collect();
                if (digits | guardians).len() == set.len() + 1 {
                    let all: Vec<Cell> = set.iter().chain(&guarded).copied().collect();
                    effects.extend(self.lost(digits | guardians, self.seen(&all)));
                }
            }
        }
        effects
    }

    /// Type 4: a has two places in a house, the corners with guardians.
    fn strong_link(&self) -> Option<Effect> {
        let guarded = self.guarded();
        if !self.is_side() || !self.linked(self.a, guarded[0], guarded[1]) {
            return None;
        }
        self.lost(self.b.into(), guarded)
    }

    /// Type 6: a has two places each in parallel sides, and the guardians are in opposite corners.
    fn parallel_links(&self) -> Option<Effect> {
        let guarded = self.guarded();
        if guarded.len() != 2 || in_line(guarded[0], guarded[1]) {
            return None;
        }
        let [top_left, top_right, bottom_left, bottom_right] = self.corners;
        let rows = self.linked(self.a, top_left, top_right)
            && self.linked(self.a, bottom_left, bottom_right);
        let columns = self.linked(self.a, top_left, bottom_left)
            && self.linked(self.a, top_right, bottom_right);
        if rows || columns { self.lost(self.a.into(), guarded) } else { None }
    }

    /// Hidden: a has two places each in the sides that meet in a corner, opposite to one without
    /// guardians.
    fn crossing_links(&self) -> Vec<Effect> {
        let guarded = self.guarded();
        let mut effects = Vec::new();
        for opposite in self.corners {
            let beside: Vec<Cell> =
                self.corners.into_iter().filter(|&other| in_line(opposite, other)).collect();
            let corner = self
                .corners
                .into_iter()
                .find(|&other| other != opposite && !in_line(opposite, other))
                .unwrap();
            if !guarded.is_empty()
                && !guarded.contains(&corner)
                && beside.iter().all(|&other| self.linked(self.a, opposite, other))
            {
                effects.extend(self.lost(self.b.into(), [opposite]));
            }
        }
        effects
    }
}

/// Compares the steps of a kind with what follows from each rectangle.
fn compare_kind<I: IntoIterator<Item = Effect>>(
    technique: Technique,
    least: usize,
    effects: impl Fn(&Rectangle) -> I,
) {
    compare(technique, least, |board: &Board| {
        rectangles(board).iter().flat_map(&effects).collect()
    });
}

#[test]
fn type_1() {
    compare_kind(Technique::UniqueRectangle1, 2_000, |rectangle| {
        if rectangle.has_filled_corner() { None } else { rectangle.one_corner() }
    });
}

#[test]
fn type_2() {
    compare_kind(Technique::UniqueRectangle2, 400, |rectangle| {
        let is_other = rectangle.has_filled_corner() || !rectangle.is_side();
        if is_other { None } else { rectangle.one_digit() }
    });
}

#[test]
fn type_3() {
    compare_kind(Technique::UniqueRectangle3, 3_000, Rectangle::sets);
}

#[test]
fn type_4() {
    compare_kind(Technique::UniqueRectangle4, 800, Rectangle::strong_link);
}

#[test]
fn type_5() {
    compare_kind(Technique::UniqueRectangle5, 200, |rectangle| {
        let is_other = rectangle.has_filled_corner() || rectangle.is_side();
        if is_other { None } else { rectangle.one_digit() }
    });
}

#[test]
fn type_6() {
    compare_kind(Technique::UniqueRectangle6, 800, Rectangle::parallel_links);
}

#[test]
fn hidden() {
    compare_kind(Technique::HiddenRectangle, 2_000, Rectangle::crossing_links);
}

#[test]
fn avoidable_1() {
    compare_kind(Technique::AvoidableRectangle1, 2_000, |rectangle| {
        if rectangle.has_filled_corner() { rectangle.one_corner() } else { None }
    });
}

#[test]
fn avoidable_2() {
    compare_kind(Technique::AvoidableRectangle2, 1_000, |rectangle| {
        if rectangle.has_filled_corner() { rectangle.one_digit() } else { None }
    });
}
