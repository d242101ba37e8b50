//! Coloring: strong links that join the places of a digit to clusters of two colors, one of which
//! is true in each cluster.

use core::ops::ControlFlow;

use sudoku_core::{CellSet, HouseSet};

use super::Collector;
use super::links::Links;
use crate::board::Board;
use crate::step::Step;
use crate::technique::Technique;

/// The places that strong links join, in two colors: the ends of each link have different ones.
/// Either all places of the one color are true, or all of the other.
///
/// A ring of an odd number of links, which only an impossible board has, leaves no coloring. Then
/// every place of the cluster has both colors.
#[derive(Clone, Copy)]
struct Cluster {
    colors: [CellSet; 2],
    /// The cells that see a cell of the color.
    seen: [CellSet; 2],
}

impl Cluster {
    fn new(colors: [CellSet; 2]) -> Cluster {
        let seen = colors.map(|cells| cells.iter().map(CellSet::from_peers).collect());
        Cluster { colors, seen }
    }

    /// All places of the cluster.
    fn cells(&self) -> CellSet {
        self.colors.into_iter().collect()
    }

    /// The same cluster with either color first.
    fn both_ways(&self) -> [Cluster; 2] {
        let Cluster { colors: [a, b], seen: [seen_a, seen_b] } = *self;
        [*self, Cluster { colors: [b, a], seen: [seen_b, seen_a] }]
    }
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
        let start = self.links.ends(self.left.first()?).first()?;
        let (mut a, mut b) = (CellSet::from(start), CellSet::EMPTY);
        loop {
            let before = self.left;
            for house in before {
                let ends = self.links.ends(house);
                if ends.intersects(a | b) {
                    self.left.remove(house);
                    (a, b) = (a | opposite(ends, b), b | opposite(ends, a));
                }
            }
            if self.left == before {
                break;
            }
        }
        Some(Cluster::new(if a.intersects(b) { [a | b; 2] } else { [a, b] }))
    }
}

/// The ends of a strong link whose other end has a color.
fn opposite(ends: CellSet, color: CellSet) -> CellSet {
    let colored = ends & color;
    if colored.is_empty() || colored == ends { colored } else { ends - colored }
}

/// A place outside a cluster sees both of its colors, one of which is true: it is false.
pub(super) fn simple_trap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    for cluster in Clusters::new(&links) {
        let [seen_a, seen_b] = cluster.seen;
        found.remove(board, links.digit.into(), (seen_a & seen_b) - cluster.cells(), || {
            Step::new(Technique::SimpleColorsTrap).of_digits(links.digit).in_cells(cluster.colors)
        })?;
    }
    ControlFlow::Continue(())
}

/// Two places of a color see each other: the color is false.
pub(super) fn simple_wrap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    for cluster in Clusters::new(&links).flat_map(|cluster| cluster.both_ways()) {
        let ([color, _], [seen, _]) = (cluster.colors, cluster.seen);
        if seen.intersects(color) {
            found.remove(board, links.digit.into(), color, || {
                Step::new(Technique::SimpleColorsWrap)
                    .of_digits(links.digit)
                    .in_cells(cluster.colors)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A color of a cluster sees a color of another cluster, so they are not both true, and one of the
/// two other colors is: a place outside these that sees both of them is false.
///
/// A step is all that follows from two clusters, for each two of their colors that see each other.
pub(super) fn multi_trap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut others = Clusters::new(&links);
    while let Some(one) = others.next() {
        for other in others {
            let mut cells = CellSet::EMPTY;
            let mut chain = None;
            for first in one.both_ways() {
                for second in other.both_ways() {
                    // The colors `b` and `c` see each other; `a` or `d` is true.
                    let ([a, b], [c, d]) = (first.colors, second.colors);
                    let ([seen_a, seen_b], [_, seen_d]) = (first.seen, second.seen);
                    if seen_b.intersects(c) {
                        cells |= (seen_a & seen_d) - (a | d);
                        chain = chain.or(Some([a, b, c, d]));
                    }
                }
            }
            if let Some(chain) = chain {
                found.remove(board, links.digit.into(), cells, || {
                    Step::new(Technique::MultiColorsTrap).of_digits(links.digit).in_cells(chain)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A color of a cluster sees both colors of another cluster, one of which is true: the color is
/// false.
pub(super) fn multi_wrap<C: Collector>(board: &Board, unit: u8, found: &mut C) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut others = Clusters::new(&links);
    while let Some(one) = others.next() {
        for other in others {
            for [judged, judge] in [[one, other], [other, one]] {
                let [c, d] = judge.colors;
                for judged in judged.both_ways() {
                    let ([a, b], [seen_a, _]) = (judged.colors, judged.seen);
                    if !seen_a.intersects(c) || !seen_a.intersects(d) {
                        continue;
                    }
                    found.remove(board, links.digit.into(), a, || {
                        Step::new(Technique::MultiColorsWrap)
                            .of_digits(links.digit)
                            .in_cells([a, b, c, d])
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
