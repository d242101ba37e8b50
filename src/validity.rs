//! The rule that no digit may appear twice in a house.

use core::error::Error;
use core::fmt;
use core::iter::FusedIterator;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::grid::Grid;
use crate::house::House;

/// Whether no digit appears twice in any row, column or box.
///
/// Empty cells do not matter, and a valid grid need not have a solution. In this grid no digit
/// appears twice in a house, so it is valid; yet its first cell has no candidate, so it has no
/// solution:
///
/// ```
/// use sudoku_core::{Candidates, Cell, Digit, Grid, is_valid};
///
/// let mut grid: Grid = "
///     .87654321
///     9........
///     .........
///     .........
///     .........
///     .........
///     .........
///     .........
///     .........".parse()?;
/// assert!(is_valid(&grid));
/// assert_eq!(grid.candidates(Cell::at(0, 0).unwrap()), Candidates::EMPTY);
///
/// grid.set(Cell::at(8, 8).unwrap(), Some(Digit::D1));
/// assert!(!is_valid(&grid), "two 1s in column 9");
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
///
/// [`Grid::conflicts`] says why a grid is not valid.
#[must_use]
// `Conflicts` needs it too, and a second copy of it is 350 bytes of WebAssembly.
#[inline(never)]
pub const fn is_valid(grid: &Grid) -> bool {
    // Each house adds up the counters of its nine cells, so no step depends on the one before.
    // Looking for a repeated digit cell by cell took three times as long; shifting bits instead of
    // looking them up took half as long again.
    let bytes = grid.as_bytes();
    let mut columns = [0; 9];
    let mut counts = 0;
    let mut band = 0;
    while band < 3 {
        let mut rows = [0; 3];
        let mut boxes = [0; 3];
        let mut column = 0;
        while column < 9 {
            let top = band * 27 + column;
            let three = [one(bytes[top]), one(bytes[top + 9]), one(bytes[top + 18])];
            rows[0] += three[0];
            rows[1] += three[1];
            rows[2] += three[2];
            let sum = three[0] + three[1] + three[2];
            if WIDTH < 4 {
                counts |= sum;
            }
            boxes[column / 3] += sum;
            columns[column] += sum;
            column += 1;
        }
        counts |= rows[0] | rows[1] | rows[2] | boxes[0] | boxes[1] | boxes[2];
        band += 1;
    }
    let mut column = 0;
    while column < 9 {
        counts |= columns[column];
        column += 1;
    }
    counts & TWO_OR_MORE == 0
}

/// Nine counters in a word, one per digit. This is the word of the processor where that has 32 bits
/// or more: 64-bit additions made `is_valid` 200 bytes larger on a Cortex-M0.
type Counters = core::ffi::c_ulong;

/// The bits of a counter.
///
/// With four bits, a house of nine cells cannot make a counter overflow. With three, eight equal
/// digits can. But then three cells of a column have a digit twice, and these are counted first; or
/// a box, in which no such three cells do; or a line, in which no box does. None of these has a
/// digit more than three times.
///
/// ```text
/// bit   35..32  31..28  27..24  23..20  19..16  15..12  11..8   7..4    3..0
/// bit   26..24  23..21  20..18  17..15  14..12  11..9   8..6    5..3    2..0
/// digit   9       8       7       6       5       4       3       2       1
/// ```
const WIDTH: u32 = if Counters::BITS < 64 { 3 } else { 4 };

/// The counter of this digit is 1. An empty cell counts nothing.
const fn one(byte: u8) -> Counters {
    ONE[(byte & 15) as usize]
}

/// [`one`] for each byte.
const ONE: [Counters; 16] = {
    let mut table = [0; 16];
    let mut digit = 1;
    while digit <= 9 {
        table[digit as usize] = 1 << (WIDTH * (digit - 1));
        digit += 1;
    }
    table
};

/// The bits of every counter that is 2 or more.
const TWO_OR_MORE: Counters = {
    let mut bits = 0;
    let mut digit = 1;
    while digit <= 9 {
        bits |= ((1 << WIDTH) - 2) << (WIDTH * (digit - 1));
        digit += 1;
    }
    bits
};

