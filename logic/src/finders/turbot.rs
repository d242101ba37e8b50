//! Two strong links of a digit that a weak link joins: `b = a - c = d`. At least one of the ends,
//! `b` and `d`, is true, so a place that sees both is false.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseSet};

use super::collector::Collector;
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
    for kind in [HouseSet::ROWS, HouseSet::COLUMNS] {
        let crossing = |cell: Cell| match kind {
            HouseSet::ROWS => cell.column(),
            _ => cell.row(),
        };
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
    let mut left = links.houses - links.repeated();
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

/// Two two-string kites with the same two cells in the box, each of which removes something that
/// the other one does not. They are of one digit, so that each of the cells is on a row of one kite
/// and on a column of the other, or of two digits.
///
/// A unit is the lower digit.
pub(super) fn dual_two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let of_lines = |kind: HouseSet| -> CellSet {
        (links.houses & kind).iter().map(|line| links.ends(line)).collect()
    };
    let [in_rows, in_columns] = [HouseSet::ROWS, HouseSet::COLUMNS].map(of_lines);
    for a in in_rows {
        for b in in_columns & CellSet::from_house(a.box_()) {
            let Some(one) = Kite::new(&links, [a, b]) else { continue };
            if a < b {
                one.tell_with(board, Kite::new(&links, [b, a]), found)?;
            }
            for &digit in Digit::ALL.iter().skip(usize::from(unit) + 1) {
                let links = Links::new(board, digit);
                one.tell_with(board, Kite::new(&links, [a, b]), found)?;
                one.tell_with(board, Kite::new(&links, [b, a]), found)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A two-string kite that removes something.
#[derive(Clone, Copy)]
struct Kite {
    digit: Digit,
    /// The row and the column.
    houses: [House; 2],
    /// The cells in the box: one in the row, one in the column.
    between: [Cell; 2],
    ends: CellSet,
    removed: CellSet,
}

impl Kite {
    /// The kite with a cell in its row and another cell of the same box in its column.
    fn new(links: &Links, between: [Cell; 2]) -> Option<Kite> {
        let [a, b] = between;
        let houses = [a.row(), b.column()];
        let two = houses.into_iter().all(|line| links.houses.contains(line));
        let [row, column] = houses.map(|line| links.ends(line));
        if !two || !row.contains(a) || !column.contains(b) || row.intersects(column) {
            return None;
        }
        let (start, end) = (row.without(a).first()?, column.without(b).first()?);
        let removed = links.seen_by_both(start, end);
        let ends = CellSet::from(start) | end;
        (!removed.is_empty()).then_some(Kite { digit: links.digit, houses, between, ends, removed })
    }

    /// Tells the collector what this kite and another one remove.
    fn tell_with<C: Collector>(
        &self,
        board: &Board,
        other: Option<Kite>,
        found: &mut C,
    ) -> ControlFlow<()> {
        let Some(other) = other else { return ControlFlow::Continue(()) };
        let kites = [*self, other];
        let removals @ [one, two] = kites.map(|kite| (kite.digit, kite.removed));
        if one == two {
            return ControlFlow::Continue(());
        }
        found.remove_each(board, removals.into_iter(), || {
            Step::new(Technique::DualTwoStringKite)
                .of_digits(Candidates::from(self.digit) | other.digit)
                .in_cells([self.ends | other.ends, self.between.into()])
                .in_houses(kites.into_iter().flat_map(|kite| kite.houses).collect::<HouseSet>())
        })
    }
}
