//! Two strong links of a digit that a weak link joins.

use std::collections::BTreeSet;

use sudoku_logic::Technique;
use sudoku_logic::core::{Cell, HouseKind};

use crate::digit::{Places, compare_by_digit};

use HouseKind::{Box, Column, Row};

/// A chain of four different cells: an end, two cells between, the other end.
type Chain = [Cell; 4];

/// All chains of two conjugate pairs, of houses of the kinds given, whose cells between see each
/// other.
fn chains(places: &Places, first: &[HouseKind], second: &[HouseKind]) -> Vec<Chain> {
    let mut found = Vec::new();
    for (start, a) in places.pairs(first) {
        for (b, end) in places.pairs(second) {
            let cells = BTreeSet::from([start, a, b, end]);
            if cells.len() == 4 && a.sees(b) {
                found.push([start, a, b, end]);
            }
        }
    }
    found
}

fn removed(places: &Places, [start, _, _, end]: Chain) -> BTreeSet<Cell> {
    places.seeing(start, end)
}

#[test]
fn skyscraper() {
    compare_by_digit(Technique::Skyscraper, 1_000, |places| {
        let in_rows = chains(places, &[Row], &[Row]).into_iter().filter(|[start, a, b, end]| {
            a.column() == b.column() && start.column() != end.column()
        });
        let in_columns = chains(places, &[Column], &[Column])
            .into_iter()
            .filter(|[start, a, b, end]| a.row() == b.row() && start.row() != end.row());
        in_rows.chain(in_columns).map(|chain| removed(places, chain)).collect()
    });
}

/// All two-string kites.
fn kites(places: &Places) -> Vec<Chain> {
    let chains = chains(places, &[Row], &[Column]);
    chains.into_iter().filter(|[_, a, b, _]| a.box_() == b.box_()).collect()
}

#[test]
fn two_string_kite() {
    compare_by_digit(Technique::TwoStringKite, 1_000, |places| {
        kites(places).into_iter().map(|kite| removed(places, kite)).collect()
    });
}

#[test]
fn turbot_fish() {
    compare_by_digit(Technique::TurbotFish, 1_000, |places| {
        let all = [Row, Column, Box];
        chains(places, &all, &all).into_iter().map(|chain| removed(places, chain)).collect()
    });
}

#[test]
fn dual_two_string_kite() {
    compare_by_digit(Technique::DualTwoStringKite, 50, |places| {
        let mut found = Vec::new();
        let kites = kites(places);
        for &one in &kites {
            for &other in &kites {
                let between = |[_, a, b, _]: Chain| BTreeSet::from([a, b]);
                let (first, second) = (removed(places, one), removed(places, other));
                if between(one) == between(other)
                    && first != second
                    && !first.is_empty()
                    && !second.is_empty()
                {
                    found.push(&first | &second);
                }
            }
        }
        found
    });
}
