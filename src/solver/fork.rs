//! A choice of the search: a digit stands in a triad, or it does not.

/// A digit and a triad; the search first takes the digit to be in the triad, then not to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Fork(u16);

impl Fork {
    /// Set once the first side is done with.
    const REFUSED: u16 = 1 << 15;

    /// `digit` 0 to 8; `chute` 0 to 5, bands first; `triad` 0 to 8 within the chute, in the engine's own order.
    pub(super) const fn new(digit: usize, chute: usize, triad: usize) -> Self {
        Self((digit << 7 | chute << 4 | triad) as u16 & !Self::REFUSED)
    }

    /// The digit, counted from 0; below 16 whatever the bits.
    pub(super) const fn digit(self) -> usize {
        (self.0 >> 7 & 15) as usize
    }

    /// The chute; below 8 whatever the bits.
    pub(super) const fn chute(self) -> usize {
        (self.0 >> 4 & 7) as usize
    }

    /// The triad of the chute; below 16 whatever the bits.
    pub(super) const fn triad(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Whether the first side is done with.
    pub(super) const fn is_refused(self) -> bool {
        self.0 & Self::REFUSED != 0
    }

    /// The same choice, first side done with.
    pub(super) const fn refused(self) -> Self {
        Self(self.0 | Self::REFUSED)
    }
}