impl Grid {
    /// Whether every cell is filled and no digit appears twice in a house.
    ///
    /// ```
    /// # use sudoku_core::Grid;
    /// let grid: Grid =
    ///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
    /// assert!(grid.is_solved());
    /// assert!(!Grid::EMPTY.is_solved());
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.is_complete() && is_valid(self)
    }

    /// An iterator over all reasons why the grid is not valid; empty if it is valid.
    ///
    /// There is one conflict for each house and each pair of its cells that have the same digit. So
    /// three 5s in a row make three conflicts, and two 5s that share a row and a box make two, one
    /// per house. Conflicts are ordered by house as in [`House::ALL`], then by the first cell, then
    /// by the second.
    ///
    /// ```
    /// use sudoku_core::{Conflict, Grid};
    ///
    /// let grid: Grid = "
    ///     .5......5
    ///     .........
    ///     .......5.
    ///     .........
    ///     .........
    ///     .........
    ///     .........
    ///     .........
    ///     .........".parse()?;
    /// let mut conflicts = grid.conflicts().map(|conflict| conflict.to_string());
    /// assert_eq!(conflicts.next().unwrap(), "two 5s in row 1: r1c2 and r1c9");
    /// assert_eq!(conflicts.next().unwrap(), "two 5s in box 3: r1c9 and r3c8");
    /// assert_eq!(conflicts.next(), None);
    /// # Ok::<(), sudoku_core::ParseError>(())
    /// ```
    #[inline]
    pub const fn conflicts(&self) -> Conflicts<'_> {
        Conflicts { grid: self, house: 0, first: 0, second: 0 }
    }

    /// The cells that are in some conflict; empty if the grid is valid.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet, Digit, Grid};
    /// let mut grid = Grid::EMPTY;
    /// grid.set(Cell::ALL[1], Some(Digit::D5));
    /// assert!(grid.conflicting_cells().is_empty());
    /// grid.set(Cell::ALL[8], Some(Digit::D5));
    /// assert_eq!(grid.conflicting_cells().to_string(), "r1c2 r1c9");
    /// ```
    #[must_use]
    pub fn conflicting_cells(&self) -> CellSet {
        self.conflicts().flat_map(|conflict| [conflict.first, conflict.second]).collect()
    }
}

/// Why a grid is not valid: a house, two of its cells, and the digit that both have.
///
/// ```
/// use sudoku_core::{Digit, Grid, House};
///
/// let mut text = [b'.'; 81];
/// text[1] = b'5';
/// text[8] = b'5';
/// let conflict = Grid::parse(&text)?.conflicts().next().unwrap();
/// assert_eq!(conflict.house, House::ROWS[0]);
/// assert_eq!(conflict.digit, Digit::D5);
/// assert_eq!((conflict.first.index(), conflict.second.index()), (1, 8));
/// assert_eq!(conflict.to_string(), "two 5s in row 1: r1c2 and r1c9");
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Conflict {
    /// The house that has the digit twice.
    pub house: House,
    /// The digit.
    pub digit: Digit,
    /// The earlier cell in row-major order.
    pub first: Cell,
    /// The later cell.
    pub second: Cell,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Conflict { house, digit, first, second } = self;
        write!(f, "two {digit}s in {house}: {first} and {second}")
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Conflict {
    fn format(&self, f: defmt::Formatter<'_>) {
        let Conflict { house, digit, first, second } = self;
        defmt::write!(f, "two {}s in {}: {} and {}", digit, house, first, second);
    }
}

impl Error for Conflict {}

/// The conflicts of a grid, in the order that [`Grid::conflicts`] defines; created by it.
#[derive(Debug, Clone)]
#[must_use = "iterators are lazy"]
pub struct Conflicts<'a> {
    grid: &'a Grid,
    /// The last pair: an index in `House::ALL` and two indices in its cells.
    house: usize,
    first: usize,
    second: usize,
}

impl Conflicts<'_> {
    /// The next conflict: `Iterator::next` for `const` code.
    pub(crate) const fn advance(&mut self) -> Option<Conflict> {
        // Most grids are valid, and looking at every pair of every house takes fifty times as long.
        if self.house == 0 && self.second == 0 && is_valid(self.grid) {
            self.house = House::ALL.len();
        }
        while self.house < House::ALL.len() {
            let house = House::ALL[self.house];
            let cells = house.cells();
            while self.first < cells.len() {
                let first = cells[self.first];
                if let Some(digit) = self.grid.get(first) {
                    while self.second + 1 < cells.len() {
                        self.second += 1;
                        let second = cells[self.second];
                        if let Some(other) = self.grid.get(second)
                            && other.get() == digit.get()
                        {
                            return Some(Conflict { house, digit, first, second });
                        }
                    }
                }
                self.first += 1;
                self.second = self.first;
            }
            self.house += 1;
            self.first = 0;
            self.second = 0;
        }
        None
    }
}

