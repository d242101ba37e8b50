//! The six chutes and the 54 triads: where boxes and lines meet.

use core::fmt;

use crate::cell::Cell;
use crate::house::{House, HouseKind};
use crate::integers::integers;
use crate::pad::pad_ascii;

/// Three boxes in a line: a band, which has three rows, or a stack, which has three columns.
///
/// ```text
///               stack 1   stack 2   stack 3
///     band 1     box 1     box 2     box 3
///     band 2     box 4     box 5     box 6
///     band 3     box 7     box 8     box 9
/// ```
///
/// ```
/// use sudoku_core::{Chute, House};
///
/// let [band, .., stack] = Chute::ALL;
/// assert_eq!(band.lines(), [House::ROWS[0], House::ROWS[1], House::ROWS[2]]);
/// assert_eq!(stack.boxes(), [House::BOXES[2], House::BOXES[5], House::BOXES[8]]);
/// assert_eq!((band.to_string(), stack.to_string()), ("band 1".into(), "stack 3".into()));
/// ```
#[doc(alias("band", "stack", "floor", "tower"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Chute(u8);

impl Chute {
    /// All six chutes: three bands from the top, three stacks from the left;
    /// `ALL[chute.index()] == chute`.
    pub const ALL: [Chute; 6] = [Chute(0), Chute(1), Chute(2), Chute(3), Chute(4), Chute(5)];

    /// The chute with the given index in [`Chute::ALL`], or `None` if it is above 5.
    ///
    /// ```
    /// # use sudoku_core::Chute;
    /// assert_eq!(Chute::new(5).unwrap().to_string(), "stack 3");
    /// assert_eq!(Chute::new(6), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<Chute> {
        if index < 6 { Some(Chute(index as u8)) } else { None }
    }

    /// The index of the chute in [`Chute::ALL`] and in any table by chute: 0 to 5.
    ///
    /// ```
    /// # use sudoku_core::Chute;
    /// assert_eq!(Chute::ALL[4].index(), 4);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The comparison tells the compiler what `Chute::new` guarantees.
        if self.0 < 6 { self.0 as usize } else { 0 }
    }

    /// Whether the chute is a band, so that its lines are rows.
    ///
    /// ```
    /// # use sudoku_core::Chute;
    /// assert!(Chute::ALL[2].is_band() && !Chute::ALL[3].is_band());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_band(self) -> bool {
        self.0 < 3
    }

    /// The three rows of a band, or the three columns of a stack, in ascending order.
    ///
    /// ```
    /// # use sudoku_core::{Chute, House};
    /// assert_eq!(Chute::ALL[3].lines()[..], House::COLUMNS[..3]);
    /// ```
    #[must_use]
    pub const fn lines(self) -> [House; 3] {
        let lines = if self.is_band() { House::ROWS } else { House::COLUMNS };
        let first = self.index() % 3 * 3;
        [lines[first], lines[first + 1], lines[first + 2]]
    }

    /// The three boxes, in ascending order.
    ///
    /// ```
    /// # use sudoku_core::{Chute, House};
    /// assert_eq!(Chute::ALL[1].boxes(), [House::BOXES[3], House::BOXES[4], House::BOXES[5]]);
    /// ```
    #[must_use]
    pub const fn boxes(self) -> [House; 3] {
        let [a, b, c, d, e, f, g, h, i] = House::BOXES;
        match self.0 {
            0 => [a, b, c],
            1 => [d, e, f],
            2 => [g, h, i],
            3 => [a, d, g],
            4 => [b, e, h],
            _ => [c, f, i],
        }
    }

    /// The nine triads, line by line and within a line box by box.
    ///
    /// ```
    /// # use sudoku_core::Chute;
    /// let triads = Chute::ALL[3].triads().map(|triad| triad.to_string());
    /// assert_eq!(triads[..3], ["r123c1", "r456c1", "r789c1"]);
    /// ```
    #[must_use]
    pub const fn triads(self) -> [Triad; 9] {
        let mut triads = [Triad(0); 9];
        let mut position = 0;
        while position < 9 {
            triads[position] = Triad(self.0 * 9 + position as u8);
            position += 1;
        }
        triads
    }
}

/// The three cells in which a line and a box meet, also called a minirow or a minicolumn.
///
/// Triads are numbered chute by chute as in [`Chute::ALL`], in a chute line by line, and in a line
/// box by box: 0 to 26 lie in rows, 27 to 53 in columns.
///
/// ```
/// use sudoku_core::{Cell, House, Triad};
///
/// let triad = Triad::ALL[4];
/// assert_eq!(triad.to_string(), "r2c456");
/// assert_eq!(triad.cells()[0], Cell::at(1, 3).unwrap());
/// assert_eq!((triad.line(), triad.in_box()), (House::ROWS[1], House::BOXES[1]));
/// ```
#[doc(alias("minirow", "minicolumn", "intersection"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Triad(u8);

impl Triad {
    /// All 54 triads: `ALL[triad.index()] == triad`.
    pub const ALL: [Triad; 54] = {
        let mut all = [Triad(0); 54];
        let mut index = 0;
        while index < 54 {
            all[index] = Triad(index as u8);
            index += 1;
        }
        all
    };

