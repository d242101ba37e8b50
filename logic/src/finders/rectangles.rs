//! TODO.

use core::ops::ControlFlow;

use super::Collector;
use crate::board::Board;
use crate::technique::Technique;

/// TODO.
pub(super) fn rectangle<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let _ = (found, board, technique, unit);
    ControlFlow::Continue(())
}
