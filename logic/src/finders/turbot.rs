//! Two strong links of a digit that a weak link joins: `b = a - c = d`. At least one of the ends,
//! `b` and `d`, is true, so a place that sees both is false.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, House, HouseSet};

use super::Collector;
use super::links::Links;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// Two strong links with no cell in common, and the houses that they are in.
#[derive(Clone, Copy)]
struct TwoLinks {
    houses: [House; 2],
    pairs: [[Cell; 2]; 2],
}

/// A chain of two strong links: an end, two cells between, and the other end.
type Chain = [Cell; 4];

impl TwoLinks {
    /// `None` if the links have a cell in common.
    fn new(links: &Links, houses: [House; 2]) -> Option<TwoLinks> {
        let [one, other] = houses;
        if links.ends(one).intersects(links.ends(other)) {
            return None;
        }
        Some(TwoLinks { houses, pairs: [links.pair(one)?, links.pair(other)?] })
    }

    /// The four ways to join the links. Whether the cells between see each other, is not checked.
    fn chains(self) -> [Chain; 4] {
        let [[a, b], [c, d]] = self.pairs;
        [[b, a, c, d], [b, a, d, c], [a, b, c, d], [a, b, d, c]]
    }
}

/// Tells the collector what a chain removes.
fn tell<C: Collector>(
    board: &Board,
    technique: Technique,
    links: &Links,
    houses: [House; 2],
    chain: Chain,
    found: &mut C,
) -> ControlFlow<()> {
    let [start, one, other, end] = chain;
    let digit = links.digit;
    found.remove(board, digit.into(), links.seen_by_both(start, end), || {
        chain.into_iter().fold(
            Step::new(technique)
                .of_digits(digit)
                .in_cells([[start, end].into(), [one, other].into()])
                .in_houses(houses),
            |step, cell| step.linked(digit, cell),
        )
    })
}

/// Two parallel lines with two places each, of which one each lie in one crossing line, and the
/// others do not.
pub(super) fn skyscraper<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    for (kind, crossing) in KINDS {
        let mut left = links.houses & kind;
        while let Some(one) = left.first() {
            left.remove(one);
            for other in left {
                let Some(two) = TwoLinks::new(&links, [one, other]) else { continue };
                for chain in two.chains() {
                    let [start, a, b, end] = chain;
                    if crossing(a) == crossing(b) && crossing(start) != crossing(end) {
                        tell(board, Technique::Skyscraper, &links, two.houses, chain, found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The kinds of lines, and which line crosses such a line at a cell.
const KINDS: [(HouseSet, fn(Cell) -> House); 2] =
    [(HouseSet::ROWS, Cell::column), (HouseSet::COLUMNS, Cell::row)];

/// A row and a column with two places each, of which one each lie in one box.
pub(super) fn two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    for row in links.houses & HouseSet::ROWS {
        for column in links.houses & HouseSet::COLUMNS {
            let Some(two) = TwoLinks::new(&links, [row, column]) else { continue };
            for chain in two.chains() {
                let [_, a, b, _] = chain;
                if a.box_() == b.box_() {
                    tell(board, Technique::TwoStringKite, &links, two.houses, chain, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Any two strong links that a weak link joins. Skyscrapers and two-string kites are among them.
pub(super) fn turbot_fish<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut left = links.houses - repeated(&links);
    while let Some(one) = left.first() {
        left.remove(one);
        let Some([a, b]) = links.pair(one) else { continue };
        let near = CellSet::from_peers(a) | CellSet::from_peers(b);
        for other in left {
            if !links.ends(other).intersects(near) {
                continue;
            }
            let Some(two) = TwoLinks::new(&links, [one, other]) else { continue };
            for chain in two.chains() {
                let [_, a, b, _] = chain;
                if a.sees(b) {
                    tell(board, Technique::TurbotFish, &links, two.houses, chain, found)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The boxes whose strong link is also that of a line.
fn repeated(links: &Links) -> HouseSet {
    let is_repeated = |&in_box: &House| {
        let Some([a, b]) = links.pair(in_box) else { return false };
        let is_link = |line: House| line.contains(b) && links.houses.contains(line);
        is_link(a.row()) || is_link(a.column())
    };
    (links.houses & HouseSet::BOXES).iter().filter(is_repeated).collect()
}

/// Two two-string kites with the same two cells in the box: one with the row of the first cell and
/// the column of the second, the other with the column of the first and the row of the second. Each
/// removes something, and not the same as the other.
pub(super) fn dual_two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    // Cells with a strong link in their row and another one in their column.
    let ends = |kind: HouseSet| -> CellSet {
        (links.houses & kind).iter().map(|house| links.ends(house)).collect()
    };
    let both = ends(HouseSet::ROWS) & ends(HouseSet::COLUMNS);
    let mut left = both;
    while let Some(one) = left.first() {
        left.remove(one);
        for other in left & CellSet::from_house(one.box_()) {
            let Some(first) = kite_through(&links, one, other) else { continue };
            let Some(second) = kite_through(&links, other, one) else { continue };
            let removed = |[a, b]: [Cell; 2]| links.seen_by_both(a, b);
            if removed(first).is_empty()
                || removed(second).is_empty()
                || removed(first) == removed(second)
            {
                continue;
            }
            let cells = removed(first) | removed(second);
            found.remove(board, links.digit.into(), cells, || {
                let ends = CellSet::from(first) | CellSet::from(second);
                Step::new(Technique::DualTwoStringKite)
                    .of_digits(links.digit)
                    .in_cells([ends, [one, other].into()])
                    .in_houses([one.row(), one.column(), other.row(), other.column()])
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The ends of the kite with a strong link in the row of one cell, and with one in the column of
/// another cell of the box; `None` if the cells are not four.
fn kite_through(links: &Links, in_row: Cell, in_column: Cell) -> Option<[Cell; 2]> {
    let one = links.ends(in_row.row());
    let other = links.ends(in_column.column());
    if one.intersects(other) {
        return None;
    }
    Some([one.without(in_row).single()?, other.without(in_column).single()?])
}
