//! Fish: the places of a digit in some parallel lines lie in as many crossing lines.

use core::ops::ControlFlow;

use sudoku_core::{CellSet, Digit, HouseSet};

use super::collector::Collector;
use super::lines::{columns, rows};
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
    let places = board.places(digit);
    // The bits of the base and of the cover begin where those of rows and columns do in a
    // `HouseSet`.
    let (crossed, base_kind, base_bit, cover_bit) = match unit % 2 {
        0 => (rows(places), HouseSet::ROWS, 0, 9),
        _ => (columns(places), HouseSet::COLUMNS, 9, 0),
    };
    // A line that can be in the base, together with the lines that cross it at its places.
    let mut lines = [0; 9];
    let mut count = 0;
    for (position, crossed) in crossed.into_iter().enumerate() {
        if (2..=size).contains(&(crossed.count_ones() as usize)) {
            if let Some(next) = lines.get_mut(count) {
                *next = 1 << position << base_bit | crossed << cover_bit;
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
pub(super) fn cells(houses: HouseSet) -> CellSet {
    houses.iter().map(CellSet::from_house).collect()
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
