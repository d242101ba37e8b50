//! The strong links of a digit.

use sudoku_core::{Cell, CellSet, Digit, House, HouseSet};

use super::compact::{cells_of, houses_of};
use crate::bands::{BAND, BOX, bands};
use crate::board::Board;

/// The places of a digit, and the houses that have exactly two of them. Such a house is a strong
/// link between its two places: at least one of them is true.
#[derive(Clone, Copy)]
pub(super) struct Links {
    pub(super) digit: Digit,
    pub(super) places: CellSet,
    /// The houses with two places.
    pub(super) houses: HouseSet,
}

/// A house with two places of a digit, these in ascending order, and the houses of each.
#[derive(Clone, Copy)]
pub(super) struct Link {
    pub(super) house: House,
    pub(super) ends: [Cell; 2],
    pub(super) houses: [HouseSet; 2],
}

impl Link {
    /// Room for all strong links of a digit.
    pub(super) const NONE: [Link; 27] =
        [Link { house: House::ALL[0], ends: [Cell::ALL[0]; 2], houses: [HouseSet::EMPTY; 2] }; 27];

    /// Makes the first end the second one.
    pub(super) fn turn(&mut self) {
        let (ends, houses) = (self.ends, self.houses);
        self.ends = [ends[1], ends[0]];
        self.houses = [houses[1], houses[0]];
    }
}

impl Links {
    /// The strong links of a digit.
    pub(super) fn new(board: &Board, digit: Digit) -> Links {
        let places = board.places(digit);
        Links { digit, places, houses: houses_with_two(places) }
    }

    /// The strong links of the digit that a unit stands for, or `None` if it has none.
    pub(super) fn of_unit(board: &Board, unit: u8) -> Option<Links> {
        let &digit = Digit::ALL.get(usize::from(unit))?;
        let links = Links::new(board, digit);
        (!links.houses.is_empty()).then_some(links)
    }

    /// The two places in a house with a strong link.
    #[inline]
    pub(super) fn ends(&self, house: House) -> CellSet {
        self.places & CellSet::from_house(house)
    }

    /// Writes the strong links of some houses in their order. One that is in two houses counts
    /// once.
    pub(super) fn list<'a>(&self, houses: HouseSet, list: &'a mut [Link; 27]) -> &'a [Link] {
        let mut count = 0;
        for house in self.houses & houses {
            let ends = self.ends(house);
            let (Some(first), Some(last)) = (ends.first(), ends.last()) else { continue };
            let ends = [first, last];
            if list.iter().take(count).all(|other| other.ends != ends)
                && let Some(next) = list.get_mut(count)
            {
                *next = Link { house, ends, houses: [houses_of(first), houses_of(last)] };
                count += 1;
            }
        }
        list.get(..count).unwrap_or_default()
    }

    /// The places that strong links join with some places, which lie in some houses.
    #[inline(never)]
    pub(super) fn linked(&self, places: CellSet, houses: HouseSet) -> CellSet {
        (self.places & cells_of(self.houses & houses)) - places
    }

    /// The other end of the strong link in a house, if it is one and starts from the cell.
    #[inline(never)]
    pub(super) fn other_end(&self, house: House, cell: Cell) -> Option<Cell> {
        let ends = self.ends(house);
        if !self.houses.contains(house) || !ends.contains(cell) {
            return None;
        }
        ends.without(cell).first()
    }
}

/// The houses with exactly two of the cells.
fn houses_with_two(cells: CellSet) -> HouseSet {
    if cells.is_empty() {
        return HouseSet::EMPTY;
    }
    let bands = bands(cells);
    let (mut rows, mut boxes) = (0, 0);
    // The columns with at least one, two and three of the cells.
    let (mut once, mut twice, mut thrice) = (0, 0, 0);
    for mut band in bands.into_iter().rev() {
        for _ in 0..3 {
            let row = band >> 18;
            thrice |= twice & row;
            twice |= once & row;
            once |= row;
            rows = rows << 1 | has_two(row);
            band = band << 9 & BAND;
        }
    }
    for mut band in bands.into_iter().rev() {
        for _ in 0..3 {
            boxes = boxes << 1 | has_two(band >> 6 & BOX);
            band <<= 3;
        }
    }
    let bits = rows | (twice & !thrice) << 9 | boxes << 18;
    HouseSet::from_bits(bits).unwrap_or_default()
}

/// 1 if exactly two bits are set, otherwise 0. Not every processor can count bits.
#[inline]
fn has_two(bits: u32) -> u32 {
    let rest = bits & bits.wrapping_sub(1);
    u32::from(rest != 0 && rest & rest.wrapping_sub(1) == 0)
}
