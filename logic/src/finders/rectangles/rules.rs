//! What follows from a rectangle: one of its guardians is true.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseSet};

use super::super::collector::Collector;
use super::super::compact::common_peers;
use super::super::house::{bits, cells, write};
use super::super::matrix::{Bits, transpose};
use super::ground::Ground;
use crate::technique::Technique;

/// A rectangle on a board of a proper puzzle.
pub(super) struct Rectangle<'a> {
    pub(super) ground: &'a Ground<'a>,
    /// The technique by which something is concluded at present.
    pub(super) technique: Technique,
    /// The two digits.
    pub(super) digits: [Digit; 2],
    pub(super) pair: Candidates,
    /// The indices of the corners around the rectangle: each shares a line with the next, the last
    /// with the first.
    pub(super) corners: [u8; 4],
    /// The corners with guardians: bit n stands for corner n.
    pub(super) guards: u8,
    /// The corners without guardians, those with guardians, and the other cells of a set.
    pub(super) parts: [CellSet; 3],
}

/// A rule, and where it applies.
struct Rule {
    /// Which corners must have guardians: [`ONE`] and others.
    guarded: u8,
    /// What it is called if no corner is filled, and if one is.
    names: [Technique; 2],
    how: How,
}

/// What a rule says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    /// All guardians are in one corner, so that it has one of them, and loses the two digits.
    Corner,
    /// All guardians are one digit, so that one of their corners has it. The cells that see all of
    /// these corners lose it.
    Digit,
    /// The two corners with guardians share a house, in which some other cells and the guardians
    /// have one digit more than there are cells. One of the corners has a guardian, so that corner
    /// and the cells share these digits among them. The rest of the house loses them.
    Set,
    /// One of the two digits has only the two corners with guardians in a house, so that one of
    /// them has it. If the other one had the other digit, no guardian would be true. So both lose
    /// the other digit.
    Link,
    /// The guardians are in two opposite corners, and strong links of a join each of them to one of
    /// the others along parallel sides. If one of the two had a, the corners without guardians
    /// would have b, and by its link the opposite corner would have a: no guardian would be true.
    /// So both lose a.
    ParallelLinks,
    /// A corner has no guardians, and two strong links of a join the opposite corner to the corners
    /// beside it. If the opposite corner had b, these two would have a, and the corner without
    /// guardians b: no guardian would be true. So the opposite corner loses b.
    CrossingLinks,
}

/// One corner has guardians.
const ONE: u8 = 1;
/// Two corners that share a line have guardians.
const SIDE: u8 = 2;
/// Two corners that do not share a line have guardians.
const DIAGONAL: u8 = 4;
/// Three corners have guardians.
const THREE: u8 = 8;

/// Which of these is true, by the corners with guardians.
const GUARDED: [u8; 16] = [
    0, ONE, ONE, SIDE, ONE, DIAGONAL, SIDE, THREE, ONE, SIDE, DIAGONAL, THREE, SIDE, THREE, THREE,
    0,
];

/// All rules. That of sets is the last, because it leaves its set in the parts of the rectangle.
const RULES: [Rule; 7] = {
    use Technique::{
        AvoidableRectangle1, AvoidableRectangle2, HiddenRectangle, UniqueRectangle1,
        UniqueRectangle2, UniqueRectangle3, UniqueRectangle4, UniqueRectangle5, UniqueRectangle6,
    };
    let side = [UniqueRectangle2, AvoidableRectangle2];
    let others = [UniqueRectangle5, AvoidableRectangle2];
    let any = ONE | SIDE | DIAGONAL | THREE;
    [
        Rule { guarded: ONE, names: [UniqueRectangle1, AvoidableRectangle1], how: How::Corner },
        Rule { guarded: SIDE, names: side, how: How::Digit },
        Rule { guarded: DIAGONAL | THREE, names: others, how: How::Digit },
        Rule { guarded: SIDE, names: [UniqueRectangle4; 2], how: How::Link },
        Rule { guarded: DIAGONAL, names: [UniqueRectangle6; 2], how: How::ParallelLinks },
        Rule { guarded: any, names: [HiddenRectangle; 2], how: How::CrossingLinks },
        Rule { guarded: SIDE, names: [UniqueRectangle3; 2], how: How::Set },
    ]
};

