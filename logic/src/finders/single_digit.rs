//! All that the techniques of one digit remove, but for fish, in one search.
//!
//! This is the fast twin of the finders of skyscrapers, two-string kites, turbot fish, empty
//! rectangles and colors. It rests on this: the two strong links `x = y - z = w` of a turbot fish
//! lie in clusters of colors.
//!
//! * In two clusters, the color of `y` sees that of `z`, so what sees `x` and `w` is trapped by
//!   multi-colors.
//! * In one cluster, if `y` and `z` have different colors, so have `x` and `w`: what sees both is
//!   trapped by simple colors.
//! * Otherwise, or if what sees both is of the color that it sees, there is a simple wrap. Only then
//!   turbot fish are looked for.
//!
//! Skyscrapers and two-string kites are turbot fish, and dual ones remove what two single ones do.

use sudoku_core::{CellSet, Digit};

use super::colors::{Wraps, all_colors};
use super::links::Links;
use super::{Union, empty_rectangle, turbot};
use crate::board::Board;

/// What the techniques of one digit remove, but for fish.
pub(crate) fn single_digit(board: &Board, digit: Digit, found: &mut Union) {
    let links = Links::new(board, digit);
    if links.houses.is_empty() {
        return;
    }
    let (removed, wraps) = all_colors(&links);
    let removed = removed | empty_rectangle::all_targets(&links);
    *found.removals.cells_mut(digit) |= removed;
    if wraps == Wraps::Some {
        let _ = turbot::turbot_fish(board, digit.index() as u8, found);
    }
}
