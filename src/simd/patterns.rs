//! Byte patterns for instruction sets that move bytes by a pattern: for each byte, the byte of the same 16 that it gets.

/// A byte that gets zero.
pub(super) const ZERO: u8 = 0x80;

/// The bytes of 16-bit lanes that move within their group of four: lane `i` of 0 to 2 gets lane `from[i]`.
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

/// Row of nine bytes to lanes, for groups `first` and `first + 1`: each byte twice, the padding zero.
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

/// [`Vectors::rotate_lanes_left`](super::Vectors::rotate_lanes_left).
pub(super) const ROTATE_LANES_LEFT: [u8; 16] = lanes([1, 2, 0]);
/// [`Vectors::rotate_lanes_right`](super::Vectors::rotate_lanes_right).
pub(super) const ROTATE_LANES_RIGHT: [u8; 16] = lanes([2, 0, 1]);
/// [`Vectors::spread`](super::Vectors::spread) from each lane.
pub(super) const SPREAD: [[u8; 16]; 3] = [lanes([0; 3]), lanes([1; 3]), lanes([2; 3])];
