//! The places of the digits in one house, as a square of bits.

use sudoku_core::{CellSet, Digit, House, HouseKind};

use crate::board::Board;

/// The positions of a house: bit `n` stands for the cell `house.cells()[n]`. A set of digits is
/// written in the same way: bit `digit.index()`.
pub(super) type Bits = u16;

/// Nine sets of nine: the places of each digit among the positions of a house, or the candidates of
/// each position.
pub(super) type Square = [Bits; 9];

/// The bits of a band: nine of each row.
const BAND: u32 = (1 << 27) - 1;

/// The cells of the three bands, 27 bits each. A processor of 32 bits shifts these faster than a
/// whole set.
pub(super) const fn bands(cells: CellSet) -> [u32; 3] {
    let bits = cells.bits();
    [bits as u32 & BAND, (bits >> 27) as u32 & BAND, (bits >> 54) as u32 & BAND]
}

/// The positions of a house that are in a set of cells.
pub(super) const fn positions(cells: CellSet, house: House) -> Bits {
    let [first, second, third] = bands(cells);
    let place = house.position() as u32;
    let (chute, line) = (place / 3, place % 3);
    let band = match chute {
        0 => first,
        1 => second,
        _ => third,
    };
    match house.kind() {
        HouseKind::Row => (band >> (9 * line) & 0x1FF) as Bits,
        HouseKind::Box => in_box(band, line),
        HouseKind::Column => in_column([first, second, third], place),
    }
}

/// The positions in a box of a band.
const fn in_box(band: u32, stack: u32) -> Bits {
    let rows = band >> (3 * stack) & 0o7_007_007;
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
pub(super) fn places(board: &Board, house: House) -> Square {
    Digit::ALL.map(|digit| positions(board.places(digit), house))
}

/// The square in which rows are columns and columns are rows.
pub(super) fn transposed(square: &Square) -> Square {
    let mut columns = [0; 9];
    for (row, &bits) in square.iter().enumerate() {
        for (column, turned) in columns.iter_mut().enumerate() {
            *turned |= (bits >> column & 1) << row;
        }
    }
    columns
}

/// The rows of a square that are not empty.
pub(super) fn used(square: &Square) -> Bits {
    let mut used = 0;
    for (row, &bits) in square.iter().enumerate() {
        used |= Bits::from(bits != 0) << row;
    }
    used
}
