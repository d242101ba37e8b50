//! Patterns and tables for instructions that move bytes by a pattern.
//!
//! A pattern says for each byte which of the 16 bytes it gets. A table is the other way round: the
//! bytes that are moved are its entries, and the pattern says which ones to look up.

/// A byte that gets zero.
pub(super) const ZERO: u8 = 0x80;

/// The bytes of 16-bit lanes that move within their group of four: lane `i` of 0 to 2 gets lane
/// `from[i]`.
pub(super) const fn lanes(from: [usize; 3]) -> [u8; 16] {
    let mut pattern = [0; 16];
    let mut byte = 0;
    while byte < 16 {
        let (group, lane) = (byte / 8, byte % 8 / 2);
        let source = if lane < 3 { from[lane] } else { lane };
        pattern[byte] = (8 * group + 2 * source + byte % 2) as u8;
        byte += 1;
    }
    pattern
}

/// A row of nine bytes to lanes, for the groups `first` and `first + 1`: each byte twice, and zero
/// in the padding.
pub(super) const fn row(first: usize) -> [u8; 16] {
    let mut pattern = [ZERO; 16];
    let mut byte = 0;
    while byte < 16 {
        let (group, lane) = (first + byte / 8, byte % 8 / 2);
        if group < 3 && lane < 3 {
            pattern[byte] = (3 * group + lane) as u8;
        }
        byte += 1;
    }
    pattern
}

/// The other way round: the bytes of the data lanes, if each lane has been narrowed to a byte.
pub(super) const NARROW: [u8; 16] =
    [0, 1, 2, 4, 5, 6, 8, 9, 10, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO];

/// [`Vectors::rotate_lanes_left`](crate::simd::vectors::Vectors::rotate_lanes_left).
pub(super) const ROTATE_LANES_LEFT: [u8; 16] = lanes([1, 2, 0]);
/// [`Vectors::rotate_lanes_right`](crate::simd::vectors::Vectors::rotate_lanes_right).
pub(super) const ROTATE_LANES_RIGHT: [u8; 16] = lanes([2, 0, 1]);
/// [`Vectors::spread`](crate::simd::vectors::Vectors::spread) from each lane.
pub(super) const SPREAD: [[u8; 16]; 3] = [lanes([0; 3]), lanes([1; 3]), lanes([2; 3])];

/// What is added to a digit that is in both bytes of a lane before each byte is looked up in
/// [`MASK`]: the low byte remains the digit; the high byte is 0 for the digit 9, and out of the
/// table for any other.
pub(super) const AT: u16 = 0xF700;
/// By digit, the low byte of its mask, which is bit `digit - 1`; at 0, the high byte of the mask of
/// 9. So an empty cell gets bit 0.
pub(super) const MASK: [u8; 16] = [1, 1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0];

/// A mask of one digit times this, as a product of Q15 numbers, which are rounded, is a byte. The
/// low halves of the nine bytes differ, and no byte has bit 7.
pub(super) const FACTOR: i16 = 0x3400;
/// By the low half of that byte, the digit.
pub(super) const DIGIT: [u8; 16] = {
    let mut table = [0; 16];
    let mut digit = 1;
    while digit <= 9 {
        let product = (((FACTOR as u32) << (digit - 1)) + 0x4000) >> 15;
        assert!(product < 0x80 && table[product as usize & 15] == 0);
        table[product as usize & 15] = digit;
        digit += 1;
    }
    table
};

/// By four bits, their number.
pub(super) const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
