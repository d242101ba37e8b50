//! Unavoidable sets of a solved grid: cells of which a proper puzzle needs at least one clue.

use heapless::Vec;

use super::two_lines::{PAIRS, Places, TwoLines};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::chute::Chute;
use crate::grid::Grid;

/// The most sets that are kept. The cycles of two lines are 36 on average, and a puzzle needs some
/// 15 more. A set that finds no room costs one more search, or a few.
const ROOM: usize = 96;

/// Stands for no set; the number of a set is one more than its index. So all bytes of no sets are
/// zero, and a program needs no copy of them in flash.
const NONE: u8 = 0;

/// Unavoidable sets, each to be found by the last of its cells in some order.
///
/// The cells in which two solutions of a puzzle differ are an unavoidable set of either.
#[derive(Clone)]
pub(super) struct UnavoidableSets {
    sets: Vec<CellSet, ROOM>,
    /// For each set, the number of the previous one with the same last cell.
    earlier: [u8; ROOM],
    /// For each position in the order, the number of the newest set whose last cell is there.
    newest: [u8; 81],
}

impl UnavoidableSets {
    /// No sets.
    pub(super) const NONE: Self =
        Self { sets: Vec::new(), earlier: [NONE; ROOM], newest: [NONE; 81] };

    /// Starts over with the cycles of all pairs of lines of a solved grid.
    pub(super) fn restart(&mut self, grid: &Grid, positions: &[u8; 81]) {
        self.sets.clear();
        self.newest = [NONE; 81];
        for chute in Chute::ALL {
            for pair in PAIRS {
                let lines = TwoLines::new(grid, chute, pair);
                let mut left = Places::ALL;
                while let Some(place) = left.first() {
                    let (mut cells, mut last) = (CellSet::EMPTY, 0);
                    let places = lines.cycle(grid, place, |[one, other]| {
                        cells = cells.with(one).with(other);
                        last = last.max(*one.entry(positions)).max(*other.entry(positions));
                    });
                    let _ = self.add(cells, last);
                    left = left.without(places);
                }
            }
        }
    }

    /// Adds a set whose last cell is at a position; returns `None` if there is no room.
    pub(super) fn add(&mut self, set: CellSet, last: u8) -> Option<()> {
        let index = self.sets.len();
        let newest = self.newest.get_mut(usize::from(last))?;
        let earlier = self.earlier.get_mut(index)?;
        self.sets.push(set).ok()?;
        *earlier = core::mem::replace(newest, index as u8 + 1);
        Some(())
    }

    /// Whether there is a set whose last cell is at a position, and of which no cell is in `clues`.
    #[inline]
    pub(super) fn misses(&self, clues: CellSet, position: usize) -> bool {
        let mut number = self.newest.get(position).copied().unwrap_or(NONE);
        while let Some(index) = usize::from(number).checked_sub(1)
            && let (Some(set), Some(&earlier)) = (self.sets.get(index), self.earlier.get(index))
        {
            if !set.intersects(clues) {
                return true;
            }
            number = earlier;
        }
        false
    }
}

/// The last position of the cells of a set.
pub(super) fn last(cells: CellSet, positions: &[u8; 81]) -> u8 {
    cells.iter().map(|cell: Cell| *cell.entry(positions)).max().unwrap_or(0)
}
