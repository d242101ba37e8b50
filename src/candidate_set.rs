//! A set of candidates.

use core::fmt;

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::Digit;

/// A set of candidates, each a digit in a cell: nine sets of cells, one for each digit.
///
/// There are 729 candidates. The set says nothing about a grid: it may be the state of a solver, or
/// what a step removes from one.
///
/// ```
/// use sudoku_core::{CandidateSet, Cell, Digit};
///
/// let mut set = CandidateSet::EMPTY;
/// assert!(set.insert(Cell::at(3, 6).unwrap(), Digit::D3));
/// assert!(set.insert(Cell::at(4, 6).unwrap(), Digit::D3));
/// assert!(set.insert(Cell::at(4, 6).unwrap(), Digit::D6));
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.cells(Digit::D3).to_string(), "r4c7 r5c7");
/// assert_eq!(set.candidates(Cell::at(4, 6).unwrap()).to_string(), "36");
/// assert_eq!(set.to_string(), "r4c7:3 r5c7:36");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct CandidateSet([CellSet; 9]);

impl CandidateSet {
    /// The empty set.
    pub const EMPTY: CandidateSet = CandidateSet([CellSet::EMPTY; 9]);
    /// The set of all 729 candidates.
    pub const ALL: CandidateSet = CandidateSet([CellSet::ALL; 9]);

    /// The cells that have a digit as a candidate.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, CellSet, Digit};
    /// assert_eq!(CandidateSet::ALL.cells(Digit::D4), CellSet::ALL);
    /// ```
    #[must_use]
    #[inline]
    pub const fn cells(&self, digit: Digit) -> CellSet {
        // The comparison tells the compiler what a digit that comes from memory guarantees.
        if digit.index() < 9 { self.0[digit.index()] } else { self.0[0] }
    }

    /// The cells that have a digit as a candidate, to change them in place.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, CellSet, Digit, House};
    /// let mut set = CandidateSet::EMPTY;
    /// *set.cells_mut(Digit::D4) |= CellSet::from(House::ROWS[0]);
    /// assert_eq!(set.len(), 9);
    /// ```
    #[inline]
    pub const fn cells_mut(&mut self, digit: Digit) -> &mut CellSet {
        if digit.index() < 9 { &mut self.0[digit.index()] } else { &mut self.0[0] }
    }

    /// The digits that are candidates of a cell.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Candidates, Cell};
    /// assert_eq!(CandidateSet::ALL.candidates(Cell::ALL[40]), Candidates::ALL);
    /// ```
    #[must_use]
    pub const fn candidates(&self, cell: Cell) -> Candidates {
        let bit = CellSet::from_cell(cell);
        let mut candidates = Candidates::EMPTY;
        let mut index = 0;
        while index < 9 {
            if self.0[index].intersects(bit) {
                candidates = candidates.with(Digit::ALL[index]);
            }
            index += 1;
        }
        candidates
    }

