//! Wings: two or three cells with few candidates, of which two share a digit that one of them has.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseSet};

use super::candidate_counts::CandidateCounts;
use super::collector::Collector;
use super::compact::{each, peers, pop, two};
use super::links::Links;
use crate::board::Board;
use crate::step::Pattern;
use crate::technique::Technique;

/// Two cells with two candidates each, and what joins them.
struct Wing {
    technique: Technique,
    wings: [Cell; 2],
    /// The digit that one of the wings has.
    z: Digit,
    /// The other digit of each wing.
    others: [Digit; 2],
    /// The cells between the wings, which the other digits lead to: the pivot twice, or the two
    /// cells of a strong link.
    middle: [Cell; 2],
    /// The house of the link.
    houses: HouseSet,
}

impl Wing {
    /// Tells the collector that the cells that see both wings lose the digit; where the pivot may
    /// have it itself, the cells that see the pivot too.
    #[inline(never)]
    fn tell<C: Collector>(&self, board: &Board, found: &mut C) -> ControlFlow<()> {
        let ([first, second], [pivot, _]) = (self.wings, self.middle);
        let count = if self.technique == Technique::XyzWing { 3 } else { 2 };
        let mut seen = CellSet::ALL;
        for &cell in [first, second, pivot].iter().take(count) {
            seen &= peers(cell);
        }
        found.remove(board, self.z.into(), seen, |pattern| self.describe(pattern))
    }

    /// Describes the wing.
    #[inline(never)]
    fn describe(&self, pattern: &mut Pattern) {
        let Wing { technique, wings, middle, z, others: [x, y], houses } = *self;
        let (head, tail) =
            if technique == Technique::WWing { (wings, middle) } else { (middle, wings) };
        let digits = Candidates::from(x).with(y).with(z);
        pattern.describe(technique, digits, &[two(head), two(tail)], houses);
        if technique != Technique::XyzWing {
            let ([first, second], [one, other]) = (wings, middle);
            let nodes = [(z, first), (x, first), (x, one), (y, other), (y, second), (z, second)];
            for (digit, cell) in nodes {
                pattern.link(digit, cell.into());
            }
        }
    }
}

/// A pivot {x, y}, or {x, y, z}, sees a wing {x, z} and a wing {y, z}. If the pivot has x or y, one
/// of the wings has z. The size is the number of the pivot's candidates, 2 or 3.
///
/// If the wings see each other, the three cells are a naked triple, which is no wing.
#[inline(never)]
pub(super) fn wing<C: Collector>(board: &Board, size: usize, found: &mut C) -> ControlFlow<()> {
    let technique = if size == 2 { Technique::XyWing } else { Technique::XyzWing };
    let counts = CandidateCounts::of(board);
    let pivots = if size == 2 { &counts.two } else { &counts.three };
    for pivot in each(*pivots) {
        let digits = board.candidates(pivot);
        let near = counts.two & peers(pivot);
        for &z in &Digit::ALL {
            if digits.contains(z) == (size == 2) {
                continue;
            }
            // A cell with two candidates is not filled.
            let present = board.all_candidates();
            let with_z = near & present.cells(z);
            // Fewer than two cells cannot be both wings.
            if with_z.bits() & with_z.bits().wrapping_sub(1) == 0 {
                continue;
            }
            let mut others = Digit::ALL.iter().filter(|&&x| x != z && digits.contains(x));
            let (Some(&x), Some(&y)) = (others.next(), others.next()) else { continue };
            let with_y = with_z & present.cells(y);
            if with_y.is_empty() {
                continue;
            }
            for first in each(with_z & present.cells(x)) {
                for second in each(with_y - peers(first)) {
                    let (wings, middle) = ([first, second], [pivot; 2]);
                    let (others, houses) = ([x, y], HouseSet::EMPTY);
                    Wing { technique, wings, z, others, middle, houses }.tell(board, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells {x, y} that do not see each other, each of which sees one of the only two places of x
/// in a house. One of the two places has x, so one of the two cells lacks it and has y.
///
/// If the cells see each other, they are a naked pair, which is no wing.
#[inline(never)]
pub(super) fn w_wing<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    let with_two = CandidateCounts::of(board).two;
    for (place, &lower) in Digit::ALL.iter().enumerate() {
        let with_lower = with_two & board.all_candidates().cells(lower);
        for &higher in Digit::ALL.iter().skip(place + 1) {
            let mut cells = with_lower & board.all_candidates().cells(higher);
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
#[inline(never)]
fn w_wings<C: Collector>(
    board: &Board,
    [x, z]: [Digit; 2],
    wings: [Cell; 2],
    found: &mut C,
) -> ControlFlow<()> {
    let [near, far] = wings.map(peers);
    if !(near & far).intersects(board.all_candidates().cells(z)) {
        return ControlFlow::Continue(());
    }
    // The cells themselves are not seen, so that neither is a cell of the link.
    let links = Links::new(board, x);
    for &house in &House::ALL {
        if !links.houses.contains(house) {
            continue;
        }
        let ends = links.ends(house);
        if !ends.is_subset(near | far) {
            continue;
        }
        let (Some(one), Some(other)) = (ends.first(), ends.last()) else { continue };
        // If both cells see both ends, it makes no difference which end comes first.
        for middle in [[one, other], [other, one]] {
            if near.contains(middle[0]) && far.contains(middle[1]) {
                let (technique, houses) = (Technique::WWing, house.into());
                let others = [x; 2];
                Wing { technique, wings, z, others, middle, houses }.tell(board, found)?;
                break;
            }
        }
    }
    ControlFlow::Continue(())
}
