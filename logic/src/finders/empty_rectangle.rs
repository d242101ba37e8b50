//! Empty rectangles: the places of a digit in a box lie in a row and a column of it, and a strong
//! link crosses one of the two.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, House, HouseKind};

use super::collector::Collector;
use super::links::Links;
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
    in_box: House,
    /// The line of the box from which the strong link starts.
    arm: House,
    /// The house of the strong link, and its ends: in the arm, and seen by the target.
    link: House,
    ends: [CellSet; 2],
    target: CellSet,
}

/// Calls a function with the empty rectangles in a box that remove something, and the number of
/// each, in ascending order.
fn each_rectangle(
    links: &Links,
    in_box: House,
    call: &mut dyn FnMut(usize, &Rectangle) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut number = 0;
    for place in 0..3 {
        let Some([row, column]) = corner(links, in_box, place) else { continue };
        for [arm, other] in [[row, column], [column, row]] {
            for link in links.houses {
                if link.kind() == other.kind()
                    && let Some(rectangle) = rectangle(links, in_box, [arm, other], link)
                {
                    call(number, &rectangle)?;
                }
                number += 1;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty rectangle with an arm, the other line, and a strong link parallel to that.
fn rectangle(
    links: &Links,
    in_box: House,
    [arm, other]: [House; 2],
    link: House,
) -> Option<Rectangle> {
    let [of_box, of_arm] = [in_box, arm].map(CellSet::from_house);
    let ends = links.ends(link);
    let start = ends & of_arm;
    if start.is_empty() || ends.intersects(of_box) {
        return None;
    }
    let end: Cell = (ends - start).single()?;
    let beside_arm = if arm.kind() == HouseKind::Row { end.row() } else { end.column() };
    let target = links.places & CellSet::from_house(other) & CellSet::from_house(beside_arm);
    if target.is_empty() || target.intersects(of_box) {
        return None;
    }
    Some(Rectangle { in_box, arm, link, ends: [start, end.into()], target })
}

/// The row at a place of a box, and the column, that all places in the box lie in, if neither of
/// them has all of the places alone. Two places that share no line have two such corners.
fn corner(links: &Links, in_box: House, place: usize) -> Option<[House; 2]> {
    let [band, stack] = [in_box.position() / 3, in_box.position() % 3];
    let cells = bands(links.places).get(band).map_or(0, |cells| *cells) >> (3 * stack);
    let row = cells >> (9 * place) & 0o7;
    // The places in the two other rows must lie in one column.
    let others = cells & !(0o7 << (9 * place));
    let outside = (others | others >> 9 | others >> 18) & 0o7;
    if !outside.is_power_of_two() || row & !outside == 0 {
        return None;
    }
    let column = outside.trailing_zeros() as usize;
    Some([House::row(3 * band + place)?, House::column(3 * stack + column)?])
}

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
    for in_box in House::BOXES {
        each_rectangle(&links, in_box, &mut |number, one| {
            if technique == Technique::EmptyRectangle {
                return tell_one(board, &links, one, found);
            }
            each_rectangle(&links, in_box, &mut |other_number, other| {
                if other_number <= number || one.target == other.target {
                    return ControlFlow::Continue(());
                }
                tell_two(board, &links, [one, other], found)
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Tells the collector what an empty rectangle removes.
fn tell_one<C: Collector>(
    board: &Board,
    links: &Links,
    one: &Rectangle,
    found: &mut C,
) -> ControlFlow<()> {
    let &Rectangle { in_box, arm, link, ends: [start, end], target } = one;
    let digit = links.digit;
    found.remove(board, digit.into(), target, |pattern| {
        let places = links.ends(in_box);
        let in_arm = places & CellSet::from_house(arm);
        let (parts, houses) = ([places, start | end], [in_box, link].into());
        pattern.describe(Technique::EmptyRectangle, digit.into(), &parts, houses);
        for node in [places - in_arm, in_arm, start, end] {
            pattern.link(digit, node);
        }
    })
}

/// Tells the collector what two empty rectangles in a box remove.
fn tell_two<C: Collector>(
    board: &Board,
    links: &Links,
    [one, other]: [&Rectangle; 2],
    found: &mut C,
) -> ControlFlow<()> {
    let digit = links.digit.into();
    found.remove(board, digit, one.target | other.target, |pattern| {
        let ends = one.ends.into_iter().chain(other.ends).collect();
        let parts = [links.ends(one.in_box), ends];
        let houses = [one.in_box, one.link, other.link].into();
        pattern.describe(Technique::DualEmptyRectangle, digit, &parts, houses);
    })
}
