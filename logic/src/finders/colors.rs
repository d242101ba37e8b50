//! Coloring: strong links that join the places of a digit to clusters of two colors, one of which
//! is true in each cluster.

use core::ops::ControlFlow;

use sudoku_core::{Cell, CellSet, HouseSet};

use super::collector::Collector;
use super::links::Links;
use crate::board::Board;
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
    /// A cluster, and what it sees by a table or a function of peers.
    fn new([a, b]: [CellSet; 2], peers: impl Fn(Cell) -> CellSet) -> Cluster {
        let seen = |cells: CellSet| cells.iter().map(&peers).collect();
        Cluster { colors: [a, b], seen: [seen(a), seen(b)] }
    }

    /// All places of the cluster.
    fn cells(&self) -> CellSet {
        self.colors.into_iter().collect()
    }

    /// The cells outside the cluster that see both colors.
    fn trapped(&self) -> CellSet {
        let [seen_a, seen_b] = self.seen;
        (seen_a & seen_b) - self.cells()
    }

    /// Whether a cell of the first color sees another one.
    fn wraps(&self) -> bool {
        let ([a, _], [seen_a, _]) = (self.colors, self.seen);
        seen_a.intersects(a)
    }

    /// Whether the first color sees both colors of another cluster.
    fn sees_both(&self, other: &Cluster) -> bool {
        let ([seen_a, _], [c, d]) = (self.seen, other.colors);
        seen_a.intersects(c) && seen_a.intersects(d)
    }

    /// The colors that see themselves.
    fn wrapped(&self) -> CellSet {
        let wraps = self.both_ways().into_iter().filter(Cluster::wraps);
        wraps.map(|cluster| cluster.colors[0]).collect()
    }

    /// The colors that see both colors of another cluster.
    fn wrapped_by(&self, other: &Cluster) -> CellSet {
        let wraps = self.both_ways().into_iter().filter(|cluster| cluster.sees_both(other));
        wraps.map(|cluster| cluster.colors[0]).collect()
    }

    /// The same cluster with either color first.
    fn both_ways(&self) -> [Cluster; 2] {
        let Cluster { colors: [a, b], seen: [seen_a, seen_b] } = *self;
        [*self, Cluster { colors: [b, a], seen: [seen_b, seen_a] }]
    }
}

/// The cells that see one color each of two clusters, where the two other colors see each other,
/// and the four colors in an order in which the second and the third do. `None` if no colors of the
/// clusters see each other.
fn trapped_between(one: &Cluster, other: &Cluster) -> Option<(CellSet, [CellSet; 4])> {
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
    Some((cells, chain?))
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

    /// The colors of the next cluster.
    fn next_colors(&mut self) -> Option<[CellSet; 2]> {
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
        Some(if a.intersects(b) { [a | b; 2] } else { [a, b] })
    }
}

impl Iterator for Clusters<'_> {
    type Item = Cluster;

    fn next(&mut self) -> Option<Cluster> {
        Some(Cluster::new(self.next_colors()?, CellSet::from_peers))
    }
}

/// The ends of a strong link whose other end has a color.
fn opposite(ends: CellSet, color: CellSet) -> CellSet {
    let colored = ends & color;
    if colored.is_empty() || colored == ends { colored } else { ends - colored }
}

/// The most clusters that a digit can have. If all nine rows have strong links, each cluster has at
/// least one of these, and so for columns and boxes. Otherwise there are at most eight of each.
const CLUSTERS: usize = 24;

/// All that the four techniques of this file remove, in one search.
pub(super) fn removed(links: &Links, peers: impl Fn(Cell) -> CellSet) -> CellSet {
    let mut removed = CellSet::EMPTY;
    let none = Cluster { colors: [CellSet::EMPTY; 2], seen: [CellSet::EMPTY; 2] };
    let mut clusters = [none; CLUSTERS];
    let mut count = 0;
    let mut left = Clusters::new(links);
    while let Some(colors) = left.next_colors() {
        let one = Cluster::new(colors, &peers);
        removed |= one.trapped() | one.wrapped();
        for other in clusters.iter().take(count) {
            removed |= one.wrapped_by(other) | other.wrapped_by(&one);
            if let Some((cells, _)) = trapped_between(&one, other) {
                removed |= cells;
            }
        }
        if let Some(place) = clusters.get_mut(count) {
            *place = one;
        }
        count += 1;
    }
    removed & links.places
}

/// The steps of one cluster:
///
/// * Trap: a place outside a cluster sees both of its colors, one of which is true: it is false.
/// * Wrap: two places of a color see each other: the color is false.
#[inline(never)]
pub(super) fn simple<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    for cluster in Clusters::new(&links) {
        for (side, cluster) in [0, 1].into_iter().zip(cluster.both_ways()) {
            let removed = if technique == Technique::SimpleColorsTrap && side == 0 {
                cluster.trapped()
            } else if technique == Technique::SimpleColorsWrap && cluster.wraps() {
                cluster.colors[0]
            } else {
                continue;
            };
            tell(board, technique, &links, removed, &cluster.colors, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// The steps of two clusters:
///
/// * Trap: a color of a cluster sees a color of another cluster, so they are not both true, and one
///   of the two other colors is: a place outside these that sees both of them is false. A step is
///   all that follows from two clusters, for each two of their colors that see each other.
/// * Wrap: a color of a cluster sees both colors of another cluster, one of which is true: the
///   color is false.
#[inline(never)]
pub(super) fn multi<C: Collector>(
    board: &Board,
    technique: Technique,
    unit: u8,
    found: &mut C,
) -> ControlFlow<()> {
    let Some(links) = Links::of_unit(board, unit) else { return ControlFlow::Continue(()) };
    let mut others = Clusters::new(&links);
    while let Some(one) = others.next() {
        for other in others {
            if technique == Technique::MultiColorsTrap {
                if let Some((removed, chain)) = trapped_between(&one, &other) {
                    tell(board, technique, &links, removed, &chain, found)?;
                }
                continue;
            }
            for (judged, judge) in [(&one, &other), (&other, &one)] {
                let [c, d] = judge.colors;
                for judged in judged.both_ways() {
                    if judged.sees_both(judge) {
                        let [a, b] = judged.colors;
                        tell(board, technique, &links, a, &[a, b, c, d], found)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Tells the collector what some colors remove.
fn tell<C: Collector>(
    board: &Board,
    technique: Technique,
    links: &Links,
    removed: CellSet,
    colors: &[CellSet],
    found: &mut C,
) -> ControlFlow<()> {
    let digit = links.digit.into();
    found.remove(board, digit, removed, |pattern| {
        pattern.describe(technique, digit, colors, HouseSet::EMPTY);
    })
}