impl Rectangle<'_> {
    /// Some of the corners: bit n stands for corner n.
    #[inline(never)]
    fn cells(&self, corners: u8) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for (number, &corner) in self.corners.iter().enumerate() {
            if corners >> number & 1 == 1
                && let Some(corner) = Cell::new(usize::from(corner))
            {
                cells = cells.with(corner);
            }
        }
        cells
    }

    /// Tells the collector what follows from the rectangle by one technique, or by all.
    pub(super) fn conclude<C: Collector>(
        &mut self,
        kind: Option<Technique>,
        found: &mut C,
    ) -> ControlFlow<()> {
        let guarded = GUARDED[usize::from(self.guards & 15)];
        // Only corners without guardians are filled.
        let is_avoidable = self.cells(!self.guards).intersects(self.ground.board.filled());
        for &Rule { guarded: applies, names: [unique, avoidable], how } in &RULES {
            let technique = if is_avoidable { avoidable } else { unique };
            if applies & guarded == 0 || kind.is_some_and(|kind| kind != technique) {
                continue;
            }
            self.technique = technique;
            match how {
                How::Corner => self.tell(HouseSet::EMPTY, self.pair, self.guards, found)?,
                How::Digit => {
                    let guardians = self.guardians();
                    if guardians.single().is_some() {
                        self.tell(HouseSet::EMPTY, guardians, 0, found)?;
                    }
                }
                How::Set => self.naked_sets(found)?,
                How::Link | How::ParallelLinks | How::CrossingLinks => self.links(how, found)?,
            }
        }
        ControlFlow::Continue(())
    }

    /// The digits of the guardians.
    #[inline(never)]
    fn guardians(&self) -> Candidates {
        let guarded = self.cells(self.guards);
        let mut guardians = Candidates::EMPTY;
        for &digit in &Digit::ALL {
            if self.ground.board.all_candidates().cells(digit).intersects(guarded) {
                guardians |= digit.into();
            }
        }
        guardians - self.pair
    }

    /// Tells the collector what follows from sets of cells beside the two corners with guardians.
    fn naked_sets<C: Collector>(&mut self, found: &mut C) -> ControlFlow<()> {
        let guarded = self.cells(self.guards);
        let guardians = self.guardians();
        // If the guardians are one digit, it is type 2, which removes it from the set.
        if guardians.single().is_some() {
            return ControlFlow::Continue(());
        }
        let mut line = CellSet::EMPTY;
        // The two corners share a line, and perhaps a box.
        for skip in [0, 2] {
            let Some(house) = shared_house(&guarded, &guarded, skip) else { continue };
            let corners = bits(house, guarded);
            // A set in a triad was found in the line, and removes from the box too.
            let again = bits(house, line) & !corners;
            line = CellSet::from_house(house);
            let mut matrix = [0; 9];
            write(house, &self.ground.present, &mut matrix);
            transpose(&mut matrix);
            let pool = bits(house, self.ground.board.empty()) & !corners;
            let mut chosen: Bits = 0;
            loop {
                // The next part of the pool, in the order of numbers.
                chosen = chosen.wrapping_sub(pool) & pool;
                if chosen == 0 {
                    break;
                }
                let (mut digits, mut left) = (guardians.bits(), chosen);
                for &candidates in &matrix {
                    if left & 1 == 1 {
                        digits |= candidates;
                    }
                    left >>= 1;
                }
                if chosen == again || !has_one_more(digits, chosen) {
                    continue;
                }
                self.parts[2] = cells(house, chosen);
                let digits = Candidates::from_bits_truncate(digits);
                self.tell(house.into(), digits, 0, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Tells the collector what follows from strong links.
    fn links<C: Collector>(&mut self, how: How, found: &mut C) -> ControlFlow<()> {
        // The two sides with links, as seen from a corner. They may be one.
        let sides = match how {
            How::ParallelLinks => [0, 2],
            How::CrossingLinks => [1, 2],
            _ => [0, 0],
        };
        for case in 0..8_usize {
            let (turn, order) =
                if how == How::CrossingLinks { (case / 2, case % 2) } else { (case % 4, case / 4) };
            let guards = (self.guards | self.guards << 4) >> turn;
            let applies = match how {
                How::ParallelLinks => turn < 2,
                How::CrossingLinks => guards & 1 == 0,
                _ => guards & 3 == 3,
            };
            if !applies {
                continue;
            }
            let linked = self.digits[order];
            let [one, other] = sides.map(|side| self.link(linked, turn + side));
            if one.is_empty() || other.is_empty() {
                continue;
            }
            let mut lost = Candidates::from(linked);
            if how != How::ParallelLinks {
                lost = self.pair - lost;
            }
            let losers = if how == How::CrossingLinks { 1 << (turn ^ 2) } else { self.guards };
            self.tell(one | other, lost, losers, found)?;
        }
        ControlFlow::Continue(())
    }

    /// A house in which a digit has only the two corners of a side as places, or no house if there
    /// is none.
    #[inline(never)]
    fn link(&self, digit: Digit, side: usize) -> HouseSet {
        let ends = self.cells(0b0011_0011 >> (4 - side % 4));
        let places = self.ground.board.all_candidates().cells(digit);
        shared_house(&ends, &places, 0).map_or(HouseSet::EMPTY, HouseSet::from)
    }

    /// Tells the collector that corners lose digits, or if none is named, all cells that see the
    /// corners with guardians and the set.
    #[inline(never)]
    fn tell<C: Collector>(
        &mut self,
        houses: HouseSet,
        digits: Candidates,
        losers: u8,
        found: &mut C,
    ) -> ControlFlow<()> {
        self.parts[0] = self.cells(!self.guards);
        self.parts[1] = self.cells(self.guards);
        let losers = if losers == 0 {
            common_peers(self.parts[1] | self.parts[2])
        } else {
            self.cells(losers)
        };
        found.remove(self.ground.board, digits, losers, |pattern| {
            pattern.describe(self.technique, self.pair, &self.parts, houses);
        })
    }
}

/// Whether there is one digit more than there are cells.
fn has_one_more(mut digits: Bits, mut cells: Bits) -> bool {
    while cells != 0 {
        cells &= cells - 1;
        digits &= digits.wrapping_sub(1);
    }
    digits.is_power_of_two()
}

/// The first house that has all of the cells, if these are places, and no other place. Of the row,
/// the column and the box of the first cell, some may be skipped.
#[inline(never)]
fn shared_house(cells: &CellSet, places: &CellSet, skip: usize) -> Option<House> {
    if !cells.is_subset(*places) {
        return None;
    }
    let houses = cells.first()?.houses();
    houses.into_iter().skip(skip).find(|&house| *places & CellSet::from_house(house) == *cells)
}
