//! Empty rectangles: the places of a digit in a box lie in a row and a column of it, and a strong
//! link crosses one of the two.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, House, HouseKind, HouseSet};

use super::collector::Collector;
use super::compact::houses_of;
use super::house::{crossing, write};
use super::links::{Link, Links};
use super::turbot::{Chain, tell};
use crate::bands::bands;
use crate::board::Board;
use crate::technique::Technique;

/// An empty rectangle in a box.
///
/// ```text
///   . X . | . . x    The places X in the box lie in row 1 and column 1. If the target t is true,
///   X . . | . . |    none of those in column 1 is, so one of those in row 1 is. Then x is false
///   X . . | . . |    and y is true, which sees the target. So the target is false. Here row 1 is
///   ------+-----|    the arm, and column 6 has the strong link.
///   t . . | . . y
/// ```
#[derive(Clone, Copy)]
struct Rectangle {
    /// The line of the box from which the strong link starts.
    arm: House,
    /// The house of the strong link, and its ends in the arm and outside.
    link: House,
    ends: [Cell; 2],
    target: Cell,
}

/// The most empty rectangles of a box: two corners, each with two arms, which six lines cross
/// outside the box.
const MOST: usize = 24;

/// Empty rectangle: the places of a digit in a box lie in a row and a column of it, and a strong
/// link in a crossing line starts from one of the two. The place in which the lines of the other
/// ends cross loses the digit.
///
/// Dual empty rectangle: two empty rectangles in one box with different targets.
#[inline(never)]
pub(super) fn empty_rectangle<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut list = Link::NONE;
    let list = links.list(!HouseSet::BOXES, &mut list);
    let mut rectangles = [None; MOST];
    for &in_box in &House::BOXES {
        let count = find(&links, list, in_box, &mut rectangles);
        let mut left = rectangles.get(..count).unwrap_or_default();
        while let [Some(one), rest @ ..] = left {
            left = rest;
            let chain = one.chain(&links, in_box);
            if technique == Technique::EmptyRectangle {
                tell(board, technique, [&chain, &chain], found)?;
                continue;
            }
            for other in rest.iter().flatten() {
                if one.target != other.target {
                    tell(board, technique, [&chain, &other.chain(&links, in_box)], found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Writes the empty rectangles in a box; returns how many there are.
fn find(links: &Links, list: &[Link], in_box: House, found: &mut [Option<Rectangle>]) -> usize {
    let mut count = 0;
    let mut places = [0];
    write(in_box, &[bands(links.places)], &mut places);
    let [places] = places;
    for place in 0..3 {
        let row = places & 0o7 << (3 * place);
        // The places in the two other rows must lie in one column.
        let others = places - row;
        let outside = (others | others >> 3 | others >> 6) & 0o7;
        // The number of the column among the triads: 3, 4 or 5.
        let column = match outside {
            1 => 3,
            2 => 4,
            4 => 5,
            _ => continue,
        };
        if row & !(0o111 * outside) == 0 {
            continue;
        }
        let (Some(mut arm), Some(mut other)) = (crossing(in_box, place), crossing(in_box, column))
        else {
            continue;
        };
        for _ in 0..2 {
            for &link in list {
                let rectangle = rectangle(links, in_box, [arm, other], link);
                if rectangle.is_some()
                    && let Some(next) = found.get_mut(count)
                {
                    *next = rectangle;
                    count += 1;
                }
            }
            (arm, other) = (other, arm);
        }
    }
    count
}

/// The empty rectangle with an arm, the other line, and a strong link that crosses the arm.
fn rectangle(
    links: &Links,
    in_box: House,
    [arm, other]: [House; 2],
    mut link: Link,
) -> Option<Rectangle> {
    if !link.houses[0].contains(arm) {
        link.turn();
    }
    let ([start, end], [at_start, at_end]) = (link.ends, link.houses);
    if !at_start.contains(arm) || at_end.contains(arm) || at_start.contains(in_box) {
        return None;
    }
    let target = match arm.kind() {
        HouseKind::Row => Cell::at(end.row_index(), other.position()),
        _ => Cell::at(other.position(), end.column_index()),
    }?;
    let is_one = links.places.contains(target) && !houses_of(target).contains(in_box);
    is_one.then_some(Rectangle { arm, link: link.house, ends: [start, end], target })
}

impl Rectangle {
    /// The rectangle as a chain.
    #[inline(never)]
    fn chain(&self, links: &Links, in_box: House) -> Chain {
        let places = links.ends(in_box);
        let in_arm = places & CellSet::from_house(self.arm);
        let [start, end] = self.ends;
        Chain {
            digit: links.digit,
            houses: HouseSet::from(in_box) | self.link,
            nodes: [places - in_arm, in_arm, start.into(), end.into()],
            removed: self.target.into(),
        }
    }
}
