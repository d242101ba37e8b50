//! Fish: the places of a digit in some parallel lines lie in as many crossing lines.

use core::ops::ControlFlow;

use sudoku_core::{CellSet, Digit, HouseKind, HouseSet};

use super::Collector;
use super::links::bands;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// As many parallel lines as the size says, the base, each with at least two places for a digit,
/// and all of the places in as many crossing lines, the cover: the rest of the cover loses the
/// digit.
///
/// A unit is a digit in rows or in columns.
pub(super) fn fish<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(&digit) = Digit::ALL.get(usize::from(unit / 2)) else {
        return ControlFlow::Continue(());
    };
    let (kind, base_kind) = match unit % 2 {
        0 => (HouseKind::Row, HouseSet::ROWS),
        _ => (HouseKind::Column, HouseSet::COLUMNS),
    };
    let places = board.places(digit);
    // A line that can be in the base, together with the lines that cross it at its places.
    let mut lines = [0; 9];
    let mut count = 0;
    for line in crossed(places, kind) {
        if (3..=size + 1).contains(&(line.count_ones() as usize)) {
            if let Some(next) = lines.get_mut(count) {
                *next = line;
            }
            count += 1;
        }
    }
    let mut choice = (1_u32 << size) - 1;
    while choice >> count == 0 {
        let houses = chosen(&lines, choice);
        if houses.count_ones() as usize == 2 * size {
            let houses = HouseSet::from_bits(houses).unwrap_or(HouseSet::EMPTY);
            let (base, cover) = (houses & base_kind, houses - base_kind);
            let base_cells = cells(base);
            found.remove(board, digit.into(), cells(cover) - base_cells, || {
                Step::new(technique(size))
                    .of_digits(digit)
                    .in_cells([places & base_cells])
                    .in_houses(base)
                    .covered_by(cover)
            })?;
        }
        choice = next_choice(choice);
    }
    ControlFlow::Continue(())
}

/// The fish of a size.
fn technique(size: usize) -> Technique {
    match size {
        2 => Technique::XWing,
        3 => Technique::Swordfish,
        _ => Technique::Jellyfish,
    }
}

/// The cells of some houses.
fn cells(houses: HouseSet) -> CellSet {
    houses.iter().map(CellSet::from_house).collect()
}

/// The nine rows, or the nine columns, each as a set of houses: itself, and the lines that cross it
/// at one of the places.
fn crossed(places: CellSet, kind: HouseKind) -> [u32; 9] {
    let bands = bands(places);
    let mut lines = [0; 9];
    for (position, line) in lines.iter_mut().enumerate() {
        *line = match kind {
            HouseKind::Row => {
                let band = bands.get(position / 3).map_or(0, |band| *band);
                1 << position | (band >> (9 * (position % 3)) & 0x1FF) << 9
            }
            HouseKind::Column | HouseKind::Box => {
                let [top, middle, bottom] = bands.map(|band| first_column(band >> position));
                1 << (9 + position) | top | middle << 3 | bottom << 6
            }
        };
    }
    lines
}

/// The bits 0, 9 and 18, side by side in the lowest three: the first column of a band.
#[inline]
fn first_column(band: u32) -> u32 {
    // The product has them in the bits 18, 19 and 20; no two of its terms meet in a bit.
    (band & 0x4_0201).wrapping_mul(1 << 18 | 1 << 10 | 1 << 2) >> 18 & 0o7
}

/// The union of the lines that a choice has a bit for.
#[inline]
fn chosen(lines: &[u32; 9], choice: u32) -> u32 {
    let mut left = choice;
    let mut union = 0;
    while left != 0 {
        union |= lines.get(left.trailing_zeros() as usize).map_or(0, |line| *line);
        left &= left - 1;
    }
    union
}

/// The next greater number with as many bits, for numbers that are not zero.
#[inline]
fn next_choice(choice: u32) -> u32 {
    let lowest = choice & choice.wrapping_neg();
    let carried = choice + lowest;
    // The bits that the carry passed, except for one, go back to the bottom.
    carried | (choice ^ carried) >> 2 >> lowest.trailing_zeros()
}
