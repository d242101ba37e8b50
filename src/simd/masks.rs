//! The mask of a digit, bit `digit - 1`, in bytes: tables to be looked up with a digit.

/// The low byte; for 0, none.
pub(super) const LOW: [u8; 16] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];
/// The high byte; for 0, none.
pub(super) const HIGH: [u8; 16] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
