//! Coloring.

use std::collections::BTreeSet;

use sudoku_logic::Technique;
use sudoku_logic::core::{Cell, HouseKind};

use crate::digit::{Places, compare_by_digit};

use HouseKind::{Box, Column, Row};

/// The two colors of a cluster: the cells that an even and an odd number of links lead to.
type Cluster = [BTreeSet<Cell>; 2];

/// The clusters of conjugate pairs, by a search from each cell that no cluster has yet.
fn clusters(places: &Places) -> Vec<Cluster> {
    let pairs = places.pairs(&[Row, Column, Box]);
    let mut found: Vec<Cluster> = Vec::new();
    for &(start, _) in &pairs {
        if found.iter().flatten().any(|color| color.contains(&start)) {
            continue;
        }
        let mut colors = [BTreeSet::new(), BTreeSet::new()];
        let mut to_visit = vec![(start, 0)];
        while let Some((cell, color)) = to_visit.pop() {
            if colors[color].insert(cell) {
                let linked = pairs.iter().filter(|(from, _)| *from == cell);
                to_visit.extend(linked.map(|&(_, to)| (to, 1 - color)));
            }
        }
        found.push(colors);
    }
    found
}

/// Whether a cell sees a cell of a color.
fn sees(cell: Cell, color: &BTreeSet<Cell>) -> bool {
    color.iter().any(|&other| cell.sees(other))
}

/// Whether a cell of a color sees a cell of another color.
fn meets(color: &BTreeSet<Cell>, other: &BTreeSet<Cell>) -> bool {
    color.iter().any(|&cell| sees(cell, other))
}

/// The places that have neither of two colors and see both.
fn seeing_both(places: &Places, a: &BTreeSet<Cell>, b: &BTreeSet<Cell>) -> BTreeSet<Cell> {
    let is_removed =
        |&cell: &Cell| !a.contains(&cell) && !b.contains(&cell) && sees(cell, a) && sees(cell, b);
    places.cells.iter().copied().filter(is_removed).collect()
}

#[test]
fn simple_colors_trap() {
    compare_by_digit(Technique::SimpleColorsTrap, 1_000, |places| {
        clusters(places).iter().map(|[a, b]| seeing_both(places, a, b)).collect()
    });
}

#[test]
fn simple_colors_wrap() {
    compare_by_digit(Technique::SimpleColorsWrap, 1_000, |places| {
        clusters(places).into_iter().flatten().filter(|color| meets(color, color)).collect()
    });
}

#[test]
fn multi_colors_trap() {
    compare_by_digit(Technique::MultiColorsTrap, 1_000, |places| {
        let mut found = Vec::new();
        let clusters = clusters(places);
        for one in &clusters {
            for other in clusters.iter().filter(|other| *other != one) {
                // Everything that follows from two clusters is one step.
                let mut removed = BTreeSet::new();
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if meets(&one[a], &other[b]) {
                        removed.extend(seeing_both(places, &one[1 - a], &other[1 - b]));
                    }
                }
                found.push(removed);
            }
        }
        found
    });
}

#[test]
fn multi_colors_wrap() {
    compare_by_digit(Technique::MultiColorsWrap, 1_000, |places| {
        let mut found = Vec::new();
        let clusters = clusters(places);
        for one in &clusters {
            for other in clusters.iter().filter(|other| *other != one) {
                let is_false =
                    |color: &&BTreeSet<Cell>| other.iter().all(|seen| meets(color, seen));
                found.extend(one.iter().filter(is_false).cloned());
            }
        }
        found
    });
}