    /// Whether a digit is a candidate of a cell.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Cell, Digit};
    /// assert!(CandidateSet::ALL.contains(Cell::ALL[40], Digit::D9));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(&self, cell: Cell, digit: Digit) -> bool {
        self.cells(digit).contains(cell)
    }

    /// Adds a candidate; returns whether it was not in the set before.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Cell, Digit};
    /// let mut set = CandidateSet::EMPTY;
    /// assert!(set.insert(Cell::ALL[0], Digit::D1) && !set.insert(Cell::ALL[0], Digit::D1));
    /// ```
    #[inline]
    pub const fn insert(&mut self, cell: Cell, digit: Digit) -> bool {
        self.cells_mut(digit).insert(cell)
    }

    /// Removes a candidate; returns whether it was in the set before.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Cell, Digit};
    /// let mut set = CandidateSet::ALL;
    /// assert!(set.remove(Cell::ALL[0], Digit::D1) && !set.remove(Cell::ALL[0], Digit::D1));
    /// ```
    #[inline]
    pub const fn remove(&mut self, cell: Cell, digit: Digit) -> bool {
        self.cells_mut(digit).remove(cell)
    }

    /// The number of candidates in the set: 0 to 729.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert_eq!(CandidateSet::ALL.len(), 729);
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        let mut len = 0;
        let mut index = 0;
        while index < 9 {
            len += self.0[index].len();
            index += 1;
        }
        len
    }

    /// Whether the set has no candidate.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert!(CandidateSet::EMPTY.is_empty() && !CandidateSet::ALL.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.all_cells().is_empty()
    }

    /// The cells that have any candidate in the set.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Cell, Digit};
    /// let mut set = CandidateSet::EMPTY;
    /// set.insert(Cell::ALL[7], Digit::D1);
    /// set.insert(Cell::ALL[7], Digit::D2);
    /// assert_eq!(set.all_cells(), Cell::ALL[7].into());
    /// ```
    #[must_use]
    pub const fn all_cells(&self) -> CellSet {
        let mut all = CellSet::EMPTY;
        let mut index = 0;
        while index < 9 {
            all = all.union(self.0[index]);
            index += 1;
        }
        all
    }

    /// The digits that are candidates of any cell in the set.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Candidates, Cell, Digit};
    /// let mut set = CandidateSet::EMPTY;
    /// set.insert(Cell::ALL[7], Digit::D2);
    /// assert_eq!(set.digits(), Candidates::D2);
    /// ```
    #[must_use]
    pub const fn digits(&self) -> Candidates {
        let mut digits = Candidates::EMPTY;
        let mut index = 0;
        while index < 9 {
            if !self.0[index].is_empty() {
                digits = digits.with(Digit::ALL[index]);
            }
            index += 1;
        }
        digits
    }

    /// The candidates that are in either set, also written `|`.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert_eq!(CandidateSet::EMPTY.union(&CandidateSet::ALL), CandidateSet::ALL);
    /// ```
    #[must_use]
    pub const fn union(&self, other: &CandidateSet) -> CandidateSet {
        let mut set = *self;
        let mut index = 0;
        while index < 9 {
            set.0[index] = self.0[index].union(other.0[index]);
            index += 1;
        }
        set
    }

    /// The candidates that are in both sets, also written `&`.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert_eq!(CandidateSet::EMPTY.intersection(&CandidateSet::ALL), CandidateSet::EMPTY);
    /// ```
    #[must_use]
    pub const fn intersection(&self, other: &CandidateSet) -> CandidateSet {
        let mut set = *self;
        let mut index = 0;
        while index < 9 {
            set.0[index] = self.0[index].intersection(other.0[index]);
            index += 1;
        }
        set
    }

    /// The candidates of this set that are not in the other one, also written `-`.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert!(CandidateSet::ALL.difference(&CandidateSet::ALL).is_empty());
    /// ```
    #[must_use]
    pub const fn difference(&self, other: &CandidateSet) -> CandidateSet {
        let mut set = *self;
        let mut index = 0;
        while index < 9 {
            set.0[index] = self.0[index].difference(other.0[index]);
            index += 1;
        }
        set
    }

    /// Whether every candidate of this set is in the other one.
    ///
    /// ```
    /// # use sudoku_core::CandidateSet;
    /// assert!(CandidateSet::EMPTY.is_subset(&CandidateSet::ALL));
    /// assert!(!CandidateSet::ALL.is_subset(&CandidateSet::EMPTY));
    /// ```
    #[must_use]
    pub const fn is_subset(&self, other: &CandidateSet) -> bool {
        self.difference(other).is_empty()
    }

    /// The candidates of the set: cell by cell, the digits of each in ascending order.
    ///
    /// ```
    /// # use sudoku_core::{CandidateSet, Cell, Digit};
    /// let mut set = CandidateSet::EMPTY;
    /// set.insert(Cell::ALL[7], Digit::D2);
    /// assert!(set.iter().eq([(Cell::ALL[7], Digit::D2)]));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Digit)> + '_ {
        let cells = self.all_cells().iter();
        cells.flat_map(|cell| self.candidates(cell).iter().map(move |digit| (cell, digit)))
    }
}

/// The same as [`CandidateSet::union`].
impl core::ops::BitOr for CandidateSet {
    type Output = CandidateSet;

    fn bitor(self, other: CandidateSet) -> CandidateSet {
        self.union(&other)
    }
}

/// The same as [`CandidateSet::intersection`].
impl core::ops::BitAnd for CandidateSet {
    type Output = CandidateSet;

    fn bitand(self, other: CandidateSet) -> CandidateSet {
        self.intersection(&other)
    }
}

/// The same as [`CandidateSet::difference`].
impl core::ops::Sub for CandidateSet {
    type Output = CandidateSet;

    fn sub(self, other: CandidateSet) -> CandidateSet {
        self.difference(&other)
    }
}

/// The set of the given candidates.
impl FromIterator<(Cell, Digit)> for CandidateSet {
    fn from_iter<I: IntoIterator<Item = (Cell, Digit)>>(candidates: I) -> CandidateSet {
        let mut set = CandidateSet::EMPTY;
        set.extend(candidates);
        set
    }
}

impl Extend<(Cell, Digit)> for CandidateSet {
    fn extend<I: IntoIterator<Item = (Cell, Digit)>>(&mut self, candidates: I) {
        for (cell, digit) in candidates {
            self.insert(cell, digit);
        }
    }
}

/// Writes each cell with its digits, in ascending order: `r4c7:3 r5c7:36`. The empty set is the
/// empty text.
impl fmt::Display for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (count, cell) in self.all_cells().iter().enumerate() {
            if count > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}:{}", self.candidates(cell))?;
        }
        Ok(())
    }
}

/// The same text as [`Display`](fmt::Display), in braces.
impl fmt::Debug for CandidateSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for CandidateSet {
    fn format(&self, f: defmt::Formatter<'_>) {
        for (count, cell) in self.all_cells().iter().enumerate() {
            if count > 0 {
                defmt::write!(f, " ");
            }
            defmt::write!(f, "{}:{}", cell, self.candidates(cell));
        }
    }
}
