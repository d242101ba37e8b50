//! Two strong links of a digit that a weak link joins: `b = a - c = d`. At least one of the ends,
//! `b` and `d`, is true, so a place that sees both is false.

use core::ops::ControlFlow;

use sudoku_core::{Candidates, Cell, CellSet, Digit, HouseSet};

use super::collector::Collector;
use super::compact::{cells_of, each};
use super::links::{Link, Links};
use crate::board::Board;
use crate::technique::Technique;

/// A chain of two strong links of a digit, joined by a weak one.
pub(super) struct Chain {
    pub(super) digit: Digit,
    /// The houses of the strong links.
    pub(super) houses: HouseSet,
    /// An end, the cells between, and the other end.
    pub(super) nodes: [CellSet; 4],
    /// The places that see both ends.
    pub(super) removed: CellSet,
}

impl Chain {
    /// A chain of four cells. `None` if the links have a cell in common, or if no place sees both
    /// ends.
    #[inline(never)]
    fn new(links: &Links, houses: HouseSet, cells: [[Cell; 2]; 2]) -> Option<Chain> {
        let [[start, a], [b, end]] = cells;
        if a == b || a == end || start == b || start == end {
            return None;
        }
        let removed = links.places & CellSet::from_cells(&[start, end]).common_peers();
        if removed.is_empty() {
            return None;
        }
        let mut nodes = [CellSet::EMPTY; 4];
        for (node, cell) in nodes.iter_mut().zip(cells.as_flattened()) {
            *node = (*cell).into();
        }
        Some(Chain { digit: links.digit, houses, nodes, removed })
    }
}

/// Tells the collector what two chains remove. A step of one chain has the same one twice.
#[inline(never)]
pub(super) fn tell<C: Collector>(
    board: &Board,
    technique: Technique,
    [one, other]: [&Chain; 2],
    found: &mut C,
) -> ControlFlow<()> {
    let removals = [(one.digit, one.removed), (other.digit, other.removed)];
    found.remove_two(board, removals, |pattern| {
        // An empty rectangle, or any other chain.
        let in_part = match technique {
            Technique::EmptyRectangle | Technique::DualEmptyRectangle => [0, 0, 1, 1],
            _ => [0, 1, 1, 0],
        };
        let mut parts = [CellSet::EMPTY; 2];
        for chain in [one, other] {
            for (node, part) in chain.nodes.iter().zip(&in_part) {
                parts[part & 1] |= *node;
            }
        }
        let is_dual =
            matches!(technique, Technique::DualTwoStringKite | Technique::DualEmptyRectangle);
        if !is_dual {
            for node in &one.nodes {
                pattern.link(one.digit, *node);
            }
        }
        let digits = Candidates::from(one.digit) | other.digit;
        pattern.describe(technique, digits, &parts, one.houses | other.houses);
    })
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
    let lines = !HouseSet::BOXES;
    // Where the links are, what joins the cells between, and what must not join the ends.
    let (in_houses, joined, apart) = match technique {
        Technique::Skyscraper => (lines, lines, lines),
        Technique::TwoStringKite => (lines, HouseSet::BOXES, HouseSet::EMPTY),
        _ => (HouseSet::ALL, HouseSet::ALL, HouseSet::EMPTY),
    };
    let mut list = Link::NONE;
    let mut left = links.list(in_houses, &mut list);
    while let [one, rest @ ..] = left {
        left = rest;
        let mut one = *one;
        for other in rest {
            let mut other = *other;
            let two = HouseSet::from(one.house) | other.house;
            // Ends in crossing lines share a line only if the links share a cell, so that the lines
            // of a skyscraper are parallel. Those of a kite must not be.
            let crossing = two.intersects(HouseSet::ROWS) && two.intersects(HouseSet::COLUMNS);
            if technique == Technique::TwoStringKite && !crossing {
                continue;
            }
            for _ in 0..2 {
                one.turn();
                for _ in 0..2 {
                    let ([start, a], [b, end]) = (one.houses, other.houses);
                    if a.intersects(b & joined)
                        && !start.intersects(end & apart)
                        && let Some(chain) = Chain::new(&links, two, [one.ends, other.ends])
                    {
                        tell(board, technique, [&chain, &chain], found)?;
                    }
                    other.turn();
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
#[inline(never)]
pub(super) fn dual_two_string_kite<C: Collector>(
    board: &Board,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let ends = |lines| links.places & cells_of(links.houses & lines);
    let in_columns = ends(HouseSet::COLUMNS);
    for a in each(ends(HouseSet::ROWS)) {
        for b in each(in_columns & CellSet::from_house(a.box_())) {
            let Some(one) = kite(&links, [a, b]) else { continue };
            // Two kites of one digit are found from the lower of the cells.
            let higher = usize::from(unit) + usize::from(a > b);
            for &digit in Digit::ALL.get(higher..).unwrap_or_default() {
                let links = Links::new(board, digit);
                for between in [[a, b], [b, a]] {
                    if let Some(other) = kite(&links, between)
                        && (digit != one.digit || one.removed != other.removed)
                    {
                        tell(board, Technique::DualTwoStringKite, [&one, &other], found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The two-string kite with a cell in its row and another cell of the same box in its column, if it
/// removes something.
#[inline(never)]
fn kite(links: &Links, [a, b]: [Cell; 2]) -> Option<Chain> {
    let [row, column] = [a.row(), b.column()];
    let cells = [[links.other_end(row, a)?, a], [b, links.other_end(column, b)?]];
    Chain::new(links, [row, column].into(), cells)
}
