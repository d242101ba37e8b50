//! Two strong links of a digit that a weak link joins.

use std::collections::BTreeSet;

use sudoku_logic::Technique;
use sudoku_logic::core::{CandidateSet, Cell, HouseKind};

use crate::digit::{Places, compare_by_digit, compare_everywhere};

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
    compare_everywhere(Technique::DualTwoStringKite, 100, |board| {
        let mut kites_of_all = Vec::new();
        for places in Places::of(board) {
            for kite in kites(&places) {
                let [_, a, b, _] = kite;
                if let Some((_, removals)) = places.removed(&removed(&places, kite)) {
                    kites_of_all.push((BTreeSet::from([a, b]), removals));
                }
            }
        }
        let mut found = BTreeSet::new();
        for (in_box, first) in &kites_of_all {
            for (in_other_box, second) in &kites_of_all {
                if in_box == in_other_box && first != second {
                    found.insert((CandidateSet::EMPTY, *first | *second));
                }
            }
        }
        found
    });
}
