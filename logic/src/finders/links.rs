//! The strong links of a digit.

use sudoku_core::{Cell, CellSet, Digit, House, HouseSet};

use crate::bands::bands;
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

impl Links {
    /// The strong links of a digit.
    pub(super) fn new(board: &Board, digit: Digit) -> Links {
        let places = board.places(digit);
        Links { digit, places, houses: houses_with_two(places) }
    }

    /// The boxes whose strong link is also that of a line.
    pub(super) fn repeated(&self) -> HouseSet {
        let is_repeated = |&in_box: &House| {
            let Some([a, b]) = self.pair(in_box) else { return false };
            let is_link = |line: House| line.contains(b) && self.houses.contains(line);
            is_link(a.row()) || is_link(a.column())
        };
        (self.houses & HouseSet::BOXES).iter().filter(is_repeated).collect()
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

    /// The two places in a house with a strong link, in ascending order; `None` if there is no
    /// place.
    #[inline]
    pub(super) fn pair(&self, house: House) -> Option<[Cell; 2]> {
        let ends = self.ends(house);
        Some([ends.first()?, ends.last()?])
    }

    /// The places that see both cells.
    #[inline]
    pub(super) fn seen_by_both(&self, one: Cell, other: Cell) -> CellSet {
        self.places & CellSet::from_peers(one) & CellSet::from_peers(other)
    }
}

/// The cells of the first box of a band, in its 27 bits.
const BOX: u32 = 0o7 | 0o7 << 9 | 0o7 << 18;

/// The houses with exactly two of the cells.
fn houses_with_two(cells: CellSet) -> HouseSet {
    let (mut rows, mut boxes) = (0, 0);
    // The columns with at least one, two and three of the cells.
    let (mut once, mut twice, mut thrice) = (0, 0, 0);
    let mut place = 0;
    for band in bands(cells) {
        for position in 0..3 {
            let row = band >> (9 * position) & 0x1FF;
            thrice |= twice & row;
            twice |= once & row;
            once |= row;
            rows |= has_two(row) << place;
            boxes |= has_two(band >> (3 * position) & BOX) << place;
            place += 1;
        }
    }
    let bits = rows | (twice & !thrice) << 9 | boxes << 18;
    HouseSet::from_bits(bits).unwrap_or(HouseSet::EMPTY)
}

/// 1 if exactly two bits are set, otherwise 0. Not every processor can count bits.
#[inline]
fn has_two(bits: u32) -> u32 {
    let rest = bits & bits.wrapping_sub(1);
    u32::from(rest != 0 && rest & rest.wrapping_sub(1) == 0)
}
