//! Clues removed one after the other, in a given order, as long as the puzzle stays proper.
//!
//! The result is what the obvious loop would find: for each unit (a clue, or the clues of an orbit
//! of a symmetry) in the given order, remove it, ask whether the puzzle is still proper, and put it
//! back if not. It depends on the solution and on the order alone, and on no backend.
//!
//! The loop asks 81 times, and most answers can be had for less. A unit must stay if and only if
//! there is an unavoidable set with a cell in it, of which every other cell has been removed or was
//! never a clue. So this loop
//!
//! 1. *decides* many units at once, and believes that a unit can go unless an unavoidable set that
//!    it knows says otherwise;
//! 2. then asks once whether the puzzle is still proper. If it is, all these decisions were right.
//! 3. If it is not, the search returns another solution, and the cells in which it differs from the
//!    known one are an unavoidable set without a clue. The last unit of the set must stay, given
//!    the decisions before it, so the loop goes back to there.
//!
//! `docs/decisions.md` says what else was tried.

use core::task::Poll;

use heapless::Vec;

use super::unavoidable::{UnavoidableSets, last};
use crate::cell_set::CellSet;
use crate::engine::{Backend, Stop};
use crate::grid::Grid;
use crate::solve::Solutions;

/// After so many refuted decisions since the last confirmed ones, units are decided one by one.
/// That bounds the number of searches: at most 33 for each unit.
const MOST_REFUTED: u8 = 32;

/// What a search is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Deciding,
    Searching,
}

/// A puzzle whose clues are removed in a given order.
#[derive(Clone)]
pub(crate) struct Reduction {
    solution: Grid,
    /// The clues that have not been removed.
    puzzle: Grid,
    clue_count: u8,
    /// Not to have fewer clues than this.
    floor: u8,
    /// The cells of each unit, in the order in which they are removed.
    units: Vec<CellSet, 81>,
    /// For each cell, the number of its unit; 0 for a cell that is in no unit.
    positions: [u8; 81],
    sets: UnavoidableSets,
    /// The units decided so far.
    decided: u8,
    /// The cells of the decided units that must stay, and the clues that are in no unit.
    kept: CellSet,
    /// The decisions that are final: those of the first so many units.
    confirmed: u8,
    /// The number of clues when these were confirmed.
    confirmed_count: u8,
    /// The number of refuted decisions since.
    refuted: u8,
    phase: Phase,
}

impl Reduction {
    /// Nothing to remove.
    pub(crate) const IDLE: Self = Self {
        solution: Grid::EMPTY,
        puzzle: Grid::EMPTY,
        clue_count: 0,
        floor: 0,
        units: Vec::new(),
        positions: [0; 81],
        sets: UnavoidableSets::NONE,
        decided: 0,
        kept: CellSet::EMPTY,
        confirmed: 0,
        confirmed_count: 0,
        refuted: 0,
        phase: Phase::Deciding,
    };

    /// Starts over with a proper puzzle and its solution. The units to remove, in their order, are
    /// disjoint sets of clues; no removal leaves fewer clues than `floor`.
    pub(crate) fn restart(
        &mut self,
        puzzle: &Grid,
        solution: &Grid,
        units: impl Iterator<Item = CellSet>,
        floor: u8,
    ) {
        (self.solution, self.puzzle, self.floor) = (*solution, *puzzle, floor);
        self.clue_count = puzzle.clue_count() as u8;
        self.units.clear();
        self.positions = [0; 81];
        self.kept = difference(puzzle, &Grid::EMPTY);
        for (position, unit) in (0..).zip(units.take(81)) {
            self.kept -= unit;
            for cell in unit {
                *cell.entry_mut(&mut self.positions) = position;
            }
            let pushed = self.units.push(unit);
            debug_assert!(pushed.is_ok(), "at most 81 are taken");
        }
        self.sets.restart(solution, &self.positions);
        (self.decided, self.confirmed, self.refuted) = (0, 0, 0);
        self.confirmed_count = self.clue_count;
        self.phase = Phase::Deciding;
    }

    /// The clues that have not been removed.
    pub(crate) const fn puzzle(&self) -> &Grid {
        &self.puzzle
    }

