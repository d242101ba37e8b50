//! Empty rectangles: the places of a digit in a box lie in a row and a column of it, and a strong
//! link crosses one of the two.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, House, HouseKind, HouseSet};

use super::collector::Collector;
use super::links::{Links, bands};
use crate::board::Board;
use crate::step::Step;
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

/// The empty rectangles in a box that remove something.
fn rectangles(links: &Links, in_box: House) -> impl Iterator<Item = Rectangle> + Clone + use<'_> {
    let arms = corners(links, in_box).flat_map(|[row, column]| [[row, column], [column, row]]);
    arms.flat_map(move |[arm, other]| {
        let parallel = match other.kind() {
            HouseKind::Row => HouseSet::ROWS,
            HouseKind::Column | HouseKind::Box => HouseSet::COLUMNS,
        };
        let strong = (links.houses & parallel).iter();
        strong.filter_map(move |link| rectangle(links, in_box, [arm, other], link))
    })
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

/// The row and the column that all places in a box lie in, if neither of them has all of the places
/// alone. Two places that share no line have two such corners.
fn corners(links: &Links, in_box: House) -> impl Iterator<Item = [House; 2]> + Clone + use<> {
    let [band, stack] = [in_box.position() / 3, in_box.position() % 3];
    let cells = bands(links.places).get(band).map_or(0, |cells| *cells) >> (3 * stack);
    let rows = [cells & 0o7, cells >> 9 & 0o7, cells >> 18 & 0o7];
    let [top, middle, bottom] = rows;
    let outside = [middle | bottom, top | bottom, top | middle];
    (0..3).zip(rows).zip(outside).filter_map(move |((place, row), outside): ((usize, u32), u32)| {
        // The places in the two other rows must lie in one column.
        if !outside.is_power_of_two() || row & !outside == 0 {
            return None;
        }
        let column = outside.trailing_zeros() as usize;
        Some([House::row(3 * band + place)?, House::column(3 * stack + column)?])
    })
}

/// The places of a digit in a box lie in a row and a column of it, and a strong link in a crossing
/// line starts from one of the two: the place in which the lines of the other ends cross loses the
/// digit.
pub(super) fn empty_rectangle<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let digit = links.digit;
    for in_box in House::BOXES {
        for rectangle in rectangles(&links, in_box) {
            let Rectangle { in_box, arm, link, ends: [start, end], target } = rectangle;
            found.remove(board, digit.into(), target, || {
                let places = links.ends(in_box);
                let in_arm = places & CellSet::from_house(arm);
                Step::new(Technique::EmptyRectangle)
                    .of_digits(digit)
                    .in_cells([places, start | end])
                    .in_houses([in_box, link])
                    .linked(digit, places - in_arm)
                    .linked(digit, in_arm)
                    .linked(digit, start)
                    .linked(digit, end)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Two empty rectangles in one box with different targets.
pub(super) fn dual_empty_rectangle<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let digit = links.digit;
    for in_box in House::BOXES {
        let mut others = rectangles(&links, in_box);
        while let Some(one) = others.next() {
            for other in others.clone().filter(|other| other.target != one.target) {
                found.remove(board, digit.into(), one.target | other.target, || {
                    let ends = one.ends.into_iter().chain(other.ends).collect();
                    Step::new(Technique::DualEmptyRectangle)
                        .of_digits(digit)
                        .in_cells([links.ends(in_box), ends])
                        .in_houses([in_box, one.link, other.link])
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
