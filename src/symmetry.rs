//! The symmetries that the clue cells of a puzzle can have.

use core::fmt;

use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::pad::pad;

/// A symmetry of the cells with clues: if one cell of an orbit has a clue, all of them do.
///
/// The eight rotations and reflections of a grid are a group, and these are its ten subgroups. The
/// digits need not be symmetric.
///
/// ```
/// use sudoku_core::{Cell, Symmetry};
///
/// let orbit = Symmetry::HalfTurn.orbit(Cell::at(0, 1).unwrap());
/// assert_eq!(orbit.to_string(), "r1c2 r9c8");
/// assert_eq!(Symmetry::Full.orbit(Cell::at(0, 1).unwrap()).len(), 8);
/// assert_eq!(Symmetry::QuarterTurn.to_string(), "quarter-turn");
/// assert_eq!("quarter-turn".parse(), Ok(Symmetry::QuarterTurn));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Symmetry {
    /// No symmetry: each cell is an orbit of its own.
    #[default]
    None,
    /// A rotation by 180°.
    #[doc(alias("rotational", "point symmetry"))]
    HalfTurn,
    /// A rotation by 90°, and so by 180° and 270°.
    QuarterTurn,
    /// The left half mirrors the right half.
    #[doc(alias("vertical", "VerticalMirror"))]
    LeftRight,
    /// The upper half mirrors the lower half.
    #[doc(alias("horizontal", "HorizontalMirror"))]
    UpDown,
    /// Both [`Symmetry::LeftRight`] and [`Symmetry::UpDown`].
    Cross,
    /// A reflection in the diagonal from the top left to the bottom right: rows and columns are
    /// exchanged.
    Diagonal,
    /// A reflection in the diagonal from the bottom left to the top right.
    Antidiagonal,
    /// Both [`Symmetry::Diagonal`] and [`Symmetry::Antidiagonal`].
    Diagonals,
    /// All rotations and reflections.
    #[doc(alias("dihedral"))]
    Full,
}

impl Symmetry {
    /// All ten, in the order of their declaration.
    pub const ALL: [Symmetry; 10] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::LeftRight,
        Symmetry::UpDown,
        Symmetry::Cross,
        Symmetry::Diagonal,
        Symmetry::Antidiagonal,
        Symmetry::Diagonals,
        Symmetry::Full,
    ];

    /// The name: `none`, `half-turn`, `quarter-turn`, `left-right`, `up-down`, `cross`, `diagonal`,
    /// `antidiagonal`, `diagonals` or `full`.
    ///
    /// ```
    /// # use sudoku_core::Symmetry;
    /// assert!(Symmetry::ALL.iter().any(|symmetry| symmetry.name() == "half-turn"));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "half-turn",
            Symmetry::QuarterTurn => "quarter-turn",
            Symmetry::LeftRight => "left-right",
            Symmetry::UpDown => "up-down",
            Symmetry::Cross => "cross",
            Symmetry::Diagonal => "diagonal",
            Symmetry::Antidiagonal => "antidiagonal",
            Symmetry::Diagonals => "diagonals",
            Symmetry::Full => "full",
        }
    }

    /// The cells that a cell is mapped to, itself among them: one, two, four or eight.
    ///
    /// ```
    /// # use sudoku_core::{Cell, Symmetry};
    /// let centre = Cell::at(4, 4).unwrap();
    /// assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.orbit(centre).len() == 1));
    /// ```
    #[must_use]
    pub fn orbit(self, cell: Cell) -> CellSet {
        let (row, column) = (cell.row_index(), cell.column_index());
        let (down, right) = (8_usize.saturating_sub(row), 8_usize.saturating_sub(column));
        let half = (down, right);
        let (quarter, three_quarters) = ((column, down), (right, row));
        let (left_right, up_down) = ((row, right), (down, column));
        let (diagonal, antidiagonal) = ((column, row), (right, down));
        let images: &[(usize, usize)] = match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[half],
            Symmetry::QuarterTurn => &[quarter, half, three_quarters],
            Symmetry::LeftRight => &[left_right],
            Symmetry::UpDown => &[up_down],
            Symmetry::Cross => &[left_right, up_down, half],
            Symmetry::Diagonal => &[diagonal],
            Symmetry::Antidiagonal => &[antidiagonal],
            Symmetry::Diagonals => &[diagonal, antidiagonal, half],
            Symmetry::Full => {
                &[quarter, half, three_quarters, left_right, up_down, diagonal, antidiagonal]
            }
        };
        let images = images.iter().filter_map(|&(row, column)| Cell::at(row, column));
        images.fold(CellSet::from_cell(cell), CellSet::with)
    }

    /// Whether a set of cells has this symmetry.
    ///
    /// ```
    /// # use sudoku_core::{CellSet, Symmetry};
    /// assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.is_of(CellSet::ALL)));
    /// ```
    #[must_use]
    pub fn is_of(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| self.orbit(cell).is_subset(cells))
    }
}

/// Writes the name; width, fill and alignment are honoured.
impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        pad(f, self.name())
    }
}
