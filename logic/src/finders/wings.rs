//! Wings: two or three cells with few candidates, of which two share a digit that one of them has.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::compact::{each, peers, pop, two};
use crate::board::Board;
use crate::step::Pattern;
use crate::technique::Technique;

/// A pivot {x, y}, or {x, y, z}, sees a wing {x, z} and a wing {y, z}. If the pivot has x or y, one
/// of the wings has z. So the cells that see both wings lose z; where the pivot may have z itself,
/// the cells that see the pivot too. The size is the number of the pivot's candidates, 2 or 3.
///
/// If the wings see each other, the three cells are a naked triple, which is no wing.
#[inline(never)]
pub(super) fn wing<C: Collector>(board: &Board, size: usize, found: &mut C) -> ControlFlow<()> {
    let counts = CandidateCounts::of(board);
    for pivot in each(if size == 2 { counts.two } else { counts.three }) {
        let digits = board.candidates(pivot);
        let near = counts.two & peers(pivot);
        for z in if size == 2 { !digits } else { digits } {
            let [Some(x), Some(y)] = both(digits.without(z)) else { continue };
            let with_z = near & board.places(z);
            let with_y = with_z & board.places(y);
            if with_y.is_empty() {
                continue;
            }
            for first in each(with_z & board.places(x)) {
                for second in each(with_y - peers(first)) {
                    let mut seen = peers(first) & peers(second);
                    if size > 2 {
                        seen &= peers(pivot);
                    }
                    found.remove(board, z.into(), seen, |pattern| {
                        let technique =
                            if size == 2 { Technique::XyWing } else { Technique::XyzWing };
                        let parts = [pivot.into(), two(first, second)];
                        pattern.describe(technique, digits.with(z), &parts, HouseSet::EMPTY);
                        if size == 2 {
                            let pair = [(x, pivot), (y, pivot)];
                            let [left, right] =
                                [[(z, first), (x, first)], [(y, second), (z, second)]];
                            link_all(pattern, [left, pair, right].as_flattened());
                        }
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells {x, y} that do not see each other, each of which sees one of the only two places of x
/// in a house. One of the two places has x, so one of the two cells lacks it and has y. So the
/// cells that see both lose y.
///
/// If the cells see each other, they are a naked pair, which is no wing.
#[inline(never)]
pub(super) fn w_wing<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let two = CandidateCounts::of(board).two;
    for lower in Digit::ALL {
        let with_lower = two & board.places(lower);
        for higher in Digit::ALL.into_iter().skip(lower.index() + 1) {
            let mut cells = with_lower & board.places(higher);
            while let Some(first) = pop(&mut cells) {
                for second in each(cells - peers(first)) {
                    w_wings(board, [lower, higher], [first, second], found)?;
                    w_wings(board, [higher, lower], [first, second], found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The W-wings of two cells {x, y} with a strong link of x.
fn w_wings<C: Collector>(
    board: &Board,
    [x, y]: [Digit; 2],
    [first, second]: [Cell; 2],
    found: &mut C,
) -> ControlFlow<()> {
    let (near, far) = (peers(first), peers(second));
    let seen = near & far;
    if !seen.intersects(board.places(y)) {
        return ControlFlow::Continue(());
    }
    let places = board.all_candidates().cells(x);
    // The cells themselves are not seen, so that neither is a cell of the link.
    let unseen = places - (near | far);
    for house in House::ALL {
        let cells = CellSet::from_house(house);
        let ends = places & cells;
        if unseen.intersects(cells) || ends.len() != 2 {
            continue;
        }
        let (Some(one), Some(other)) = (ends.first(), ends.last()) else { continue };
        // If both cells see both ends, it makes no difference which end comes first.
        let [one, other] = if near.contains(one) && far.contains(other) {
            [one, other]
        } else if near.contains(other) && far.contains(one) {
            [other, one]
        } else {
            continue;
        };
        found.remove(board, y.into(), seen, |pattern| {
            let parts = [two(first, second), ends];
            pattern.describe(Technique::WWing, [x, y].into(), &parts, house.into());
            let nodes = [(y, first), (x, first), (x, one), (x, other), (x, second), (y, second)];
            link_all(pattern, &nodes);
        })?;
    }
    ControlFlow::Continue(())
}

/// Adds nodes of one cell each to the chain.
#[inline(never)]
fn link_all(pattern: &mut Pattern, nodes: &[(Digit, Cell)]) {
    for &(digit, cell) in nodes {
        pattern.link(digit, cell.into());
    }
}

/// The digits of a set of two.
fn both(digits: Candidates) -> [Option<Digit>; 2] {
    [digits.first(), digits.last()]
}
