//! Unique, hidden and avoidable rectangles: four cells that a proper puzzle cannot fill with two
//! digits.
//!
//! ```text
//!   a b | . . .        The corners lie in two rows, two columns and two boxes. In the other
//!   . . | . . .        diagonal order, a and b break no rule either. So if no corner is a clue
//!   b a | . . .        and each could have both digits from the start, the puzzle has two
//!                      solutions with four such corners, or none.
//! ```
//!
//! The **guardians** of a rectangle are the candidates of its corners other than a and b. At least
//! one of them is true. That depends on the clues and the solution only: a corner may have lost a
//! or b since the beginning, and it may have been filled with one of them. A corner that is filled
//! with another digit is a true guardian, and there is nothing left to conclude.
//!
//! A rule that removes candidates finds them again after any other step, or another technique of
//! levels 1 to 3 removes them, because guardians only get fewer:
//!
//! * Without guardians in a second corner, it is type 1, which leaves the first corner the
//!   guardians only.
//! * If a corner is filled with a guardian, the rule has become a single, a naked set, or a peer of
//!   that corner.
//! * If a strong link loses an end, the other end is a hidden single.

mod corners;
mod ground;
mod rules;

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, Digit};

use self::corners::Corners;
use self::ground::Ground;
use self::rules::Rectangle;
use super::collector::Collector;
use crate::board::Board;
use crate::technique::Technique;

/// The rectangles of one kind; the unit is the lower of the two digits.
#[inline(never)]
pub(super) fn rectangle<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    with_lower_digit(&Ground::of(board), Some(technique), unit, found)
}

/// The rectangles of all kinds in one search, which takes hardly longer than that for one kind.
pub(crate) fn all_rectangles<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let ground = Ground::of(board);
    for unit in 0..9 {
        with_lower_digit(&ground, None, unit, found)?;
    }
    ControlFlow::Continue(())
}

/// The rectangles of a digit and a higher one, of one kind or of all.
fn with_lower_digit<C: Collector>(
    ground: &Ground<'_>,
    kind: Option<Technique>,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let mut digits = Digit::ALL.iter().skip(usize::from(unit));
    let Some(&lower) = digits.next() else { return ControlFlow::Continue(()) };
    for &higher in digits {
        let digits = [lower, higher];
        Corners::of(ground, digits).rectangles(|corners, guards| {
            let pair = Candidates::from(lower).with(higher);
            let parts = [CellSet::EMPTY; 3];
            let technique = Technique::UniqueRectangle1;
            let mut rectangle =
                Rectangle { ground, technique, digits, pair, corners, guards, parts };
            rectangle.conclude(kind, found)
        })?;
    }
    ControlFlow::Continue(())
}
