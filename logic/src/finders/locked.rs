//! Locked candidates and locked sets: what a line and a box that meet in a triad say of each other.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, Digit, Triad};

use super::Collector;
use super::places::{bands, cells, houses, places, positions, transposed};
use super::sets::{Choices, few_candidates};
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// All places of a digit in a box lie in one line: the rest of the line loses it.
///
/// A digit that has one place in the box is a hidden single there, and counts too.
pub(super) fn pointing<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    locked_candidates(board, Technique::Pointing, unit, found)
}

/// All places of a digit in a line lie in one box: the rest of the box loses it.
///
/// A digit that has one place in the line is a hidden single there, and counts too.
pub(super) fn claiming<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    locked_candidates(board, Technique::Claiming, unit, found)
}

/// The locked candidates of the digit with the index `unit`, chute by chute.
fn locked_candidates<C: Collector>(
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
    let [first, second, third] = bands(places);
    let in_rows = |band: u32| (band | band >> 1 | band >> 2) & 0o111_111_111;
    // Which columns of a band have the digit, one bit for each.
    let in_columns = |band: u32| (band | band >> 9 | band >> 18) & 0o777;
    let columns = [first, second, third].map(in_columns);
    let in_stack = |stack: u32| {
        let mut triads = 0;
        for (place, columns) in (0..).step_by(3).zip(columns) {
            // The product has three copies of the three bits, and the mask takes one bit of each.
            let lines = ((columns >> stack & 7) * 0o200_401) & 0o1_001_001;
            triads |= lines << place;
        }
        triads
    };
    [in_rows(first), in_rows(second), in_rows(third), in_stack(0), in_stack(3), in_stack(6)]
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
    let in_triad = CellSet::from(triad);
    found.remove(board, digit.into(), CellSet::from(cover) - in_triad, || {
        Step::new(technique)
            .of_digits(digit)
            .in_cells([board.places(digit) & in_triad])
            .in_houses(house)
            .covered_by(cover)
    })
}

/// A naked set in a triad: the rest of its line and of its box lose the digits.
///
/// It is listed here also if only one of the two houses loses something, and it is a naked set of
/// each of the two houses besides. So nobody who leaves out one of the techniques loses it.
pub(super) fn locked_set<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let technique = if size == 2 { Technique::LockedPair } else { Technique::LockedTriple };
    let few = few_candidates(board, size);
    // Rows and columns: the lines come after the boxes.
    for line in houses(unit + 1) {
        let few = positions(few, line);
        for (place, third) in [0o7, 0o70, 0o700].into_iter().enumerate() {
            let pool = few & third;
            if (pool.count_ones() as usize) < size {
                continue;
            }
            let square = transposed(&places(board, line));
            let Some(triad) = Triad::new(line.index() * 3 + place) else { continue };
            let houses = [line, triad.in_box()];
            for (positions, digits) in Choices::of(&square, pool, size) {
                let digits = Candidates::from_bits_truncate(digits);
                let set = cells(line, positions);
                let seen = CellSet::from(line) | CellSet::from(triad.in_box());
                found.remove(board, digits, seen - set, || {
                    Step::new(technique).of_digits(digits).in_cells([set]).in_houses(houses)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
