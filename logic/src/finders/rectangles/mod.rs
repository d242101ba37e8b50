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
mod kinds;
mod rules;
mod shape;

use core::ops::ControlFlow;

use sudoku_core::Digit;

use self::corners::Corners;
use self::kinds::Kinds;
use super::candidate_counts::CandidateCounts;
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
    let Some(&lower) = Digit::ALL.get(usize::from(unit)) else { return ControlFlow::Continue(()) };
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let counts = CandidateCounts::of(board);
    with_lower_digit(board, &counts, Kinds::Only(technique), lower, found)
}

/// The rectangles of all kinds in one search, which takes hardly longer than that for one kind.
pub(crate) fn all_rectangles<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    if !board.is_proved() {
        return ControlFlow::Continue(());
    }
    let counts = CandidateCounts::of(board);
    for lower in Digit::ALL {
        with_lower_digit(board, &counts, Kinds::All, lower, found)?;
    }
    ControlFlow::Continue(())
}

/// The rectangles of a digit and a higher one.
fn with_lower_digit<C: Collector>(
    board: &Board,
    counts: &CandidateCounts,
    kinds: Kinds,
    lower: Digit,
    found: &mut C,
) -> ControlFlow<()> {
    let (initial, present) = (board.initial(), board.all_candidates());
    for higher in Digit::ALL.into_iter().skip(lower.index() + 1) {
        let either = present.cells(lower) | present.cells(higher);
        let both = present.cells(lower) & present.cells(higher);
        // A clue has had only one candidate.
        let from_the_start = initial.cells(lower) & initial.cells(higher);
        let corners = from_the_start - (board.filled() - either);
        let unguarded = corners & ((either & counts.one) | (both & counts.two));
        if !unguarded.is_empty() {
            let corners = Corners { digits: [lower, higher], all: corners, unguarded };
            corners.rectangles(board, kinds, found)?;
        }
    }
    ControlFlow::Continue(())
}