    /// Resumes until no unit is left to decide, or for about as many nodes as the budget has; takes
    /// them from the budget.
    pub(crate) fn advance(
        &mut self,
        search: &mut Solutions,
        backend: Backend,
        budget: &mut u32,
    ) -> Poll<()> {
        loop {
            if self.phase == Phase::Deciding {
                self.decide();
                if self.clue_count == self.confirmed_count {
                    return Poll::Ready(());
                }
                search.restart_on(backend, &self.puzzle);
                self.phase = Phase::Searching;
            }
            match search.advance(*budget) {
                Stop::Paused => {
                    *budget = 0;
                    return Poll::Pending;
                }
                Stop::Found(left) => {
                    *budget = left;
                    let other = search.solution();
                    let difference = difference(&self.solution, &other);
                    if !difference.is_empty() {
                        self.refute(difference);
                        self.phase = Phase::Deciding;
                    }
                }
                Stop::Exhausted => {
                    // A search visits two nodes for each guess, and the root.
                    let nodes = search.guesses().saturating_mul(2).saturating_add(1);
                    *budget = budget.saturating_sub(u32::try_from(nodes).unwrap_or(u32::MAX));
                    self.confirm();
                    self.phase = Phase::Deciding;
                }
            }
        }
    }

    /// Decides units until the number of clues is so low that it is time to ask, or until none is
    /// left.
    fn decide(&mut self) {
        let target = self.target();
        while self.clue_count > target
            && let Some(&unit) = self.units.get(usize::from(self.decided))
        {
            let left = self.clue_count.saturating_sub(unit.len() as u8);
            if left < self.floor || self.sets.misses(self.kept, usize::from(self.decided)) {
                self.kept |= unit;
            } else {
                self.clue_count = left;
                for cell in unit {
                    self.puzzle.clear(cell);
                }
            }
            self.decided += 1;
        }
    }

    /// The number of clues at which to ask.
    fn target(&self) -> u8 {
        if self.refuted >= MOST_REFUTED {
            return self.confirmed_count.saturating_sub(1);
        }
        match self.confirmed_count {
            37.. => 36,
            33.. => 32,
            30.. => 29,
            clues => clues.saturating_sub(1),
        }
    }

    /// Takes note that the puzzle is proper.
    fn confirm(&mut self) {
        self.confirmed = self.decided;
        self.confirmed_count = self.clue_count;
        self.refuted = 0;
    }

    /// Takes note of an unavoidable set without a clue, and goes back to its last unit.
    fn refute(&mut self, set: CellSet) {
        self.refuted = self.refuted.saturating_add(1);
        let last = last(set, &self.positions);
        self.take_back(last);
        if self.clue_count == self.confirmed_count {
            // All units before the last one are as they will be, so this one stays for good.
            if let Some(&unit) = self.units.get(usize::from(last)) {
                self.kept |= unit;
            }
            self.decided = last + 1;
            self.confirm();
        } else if self.sets.add(set, last).is_none() {
            self.refuted = MOST_REFUTED;
        }
        if self.refuted >= MOST_REFUTED {
            self.take_back(self.confirmed);
        }
    }

    /// Takes back what was decided about a unit and those that follow.
    fn take_back(&mut self, unit: u8) {
        while self.decided > unit {
            self.decided -= 1;
            let Some(&unit) = self.units.get(usize::from(self.decided)) else { continue };
            if unit.intersects(self.kept) {
                self.kept -= unit;
            } else {
                self.clue_count += unit.len() as u8;
                for cell in unit {
                    self.puzzle.set(cell, self.solution.get(cell));
                }
            }
        }
    }
}

/// The cells in which two grids differ.
fn difference(one: &Grid, other: &Grid) -> CellSet {
    let ((ones, one_rest), (others, other_rest)) =
        (one.as_bytes().as_chunks(), other.as_bytes().as_chunks());
    let mut bits = 0_u128;
    for (eight, (one, other)) in ones.iter().zip(others).enumerate() {
        let different = u64::from_le_bytes(*one) ^ u64::from_le_bytes(*other);
        // The digits are below 16, so the sum sets the upper bit of each byte that is not 0. The
        // product moves these eight bits into the upper byte.
        let upper = (different + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
        let gathered = upper.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= u128::from(gathered) << (eight * 8);
    }
    bits |= u128::from(one_rest != other_rest) << 80;
    CellSet::from_bits(bits).unwrap_or(CellSet::EMPTY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;
    use crate::random::{RandomSource as _, SeededRandom};

    #[test]
    fn the_difference_is_that_of_the_cells() {
        let mut random = SeededRandom::new(1);
        for round in 0..200 {
            let mut grids = [[0; 81]; 2];
            for byte in grids.as_flattened_mut() {
                *byte = (random.next_u32() % (1 + round % 10)) as u8;
            }
            let [one, other] = grids.map(Grid::from_trusted);
            let expected: CellSet =
                Cell::ALL.into_iter().filter(|cell| one.get(*cell) != other.get(*cell)).collect();
            assert_eq!(difference(&one, &other), expected);
        }
    }
}
