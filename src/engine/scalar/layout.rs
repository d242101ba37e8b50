//! Which bit of a word is which cell, and tables that follow from that.
//!
//! There is one word of 27 bits per digit and band: the cells of the band that can hold the digit.
//! The bits of a band are ordered box by box, in a box column by column, and in a column row by
//! row:
//!
//! ```text
//!            box 0          box 1          box 2
//!   row 0    0  3  6   |    9 12 15   |   18 21 24
//!   row 1    1  4  7   |   10 13 16   |   19 22 25
//!   row 2    2  5  8   |   11 14 17   |   20 23 26
//!
//!   bit = 9 * box + 3 * column in the box + row in the band
//! ```
//!
//! So the three cells of a vertical triad are neighbouring bits, a box is nine neighbouring bits,
//! and the rows are the bits 0, 3, 6, … shifted by 0, 1 or 2. Folding a word by 3 and 6 yields the
//! horizontal triads that can hold the digit, folding it by 1 and 2 the vertical ones. Interleaving
//! the vertical triads of the three bands yields three numbers of nine bits, one per stack, without
//! a gather.

use crate::engine::configurations::KEEP;

/// All 27 cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;
/// The cells of row 0 of a band; shift by 1 or 2 for the other rows.
pub(super) const ROW: u32 = 0o111_111_111;
/// Rows 0 to 2 of the first column of each box: where folding over the columns of a box leaves its
/// result.
pub(super) const FIRST_COLUMNS: u32 = 0o007_007_007;
/// Row 0 of the first column of each box.
pub(super) const FIRST_TRIADS: u32 = 0o001_001_001;
/// The cells of box 0 of a band.
pub(super) const BOX: u32 = 0o777;

/// For each set of possible triads of a band (bit `3 * box + row`): the cells of the triads to
/// keep.
///
/// This is the only table of words. Without it the engine is 2 KB smaller, and a fifth slower on
/// x86-64.
pub(super) static KEEP_CELLS: [u32; 512] = {
    let mut table = [0; 512];
    let mut at = 0;
    while at < 512 {
        table[at] = cells_of_triads(KEEP[at] as u32);
        at += 1;
    }
    table
};

/// For each bit of a band: the other cells of its row and its box, and all cells of its column.
pub(super) static PEERS: [(u32, u32); 27] = {
    let mut table = [(0, 0); 27];
    let mut bit = 0;
    while bit < 27 {
        let row = ROW << (bit % 3);
        let in_box = BOX << (bit / 9 * 9);
        table[bit] = ((row | in_box) & !(1 << bit), 0b111 << (bit / 3 * 3));
        bit += 1;
    }
    table
};

/// For each cell of a band in row-major order: its bit, 0 to 26.
pub(super) static BITS: [u8; 27] = {
    let mut table = [0; 27];
    let mut at = 0;
    while at < 27 {
        table[at] = band_and_bit(at).1 as u8;
        at += 1;
    }
    table
};

/// For each bit of a band: its cell in row-major order, 0 to 26.
pub(super) static CELLS: [u8; 27] = {
    let mut table = [0; 27];
    let mut at = 0;
    while at < 27 {
        table[band_and_bit(at).1] = at as u8;
        at += 1;
    }
    table
};

/// The cells of a set of triads of a band (bit `3 * box + row`).
pub(super) const fn cells_of_triads(set: u32) -> u32 {
    (set & 0o7 | (set & 0o70) << 6 | (set & 0o700) << 12) * 0b1_001_001
}

/// The triads of a band (bit `3 * box + row`) in which the word has a cell.
pub(super) const fn band_triads(word: u32) -> usize {
    let rows = (word | word >> 3 | word >> 6) & FIRST_COLUMNS;
    ((rows | rows >> 6 | rows >> 12) & 0o777) as usize
}

/// The triads of the three stacks in which a digit has a cell: nine bits per stack, bit
/// `3 * column + band`.
pub(super) const fn stack_triads(words: &[u32; 3]) -> u32 {
    let [a, b, c] = *words;
    let first = (a | a >> 1 | a >> 2) & ROW;
    let second = (b | b >> 1 | b >> 2) & ROW;
    let third = (c | c >> 1 | c >> 2) & ROW;
    first | second << 1 | third << 2
}

/// The band of a cell, and its bit in a word of that band.
pub(super) const fn band_and_bit(cell: usize) -> (usize, usize) {
    let (row, column) = (cell / 9, cell % 9);
    (row / 3 % 3, column / 3 * 9 + column % 3 * 3 + row % 3)
}
