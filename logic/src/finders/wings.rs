//! Wings: two or three cells with few candidates, of which two share a digit that one of them has.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, CellSet, Digit, House};

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
    for x in Digit::ALL {
        let with_x = two & board.places(x);
        for y in Digit::ALL {
            let cells = with_x & board.places(y);
            if x != y && cells.len() > 1 {
                w_wings(board, [x, y], cells, found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The W-wings of two of the cells {x, y} with a strong link of x.
fn w_wings<C: Collector>(
    board: &Board,
    [x, y]: [Digit; 2],
    cells: CellSet,
    found: &mut C,
) -> ControlFlow<()> {
    for house in House::ALL {
        let places = board.all_candidates().cells(x) & CellSet::from_house(house);
        if places.len() != 2 {
            continue;
        }
        let (Some(one), Some(other)) = (places.first(), places.last()) else { continue };
        // A cell of the link sees its other cell, so that it cannot be one of two cells that do not
        // see each other.
        for first in cells & CellSet::from_peers(one) {
            let far = (cells & CellSet::from_peers(other)) - CellSet::from_peers(first);
            for second in far.without(first) {
                let seen = CellSet::from_peers(first) & CellSet::from_peers(second);
                found.remove(board, y.into(), seen, || {
                    Step::new(Technique::WWing)
                        .of_digits([x, y])
                        .in_cells([[first, second].into(), places])
                        .in_houses(house)
                        .linked(y, first)
                        .linked(x, first)
                        .linked(x, one)
                        .linked(x, other)
                        .linked(x, second)
                        .linked(y, second)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits of a set of two.
fn both(digits: Candidates) -> [Option<Digit>; 2] {
    [digits.first(), digits.last()]
}