impl Iterator for Conflicts<'_> {
    type Item = Conflict;

    fn next(&mut self) -> Option<Conflict> {
        self.advance()
    }
}

impl FusedIterator for Conflicts<'_> {}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;
    use std::vec::Vec;

    const SOLVED: Grid = match Grid::parse(
        b"534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ) {
        Ok(grid) => grid,
        Err(_) => Grid::EMPTY,
    };

    fn naive(grid: &Grid) -> Vec<Conflict> {
        let mut found = Vec::new();
        for house in House::ALL {
            for first in house.cells() {
                for second in house.cells() {
                    if let (true, Some(digit)) = (first < second, grid.get(first))
                        && grid.get(second) == Some(digit)
                    {
                        found.push(Conflict { house, digit, first, second });
                    }
                }
            }
        }
        found
    }

    /// Grids from almost empty to full, from a fixed seed.
    fn scattered() -> impl Iterator<Item = Grid> {
        let mut state = 1u64;
        (0..400).map(move |round| {
            let mut grid = Grid::EMPTY;
            for cell in Cell::ALL {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let draw = (state >> 33) as u32;
                if draw % 400 <= round {
                    grid.set(cell, Digit::new((draw >> 10) as u8 % 10));
                }
            }
            grid
        })
    }

    #[test]
    fn conflicts_are_those_of_the_double_loop() {
        let mut both = [0, 0];
        for grid in scattered() {
            let expected = naive(&grid);
            assert_eq!(grid.conflicts().collect::<Vec<_>>(), expected, "{grid:?}");
            assert_eq!(is_valid(&grid), expected.is_empty(), "{grid:?}");
            both[usize::from(expected.is_empty())] += 1;
        }
        assert!(both[0] > 10 && both[1] > 10, "{both:?}");
    }

    #[test]
    fn each_single_conflict_is_seen() {
        for house in House::ALL {
            for first in house.cells() {
                for second in house.cells().into_iter().filter(|&cell| cell > first) {
                    let mut grid = Grid::EMPTY;
                    grid.set(first, Some(Digit::D9));
                    grid.set(second, Some(Digit::D9));
                    assert!(!is_valid(&grid));
                    assert!(
                        grid.conflicts().any(|conflict| conflict
                            == Conflict { house, digit: Digit::D9, first, second })
                    );
                    grid.set(second, Some(Digit::D1));
                    assert!(is_valid(&grid));
                    assert_eq!(grid.conflicts().next(), None);
                }
            }
        }
    }

    #[test]
    fn a_grid_of_one_digit_has_every_pair_of_every_house() {
        let grid = Grid::from_bytes([7; 81]).unwrap();
        let mut conflicts = grid.conflicts();
        assert_eq!(conflicts.by_ref().count(), 27 * 36);
        assert_eq!(conflicts.next(), None);
    }

    #[test]
    fn solved_means_complete_and_valid() {
        assert!(SOLVED.is_solved());
        assert!(is_valid(&Grid::EMPTY) && !Grid::EMPTY.is_solved());
        for cell in Cell::ALL {
            let mut grid = SOLVED;
            grid.set(cell, None);
            assert!(is_valid(&grid) && !grid.is_complete() && !grid.is_solved());
            grid.set(cell, Digit::ALL.into_iter().find(|&d| Some(d) != SOLVED.get(cell)));
            assert!(!is_valid(&grid) && grid.is_complete() && !grid.is_solved());
        }
    }

    #[test]
    fn words() {
        let mut grid = Grid::EMPTY;
        grid.set(Cell::ALL[1], Some(Digit::D5));
        grid.set(Cell::ALL[8], Some(Digit::D5));
        let all: Vec<_> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
        assert_eq!(all, ["two 5s in row 1: r1c2 and r1c9"]);
    }
}
