//! The cells of a house among all cells, as nine bits.

use core::ops::Range;

use sudoku_core::{CellSet, House};

use super::matrix::{ALL, Bits, spread};
use crate::bands::{self, Band, ROWS};

/// Some of the houses in the order in which people look at them: boxes, rows, columns.
pub(super) fn houses(places: Range<usize>) -> impl Iterator<Item = House> {
    places.filter_map(|place| House::new(if place < 9 { place + 18 } else { place - 9 }))
}

/// Where the cells of a house are: in the rows of a band, in a column, or in the rows of a box.
///
/// ```text
///            columns 0-2   3-5     6-8
///   row 0    bits   0- 2   3- 5    6- 8
///   row 1           9-11  12-14   15-17
///   row 2          18-20  21-23   24-26
/// ```
#[derive(Clone, Copy)]
struct Place {
    kind: Kind,
    /// The number of the row, column or box, which is `3 * third + rest`.
    line: u32,
    third: usize,
    rest: u32,
}

/// What a house is.
#[derive(Clone, Copy)]
enum Kind {
    Row,
    Column,
    Box,
}

impl Place {
    const fn of(house: House) -> Place {
        let (kind, line) = match house.index() {
            index @ 0..9 => (Kind::Row, index),
            index @ 9..18 => (Kind::Column, index - 9),
            index => (Kind::Box, index - 18),
        };
        // Without a division, which small processors lack: 11/32 is a third of a number below 9.
        let third = (line * 11) >> 5;
        Place { kind, line: line as u32, third, rest: (line - 3 * third) as u32 }
    }
}

/// The house that has a triad in common with another one: the three boxes of a line, or the three
/// rows and then the three columns of a box.
#[inline(never)]
pub(super) fn crossing(house: House, triad: usize) -> Option<House> {
    let Place { kind, third, rest, .. } = Place::of(house);
    House::new(match kind {
        Kind::Row => 18 + 3 * third + triad,
        Kind::Column => 18 + third + 3 * triad,
        Kind::Box if triad < 3 => 3 * third + triad,
        Kind::Box => 9 + 3 * rest as usize + triad - 3,
    })
}

/// Writes which cells of a house are in each of some sets, which are given as bands.
#[inline(never)]
pub(super) fn write(house: House, sets: &[[Band; 3]], found: &mut [Bits]) {
    let Place { kind, line, third, rest } = Place::of(house);
    let band = |bands: &[Band; 3]| bands.get(third).copied().unwrap_or(0);
    let each = found.iter_mut().zip(sets);
    // There are three kinds of houses, and nine sets for each: the kind is not looked up in a loop.
    match kind {
        Kind::Row => {
            for (found, bands) in each {
                *found = (band(bands) >> (9 * rest)) as Bits & ALL;
            }
        }
        Kind::Column => {
            for (found, bands) in each {
                // Three bits of each band, 9 apart, each band 3 bits after the one before it. Moved
                // by 8 and by 16 places, the second and the third of them are beside the first.
                let &[a, b, c] = bands;
                let bits = (a >> line & ROWS) | (b >> line & ROWS) << 3 | (c >> line & ROWS) << 6;
                *found = (bits | bits >> 8 | bits >> 16) as Bits & ALL;
            }
        }
        Kind::Box => {
            for (found, bands) in each {
                let band = band(bands) >> (3 * rest);
                *found = (band & 7 | band >> 6 & 0o70 | band >> 12 & 0o700) as Bits;
            }
        }
    }
}

/// Which cells of a house are in a set.
#[inline(never)]
pub(super) fn bits(house: House, cells: CellSet) -> Bits {
    let mut found = [0];
    write(house, &[bands::bands(cells)], &mut found);
    found[0]
}

/// The cells of a house that have a bit.
#[inline(never)]
pub(super) fn cells(house: House, bits: Bits) -> CellSet {
    let Place { kind, line, third, rest } = Place::of(house);
    let bits = u32::from(bits & ALL);
    let in_band = match kind {
        Kind::Row => bits << (9 * rest),
        Kind::Column => {
            return bands::cells([0, 3, 6].map(|first| spread(bits >> first) << line));
        }
        Kind::Box => (bits & 7 | (bits & 0o70) << 6 | (bits & 0o700) << 12) << (3 * rest),
    };
    bands::cells([0, 1, 2].map(|band| if band == third { in_band } else { 0 }))
}
