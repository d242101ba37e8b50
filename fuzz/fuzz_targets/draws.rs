//! A fuzzer's bytes as a source of choices.

use crate::planted::Draw;

/// Each choice takes a byte, or two where the bound is above 256. Where the bytes run out, a
/// sequence made from them follows.
pub(crate) struct Draws<'a> {
    left: &'a [u8],
    state: u64,
}

impl<'a> Draws<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        // FNV-1a, so that each byte decides what follows the last one.
        let state = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self { left: bytes, state }
    }

    /// Whether no byte is left.
    pub(crate) const fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    fn made_up(&mut self) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) as usize >> 1
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
            [] => self.made_up(),
        };
        number % bound
    }
}
