//! Pencilmarks from bytes.

use oracle::Marks;

/// Bytes that hold 81 × 9 bits.
pub const LENGTH: usize = (81_usize * 9).div_ceil(8);

/// Candidate `digit - 1` of a cell is bit `9 * cell + digit - 1`, the lowest bit of a byte first.
#[must_use]
pub fn from_bits(bytes: &[u8; LENGTH]) -> Marks {
    let bit = |at: usize| u16::from(bytes[at / 8] >> (at % 8) & 1);
    core::array::from_fn(|cell| (0..9).fold(0, |mark, digit| mark | bit(9 * cell + digit) << digit))
}
