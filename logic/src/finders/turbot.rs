//! Two strong links of a digit that a weak link joins: `b = a - c = d`. At least one of the ends,
//! `b` and `d`, is true, so a place that sees both is false.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, House, HouseKind, HouseSet};

use super::collector::Collector;
use super::compact::each;
use super::links::Links;
use crate::board::Board;
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

/// The chains of two strong links that have a technique's shape:
///
/// * Skyscraper: two parallel lines with two places each, of which one each lie in one crossing
///   line, and the others do not.
/// * Two-string kite: a row and a column with two places each, of which one each lie in one box.
/// * Turbot fish: any two strong links that a weak link joins. Skyscrapers and two-string kites are
///   among them.
#[inline(never)]
pub(super) fn two_links<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut left = links.houses;
    match technique {
        Technique::TurbotFish => left -= links.repeated(),
        _ => left -= HouseSet::BOXES,
    }
    while let Some(one) = left.first() {
        left.remove(one);
        for other in left {
            if !may_join(technique, [one, other]) {
                continue;
            }
            let Some(two) = TwoLinks::new(&links, [one, other]) else { continue };
            for chain in two.chains() {
                let [start, a, b, end] = chain;
                // A skyscraper has the cells between in a crossing line, and the ends not.
                let is_one = match technique {
                    Technique::Skyscraper => {
                        let share_line = |a: Cell, b: Cell| match one.kind() {
                            HouseKind::Row => a.column() == b.column(),
                            _ => a.row() == b.row(),
                        };
                        share_line(a, b) && !share_line(start, end)
                    }
                    Technique::TwoStringKite => a.box_() == b.box_(),
                    _ => a.sees(b),
                };
                if !is_one {
                    continue;
                }
                let (digit, seen) = (links.digit, links.seen_by_both(start, end));
                found.remove(board, digit.into(), seen, |pattern| {
                    let parts = [[start, end].into(), [a, b].into()];
                    pattern.describe(technique, digit.into(), &parts, two.houses.into());
                    for cell in chain {
                        pattern.link(digit, cell.into());
                    }
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a technique joins links in two houses.
fn may_join(technique: Technique, [one, other]: [House; 2]) -> bool {
    match technique {
        Technique::Skyscraper => one.kind() == other.kind(),
        Technique::TwoStringKite => one.kind() != other.kind(),
        _ => true,
    }
}

/// Two two-string kites with the same two cells in the box, each of which removes something that
/// the other one does not. They are of one digit, so that each of the cells is on a row of one kite
/// and on a column of the other, or of two digits.
///
/// A unit is the lower digit.
#[inline(never)]
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
    for a in each(in_rows) {
        for b in each(in_columns & CellSet::from_house(a.box_())) {
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
        found.remove_two(board, removals, |pattern| {
            let digits = Candidates::from(self.digit) | other.digit;
            let parts = [self.ends | other.ends, self.between.into()];
            let houses = HouseSet::from(self.houses) | HouseSet::from(other.houses);
            pattern.describe(Technique::DualTwoStringKite, digits, &parts, houses);
        })
    }
}
