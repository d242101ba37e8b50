//! The places of a digit in rows and columns.

use super::matrix::{ALL, Bits, Matrix};
use crate::bands::bands;
use sudoku_core::CellSet;

/// In which columns the places in each row lie: bit 0 is column 1.
#[inline(never)]
pub(super) fn rows(places: CellSet) -> Matrix {
    let mut rows = [0; 9];
    for (rows, mut band) in rows.as_chunks_mut::<3>().0.iter_mut().zip(bands(places)) {
        for row in rows {
            *row = band as Bits & ALL;
            band >>= 9;
        }
    }
    rows
}

/// In which rows the places in each column lie: bit 0 is row 1.
pub(super) fn columns(places: CellSet) -> [u32; 9] {
    let [top, middle, bottom] = bands(places);
    let mut columns = [0; 9];
    for (position, column) in columns.iter_mut().enumerate() {
        *column = first_column(top >> position)
            | first_column(middle >> position) << 3
            | first_column(bottom >> position) << 6;
    }
    columns
}

/// The bits 0, 9 and 18, side by side in the lowest three: the first column of a band.
#[inline]
fn first_column(band: u32) -> u32 {
    // The product has them in the bits 18, 19 and 20; no two of its terms meet in a bit.
    (band & 0x4_0201).wrapping_mul(1 << 18 | 1 << 10 | 1 << 2) >> 18 & 0o7
}
