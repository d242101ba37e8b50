//! Remote pairs: a chain of cells with the same two candidates.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, Digit, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::compact::{cells_of, each, houses_by_count, peers};
use crate::board::Board;
use crate::step::Pattern;
use crate::technique::Technique;

/// In a chain of cells {a, b} of which each sees the next, the digits alternate. So two cells with
/// an odd number of links between them have different digits, and the cells that see both lose a
/// and b. Two cells with one link between them are a naked pair, so this is about three and more.
///
/// A step is about the two ends. The chain between them is a shortest one; it has at most two cells
/// in each house. The argument holds also where cells of a longer chain see each other.
#[inline(never)]
pub(super) fn remote_pair<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let two = CandidateCounts::of(board).two;
    let mut digits = Digit::ALL.as_slice();
    while let [a, higher @ ..] = digits {
        digits = higher;
        let with_a = two & board.places(*a);
        for b in higher {
            let cells = with_a & board.places(*b);
            // The shortest chain has four cells.
            if cells.len() > 3 {
                pairs(board, [*a, *b], cells, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The remote pairs among all cells with two digits.
fn pairs<C: Collector>(
    board: &Board,
    digits: [Digit; 2],
    cells: CellSet,
    found: &mut C,
) -> ControlFlow<()> {
    for start in each(cells) {
        let mut layers = Layers::new(start, cells);
        let mut distance = 0;
        while layers.grow() {
            distance += 1;
            if distance % 2 == 0 || distance == 1 {
                continue;
            }
            for end in each(layers.last) {
                // Each pair is found from the lower of its ends.
                if start < end {
                    let seen = CellSet::from_cells(&[start, end]).common_peers();
                    found.remove(board, digits.into(), seen, |pattern| {
                        describe(pattern, digits, cells, [start, end], distance);
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells that are so many links away from one of them, and those that are more.
struct Layers {
    last: CellSet,
    left: CellSet,
}

impl Layers {
    #[inline(never)]
    fn new(start: Cell, cells: CellSet) -> Layers {
        Layers { last: start.into(), left: cells.without(start) }
    }

    /// Goes one link further; returns whether there are such cells.
    #[inline(never)]
    fn grow(&mut self) -> bool {
        let [houses, _] = houses_by_count(self.last);
        self.last = cells_of(houses) & self.left;
        self.left -= self.last;
        !self.last.is_empty()
    }
}

/// Describes the step with a shortest chain.
fn describe(
    pattern: &mut Pattern,
    digits: [Digit; 2],
    cells: CellSet,
    [start, end]: [Cell; 2],
    distance: u8,
) {
    let (mut order, mut parts) = (digits, [CellSet::EMPTY; 2]);
    let mut near = CellSet::from(start);
    // The next cell is the lowest of those that are nearer to the end.
    for left in (0..=distance).rev() {
        let mut layers = Layers::new(end, cells);
        for _ in 0..left {
            layers.grow();
        }
        let Some(cell) = (near & layers.last).first() else { break };
        order = [order[1], order[0]];
        for digit in order {
            pattern.link(digit, cell.into());
        }
        // The distance is odd, so that the first cell is in the first part.
        parts[usize::from(left & 1 ^ 1)].insert(cell);
        near = peers(cell);
    }
    pattern.describe(Technique::RemotePair, digits.into(), &parts, HouseSet::EMPTY);
}
