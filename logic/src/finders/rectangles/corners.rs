//! The cells that can be corners, and the rectangles that they form.

use core::num::NonZero;
use core::ops::ControlFlow;

use sudoku_core::{Digit, HouseKind};

use super::ground::Ground;
use crate::bands::{BOX, Band, COLUMNS, ROWS};

/// The cells that can be corners of a rectangle of two digits.
pub(super) struct Corners {
    /// All of the cells.
    all: [Band; 3],
    /// Those without guardians. Every rule needs one.
    unguarded: [Band; 3],
}

impl Corners {
    /// The cells that can be corners of a rectangle of two digits.
    pub(super) fn of<'a>(ground: &'a Ground<'_>, [a, b]: [Digit; 2]) -> Corners {
        let mut corners = Corners { all: [0; 3], unguarded: [0; 3] };
        let cells =
            |digits: &'a [[Band; 3]; 9], digit: Digit| digits.get(digit.index()).unwrap_or(&[0; 3]);
        let (first_a, first_b) = (cells(&ground.initial, a), cells(&ground.initial, b));
        let (now_a, now_b) = (cells(&ground.present, a), cells(&ground.present, b));
        let [one, two, _] = &ground.counts;
        for band in 0..3 {
            // A clue has had only one candidate.
            let from_the_start = first_a[band] & first_b[band];
            let (either, both) = (now_a[band] | now_b[band], now_a[band] & now_b[band]);
            corners.all[band] = from_the_start & (either | !ground.filled[band]);
            let free = (either & one[band]) | (both & two[band]);
            corners.unguarded[band] = from_the_start & free;
        }
        corners
    }

    /// Calls a function with each rectangle that has an unguarded corner: with the indices of its
    /// corners around it, and with those that have guardians, where bit n stands for corner n.
    pub(super) fn rectangles(
        &self,
        mut conclude: impl FnMut([u8; 4], u8) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &Side { distance, starts, long } in &SIDES {
            let mut starts = self.all.map(|all| all & all >> distance & starts);
            for band in 0..3 {
                let unguarded = self.unguarded[band];
                // Each rectangle is found from the first of its short sides with such a corner.
                let mut left = starts[band] & (unguarded | unguarded >> distance);
                while let Some(first) = pop(&mut left) {
                    starts[band] &= !(1 << first);
                    let column = first % 9;
                    let near = !(unguarded >> first);
                    let bands = starts.iter().zip(&self.unguarded).enumerate();
                    for (other, (&starts, &free)) in bands {
                        let line = match (long, other == band) {
                            (HouseKind::Row, true) => {
                                COLUMNS << (first - column) & !(BOX << (column - column % 3))
                            }
                            (HouseKind::Column, false) => ROWS << column,
                            _ => continue,
                        };
                        let mut across = starts & line;
                        while let Some(second) = pop(&mut across) {
                            let far = !(free >> second);
                            let guards = near & 1
                                | (far & 1) << 1
                                | (far >> distance & 1) << 2
                                | (near >> distance & 1) << 3;
                            let first = 27 * band as u8 + first;
                            let second = 27 * other as u8 + second;
                            let corners = [first, second, second + distance, first + distance];
                            conclude(corners, guards as u8)?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Removes the lowest cell of a band and returns its place.
fn pop(band: &mut Band) -> Option<u8> {
    let lowest = NonZero::new(*band)?.trailing_zeros();
    *band &= *band - 1;
    Some(lowest as u8)
}

/// A short side of a rectangle: two cells of a line in a box, so far apart. The long sides lead
/// from its ends to another box.
struct Side {
    /// How much higher the index of the second cell is.
    distance: u8,
    /// The cells of a band that the short side can start from.
    starts: Band,
    /// Whether the long sides are rows or columns.
    long: HouseKind,
}

/// The four kinds of short sides: to the next cell of a column in a box, to the next but one, and
/// the same in a row.
const SIDES: [Side; 4] = [
    Side { distance: 9, starts: 0o000_777_777, long: HouseKind::Row },
    Side { distance: 18, starts: 0o000_000_777, long: HouseKind::Row },
    Side { distance: 1, starts: 0o333_333_333, long: HouseKind::Column },
    Side { distance: 2, starts: 0o111_111_111, long: HouseKind::Column },
];
