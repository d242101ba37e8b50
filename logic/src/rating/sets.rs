//! All naked and hidden sets of a board at once.
//!
//! This is the fast twin of the finders of naked, hidden and locked sets, for boards without
//! singles. There is nothing else to it than this:
//!
//! * In a house with `m` empty cells, a naked set of `n` cells is a hidden set of the other `m - n`
//!   digits, and removes the same. So it is enough to look for naked and hidden sets of at most
//!   `m / 2`, which are never more than four. The finders look for all up to four, which covers the
//!   same: a larger set is the other half of one that they find.
//! * Without singles there is no set of one, nor the other half of one.
//! * A locked set is a naked set of both of its houses.
//!
//! All of that is true only where the cells can be filled at all. Where they cannot, some `n` cells
//! have fewer than `n` candidates in all, and the search meets them or leaves a cell nothing: then
//! the answer is left to the finders.

use sudoku_core::{CandidateSet, Candidates, Digit, House};

use crate::board::Board;

/// Nine bits: positions of a house, or digits.
type Bits = u16;

/// Nine sets of nine: the candidates of each cell of a house, or the places of each digit.
type Matrix = [Bits; 9];

/// The bit of a row of a matrix, and its columns.
type Row = (Bits, Bits);

/// What the naked and hidden sets of a board without singles remove, or `None` if some house cannot
/// be filled.
pub(super) fn sets(board: &Board) -> Option<CandidateSet> {
    let mut removals = CandidateSet::EMPTY;
    let rows = rows(board);
    for house in House::ALL {
        let mut cells = [0; 9];
        for (candidates, cell) in cells.iter_mut().zip(house.cells()) {
            *candidates = rows[cell.row_index()][cell.column_index()];
        }
        let lost = lost(&cells)?;
        if lost != [0; 9] {
            for (cell, lost) in house.cells().into_iter().zip(lost) {
                for digit in Candidates::from_bits_truncate(lost) {
                    removals.insert(cell, digit);
                }
            }
        }
    }
    Some(removals)
}

/// The candidates of the empty cells, row by row. A filled cell has none.
fn rows(board: &Board) -> [Matrix; 9] {
    let mut rows = [[0; 9]; 9];
    for digit in Digit::ALL {
        let mut places = board.places(digit).bits();
        for row in &mut rows {
            spread(places as Bits, digit.index(), row);
            places >>= 9;
        }
    }
    rows
}

/// Adds an item to the sets that nine bits tell.
#[inline(always)]
fn spread(bits: Bits, item: usize, sets: &mut Matrix) {
    for (place, set) in sets.iter_mut().enumerate() {
        *set |= if bits & 1 << place == 0 { 0 } else { 1 << item };
    }
}

/// What each row of a matrix loses by the sets of rows that have as many columns in all, or `None`
/// if not every row can have a column of its own.
fn lost(cells: &Matrix) -> Option<Matrix> {
    let empty = cells.iter().filter(|&&candidates| candidates != 0).count();
    let used = cells.iter().fold(0, |used, candidates| used | candidates);
    if ones(used) != empty {
        return None;
    }
    let mut lost = [0; 9];
    // A smaller house has only sets of one, and the other halves of these.
    if empty < 4 {
        return Some(lost);
    }
    let mut digits = [0; 9];
    for (place, &candidates) in cells.iter().enumerate() {
        spread(candidates, place, &mut digits);
    }
    let mut remove = |from: Bits, candidates: Bits| {
        for (place, lost) in lost.iter_mut().enumerate() {
            *lost |= if from & 1 << place == 0 { 0 } else { candidates };
        }
    };
    choices(cells, empty / 2, |positions, digits| remove(!positions, digits))?;
    choices(&digits, empty / 2, |digits, positions| remove(positions, !digits))?;
    for (lost, &candidates) in lost.iter_mut().zip(cells) {
        *lost &= candidates;
        if *lost == candidates && candidates != 0 {
            return None;
        }
    }
    Some(lost)
}

/// Finds the sets of two to `most` rows that have as many columns in all. Returns `None` if some
/// rows have fewer columns than they are.
fn choices(matrix: &Matrix, most: usize, mut found: impl FnMut(Bits, Bits)) -> Option<()> {
    // The rows that can be in a set, and the bits of their numbers.
    let (mut rows, mut len): ([Row; 9], usize) = ([(0, 0); 9], 0);
    for (number, &columns) in matrix.iter().enumerate() {
        if columns != 0 && ones(columns) <= most {
            *rows.get_mut(len)? = (1 << number, columns);
            len += 1;
        }
    }
    let rows = rows.get(..len)?;
    // For each number of rows chosen: what is left to choose from, and the choice.
    let mut frames: [(&[Row], Bits, Bits); 4] = [(rows, 0, 0); 4];
    let mut depth = 0;
    loop {
        let frame = frames.get_mut(depth)?;
        let Some(((row, of_row), left)) = frame.0.split_first() else {
            if depth == 0 {
                return Some(());
            }
            depth -= 1;
            continue;
        };
        frame.0 = left;
        let (chosen, columns) = (frame.1 | row, frame.2 | of_row);
        let (size, count) = (depth + 1, ones(columns));
        if count > most {
            continue;
        }
        if count < size {
            return None;
        }
        if count == size && size > 1 {
            found(chosen, columns);
        }
        if size < most {
            depth = size;
            *frames.get_mut(depth)? = (left, chosen, columns);
        }
    }
}

/// The number of bits that are one, of nine.
#[inline(always)]
fn ones(bits: Bits) -> usize {
    usize::from(ONES[usize::from(bits & 0x1FF)])
}

/// The number of bits that are one in each number of nine bits: few processors count them in one
/// instruction that every program may use.
static ONES: [u8; 512] = {
    let mut ones = [0; 512];
    let mut number = 0;
    while number < 512 {
        ones[number] = number.count_ones() as u8;
        number += 1;
    }
    ones
};
