//! A guess of the search: a digit is in a triad, or it is not.

/// A digit and a triad. The search first takes the digit to be in the triad, then not to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guess(u16);

impl Guess {
    /// Set once the first side has been searched.
    const REFUSED: u16 = 1 << 15;

    /// `digit` 0 to 8; `chute` 0 to 5, bands and stacks in the engine's own order; `triad` 0 to 8
    /// within the chute, likewise.
    pub(super) const fn new(digit: usize, chute: usize, triad: usize) -> Self {
        Self((digit << 7 | chute << 4 | triad) as u16 & !Self::REFUSED)
    }

    /// No guess.
    pub(super) const NONE: Self = Self(u16::MAX);

    /// Any guess, in two bytes that are zero.
    pub(super) const ZERO: Self = Self(0);

    /// The guess after this one, of the 9 · 6 · 9 that there are. The first one follows
    /// [`Guess::NONE`], which follows the last one. The mark of a refused guess is dropped.
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

    /// The chute and the triad as one number: `16 * chute + triad`, below 128 whatever the bits.
    pub(super) const fn place(self) -> usize {
        (self.0 & 127) as usize
    }

    /// The triad of the chute; below 16 whatever the bits.
    pub(super) const fn triad(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Whether the first side has been searched.
    pub(super) const fn is_refused(self) -> bool {
        self.0 & Self::REFUSED != 0
    }

    /// The same guess, marked as one whose first side has been searched.
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
    fn every_guess_follows_once() {
        let all: Vec<_> =
            core::iter::successors(Some(Guess::NONE), |guess| Some(guess.refused().following()))
                .skip(1)
                .take_while(|guess| *guess != Guess::NONE)
                .collect();
        let mut parts = all.iter().map(|guess| (guess.digit(), guess.chute(), guess.triad()));
        assert!(parts.clone().is_sorted() && parts.len() == 9 * 6 * 9);
        assert!(parts.all(|(digit, chute, triad)| digit < 9 && chute < 6 && triad < 9));
        assert!(all.iter().all(|guess| !guess.is_refused()));
    }
}
