//! The names of cells, merged.

use core::fmt;

use sudoku_core::{Cell, CellSet};

/// Writes a set of cells by as few names as merging makes them: `r4c27` for two cells of a row,
/// `r23c5` for two of a column, `r23c15` for four at the corners of a rectangle, and groups with
/// commas for what does not merge: `r1c2,r5c34`. The empty set is `no cell`.
///
/// Cells merge row by row, and rows with the same columns merge; or the other way round where that
/// makes fewer groups.
///
/// ```
/// use sudoku_logic::core::{Cell, CellSet, House};
/// use sudoku_logic::notation::Cells;
///
/// assert_eq!(Cells(Cell::ALL[80].into()).to_string(), "r9c9");
/// assert_eq!(Cells(House::BOXES[0].into()).to_string(), "r123c123");
/// assert_eq!(Cells(CellSet::EMPTY).to_string(), "no cell");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cells(
    /// The cells.
    pub CellSet,
);

/// For each of nine parallel lines, the positions in it that belong to a set.
type Lines = [u16; 9];

/// The positions of the cells in their rows, and in their columns.
fn lines(cells: CellSet) -> (Lines, Lines) {
    let (mut rows, mut columns) = ([0; 9], [0; 9]);
    for cell in cells {
        let (row, column) = (cell.row_index(), cell.column_index());
        if let (Some(in_row), Some(in_column)) = (rows.get_mut(row), columns.get_mut(column)) {
            *in_row |= 1 << column;
            *in_column |= 1 << row;
        }
    }
    (rows, columns)
}

/// The groups of lines with the same positions: the lines of each as bits, and the positions.
fn groups(lines: &Lines) -> impl Iterator<Item = (u16, u16)> + '_ {
    let first = |&(line, positions): &(usize, &u16)| {
        *positions != 0 && !lines.iter().take(line).any(|other| other == positions)
    };
    lines.iter().enumerate().filter(first).map(|(_, positions)| {
        let same = |(line, other)| if other == positions { 1_u16 << line } else { 0 };
        (lines.iter().enumerate().map(same).fold(0, |all, line| all | line), *positions)
    })
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("no cell");
        }
        let (rows, columns) = lines(self.0);
        if groups(&rows).count() <= groups(&columns).count() {
            write_groups(groups(&rows), f)
        } else {
            write_groups(groups(&columns).map(|(columns, rows)| (rows, columns)), f)
        }
    }
}

/// Writes groups, the rows of each as bits, and the columns.
fn write_groups(
    groups: impl Iterator<Item = (u16, u16)>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for (place, (rows, columns)) in groups.enumerate() {
        f.write_str(if place == 0 { "r" } else { ",r" })?;
        write_numbers(rows, f)?;
        f.write_str("c")?;
        write_numbers(columns, f)?;
    }
    Ok(())
}

/// Writes the numbers, from 1, of the bits that are set.
fn write_numbers(bits: u16, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    (1..=9)
        .filter(|number| bits >> (number - 1) & 1 == 1)
        .try_for_each(|number| write!(f, "{number}"))
}

/// Reads one group, `r23c15`, and returns its cells and the rest of the text, or `None` if the text
/// does not begin with a group.
pub(in crate::words) fn read_group(text: &str) -> Option<(CellSet, &str)> {
    let (rows, text) = read_numbers(text.strip_prefix(['r', 'R'])?)?;
    let (columns, text) = read_numbers(text.strip_prefix(['c', 'C'])?)?;
    let has = |bits: u16, index: usize| bits >> index & 1 == 1;
    let in_group = |cell: &Cell| has(rows, cell.row_index()) && has(columns, cell.column_index());
    Some((Cell::ALL.into_iter().filter(in_group).collect(), text))
}

/// Reads digits from 1 to 9, at least one, as bits, and returns the rest of the text.
pub(in crate::words) fn read_numbers(mut text: &str) -> Option<(u16, &str)> {
    let mut bits = 0;
    while let Some(number @ b'1'..=b'9') = text.bytes().next() {
        bits |= 1 << (number - b'1');
        text = text.get(1..)?;
    }
    if bits == 0 { None } else { Some((bits, text)) }
}
