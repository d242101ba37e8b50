//! A set of cells.

use core::fmt;

use crate::cell::Cell;
use crate::chute::Triad;
use crate::house::House;
use crate::set::set;

/// A set of cells, one bit for each of the 81.
///
/// Bit `cell.index()` stands for a cell. No other bit is ever set, so equal sets are equal values.
/// The methods are those of a standard set, and the operators `|`, `&`, `-`, `^` and `!` work too.
///
/// ```
/// use sudoku_core::{Cell, CellSet, House};
///
/// let row = CellSet::from_house(House::ROWS[0]);
/// let in_box = CellSet::from_house(House::BOXES[0]);
/// assert_eq!((row | in_box).len(), 15);
/// assert!((row & in_box).iter().eq([Cell::ALL[0], Cell::ALL[1], Cell::ALL[2]]));
/// assert_eq!((row & in_box).to_string(), "r1c1 r1c2 r1c3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CellSet(u128);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet(0);
    /// The set of all 81 cells.
    pub const ALL: CellSet = CellSet((1 << 81) - 1);

    /// The set of one cell.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// assert_eq!(CellSet::from_cell(Cell::ALL[80]).len(), 1);
    /// ```
    #[must_use]
    #[cfg_attr(target_os = "none", inline(never))]
    #[cfg_attr(not(target_os = "none"), inline)]
    pub const fn from_cell(cell: Cell) -> CellSet {
        if cfg!(target_os = "none") {
            CellSet(bit(cell.index()))
        } else {
            CellSet(1 << cell.index())
        }
    }

    /// The nine cells of a house.
    ///
    /// ```
    /// # use sudoku_core::{CellSet, House};
    /// assert_eq!(CellSet::from_house(House::COLUMNS[3]).len(), 9);
    /// ```
    #[must_use]
    #[cfg_attr(target_os = "none", inline(never))]
    #[cfg_attr(not(target_os = "none"), inline)]
    pub const fn from_house(house: House) -> CellSet {
        if cfg!(target_os = "none") {
            CellSet(house_bits(house.index()))
        } else {
            HOUSES[house.index()]
        }
    }

    /// The 20 peers of a cell: the other cells of its row, its column and its box.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// let cell = Cell::ALL[40];
    /// assert_eq!(CellSet::from_peers(cell), CellSet::from_cells(cell.peers()));
    /// ```
    #[must_use]
    #[cfg_attr(target_os = "none", inline(never))]
    #[cfg_attr(not(target_os = "none"), inline)]
    pub const fn from_peers(cell: Cell) -> CellSet {
        let [row, column, in_box] = cell.houses();
        let lines = CellSet::from_house(row).union(CellSet::from_house(column));
        lines.union(CellSet::from_house(in_box)).without(cell)
    }

    /// The three cells of a triad.
    ///
    /// ```
    /// # use sudoku_core::{CellSet, Triad};
    /// assert_eq!(CellSet::from_triad(Triad::ALL[0]).to_string(), "r1c1 r1c2 r1c3");
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_triad(triad: Triad) -> CellSet {
        CellSet::from_house(triad.line()).intersection(CellSet::from_house(triad.in_box()))
    }

    /// The set of the given cells.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// assert_eq!(CellSet::from_cells(&Cell::ALL), CellSet::ALL);
    /// ```
    #[must_use]
    pub const fn from_cells(cells: &[Cell]) -> CellSet {
        let mut set = CellSet::EMPTY;
        let mut rest = cells;
        while let [cell, others @ ..] = rest {
            set = set.with(*cell);
            rest = others;
        }
        set
    }

    /// The set with the given bits, or `None` if a bit above 80 is set.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// assert_eq!(CellSet::from_bits(1), Some(CellSet::from_cell(Cell::ALL[0])));
    /// assert_eq!(CellSet::from_bits(1 << 81), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u128) -> Option<CellSet> {
        if bits & !CellSet::ALL.0 == 0 { Some(CellSet(bits)) } else { None }
    }

    /// The bits: bit `cell.index()` stands for a cell, and no bit above 80 is ever set.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// assert_eq!(CellSet::from_cell(Cell::ALL[80]).bits(), 1 << 80);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The cells that see every cell of the set. Of the empty set these are all cells.
    ///
    /// ```
    /// # use sudoku_core::{Cell, CellSet};
    /// let two = CellSet::from_cells(&[Cell::ALL[0], Cell::ALL[1]]);
    /// assert_eq!(two.common_peers().len(), 7 + 6);
    /// ```
    #[must_use]
    pub const fn common_peers(self) -> CellSet {
        let mut common = CellSet::ALL;
        let mut left = self;
        while let Some(cell) = left.first() {
            common = common.intersection(CellSet::from_peers(cell));
            left = left.without(cell);
        }
        common
    }

    /// The lowest bit that is set, or the number of bits.
    #[inline]
    const fn lowest(self) -> u32 {
        if cfg!(target_os = "none") { lowest(self.0) } else { self.0.trailing_zeros() }
    }

    /// The cell that a bit stands for.
    #[inline]
    const fn item(bit: u32) -> Option<Cell> {
        Cell::new(bit as usize)
    }
}

/// One bit of 128. A microcontroller has no shift of 128 bits, but words of 32 to move.
const fn bit(index: usize) -> u128 {
    let mut bits = (1_u32 << (index % 32)) as u128;
    let mut words = index / 32;
    while words > 0 {
        bits <<= 32;
        words -= 1;
    }
    bits
}

