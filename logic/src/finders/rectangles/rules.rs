//! What follows from a rectangle: one of its guardians is true.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseKind, HouseSet};

use super::super::collector::Collector;
use super::super::compact::each;
use super::kinds::Kinds;
use super::shape::{Origin, Rectangle};
use crate::board::Board;
use crate::technique::Technique;

impl Rectangle {
    /// Tells the collector everything that follows from the rectangle.
    pub(super) fn conclude<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        found: &mut C,
    ) -> ControlFlow<()> {
        let (first, last) = (self.guarded.first(), self.guarded.last());
        if let (Some(first), Some(last)) = (first, last) {
            match (self.guarded.len(), first.sees(last)) {
                (1, _) => self.one_corner(board, kinds, found)?,
                (2, true) => {
                    self.one_digit(board, kinds, Technique::UniqueRectangle2, found)?;
                    self.naked_set(board, kinds, [first, last], found)?;
                    self.strong_link(board, kinds, [first, last], found)?;
                }
                (2, false) => {
                    self.one_digit(board, kinds, Technique::UniqueRectangle5, found)?;
                    self.parallel_links(board, kinds, found)?;
                }
                _ => self.one_digit(board, kinds, Technique::UniqueRectangle5, found)?,
            }
            self.crossing_links(board, kinds, found)?;
        }
        ControlFlow::Continue(())
    }

    /// All guardians are in one corner, so that it has one of them, and loses the two digits.
    fn one_corner<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        found: &mut C,
    ) -> ControlFlow<()> {
        let technique = match self.origin {
            Origin::Unique => Technique::UniqueRectangle1,
            Origin::Avoidable => Technique::AvoidableRectangle1,
        };
        if !kinds.contain(technique) {
            return ControlFlow::Continue(());
        }
        let lost = (self.digits.into(), self.guarded);
        self.tell(board, technique, HouseSet::EMPTY, CellSet::EMPTY, lost, found)
    }

    /// All guardians are one digit, so that one of their corners has it. The cells that see all of
    /// these corners lose it.
    fn one_digit<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        unique: Technique,
        found: &mut C,
    ) -> ControlFlow<()> {
        let technique = match self.origin {
            Origin::Unique => unique,
            Origin::Avoidable => Technique::AvoidableRectangle2,
        };
        if !kinds.contain(technique) || self.guardians.len() != 1 {
            return ControlFlow::Continue(());
        }
        let seen = self.guarded.common_peers();
        let lost = (self.guardians, seen);
        self.tell(board, technique, HouseSet::EMPTY, CellSet::EMPTY, lost, found)
    }

    /// The two corners with guardians share a house, in which some other cells and the guardians
    /// have one digit more than there are cells. One of the corners has a guardian, so that corner
    /// and the cells share these digits among them. The rest of the house loses them.
    fn naked_set<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        [one, other]: [Cell; 2],
        found: &mut C,
    ) -> ControlFlow<()> {
        // If the guardians are one digit, it is type 2, which removes it from the set.
        if !kinds.contain(Technique::UniqueRectangle3) || self.guardians.len() < 2 {
            return ControlFlow::Continue(());
        }
        for house in common_houses(one, other) {
            let others = (board.empty() & CellSet::from_house(house)) - self.guarded;
            let mut places = [(CellSet::EMPTY, Candidates::EMPTY); 7];
            for (place, cell) in places.iter_mut().zip(each(others)) {
                *place = (cell.into(), board.candidates(cell) | self.guardians);
            }
            let count = others.len();
            for chosen in 1..1_u32 << count {
                let (mut set, mut digits) = (CellSet::EMPTY, self.guardians);
                for (index, &(cell, candidates)) in places.iter().enumerate() {
                    if chosen >> index & 1 == 1 {
                        set |= cell;
                        digits |= candidates;
                    }
                }
                // A set in a triad was found in the line, and removes from the box too.
                let is_again = house.kind() == HouseKind::Box && in_one_line(set | self.guarded);
                if digits.len() == set.len() + 1 && !is_again {
                    self.remove_set(board, house, set, digits, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Removes the digits of a set and the guardians from all cells that see it and the corners.
    fn remove_set<C: Collector>(
        &self,
        board: &Board,
        house: House,
        set: CellSet,
        digits: Candidates,
        found: &mut C,
    ) -> ControlFlow<()> {
        let seen = (self.guarded | set).common_peers();
        let technique = Technique::UniqueRectangle3;
        self.tell(board, technique, house.into(), set, (digits, seen), found)
    }

    /// One of the two digits has only the two corners with guardians in a house, so that one of
    /// them has it. If the other one had the other digit, no guardian would be true. So both lose
    /// the other digit.
    fn strong_link<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        ends: [Cell; 2],
        found: &mut C,
    ) -> ControlFlow<()> {
        if !kinds.contain(Technique::UniqueRectangle4) {
            return ControlFlow::Continue(());
        }
        for [linked, other] in self.orders() {
            if let Some(house) = link(board, linked, ends) {
                let lost = (other.into(), self.guarded);
                self.tell(
                    board,
                    Technique::UniqueRectangle4,
                    house.into(),
                    CellSet::EMPTY,
                    lost,
                    found,
                )?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The guardians are in two opposite corners, and strong links of a join each of them to one of
    /// the others along parallel sides. If one of the two had a, the corners without guardians
    /// would have b, and by its link the opposite corner would have a: no guardian would be true.
    /// So both lose a.
    fn parallel_links<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        found: &mut C,
    ) -> ControlFlow<()> {
        if !kinds.contain(Technique::UniqueRectangle6) {
            return ControlFlow::Continue(());
        }
        let [first, second, third, fourth] = self.corners;
        let parallel = [[[first, second], [third, fourth]], [[second, third], [fourth, first]]];
        for linked in self.digits {
            for [one, other] in parallel {
                let links = (link(board, linked, one), link(board, linked, other));
                if let (Some(one), Some(other)) = links {
                    let (houses, lost) = ([one, other].into(), (linked.into(), self.guarded));
                    self.tell(
                        board,
                        Technique::UniqueRectangle6,
                        houses,
                        CellSet::EMPTY,
                        lost,
                        found,
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A corner has no guardians, and two strong links of a join the opposite corner to the corners
    /// beside it. If the opposite corner had b, these two would have a, and the corner without
    /// guardians b: no guardian would be true. So the opposite corner loses b.
    fn crossing_links<C: Collector>(
        &self,
        board: &Board,
        kinds: Kinds,
        found: &mut C,
    ) -> ControlFlow<()> {
        if !kinds.contain(Technique::HiddenRectangle) {
            return ControlFlow::Continue(());
        }
        for (corner, [one, other], opposite) in self.views() {
            if self.guarded.contains(corner) {
                continue;
            }
            for [linked, lost] in self.orders() {
                if !board.places(lost).contains(opposite) {
                    continue;
                }
                let links =
                    (link(board, linked, [opposite, one]), link(board, linked, [opposite, other]));
                if let (Some(one), Some(other)) = links {
                    let (houses, lost) = ([one, other].into(), (lost.into(), opposite.into()));
                    self.tell(
                        board,
                        Technique::HiddenRectangle,
                        houses,
                        CellSet::EMPTY,
                        lost,
                        found,
                    )?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells the collector that cells lose digits. One function for all rules, because each call of
    /// the collector is a copy of the code that describes a step.
    fn tell<C: Collector>(
        &self,
        board: &Board,
        technique: Technique,
        houses: HouseSet,
        set: CellSet,
        (digits, cells): (Candidates, CellSet),
        found: &mut C,
    ) -> ControlFlow<()> {
        found.remove(board, digits, cells, |pattern| {
            let parts = [CellSet::from(self.corners) - self.guarded, self.guarded, set];
            pattern.describe(technique, self.digits.into(), &parts, houses);
        })
    }

    /// The two digits in both orders.
    fn orders(&self) -> [[Digit; 2]; 2] {
        let [lower, higher] = self.digits;
        [[lower, higher], [higher, lower]]
    }
}

/// The houses that two cells share.
fn common_houses(one: Cell, other: Cell) -> impl Iterator<Item = House> {
    one.houses().into_iter().filter(move |house| house.contains(other))
}

/// Whether the cells share a row or a column.
fn in_one_line(cells: CellSet) -> bool {
    let lines = cells.first().map(|cell| [cell.row(), cell.column()]);
    lines.into_iter().flatten().any(|line| cells.is_subset(CellSet::from_house(line)))
}

/// A house in which a digit has only the two cells as places, or `None` if there is no such house.
fn link(board: &Board, digit: Digit, ends: [Cell; 2]) -> Option<House> {
    let [one, other] = ends;
    let (cells, places) = (CellSet::from(ends), board.all_candidates().cells(digit));
    if !cells.is_subset(places) {
        return None;
    }
    common_houses(one, other).find(|&house| places & CellSet::from_house(house) == cells)
}
