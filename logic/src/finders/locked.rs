//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn pointing<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn claiming<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn locked_set<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let _ = (found, board, size, unit);
    ControlFlow::Continue(())
}
