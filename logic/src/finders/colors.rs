//! Coloring: strong links that join the places of a digit to clusters of two colors, one of which
//! is true in each cluster.

use core::ops::ControlFlow;

use sudoku_core::{CellSet, Digit, HouseSet};

use super::collector::Collector;
use super::compact::{cells_of, houses_by_count};
use super::links::Links;
use crate::board::Board;
use crate::technique::Technique;

/// Places of which either all are true, or none.
#[derive(Clone, Copy)]
struct Color {
    cells: CellSet,
    /// The houses that have at least one of the cells, and those that have at least two.
    houses: [HouseSet; 2],
}

/// The places that strong links join, in two colors: the ends of each link have different ones.
/// Either all places of the one color are true, or all of the other.
///
/// A ring of an odd number of links, which only an impossible board has, leaves no coloring. Then
/// every place of the cluster has both colors.
type Cluster = [Color; 2];

impl Color {
    const NONE: Color = Color { cells: CellSet::EMPTY, houses: [HouseSet::EMPTY; 2] };

    fn new(cells: CellSet) -> Color {
        Color { cells, houses: houses_by_count(cells) }
    }

    /// Whether a cell of this color sees another one of it.
    fn sees_itself(&self) -> bool {
        !self.houses[1].is_empty()
    }

    /// Whether a cell of this color sees one of a color of another cluster.
    fn sees(&self, other: &Color) -> bool {
        self.houses[0].intersects(other.houses[0])
    }

    /// The cells outside two colors that see both of them.
    fn trapped(&self, other: &Color) -> CellSet {
        let seen = cells_of(self.houses[0]) & cells_of(other.houses[0]);
        seen - (self.cells | other.cells)
    }
}

/// The numbers of the colors a, b, c and d of two clusters, in the order of the traps and in that
/// of the wraps.
const TRAPS: [[u8; 4]; 4] = [[0, 1, 2, 3], [0, 1, 3, 2], [1, 0, 2, 3], [1, 0, 3, 2]];
const WRAPS: [[u8; 4]; 4] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 3, 0, 1], [3, 2, 0, 1]];

/// The colors of two clusters in an order.
fn ordered<'a>([[a, b], [c, d]]: [&'a Cluster; 2], order: &[u8; 4]) -> [&'a Color; 4] {
    let colors = [a, b, c, d];
    order.map(|number| colors[usize::from(number) & 3])
}

/// The clusters of a digit.
#[derive(Clone, Copy)]
struct Clusters<'a> {
    links: &'a Links,
    /// The houses with strong links that no cluster has had yet.
    left: HouseSet,
}

impl<'a> Clusters<'a> {
    fn new(links: &'a Links) -> Clusters<'a> {
        Clusters { links, left: links.houses }
    }
}

impl Iterator for Clusters<'_> {
    type Item = Cluster;

    fn next(&mut self) -> Option<Cluster> {
        let links = self.links;
        let start = links.ends(self.left.first()?).first()?;
        let (mut one, mut other) = (Color::NONE, Color::new(start.into()));
        loop {
            // What a link joins with a color has the other one.
            let cells = one.cells | links.linked(other.cells, other.houses[0]);
            if cells == one.cells {
                break;
            }
            (one, other) = (other, Color::new(cells));
        }
        if !one.cells.contains(start) {
            (one, other) = (other, one);
        }
        self.left -= one.houses[0] | other.houses[0];
        if links.houses.intersects(one.houses[1] | other.houses[1]) {
            // The ends of a link have the same color.
            one = Color::new(one.cells | other.cells);
            other = one;
        }
        Some([one, other])
    }
}

/// The most clusters that a digit can have. If all nine rows have strong links, each cluster has at
/// least one of these, and so for columns and boxes. Otherwise there are at most eight of each.
const CLUSTERS: usize = 24;

