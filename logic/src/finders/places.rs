//! The places of the digits in one house, as a matrix of bits.

use sudoku_core::{CellSet, Digit, House, HouseKind};

use crate::board::Board;

/// The positions of a house: bit `n` stands for the cell `house.cells()[n]`. A set of digits is
/// written in the same way: bit `digit.index()`.
pub(super) type Bits = u16;

/// Nine sets of nine: the places of each digit among the positions of a house, or the candidates of
/// each position.
pub(super) type Matrix = [Bits; 9];

/// The bits of a band: nine of each row.
const BAND: u32 = (1 << 27) - 1;

/// The cells of the three bands, 27 bits each. A processor of 32 bits shifts these faster than a
/// whole set.
pub(super) const fn bands(cells: CellSet) -> [u32; 3] {
    let bits = cells.bits();
    [bits as u32 & BAND, (bits >> 27) as u32 & BAND, (bits >> 54) as u32 & BAND]
}

/// Where a house is in the three bands of a set of cells.
#[derive(Clone, Copy)]
struct Window {
    kind: HouseKind,
    /// The band of a row or a box.
    band: u32,
    /// The position of the first cell in the first row of the band.
    shift: u32,
}

impl Window {
    const fn of(house: House) -> Window {
        let index = house.index() as u32;
        let (kind, place) = match index {
            0..9 => (HouseKind::Row, index),
            9..18 => (HouseKind::Column, index - 9),
            _ => (HouseKind::Box, index - 18),
        };
        // A third of a number below 9, without the division that many small processors lack.
        let band = (place * 11) >> 5;
        let shift = match kind {
            HouseKind::Row => 9 * (place - 3 * band),
            HouseKind::Column => place,
            HouseKind::Box => 3 * (place - 3 * band),
        };
        Window { kind, band, shift }
    }

    fn positions(self, cells: CellSet) -> Bits {
        let [first, second, third] = bands(cells);
        let band = match self.band {
            0 => first,
            1 => second,
            _ => third,
        };
        match self.kind {
            HouseKind::Row => (band >> self.shift & 0x1FF) as Bits,
            HouseKind::Box => in_box(band, self.shift),
            HouseKind::Column => in_column([first, second, third], self.shift),
        }
    }
}

/// The positions of a house that are in a set of cells.
pub(super) fn positions(cells: CellSet, house: House) -> Bits {
    Window::of(house).positions(cells)
}

/// The positions in a box of a band.
const fn in_box(band: u32, shift: u32) -> Bits {
    let rows = band >> shift & 0o7_007_007;
    ((rows | rows >> 6 | rows >> 12) & 0x1FF) as Bits
}

/// The positions in a column.
const fn in_column([first, second, third]: [u32; 3], place: u32) -> Bits {
    (column(first, place) | column(second, place) << 3 | column(third, place) << 6) as Bits
}

/// The cells at some positions of a house.
pub(super) fn cells(house: House, positions: Bits) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for (position, cell) in house.cells().into_iter().enumerate() {
        if positions >> position & 1 == 1 {
            cells.insert(cell);
        }
    }
    cells
}

/// The houses of a unit in the order in which people look at them: boxes, rows, columns.
pub(super) fn houses(unit: u8) -> impl Iterator<Item = House> {
    let first = usize::from(unit) * 9 + 18;
    (0..9).filter_map(move |place| House::new((first + place) % 27))
}

/// The three bits of a column in a band.
const fn column(band: u32, place: u32) -> u32 {
    // The product moves bits 0, 9 and 18 to 18, 19 and 20. No other bit of it comes in their way.
    ((band >> place & 0o1_001_001).wrapping_mul(0o1_002_004) >> 18) & 7
}

/// The places of each digit in the empty cells of a house.
pub(super) fn places(board: &Board, house: House) -> Matrix {
    let window = Window::of(house);
    Digit::ALL.map(|digit| window.positions(board.places(digit)))
}

/// The matrix in which rows are columns and columns are rows.
pub(super) fn transposed(matrix: &Matrix) -> Matrix {
    let mut columns = [0; 9];
    for (row, &bits) in matrix.iter().enumerate() {
        for (column, turned) in columns.iter_mut().enumerate() {
            *turned |= (bits >> column & 1) << row;
        }
    }
    columns
}

/// The rows of a matrix that have at least one column, and at most so many.
pub(super) fn few(matrix: &Matrix, most: usize) -> Bits {
    let mut few = 0;
    for (row, &bits) in matrix.iter().enumerate() {
        few |= Bits::from(bits != 0 && has_at_most(bits, most)) << row;
    }
    few
}

/// Whether a set has at most so many items. This is cheaper than to count them, above all for a
/// processor that has no instruction for it.
pub(super) fn has_at_most(mut bits: Bits, most: usize) -> bool {
    for _ in 0..most {
        bits &= bits.wrapping_sub(1);
    }
    bits == 0
}
