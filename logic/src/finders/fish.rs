//! Fish: the places of a digit in some parallel lines lie in as many crossing lines.

use core::ops::ControlFlow;

use sudoku_core::{Digit, HouseSet};

use super::choices::Choices;
use super::collector::Collector;
use super::compact::cells_of;
use super::lines::rows;
use super::matrix::{ALL, Bits, few, has_at_most, transpose};
use crate::board::Board;
use crate::technique::Technique;

/// As many parallel lines as the size says, the base, each with at least two places for a digit,
/// and all of the places in as many crossing lines, the cover: the rest of the cover loses the
/// digit.
///
/// A unit is a digit in rows or in columns.
#[inline(never)]
pub(super) fn fish<C: Collector>(
    board: &Board,
    technique: Technique,
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
    let mut matrix = rows(places);
    let (mut base_bit, mut cover_bit) = (0, 9);
    if !unit.is_multiple_of(2) {
        transpose(&mut matrix);
        (base_bit, cover_bit) = (9, 0);
    }
    let pool = few(&matrix, size, ALL) & !few(&matrix, 1, ALL);
    if has_at_most(pool, size - 1) {
        return ControlFlow::Continue(());
    }
    let mut choices = Choices::of(&matrix, pool, size, size);
    while let Some((base, cover)) = choices.next() {
        if has_at_most(cover, size - 1) {
            continue;
        }
        let houses =
            |lines: Bits, first| HouseSet::from_bits(u32::from(lines) << first).unwrap_or_default();
        let (base, cover) = (houses(base, base_bit), houses(cover, cover_bit));
        let base_cells = cells_of(base);
        found.remove(board, digit.into(), cells_of(cover) - base_cells, |pattern| {
            pattern.describe(technique, digit.into(), &[places & base_cells], base);
            pattern.cover(cover);
        })?;
    }
    ControlFlow::Continue(())
}
