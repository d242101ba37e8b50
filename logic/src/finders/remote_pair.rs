//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;

/// TODO.
pub(super) fn remote_pair<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let _ = (found, board, unit);
    ControlFlow::Continue(())
}
