//! Lists in English sentences.

use core::fmt;

use sudoku_core::{CandidateSet, Candidates, CellSet, Digit, HouseSet};

use crate::words::effect::groups;
use crate::words::notation::{KINDS, Series};

/// The things of a set: `r1c1, r1c2 and r1c3`.
pub(super) fn and<I: IntoIterator>(items: I) -> Series<'static, I::IntoIter> {
    Series::new(items, " and ")
}

/// The things of a set: `1, 2 or 3`.
pub(super) fn or<I: IntoIterator>(items: I) -> Series<'static, I::IntoIter> {
    Series::new(items, " or ")
}

/// `the cell r4c2`, `the cells r4c2 and r4c7`.
pub(super) struct TheCells(pub(super) CellSet);

impl fmt::Display for TheCells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} {}", form(self.0.len(), "cell", "cells"), and(self.0))
    }
}

/// Houses with a word before the last: `row 4`, `rows 2 and 6`, `row 1 or box 1`.
pub(super) struct HouseList(pub(super) HouseSet, pub(super) &'static str);

impl fmt::Display for HouseList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let HouseList(houses, last) = *self;
        for (_, several, of_kind) in KINDS {
            if houses.len() > 1 && houses.is_subset(of_kind) {
                let numbers = houses.iter().map(|house| house.position() + 1);
                return write!(f, "{several} {}", Series::new(numbers, last));
            }
        }
        Series::new(houses, last).fmt(f)
    }
}

/// A digit with its article: `a 7`, `an 8`.
pub(super) struct AnyOf(pub(super) Digit);

impl fmt::Display for AnyOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.0 == Digit::D8 { "an" } else { "a" }, self.0)
    }
}

/// A number up to nine in letters.
pub(super) const fn number(number: usize) -> &'static str {
    match number {
        1 => "one",
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        6 => "six",
        7 => "seven",
        8 => "eight",
        _ => "nine",
    }
}

/// One of two forms, by a number.
pub(super) const fn form(number: usize, one: &'static str, several: &'static str) -> &'static str {
    if number == 1 { one } else { several }
}

/// `Remove 2 and 8 from r4c5, 2 from r4c8, and 8 from r4c9.`
pub(super) struct Remove<'a>(pub(super) &'a CandidateSet);

impl fmt::Display for Remove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = groups(self.0).map(|(cells, digits)| From(cells, digits));
        write!(f, "Remove {}.", Series::new(groups, ", and "))
    }
}

/// `2 and 8 from r4c5`
struct From(CellSet, Candidates);

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} from {}", and(self.1), and(self.0))
    }
}

/// `both` of two cells, `all` of more.
pub(super) fn both(cells: CellSet) -> &'static str {
    if cells.len() == 2 { "both" } else { "all" }
}