/// The lowest bit that is set, or 128, word by word.
const fn lowest(mut bits: u128) -> u32 {
    let mut index = 0;
    while bits as u32 == 0 && index < 96 {
        bits >>= 32;
        index += 32;
    }
    index + (bits as u32).trailing_zeros()
}

/// The cells of a house, from those that it has in each of the three bands. A microcontroller has
/// less room for a table than for this.
const fn house_bits(index: usize) -> u128 {
    let line = match index {
        0..9 => index,
        9..18 => index - 9,
        _ => index - 18,
    };
    // Without a division: 11/32 is a third of a number below 9.
    let band = (line * 11) >> 5;
    let place = line - 3 * band;
    let (all, one) = match index {
        0..9 => (0, 0o777 << (9 * place)),
        9..18 => (0o001_001_001 << line, 0),
        _ => (0, 0o007_007_007 << (3 * place)),
    };
    let bits = (all as u128) << 54 | (all as u128) << 27 | all as u128;
    match band {
        0 => bits | one as u128,
        1 => bits | (one as u128) << 27,
        _ => bits | (one as u128) << 54,
    }
}

/// The cells of every house, by index.
static HOUSES: [CellSet; 27] = {
    let mut houses = [CellSet::EMPTY; 27];
    let mut index = 0;
    while index < 27 {
        houses[index] = CellSet::from_cells(&House::ALL[index].cells());
        index += 1;
    }
    houses
};

/// The cells of a set, in ascending order; created by [`CellSet::iter`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use = "iterators are lazy"]
pub struct Cells {
    left: CellSet,
}

// Operations with single bits of 128 are hundreds of bytes of code on a microcontroller, so there
// each is there once, and not at every call.
set!(
    #[cfg_attr(target_os = "none", inline(never))]
    #[cfg_attr(not(target_os = "none"), inline)]
    CellSet(u128) of Cell by from_cell, Cells,
    "use sudoku_core::{Cell, CellSet as Set};\nlet [a, b] = [Cell::ALL[0], Cell::ALL[80]];"
);

/// The three cells of the triad.
impl From<Triad> for CellSet {
    fn from(triad: Triad) -> CellSet {
        CellSet::from_triad(triad)
    }
}

/// The nine cells of the house.
impl From<House> for CellSet {
    fn from(house: House) -> CellSet {
        CellSet::from_house(house)
    }
}

/// Writes the cells in ascending order, separated by spaces: `r1c1 r1c2`. The empty set is the
/// empty text.
impl fmt::Display for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, cell) in self.iter().enumerate() {
            if count > 0 {
                f.write_str(" ")?;
            }
            cell.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for CellSet {
    fn format(&self, f: defmt::Formatter<'_>) {
        for (count, cell) in self.iter().enumerate() {
            if count > 0 {
                defmt::write!(f, " ");
            }
            defmt::write!(f, "{}", cell);
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::format;
    use std::string::ToString;

    /// Sets of all sizes, from a fixed seed.
    fn sets() -> impl Iterator<Item = (CellSet, BTreeSet<Cell>)> {
        let mut state = 1_u64;
        (0..60).map(move |round| {
            let list: BTreeSet<Cell> = Cell::ALL
                .into_iter()
                .filter(|_| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (state >> 33) % 60 <= round
                })
                .collect();
            (list.iter().copied().collect(), list)
        })
    }

    #[test]
    fn every_method_against_a_standard_set() {
        for (set, list) in sets() {
            assert_eq!(set.len(), list.len());
            assert_eq!(set.is_empty(), list.is_empty());
            assert!(set.iter().eq(list.iter().copied()));
            assert!(set.iter().rev().eq(list.iter().rev().copied()));
            assert_eq!(set.first(), list.first().copied());
            assert_eq!(set.last(), list.last().copied());
            assert_eq!(CellSet::from_bits(set.bits()), Some(set));
            assert!(
                set.complement().iter().eq(Cell::ALL.into_iter().filter(|c| !list.contains(c)))
            );
            for cell in Cell::ALL {
                assert_eq!(set.contains(cell), list.contains(&cell));
                let seen_by_all = list.iter().all(|&other| other.sees(cell));
                assert_eq!(set.common_peers().contains(cell), seen_by_all);
            }
            for (other, others) in sets() {
                assert!((set | other).iter().eq(list.union(&others).copied()));
                assert!((set & other).iter().eq(list.intersection(&others).copied()));
                assert!((set - other).iter().eq(list.difference(&others).copied()));
                assert!((set ^ other).iter().eq(list.symmetric_difference(&others).copied()));
                assert_eq!(set.is_subset(other), list.is_subset(&others));
                assert_eq!(set.intersects(other), !list.is_disjoint(&others));
            }
        }
    }

    #[test]
    fn words_of_a_microcontroller_have_the_same_bits() {
        assert_eq!(lowest(0), 128);
        for index in 0..128 {
            assert_eq!(bit(index), 1 << index);
            assert_eq!(lowest(u128::MAX << index), index as u32);
        }
        for (index, cells) in HOUSES.iter().enumerate() {
            assert_eq!(house_bits(index), cells.0);
        }
    }

    #[test]
    fn bits_above_eighty_are_refused() {
        for bit in 0..128 {
            assert_eq!(CellSet::from_bits(1 << bit).is_some(), bit < 81);
        }
    }

    #[test]
    fn text() {
        let set = CellSet::from_cells(&[Cell::ALL[8], Cell::ALL[0]]);
        assert_eq!(set.to_string(), "r1c1 r1c9");
        assert_eq!(format!("{set:?}"), "{r1c1, r1c9}");
        assert_eq!(CellSet::EMPTY.to_string(), "");
    }
}
