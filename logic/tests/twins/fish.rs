//! Fish.

use std::collections::BTreeSet;

use sudoku_logic::Technique;
use sudoku_logic::core::{Cell, House};

use crate::digit::{Places, compare_by_digit};

/// Every choice of lines in one direction, each with two places or more, and the lines that cross
/// them there: as many as the lines, or it is no fish.
fn fish(places: &Places, size: usize) -> Vec<BTreeSet<Cell>> {
    let mut found = Vec::new();
    for (lines, crossing) in
        [(House::ROWS, Cell::column as fn(Cell) -> House), (House::COLUMNS, Cell::row)]
    {
        let within = lines.map(|line| places.within(line));
        for choice in (0_u32..512).filter(|choice| choice.count_ones() as usize == size) {
            let base: Vec<&BTreeSet<Cell>> = (0..9)
                .filter(|line| choice >> line & 1 == 1)
                .map(|line: usize| &within[line])
                .collect();
            if base.iter().any(|cells| cells.len() < 2) {
                continue;
            }
            let base: BTreeSet<Cell> = base.into_iter().flatten().copied().collect();
            let cover: BTreeSet<House> = base.iter().map(|&cell| crossing(cell)).collect();
            if cover.len() == size {
                let is_removed =
                    |cell: &&Cell| cover.contains(&crossing(**cell)) && !base.contains(cell);
                found.push(places.cells.iter().filter(is_removed).copied().collect());
            }
        }
    }
    found
}

#[test]
fn x_wing() {
    compare_by_digit(Technique::XWing, 1_000, |places| fish(places, 2));
}

#[test]
fn swordfish() {
    compare_by_digit(Technique::Swordfish, 1_000, |places| fish(places, 3));
}

#[test]
fn jellyfish() {
    compare_by_digit(Technique::Jellyfish, 1_000, |places| fish(places, 4));
}
