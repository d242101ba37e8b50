//! The transforms, and the group that they are.

use core::fmt;

use super::order::{ORDERS, Order};
use crate::candidates::Candidates;
use crate::digit::Digit;
use crate::pad::pad_ascii;
use crate::random::{RandomSource, below};

/// A symmetry of Sudoku: a way to rearrange the lines of a grid and to exchange its digits that
/// keeps every house a house.
///
/// It transposes the grid or does not, reorders the bands, the stacks, the rows in each band and
/// the columns in each stack, and relabels the digits. There are 2 · 6⁸ · 9! of them,
/// [`Transform::COUNT`], and they form a group: [`Transform::IDENTITY`], [`Transform::then`] and
/// [`Transform::inverse`]. The image of a valid grid is valid, and has as many solutions.
///
/// ```
/// use sudoku_core::{Cell, Digit, Grid, SeededRandom, Transform, is_valid};
///
/// let grid: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let transform = Transform::random(&mut SeededRandom::new(1));
/// let image = transform.apply(&grid);
/// assert!(is_valid(&image));
/// assert_eq!(transform.inverse().apply(&image), grid);
///
/// // Where the 5 of the corner went, and which digit it became.
/// let cell = transform.apply_to_cell(Cell::ALL[0]);
/// assert_eq!(image.get(cell), Some(transform.apply_to_digit(Digit::D5)));
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
///
/// The text names the row that each row comes from, from the top, the column that each column comes
/// from, and what the digits 1 to 9 become. If it begins with `transpose`, the grid is transposed
/// before its rows and columns are reordered.
///
/// ```
/// # use sudoku_core::{Digit, Transform};
/// let text = "transpose rows 123456789 columns 321456789 digits 912345678";
/// let transform: Transform = text.parse()?;
/// assert_eq!(transform.columns()[..3], [2, 1, 0]);
/// assert_eq!(transform.apply_to_digit(Digit::D1), Digit::D9);
/// assert_eq!(transform.to_string(), text);
/// # Ok::<(), sudoku_core::ParseError>(())
/// ```
#[doc(alias("symmetry", "isomorphism", "scramble", "shuffle"))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transform {
    pub(super) transposes: bool,
    pub(super) rows: Order,
    pub(super) columns: Order,
    pub(super) digits: [Digit; 9],
}

impl Transform {
    /// The number of transforms: 2 · 6⁸ · 9!.
    pub const COUNT: u64 = 2 * LINES * LINES * RELABELLINGS;

    /// The transform that leaves every grid as it is.
    pub const IDENTITY: Transform = Transform {
        transposes: false,
        rows: Order::IDENTITY,
        columns: Order::IDENTITY,
        digits: Digit::ALL,
    };

    /// The transform that makes each row a column: it swaps r1c2 and r2c1.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Transform};
    /// let image = Transform::TRANSPOSITION.apply_to_cell(Cell::at(0, 8).unwrap());
    /// assert_eq!(Cell::at(8, 0), Some(image));
    /// ```
    pub const TRANSPOSITION: Transform = Transform { transposes: true, ..Transform::IDENTITY };

    /// The transform whose image has the row `order[i]` of a grid, numbered 0 to 8, as its row `i`.
    ///
    /// Returns `None` if not every row is there once, or if the rows of a band do not stay
    /// together.
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// let turned = Transform::from_rows([6, 7, 8, 0, 1, 2, 3, 4, 5]).unwrap();
    /// assert_eq!(turned.rows()[0], 6);
    /// assert_eq!(Transform::from_rows([3, 1, 2, 0, 4, 5, 6, 7, 8]), None);
    /// ```
    #[must_use]
    pub fn from_rows(order: [usize; 9]) -> Option<Transform> {
        Some(Transform { rows: Order::new(order)?, ..Transform::IDENTITY })
    }

    /// The transform whose image has the column `order[i]` of a grid, numbered 0 to 8, as its
    /// column `i`.
    ///
    /// Returns `None` if not every column is there once, or if the columns of a stack do not stay
    /// together.
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// let turned = Transform::from_columns([8, 7, 6, 5, 4, 3, 2, 1, 0]).unwrap();
    /// assert_eq!(turned.then(turned), Transform::IDENTITY);
    /// ```
    #[must_use]
    pub fn from_columns(order: [usize; 9]) -> Option<Transform> {
        Some(Transform { columns: Order::new(order)?, ..Transform::IDENTITY })
    }