/// All that the four techniques of this file remove, in one search.
pub(super) fn removed(links: &Links) -> CellSet {
    let mut removed = CellSet::EMPTY;
    let mut clusters = [[Color::NONE; 2]; CLUSTERS];
    for (count, one) in Clusters::new(links).enumerate() {
        let [a, b] = &one;
        removed |= a.trapped(b);
        for color in &one {
            if color.sees_itself() {
                removed |= color.cells;
            }
        }
        for other in clusters.iter().take(count) {
            for order in &WRAPS {
                let [a, _, c, d] = ordered([&one, other], order);
                if a.sees(c) && a.sees(d) {
                    removed |= a.cells;
                }
            }
            for order in &TRAPS {
                let [a, b, c, d] = ordered([&one, other], order);
                if b.sees(c) {
                    removed |= a.trapped(d);
                }
            }
        }
        if let Some(place) = clusters.get_mut(count) {
            *place = one;
        }
    }
    removed & links.places
}

/// The steps of one cluster:
///
/// * Trap: a place outside a cluster sees both of its colors, one of which is true: it is false.
/// * Wrap: two places of a color see each other: the color is false.
///
/// The steps of two clusters:
///
/// * Trap: a color of a cluster sees a color of another cluster, so they are not both true, and one
///   of the two other colors is: a place outside these that sees both of them is false. A step is
///   all that follows from two clusters, for each two of their colors that see each other.
/// * Wrap: a color of a cluster sees both colors of another cluster, one of which is true: the
///   color is false.
#[inline(never)]
pub(super) fn colors<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let is_simple = matches!(technique, Technique::SimpleColorsTrap | Technique::SimpleColorsWrap);
    let mut clusters = Clusters::new(&links);
    while let Some(one) = clusters.next() {
        if is_simple {
            steps(board, technique, links.digit, [&one, &one], found)?;
            continue;
        }
        for other in clusters {
            steps(board, technique, links.digit, [&one, &other], found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The steps of two clusters, or of one with itself. That is a trap too: its second color sees its
/// first.
fn steps<C: Collector>(
    board: &Board,
    technique: Technique,
    digit: Digit,
    clusters: [&Cluster; 2],
    found: &mut C,
) -> ControlFlow<()> {
    let (orders, count) = match technique {
        Technique::SimpleColorsTrap => (&TRAPS, 1),
        Technique::SimpleColorsWrap => (&WRAPS, 2),
        Technique::MultiColorsTrap => (&TRAPS, 4),
        _ => (&WRAPS, 4),
    };
    // A single cluster has two colors.
    let parts = if count < 4 { 2 } else { 4 };
    let (mut trapped, mut first) = (CellSet::EMPTY, None);
    for order in orders.iter().take(count) {
        let colors @ [a, b, c, d] = ordered(clusters, order);
        let is_wrap = match technique {
            Technique::SimpleColorsWrap => a.sees_itself(),
            Technique::MultiColorsWrap => a.sees(c) && a.sees(d),
            _ => {
                if b.sees(c) {
                    trapped |= a.trapped(d);
                    first = first.or(Some(colors));
                }
                false
            }
        };
        if is_wrap {
            tell(board, technique, digit, &a.cells, &colors, parts, found)?;
        }
    }
    match first {
        Some(colors) => tell(board, technique, digit, &trapped, &colors, parts, found),
        None => ControlFlow::Continue(()),
    }
}

/// Tells the collector what some colors remove, of which so many belong to the pattern.
fn tell<C: Collector>(
    board: &Board,
    technique: Technique,
    digit: Digit,
    removed: &CellSet,
    colors: &[&Color; 4],
    count: usize,
    found: &mut C,
) -> ControlFlow<()> {
    let digit = digit.into();
    found.remove(board, digit, *removed, |pattern| {
        let mut parts = [CellSet::EMPTY; 4];
        for (part, color) in parts.iter_mut().zip(colors).take(count) {
            *part = color.cells;
        }
        pattern.describe(technique, digit, &parts, HouseSet::EMPTY);
    })
}
