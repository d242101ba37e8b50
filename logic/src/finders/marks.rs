//! The candidates of every cell, and of the cells of a house as a matrix of bits.

use sudoku_core::{CellSet, Digit, House};

use crate::bands::bands;
use crate::board::Board;

/// A set of nine. For digits, bit `digit.index()`; for the cells of a house, bit `n` stands for the
/// cell `house.cells()[n]`.
pub(super) type Bits = u16;

/// Nine sets of nine: the candidates of each cell of a house, or the places of each digit in it.
pub(super) type Matrix = [Bits; 9];

/// The candidates of every empty cell. A filled cell has none.
pub(crate) struct Marks {
    cells: [Bits; 81],
}

impl Marks {
    /// No candidates.
    pub(crate) const EMPTY: Marks = Marks { cells: [0; 81] };

    /// Adds the candidates of the empty cells of a board.
    #[inline(never)]
    pub(crate) fn fill(&mut self, board: &Board) {
        for &digit in &Digit::ALL {
            let bands = bands(board.places(digit));
            for (cells, mut band) in self.cells.as_chunks_mut::<27>().0.iter_mut().zip(bands) {
                for candidates in cells {
                    *candidates |= (band as Bits & 1) << digit.index();
                    band >>= 1;
                }
            }
        }
    }

    /// Writes the candidates of the cells of a house into a matrix, which is not moved then.
    #[inline(never)]
    pub(super) fn write(&self, house: House, matrix: &mut Matrix) {
        // From one cell to the next, and what comes to that after each third of the house.
        let index = house.index();
        let (mut cell, step, jump) = match index {
            0..9 => (9 * index, 1, 0),
            9..18 => (index - 9, 9, 0),
            _ => {
                // A third of a number below 9, without a division, which small processors lack.
                let band = ((index - 18) * 11) >> 5;
                (3 * (index - 18) + 18 * band, 1, 6)
            }
        };
        for third in matrix.as_chunks_mut::<3>().0 {
            for candidates in third {
                *candidates = self.cells.get(cell).copied().unwrap_or(0);
                cell += step;
            }
            cell += jump;
        }
    }
}

/// The houses in the order in which people look at them: boxes, rows, columns.
pub(super) fn houses() -> impl Iterator<Item = House> {
    (18..45).filter_map(|place| House::new(if place < 27 { place } else { place - 27 }))
}

/// The cells of a house that have a bit.
#[inline(never)]
pub(super) fn cells(house: House, mut bits: Bits) -> CellSet {
    let mut cells = CellSet::EMPTY;
    for cell in CellSet::from_house(house) {
        if bits & 1 == 1 {
            cells.insert(cell);
        }
        bits >>= 1;
    }
    cells
}

/// The matrix in which rows are columns and columns are rows.
#[inline(never)]
pub(super) fn transposed(matrix: &Matrix) -> Matrix {
    // Nine bits of each column, three columns in a word.
    let (mut first, mut second, mut third) = (0, 0, 0);
    for &bits in matrix.iter().rev() {
        let bits = u32::from(bits);
        first = first << 1 | spread(bits);
        second = second << 1 | spread(bits >> 3);
        third = third << 1 | spread(bits >> 6);
    }
    let column = |columns: u32| (columns & 0x1FF) as Bits;
    [
        column(first),
        column(first >> 9),
        column(first >> 18),
        column(second),
        column(second >> 9),
        column(second >> 18),
        column(third),
        column(third >> 9),
        column(third >> 18),
    ]
}

/// The lowest three bits, nine apart.
#[inline(always)]
const fn spread(bits: u32) -> u32 {
    // The product has three copies of the three bits, and the mask takes one bit of each.
    ((bits & 7) * 0o200_401) & 0o1_001_001
}

/// The columns that more of some rows have than may be left out.
pub(super) fn needed(matrix: &Matrix, pool: Bits, spare: usize) -> Bits {
    // The columns that at least 1, 2, 3, ... of the rows have.
    let mut at_least = [0; 9];
    let mut left = pool;
    for &bits in matrix {
        if left & 1 == 1 {
            let mut also = bits;
            for columns in at_least.iter_mut().take(spare + 1) {
                (*columns, also) = (*columns | also, *columns & also);
            }
        }
        left >>= 1;
    }
    at_least.get(spare).copied().unwrap_or(0)
}

/// The rows of a matrix that have at least one column, and at most so many.
#[inline(never)]
pub(super) fn few(matrix: &Matrix, most: usize) -> Bits {
    let mut few = 0;
    for &bits in matrix.iter().rev() {
        few = few << 1 | Bits::from(bits != 0 && has_at_most(bits, most));
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
