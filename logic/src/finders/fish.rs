//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn fish<C: Collector>(
    board: &Board,
    size: usize,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let _ = (found, board, size, unit);
    ControlFlow::Continue(())
}
