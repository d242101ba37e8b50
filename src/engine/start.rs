//! What a search starts from.

use crate::candidates::Candidates;

/// What a search starts from.
#[derive(Clone, Copy)]
#[allow(
    unreachable_pub,
    reason = "the sealed trait of `solve` names it, out of other crates' reach"
)]
pub enum Start<'a> {
    /// 81 digits in row-major order, 0 for an empty cell.
    Clues(&'a [u8; 81]),
    /// The candidates of each cell in row-major order.
    Candidates(&'a [Candidates; 81]),
}
