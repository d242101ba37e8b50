//! A fuzzer's bytes as a source of choices.

use oracle::random::{Draw, Random};

/// Each choice takes a byte, or two where the bound is above 256. When the bytes run out, a
/// sequence made from them follows.
pub struct Draws<'a> {
    left: &'a [u8],
    made_up: Random,
}

impl<'a> Draws<'a> {
    /// The choices that the bytes spell.
    pub fn new(bytes: &'a [u8]) -> Self {
        // FNV-1a, so that each byte decides what follows the last one.
        let state = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self { left: bytes, made_up: Random(state) }
    }

    /// Whether no byte is left.
    pub const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }
}

impl Draw for Draws<'_> {
    fn below(&mut self, bound: usize) -> usize {
        let number = match *self.left {
            [low, high, ref left @ ..] if bound > 256 => {
                self.left = left;
                usize::from(u16::from_le_bytes([low, high]))
            }
            [byte, ref left @ ..] => {
                self.left = left;
                usize::from(byte)
            }
            // The sequence as it was when the seeds of `contradictions_are_refuted` were chosen.
            [] => self.made_up.next_number() as usize >> 1,
        };
        number % bound
    }
}
