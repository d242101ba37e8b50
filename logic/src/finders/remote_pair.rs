//! Remote pairs: a chain of cells with the same two candidates.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, Digit, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::compact::{each, peers, pop};
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
    let mut starts = cells;
    // Each pair is found from the lower of its ends.
    while let Some(start) = pop(&mut starts) {
        let (mut layer, mut left) = (CellSet::from(start), cells.without(start));
        for distance in 1.. {
            layer = next_to(layer) & left;
            if layer.is_empty() {
                break;
            }
            left -= layer;
            if distance % 2 == 0 || distance == 1 {
                continue;
            }
            for end in each(layer & starts) {
                let seen = peers(start) & peers(end);
                found.remove(board, digits.into(), seen, |pattern| {
                    describe(pattern, digits, cells, [start, end]);
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells that see any of some cells.
fn next_to(cells: CellSet) -> CellSet {
    each(cells).map(peers).collect()
}

/// Describes the step with a shortest chain.
fn describe(pattern: &mut Pattern, digits: [Digit; 2], cells: CellSet, [start, end]: [Cell; 2]) {
    let [mut leaving, mut entering] = digits;
    let mut parts = [CellSet::EMPTY; 2];
    let mut cell = start;
    loop {
        pattern.link(entering, cell.into());
        pattern.link(leaving, cell.into());
        let [same, other] = parts;
        parts = [other, same.with(cell)];
        (leaving, entering) = (entering, leaving);
        if cell == end {
            break;
        }
        // The next cell is one that is nearer to the end.
        let Some(next) = nearer(cells, cell, end) else { break };
        cell = next;
    }
    // The number of cells is even, so that the first of them are in the first part again.
    pattern.describe(Technique::RemotePair, digits.into(), &parts, HouseSet::EMPTY);
}

/// The lowest of the cells next to one that has the shortest way to the end.
fn nearer(cells: CellSet, cell: Cell, end: Cell) -> Option<Cell> {
    let near = cells & peers(cell);
    let (mut layer, mut left) = (CellSet::from(end), cells.without(cell));
    loop {
        if let Some(next) = (layer & near).first() {
            return Some(next);
        }
        left -= layer;
        layer = next_to(layer) & left;
        if layer.is_empty() {
            return None;
        }
    }
}
