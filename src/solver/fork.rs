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

    /// No choice.
    pub(super) const NONE: Self = Self(u16::MAX);

    /// The choice after this one, of the 9 · 6 · 9 there are: the first after [`Fork::NONE`], which
    /// follows the last. A mark is lost.
    pub(super) const fn following(self) -> Self {
        let mut next = self;
        loop {
            next.0 = next.0.wrapping_add(1) & !Self::REFUSED;
            if next.digit() > 8 {
                return Self::NONE;
            }
            if next.chute() < 6 && next.triad() < 9 {
                return next;
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::vec::Vec;

    #[test]
    fn every_choice_follows_once() {
        let all: Vec<_> =
            core::iter::successors(Some(Fork::NONE), |fork| Some(fork.refused().following()))
                .skip(1)
                .take_while(|fork| *fork != Fork::NONE)
                .collect();
        let mut parts = all.iter().map(|fork| (fork.digit(), fork.chute(), fork.triad()));
        assert!(parts.clone().is_sorted() && parts.len() == 9 * 6 * 9);
        assert!(parts.all(|(digit, chute, triad)| digit < 9 && chute < 6 && triad < 9));
        assert!(all.iter().all(|fork| !fork.is_refused()));
    }
}
