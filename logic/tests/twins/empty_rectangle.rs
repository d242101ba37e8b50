//! Empty rectangles.

use std::collections::BTreeSet;

use sudoku_logic::Technique;
use sudoku_logic::core::{Cell, House, HouseKind};

use crate::digit::{Places, compare_by_digit};

/// The cells that the empty rectangles in a box remove the digit from.
fn targets(places: &Places, in_box: House) -> BTreeSet<Cell> {
    let mut found = BTreeSet::new();
    let within = places.within(in_box);
    for corner in in_box.cells() {
        let (row, column) = (corner.row(), corner.column());
        if within.iter().all(|cell| row.contains(*cell))
            || within.iter().all(|cell| column.contains(*cell))
            || !within.iter().all(|cell| row.contains(*cell) || column.contains(*cell))
        {
            continue;
        }
        let outside = |cell: Cell| !in_box.contains(cell);
        // From the row by a column to the other row, and there to the column of the corner.
        for (start, end) in places.pairs(&[HouseKind::Column]) {
            if row.contains(start) && outside(start) {
                found.extend(Cell::at(end.row_index(), corner.column_index()));
            }
        }
        for (start, end) in places.pairs(&[HouseKind::Row]) {
            if column.contains(start) && outside(start) {
                found.extend(Cell::at(corner.row_index(), end.column_index()));
            }
        }
        found.retain(|&cell| outside(cell) && places.cells.contains(&cell));
    }
    found
}

#[test]
fn empty_rectangle() {
    compare_by_digit(Technique::EmptyRectangle, 1_000, |places| {
        let targets = House::BOXES.into_iter().flat_map(|in_box| targets(places, in_box));
        targets.map(|cell| BTreeSet::from([cell])).collect()
    });
}

#[test]
fn dual_empty_rectangle() {
    compare_by_digit(Technique::DualEmptyRectangle, 500, |places| {
        let mut found = Vec::new();
        for in_box in House::BOXES {
            let targets = targets(places, in_box);
            for &one in &targets {
                for &other in targets.range(one..).skip(1) {
                    found.push(BTreeSet::from([one, other]));
                }
            }
        }
        found
    });
}
