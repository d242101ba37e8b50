//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn simple_trap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn simple_wrap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn multi_trap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}

/// TODO.
pub(super) fn multi_wrap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}