    /// The transform that replaces the digit `d` by `images[d.index()]`, or `None` if two digits
    /// are replaced by the same one.
    ///
    /// ```
    /// # use sudoku_core::{Digit, Transform};
    /// let [a, b, rest @ ..] = Digit::ALL;
    /// let [c, d, e, f, g, h, i] = rest;
    /// let swapped = Transform::from_digits([b, a, c, d, e, f, g, h, i]).unwrap();
    /// assert_eq!(swapped.apply_to_digit(Digit::D1), Digit::D2);
    /// assert_eq!(Transform::from_digits([Digit::D1; 9]), None);
    /// ```
    #[must_use]
    pub fn from_digits(images: [Digit; 9]) -> Option<Transform> {
        let seen = images.iter().fold(0_u16, |seen, digit| seen | 1 << digit.index());
        (seen == 0x1ff).then_some(Transform { digits: images, ..Transform::IDENTITY })
    }

    /// A transform of lines and digits that the caller knows to be one.
    pub(crate) fn from_trusted(
        transposes: bool,
        rows: [u8; 9],
        columns: [u8; 9],
        digits: [Digit; 9],
    ) -> Transform {
        let (rows, columns) = (Order::from_trusted(rows), Order::from_trusted(columns));
        Transform { transposes, rows, columns, digits }
    }

    /// Whether rows become columns.
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// assert!(Transform::TRANSPOSITION.transposes() && !Transform::IDENTITY.transposes());
    /// ```
    #[must_use]
    pub const fn transposes(&self) -> bool {
        self.transposes
    }

    /// The number of the row, 0 to 8, that each row of the image comes from. It is a row of the
    /// transposed grid if the transform [transposes](Transform::transposes).
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// assert_eq!(Transform::IDENTITY.rows(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    /// ```
    #[must_use]
    pub fn rows(&self) -> [usize; 9] {
        self.rows.lines().map(usize::from)
    }

    /// The number of the column, 0 to 8, that each column of the image comes from. It is a column
    /// of the transposed grid if the transform [transposes](Transform::transposes).
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// assert_eq!(Transform::IDENTITY.columns(), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    /// ```
    #[must_use]
    pub fn columns(&self) -> [usize; 9] {
        self.columns.lines().map(usize::from)
    }

    /// What the digits 1 to 9 become.
    ///
    /// ```
    /// # use sudoku_core::{Digit, Transform};
    /// assert_eq!(Transform::IDENTITY.digits(), Digit::ALL);
    /// ```
    #[must_use]
    pub const fn digits(&self) -> [Digit; 9] {
        self.digits
    }

    /// The transform that applies this one first and `next` to its image.
    ///
    /// ```
    /// # use sudoku_core::{Grid, SeededRandom, Transform};
    /// let mut random = SeededRandom::new(1);
    /// let [first, next] = [(); 2].map(|()| Transform::random(&mut random));
    /// let grid = Grid::try_from([[1, 2, 3, 4, 5, 6, 7, 8, 9]; 9])?;
    /// assert_eq!(first.then(next).apply(&grid), next.apply(&first.apply(&grid)));
    /// # Ok::<(), sudoku_core::NotADigit>(())
    /// ```
    #[doc(alias("compose", "multiply"))]
    #[must_use]
    pub fn then(self, next: Transform) -> Transform {
        // If the next one transposes, its rows are columns of this one's image.
        let (rows, columns) =
            if next.transposes { (self.columns, self.rows) } else { (self.rows, self.columns) };
        Transform {
            transposes: self.transposes != next.transposes,
            rows: rows.then(next.rows),
            columns: columns.then(next.columns),
            digits: self.digits.map(|digit| next.apply_to_digit(digit)),
        }
    }

    /// The transform that takes every image back: this one and its inverse, in either order, are
    /// together the identity.
    ///
    /// ```
    /// # use sudoku_core::{SeededRandom, Transform};
    /// let transform = Transform::random(&mut SeededRandom::new(1));
    /// assert_eq!(transform.then(transform.inverse()), Transform::IDENTITY);
    /// ```
    #[must_use]
    pub fn inverse(self) -> Transform {
        let (rows, columns) = (self.rows.inverse(), self.columns.inverse());
        let (rows, columns) = if self.transposes { (columns, rows) } else { (rows, columns) };
        let mut digits = Digit::ALL;
        for (digit, image) in Digit::ALL.into_iter().zip(self.digits) {
            digits[image.index()] = digit;
        }
        Transform { transposes: self.transposes, rows, columns, digits }
    }

