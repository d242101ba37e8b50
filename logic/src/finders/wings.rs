//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn xy_wing<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn xyz_wing<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn w_wing<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}
