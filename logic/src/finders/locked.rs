//! Locked candidates: what a line and a box that meet in a triad say of each other.

use core::ops::ControlFlow;

use sudoku_core::{CellSet, Digit, Triad};

use super::collector::Collector;
use crate::bands::bands;
use crate::board::Board;
use crate::technique::Technique;

/// Pointing: all places of a digit in a box lie in one line, and the rest of the line loses it.
/// Claiming: all places of a digit in a line lie in one box, and the rest of the box loses it.
///
/// A digit that has one place in the house is a hidden single there, and counts too. A unit is the
/// index of a digit.
#[inline(never)]
pub(super) fn locked_candidates<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(&digit) = Digit::ALL.get(usize::from(unit)) else { return ControlFlow::Continue(()) };
    for (chute, triads) in (0..).step_by(9).zip(chutes(board.places(digit))) {
        let beside = triads & triads_beside(triads);
        let across = triads & triads_across(triads);
        let locked =
            if technique == Technique::Pointing { beside & !across } else { across & !beside };
        for triad in of_chute(chute, locked) {
            lock(board, technique, digit, triad, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The triads of a chute that have a digit, each by the first of three bits:
///
/// ```text
///            box 0    box 1    box 2
///   line 0   bit  0   bit  3   bit  6
///   line 1   bit  9   bit 12   bit 15
///   line 2   bit 18   bit 21   bit 24
/// ```
type Triads = u32;

/// The triads that have a digit, for all chutes in the order of [`sudoku_core::Chute::ALL`].
fn chutes(places: CellSet) -> [Triads; 6] {
    let (mut of_bands, mut of_stacks) = ([0; 3], [0; 3]);
    for ((of_band, band), place) in of_bands.iter_mut().zip(bands(places)).zip([0, 3, 6]) {
        *of_band = (band | band >> 1 | band >> 2) & 0o111_111_111;
        // Which columns of the band have the digit, one bit for each.
        let columns = band | band >> 9 | band >> 18;
        for (of_stack, stack) in of_stacks.iter_mut().zip([0, 3, 6]) {
            // The product has three copies of the three bits, and the mask takes one bit of each.
            let lines = ((columns >> stack & 7) * 0o200_401) & 0o1_001_001;
            *of_stack |= lines << place;
        }
    }
    let ([a, b, c], [d, e, f]) = (of_bands, of_stacks);
    [a, b, c, d, e, f]
}

/// The triads of a chute whose bits are set.
fn of_chute(first: usize, mut triads: Triads) -> impl Iterator<Item = Triad> {
    core::iter::from_fn(move || {
        if triads == 0 {
            return None;
        }
        let place = triads.trailing_zeros() as usize / 3;
        triads &= triads - 1;
        Triad::new(first + place)
    })
}

/// The triads in whose line there is another one.
fn triads_beside(triads: Triads) -> Triads {
    let next = triads << 3 & 0o770_770_770 | triads >> 6 & 0o007_007_007;
    let last = triads << 6 & 0o700_700_700 | triads >> 3 & 0o077_077_077;
    next | last
}

/// The triads in whose box there is another one.
fn triads_across(triads: Triads) -> Triads {
    (triads << 9 | triads >> 18 | triads << 18 | triads >> 9) & 0o777_777_777
}

/// Tells the collector that the places of a digit in a box or a line lie in a triad.
fn lock<C: Collector>(
    board: &Board,
    technique: Technique,
    digit: Digit,
    triad: Triad,
    found: &mut C,
) -> ControlFlow<()> {
    let (line, in_box) = (triad.line(), triad.in_box());
    let (house, cover) =
        if technique == Technique::Pointing { (in_box, line) } else { (line, in_box) };
    let in_triad = CellSet::from_house(line) & CellSet::from_house(in_box);
    found.remove(board, digit.into(), CellSet::from_house(cover) - in_triad, |pattern| {
        let places = board.places(digit) & in_triad;
        pattern.describe(technique, digit.into(), &[places], house.into());
        pattern.cover(cover.into());
    })
}