    /// The triad with the given index in [`Triad::ALL`], or `None` if it is above 53.
    ///
    /// ```
    /// # use sudoku_core::Triad;
    /// assert_eq!(Triad::new(53).unwrap().to_string(), "r789c9");
    /// assert_eq!(Triad::new(54), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<Triad> {
        if index < 54 { Some(Triad(index as u8)) } else { None }
    }

    /// The index of the triad in [`Triad::ALL`] and in any table by triad: 0 to 53.
    ///
    /// ```
    /// # use sudoku_core::Triad;
    /// assert_eq!(Triad::ALL[30].index(), 30);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        // The comparison tells the compiler what `Triad::new` guarantees.
        if self.0 < 54 { self.0 as usize } else { 0 }
    }

    /// The chute of the triad: a band if it lies in a row, a stack if it lies in a column.
    ///
    /// ```
    /// # use sudoku_core::{Chute, Triad};
    /// assert_eq!(Triad::ALL[53].chute(), Chute::ALL[5]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn chute(self) -> Chute {
        Chute(self.0 / 9)
    }

    /// The row or column that the triad lies in.
    ///
    /// ```
    /// # use sudoku_core::{House, Triad};
    /// assert_eq!(Triad::ALL[53].line(), House::COLUMNS[8]);
    /// ```
    #[must_use]
    pub const fn line(self) -> House {
        // The triads of the rows come first, three of each, and then those of the columns.
        House::ALL[self.index() / 3]
    }

    /// The box that the triad lies in.
    ///
    /// ```
    /// # use sudoku_core::{House, Triad};
    /// assert_eq!(Triad::ALL[53].in_box(), House::BOXES[8]);
    /// ```
    #[must_use]
    pub const fn in_box(self) -> House {
        let (chute, place) = (self.index() / 9, self.index() % 3);
        let position = if chute < 3 { 3 * chute + place } else { chute - 3 + 3 * place };
        match House::box_(position) {
            Some(house) => house,
            None => House::ALL[0],
        }
    }

    /// The three cells, in ascending order.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Triad};
    /// assert_eq!(Triad::ALL[0].cells(), [Cell::ALL[0], Cell::ALL[1], Cell::ALL[2]]);
    /// ```
    #[must_use]
    pub const fn cells(self) -> [Cell; 3] {
        let cells = self.line().cells();
        let first = self.0 as usize % 3 * 3;
        [cells[first], cells[first + 1], cells[first + 2]]
    }

    /// The text of [`Display`](fmt::Display): six ASCII characters.
    pub(crate) const fn name(self) -> [u8; 6] {
        let (position, in_line) = (self.line().position() as u8, self.0 % 3 * 3);
        let [line, a, b, c] = [b'1' + position, b'1' + in_line, b'2' + in_line, b'3' + in_line];
        match self.line().kind() {
            HouseKind::Row => [b'r', line, b'c', a, b, c],
            HouseKind::Column | HouseKind::Box => [b'r', a, b, c, b'c', line],
        }
    }
}

integers!(Chute: usize, 0 to 5, by index);
integers!(Triad: usize, 0 to 53, by index);

/// Writes the kind and the number, counted from 1: `band 1`, `stack 3`. Width, fill and alignment
/// are honoured.
impl fmt::Display for Chute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = b'1' + self.0 % 3;
        if self.is_band() {
            pad_ascii(f, &[b'b', b'a', b'n', b'd', b' ', number])
        } else {
            pad_ascii(f, &[b's', b't', b'a', b'c', b'k', b' ', number])
        }
    }
}

/// Writes the rows and the columns, numbered from 1: `r2c456`, `r789c9`. Width, fill and alignment
/// are honoured.
impl fmt::Display for Triad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad_ascii(f, &self.name())
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Chute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Triad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Chute {
    fn format(&self, f: defmt::Formatter<'_>) {
        let kind = if self.is_band() { "band" } else { "stack" };
        defmt::write!(f, "{=str} {=usize}", kind, self.index() % 3 + 1);
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Triad {
    fn format(&self, f: defmt::Formatter<'_>) {
        defmt::write!(f, "{=str}", core::str::from_utf8(&self.name()).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::collections::BTreeSet;
    use std::format;
    use std::string::ToString;

    #[test]
    fn a_chute_is_its_lines_and_its_boxes() {
        for (index, chute) in Chute::ALL.into_iter().enumerate() {
            assert_eq!(chute.index(), index);
            let cells = |houses: [House; 3]| -> BTreeSet<Cell> {
                houses.into_iter().flat_map(House::cells).collect()
            };
            let by_lines = cells(chute.lines());
            assert_eq!(by_lines.len(), 27);
            assert_eq!(by_lines, cells(chute.boxes()));
            let by_triads: BTreeSet<Cell> =
                chute.triads().into_iter().flat_map(Triad::cells).collect();
            assert_eq!(by_lines, by_triads);
            assert!(chute.triads().iter().all(|triad| triad.chute() == chute));
        }
    }

    #[test]
    fn a_triad_is_where_its_line_and_its_box_meet() {
        let mut seen = BTreeSet::new();
        for (index, triad) in Triad::ALL.into_iter().enumerate() {
            assert_eq!(triad.index(), index);
            let in_box = triad.in_box().cells();
            assert!(
                triad.line().cells().iter().filter(|cell| in_box.contains(cell)).eq(&triad.cells())
            );
            assert!(triad.cells().is_sorted());
            assert!(seen.insert(triad.cells()) && triad.cells().len() == 3);
        }
    }

    #[test]
    fn there_is_no_seventh_chute_and_no_triad_54() {
        for high in [54, 55, 255, 256, 310, usize::MAX] {
            assert_eq!((Chute::new(high), Triad::new(high)), (None, None));
        }
        assert_eq!(Chute::new(6), None);
    }

    #[test]
    fn text() {
        assert_eq!(Chute::ALL[0].to_string(), "band 1");
        assert_eq!(Chute::ALL[5].to_string(), "stack 3");
        assert_eq!(format!("[{:>8}]", Chute::ALL[5]), "[ stack 3]");
        assert_eq!(Triad::ALL[26].to_string(), "r9c789");
        assert_eq!(Triad::ALL[27].to_string(), "r123c1");
    }
}
