//! Pencilmarks and boards without a solution whose contradiction no local rule sees.
//!
//! A search that branches elsewhere fills the rest of the grid in every way before it notices. Each
//! family is one kind of pigeonhole argument: so many *truths* (a cell must have a digit, a house
//! must have a place for a digit) share fewer *covers* (a cell can have one digit, a house can have
//! one place for a digit).
//!
//! Every choice is drawn, so that a seed makes a case again and a fuzzer's bytes can be read as
//! one.
#![allow(dead_code, unused_imports)] // each test takes what it needs

mod clues;
mod families;
mod ground;

pub(crate) use self::clues::crowded_triad;
pub(crate) use self::families::Family;
pub(crate) use self::ground::Ground;

/// Where choices come from.
pub(crate) trait Draw {
    /// A number below `bound`, which is above 0.
    fn below(&mut self, bound: usize) -> usize;

    /// `count` different numbers below `bound`, in a drawn order.
    fn some_of(&mut self, count: usize, bound: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (0..bound).collect();
        for at in 0..count.min(bound) {
            let other = at + self.below(bound - at);
            numbers.swap(at, other);
        }
        numbers.truncate(count);
        numbers
    }
}

/// The candidates of each cell, row by row; bit 0 is the digit 1.
pub(crate) type Marks = [u16; 81];

/// All nine digits.
pub(crate) const ALL: u16 = 0x1FF;

/// The nine cells of a house: rows 0 to 8, columns 9 to 17, boxes 18 to 26.
pub(crate) fn house(house: usize) -> [usize; 9] {
    let (kind, at) = (house / 9, house % 9);
    core::array::from_fn(|place| match kind {
        0 => 9 * at + place,
        1 => 9 * place + at,
        _ => 27 * (at / 3) + 3 * (at % 3) + 9 * (place / 3) + place % 3,
    })
}

/// Whether two different cells share a house.
pub(crate) fn sees(one: usize, other: usize) -> bool {
    let of_box = |cell: usize| (cell / 27, cell % 9 / 3);
    one != other && (one / 9 == other / 9 || one % 9 == other % 9 || of_box(one) == of_box(other))
}
