//! Whether a house has sets at all.

use super::matrix::{Bits, Matrix};

/// Whether a house may have a naked or a hidden set that removes something, of any size. The matrix
/// has a row for each digit and a column for each cell, or the other way round.
///
/// Each row is given a column of its own: a matching. Then a row leads to another one if it has
/// that one's column. The rows to which one leads, at once or through others, have no other columns
/// than their own: they are a set. It removes something if another row has one of these columns,
/// which is to say, if that row leads to them, but they do not lead to it. Conversely, of a set
/// that removes something no row leads out, and one leads in. So there is no such set if each row
/// leads to all the rows that lead to it, and to no others. (C. Berge, 1957, tells the candidates
/// that are in no perfect matching in this way, and J.-C. Régin, 1994, used it for such sets.)
///
/// ```text
///          columns                             leads to     is led to by
///   row 0  12.       its own column is 1       0, 1         0, 1, 2
///   row 1  12.                         2       0, 1         0, 1, 2
///   row 2  .23                         3       0, 1, 2      2
/// ```
///
/// If not every row can have a column of its own, or a column belongs to no row, the puzzle is
/// impossible, and the house may have sets.
pub(super) fn may_have_sets(matrix: &Matrix) -> bool {
    let Some(own) = matching(matrix) else { return true };
    let mut seen = 0;
    for (row, &columns) in matrix.iter().enumerate() {
        let row = 1 << row;
        if seen & row == 0 && columns != 0 {
            let led_to = reached(matrix, &own, row);
            if led_to != reached(&own, matrix, row) {
                return true;
            }
            seen |= led_to;
        }
    }
    false
}

/// The rows to which one leads, itself included, at once or through others. A row leads to those
/// that have one of its columns in the second matrix.
#[inline(never)]
fn reached(columns_of: &Matrix, rows_of: &Matrix, row: Bits) -> Bits {
    let (mut reached, mut columns) = (row, 0);
    loop {
        let (before, mut this) = (columns, 1);
        for (&its_columns, &its) in columns_of.iter().zip(rows_of) {
            if reached & this != 0 || its & columns != 0 {
                reached |= this;
                columns |= its_columns;
            }
            this <<= 1;
        }
        if columns == before {
            return reached;
        }
    }
}

/// The rows that have one of some columns.
#[inline(never)]
fn with_any(matrix: &Matrix, columns: Bits) -> Bits {
    matrix.iter().rev().fold(0, |rows, &its| rows << 1 | Bits::from(its & columns != 0))
}

/// A column of its own for each row that has any. `None` if there is no such choice, or if it
/// leaves a column that some row has.
fn matching(matrix: &Matrix) -> Option<Matrix> {
    let (mut own, mut taken, mut all) = ([0; 9], 0, 0);
    for (own, &columns) in own.iter_mut().zip(matrix) {
        *own = lowest(columns & !taken);
        taken |= *own;
        all |= columns;
    }
    for (row, &columns) in matrix.iter().enumerate() {
        if columns != 0 && own.get(row) == Some(&0) {
            taken |= give(matrix, &mut own, taken, row)?;
        }
    }
    (taken == all).then_some(own)
}

/// The lowest of some columns, or none of none.
const fn lowest(columns: Bits) -> Bits {
    columns & columns.wrapping_neg()
}

/// Gives a row a column of its own, and returns the column that is taken from now on. Rows that
/// have one may have to take another one instead: they are searched breadth first, until one has a
/// column that is not taken.
fn give(matrix: &Matrix, own: &mut Matrix, taken: Bits, row: usize) -> Option<Bits> {
    // The row from which each row was reached.
    let mut from = [row; 9];
    let (mut reached, mut next): (Bits, Bits) = (1 << row, 1 << row);
    while next != 0 {
        for (via, &columns) in matrix.iter().enumerate() {
            if next >> via & 1 == 0 {
                continue;
            }
            next &= !(1 << via);
            let column = lowest(columns & !taken);
            if column != 0 {
                pass_on(own, &from, via, column);
                return Some(column);
            }
            let new = with_any(own, columns) & !reached;
            reached |= new;
            next |= new;
            for (place, from) in from.iter_mut().enumerate() {
                if new >> place & 1 == 1 {
                    *from = via;
                }
            }
        }
    }
    None
}

/// Gives a column to a row, the column that this row had to the row from which it was reached, and
/// so on up to the row for which the search began, which had none.
fn pass_on(own: &mut Matrix, from: &[usize; 9], mut row: usize, mut column: Bits) {
    while column != 0
        && let Some(own) = own.get_mut(row)
    {
        core::mem::swap(own, &mut column);
        row = from.get(row).copied().unwrap_or(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudoku_core::{RandomSource, SeededRandom};

    /// Whether some rows have as many columns in all as they are, and another row has one of these.
    fn has_sets(matrix: &Matrix) -> bool {
        (1..1 << 9).any(|rows: u32| {
            let of = |chosen: bool| {
                let rows = (0..9).filter(move |row| (rows >> row & 1 == 1) == chosen);
                rows.map(|row| matrix[row]).filter(|&columns| columns != 0)
            };
            let columns = of(true).fold(0, |all, columns| all | columns);
            columns.count_ones() as usize == of(true).count()
                && of(false).any(|others| others & columns != 0)
        })
    }

    #[test]
    fn a_house_may_have_sets_if_and_only_if_it_has() {
        let mut random = SeededRandom::new(8);
        let mut with_sets = [0; 2];
        for _ in 0..20_000 {
            // A permutation, so that there is a matching, and other columns besides.
            let mut matrix: Matrix = [1, 2, 4, 8, 16, 32, 64, 128, 256];
            for row in (1..9).rev() {
                matrix.swap(row, random.next_u32() as usize % (row + 1));
            }
            let (rows, density) = (2 + random.next_u32() % 8, 1 + random.next_u32() % 8);
            let taken = matrix[..rows as usize].iter().fold(0, |all, columns| all | columns);
            for (row, columns) in (0..).zip(&mut matrix) {
                for column in 0..9 {
                    if random.next_u32() % 20 < density {
                        *columns |= 1 << column;
                    }
                }
                *columns = if row < rows { *columns & taken } else { 0 };
            }
            let expected = has_sets(&matrix);
            assert_eq!(may_have_sets(&matrix), expected, "{matrix:?}");
            with_sets[usize::from(expected)] += 1;
        }
        assert!(with_sets[0] > 2_000 && with_sets[1] > 2_000, "{with_sets:?}");
    }

    #[test]
    fn an_impossible_house_may_have_sets() {
        // Three rows with two columns, and a column that is left over.
        assert!(may_have_sets(&[3, 3, 3, 0, 0, 0, 0, 0, 0]));
        assert!(may_have_sets(&[7, 7, 0, 0, 0, 0, 0, 0, 0]));
        assert!(!may_have_sets(&[0; 9]));
        assert!(!may_have_sets(&[3, 3, 0, 0, 4, 0, 0, 0, 0]));
    }
}
