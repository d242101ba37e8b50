//! Wings: two or three cells with few candidates, of which two share a digit that one of them has.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House};

use super::Collector;
use super::candidate_counts::CandidateCounts;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// A pivot {x, y} sees a wing {x, z} and a wing {y, z}. Whichever digit the pivot has, one of the
/// wings has z. So the cells that see both wings lose z.
///
/// If the wings see each other, the three cells are a naked triple, which is no wing.
pub(super) fn xy_wing<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let counts = CandidateCounts::of(board);
    for pivot in counts.two {
        let [Some(x), Some(y)] = both(board.candidates(pivot)) else { continue };
        let near = counts.two & CellSet::from_peers(pivot);
        let (with_x, with_y) = (near & board.places(x), near & board.places(y));
        if with_x.is_empty() || with_y.is_empty() {
            continue;
        }
        for z in Digit::ALL {
            if z == x || z == y {
                continue;
            }
            let places = board.places(z);
            for first in with_x & places {
                for second in (with_y & places) - CellSet::from_peers(first) {
                    let seen = CellSet::from_peers(first) & CellSet::from_peers(second);
                    found.remove(board, z.into(), seen, || {
                        Step::new(Technique::XyWing)
                            .of_digits([x, y, z])
                            .in_cells([pivot.into(), [first, second].into()])
                            .linked(z, first)
                            .linked(x, first)
                            .linked(x, pivot)
                            .linked(y, pivot)
                            .linked(y, second)
                            .linked(z, second)
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A pivot {x, y, z} sees a wing {x, z} and a wing {y, z}. One of the three cells has z: the pivot,
/// or the wing that the pivot leaves no other digit. So the cells that see all three lose z.
///
/// If the wings see each other, the three cells are a naked triple, which is no wing.
pub(super) fn xyz_wing<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let counts = CandidateCounts::of(board);
    for pivot in counts.three {
        let digits = board.candidates(pivot);
        let around = CellSet::from_peers(pivot);
        let near = counts.two & around;
        for z in digits {
            let with_z = near & board.places(z);
            let [Some(x), Some(y)] = both(digits.without(z)) else { continue };
            for first in with_z & board.places(x) {
                for second in (with_z & board.places(y)) - CellSet::from_peers(first) {
                    let seen = around & CellSet::from_peers(first) & CellSet::from_peers(second);
                    found.remove(board, z.into(), seen, || {
                        Step::new(Technique::XyzWing)
                            .of_digits(digits)
                            .in_cells([pivot.into(), [first, second].into()])
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
pub(super) fn w_wing<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let two = CandidateCounts::of(board).two;
    for lower in Digit::ALL {
        let with_lower = two & board.places(lower);
        for higher in Digit::ALL.into_iter().skip(lower.index() + 1) {
            let mut cells = with_lower & board.places(higher);
            while let Some(first) = cells.first() {
                cells = cells.without(first);
                for second in cells - CellSet::from_peers(first) {
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
    let (near, far) = (CellSet::from_peers(first), CellSet::from_peers(second));
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
        found.remove(board, y.into(), seen, || {
            Step::new(Technique::WWing)
                .of_digits([x, y])
                .in_cells([[first, second].into(), ends])
                .in_houses(house)
                .linked(y, first)
                .linked(x, first)
                .linked(x, one)
                .linked(x, other)
                .linked(x, second)
                .linked(y, second)
        })?;
    }
    ControlFlow::Continue(())
}

/// The digits of a set of two.
fn both(digits: Candidates) -> [Option<Digit>; 2] {
    [digits.first(), digits.last()]
}
