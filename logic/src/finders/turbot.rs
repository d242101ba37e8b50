//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn skyscraper<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn turbot_fish<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn dual_two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}