    /// A random transform; all are equally likely if all numbers of the source are.
    ///
    /// ```
    /// # use sudoku_core::{SeededRandom, Transform};
    /// let mut random = SeededRandom::new(1);
    /// assert_ne!(Transform::random(&mut random), Transform::random(&mut random));
    /// ```
    #[must_use]
    pub fn random(random: &mut impl RandomSource) -> Transform {
        let mut part = |bound| u64::from(below(random, bound));
        let geometry = part((2 * LINES * LINES) as u32);
        let relabelling = part(RELABELLINGS as u32);
        Transform::from_index(geometry * RELABELLINGS + relabelling).unwrap_or_default()
    }

    /// The transform with the given number, or `None` if it is [`Transform::COUNT`] or more.
    ///
    /// The numbers are the same in every version. Transforms are ordered as they are, so the
    /// identity has the number 0.
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// assert_eq!(Transform::from_index(0), Some(Transform::IDENTITY));
    /// assert_eq!(Transform::from_index(Transform::COUNT), None);
    /// ```
    #[must_use]
    pub fn from_index(index: u64) -> Option<Transform> {
        if index >= Transform::COUNT {
            return None;
        }
        let (geometry, mut relabelling) = (index / RELABELLINGS, (index % RELABELLINGS) as u32);
        let (rows, columns) = (geometry / LINES % LINES, geometry % LINES);
        // A factorial number: its digits say how many lower ones of the digits that are left each
        // place skips, the last place in the lowest digit.
        let mut skipped = [0; 9];
        for (skipped, places) in skipped.iter_mut().rev().zip(1..) {
            *skipped = relabelling.checked_rem(places).unwrap_or_default();
            relabelling = relabelling.checked_div(places).unwrap_or_default();
        }
        let mut left = Candidates::ALL;
        let digits = skipped.map(|skipped| {
            let digit = left.iter().nth(skipped as usize).unwrap_or(Digit::D1);
            left.remove(digit);
            digit
        });
        Some(Transform {
            transposes: geometry >= LINES * LINES,
            rows: Order::from_number(rows as usize),
            columns: Order::from_number(columns as usize),
            digits,
        })
    }

    /// The number of the transform: 0 to [`Transform::COUNT`]` - 1`.
    ///
    /// ```
    /// # use sudoku_core::Transform;
    /// let index = 987_654_321_012;
    /// assert_eq!(Transform::from_index(index).map(|transform| transform.index()), Some(index));
    /// ```
    #[must_use]
    pub fn index(self) -> u64 {
        let mut relabelling = 0;
        let mut rest = &self.digits[..];
        while let [first, others @ ..] = rest {
            let lower = others.iter().filter(|digit| *digit < first).count();
            relabelling = relabelling * rest.len() as u64 + lower as u64;
            rest = others;
        }
        let transposes = u64::from(self.transposes);
        let (rows, columns) = (self.rows.number() as u64, self.columns.number() as u64);
        ((transposes * LINES + rows) * LINES + columns) * RELABELLINGS + relabelling
    }
}

/// The orders of nine rows, or of nine columns.
const LINES: u64 = (ORDERS.len() * ORDERS.len() * ORDERS.len() * ORDERS.len()) as u64;
/// The orders of nine digits.
const RELABELLINGS: u64 = 362_880;

const _: () = assert!(Transform::COUNT == 3_359_232 * 362_880);

/// [`Transform::IDENTITY`].
impl Default for Transform {
    fn default() -> Transform {
        Transform::IDENTITY
    }
}

impl Transform {
    /// The longest text, and where it begins for a transform that does not transpose.
    fn text(&self) -> ([u8; 59], usize) {
        let mut text = *b"transpose rows 123456789 columns 123456789 digits 123456789";
        let parts = [
            (15, self.rows.lines()),
            (33, self.columns.lines()),
            (50, self.digits.map(|digit| digit.get() - 1)),
        ];
        for (at, numbers) in parts {
            for (symbol, number) in text.iter_mut().skip(at).zip(numbers) {
                *symbol = b'1' + number;
            }
        }
        (text, if self.transposes { 0 } else { 10 })
    }
}

/// Writes the rows, the columns and the digits, numbered from 1, after `transpose` if the transform
/// does that. Width, fill and alignment are honoured.
impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (text, start) = self.text();
        pad_ascii(f, text.get(start..).unwrap_or_default())
    }
}

/// The same text as [`Display`](fmt::Display).
impl fmt::Debug for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The same text as [`Display`](fmt::Display).
#[cfg(feature = "defmt")]
impl defmt::Format for Transform {
    fn format(&self, f: defmt::Formatter<'_>) {
        let (text, start) = self.text();
        let text = text.get(start..).unwrap_or_default();
        defmt::write!(f, "{=str}", core::str::from_utf8(text).unwrap_or_default());
    }
}

const _: () = assert!(size_of::<Transform>() == 28);
