//! Random solved grids.
//!
//! 1. *Fill* the empty grid cell by cell in row-major order, each with a random candidate, and
//!    backtrack where there is none. This is fast, and it favours some grids: rows that consist of
//!    the triads of the row above come twice as often as they should.
//! 2. *Mix*: exchange two random lines of a random chute in a random cycle ([`TwoLines`]), 30
//!    times. The exchange back is as probable, so what is left of the favour shrinks with each.
//! 3. *Relabel*: permute the digits, the bands, the stacks, the rows and the columns, and transpose
//!    or not, all at random. So of an equivalence class each grid has the same probability.

use crate::candidates::Candidates;
use crate::cell::Cell;
use crate::chute::Chute;
use crate::digit::Digit;
use crate::free_digits::FreeDigits;
use crate::grid::Grid;
use crate::minimal::{PAIRS, TwoLines};
use crate::random::{RandomSource, below, shuffle};

/// The most digits that one attempt to fill the grid places. Nine of ten attempts need fewer.
const MOST_PLACED: u32 = 200;

/// After so many attempts in vain the numbers are not random. With random ones this has a
/// probability of 10⁻³².
const MOST_ATTEMPTS: u32 = 32;

/// The number of exchanges.
const EXCHANGES: usize = 40;

/// A random solved grid.
///
/// Two grids of the same equivalence class, which are the same but for a permutation of digits,
/// lines, bands and stacks, have the same probability. Between classes no bias has been measured:
/// of a million grids, the bands belonged to each of the 416 classes of bands as often as they
/// should (`docs/decisions.md` in the repository).
///
/// ```
/// use sudoku_core::{SeededRandom, random_solution};
///
/// let mut random = SeededRandom::new(1);
/// let grid = random_solution(&mut random);
/// assert!(grid.is_solved());
/// assert_ne!(random_solution(&mut random), grid);
/// ```
///
/// The same random numbers lead to the same grids on every platform and in every version. It
/// returns whatever the source does: a constant source gets a grid too.
#[must_use]
pub fn random_solution(random: &mut impl RandomSource) -> Grid {
    let mut grid = fill(random);
    mix(&mut grid, random);
    relabel(&grid, random)
}

/// A solved grid, filled at random.
fn fill(random: &mut impl RandomSource) -> Grid {
    for _ in 0..MOST_ATTEMPTS {
        if let Some(grid) = attempt(random) {
            return grid;
        }
    }
    // Each row is the row above, moved by a triad, or by a triad and a cell.
    let digits = Cell::ALL.map(|cell| {
        let row = cell.row_index();
        Digit::ALL[(cell.column_index() + row * 3 + row / 3) % 9]
    });
    Cell::ALL.into_iter().zip(digits).collect()
}

/// Fills the empty grid at random; returns `None` if that takes too long.
fn attempt(random: &mut impl RandomSource) -> Option<Grid> {
    let mut free = FreeDigits::EMPTY;
    let mut grid = Grid::EMPTY;
    // The candidates that have not been tried, of each filled cell and the next one.
    let mut untried = [Candidates::ALL; 81];
    let mut index = 0;
    for _ in 0..MOST_PLACED {
        let (mut cell, mut left);
        loop {
            cell = Cell::new(index)?;
            left = *cell.entry(&untried);
            if !left.is_empty() {
                break;
            }
            index = index.checked_sub(1)?;
            let before = Cell::new(index)?;
            free.unplace(before, grid.get(before)?);
        }
        let digit = choose(left, random)?;
        cell.entry_mut(&mut untried).remove(digit);
        grid.set(cell, Some(digit));
        free.place(cell, digit);
        index += 1;
        let Some(next) = Cell::new(index) else { return Some(grid) };
        *next.entry_mut(&mut untried) = free.candidates(next);
    }
    None
}

/// A random one of some digits.
fn choose(mut digits: Candidates, random: &mut impl RandomSource) -> Option<Digit> {
    let count = digits.len() as u32;
    if count > 1 {
        for _ in 0..below(random, count) {
            digits = digits.without(digits.first()?);
        }
    }
    digits.first()
}

/// Exchanges parts of lines at random: in each of the three bands, then in a random stack, and over
/// again. The bands need it most, because filling goes along the rows.
fn mix(grid: &mut Grid, random: &mut impl RandomSource) {
    for round in 0..EXCHANGES {
        let number = below(random, 3 * 3 * 9) as usize;
        let chute = if round % 4 < 3 { round % 4 } else { 3 + number % 3 };
        let lines = TwoLines::new(grid, Chute::ALL[chute], PAIRS[number / 3 % 3]);
        let places = lines.cycle(grid, number / 9, |_| {});
        lines.exchange(grid, places);
    }
}

/// Permutes digits and lines at random.
fn relabel(grid: &Grid, random: &mut impl RandomSource) -> Grid {
    let mut digits = Digit::ALL;
    shuffle(random, &mut digits);
    let (rows, columns) = (lines(random), lines(random));
    let transposed = below(random, 2) == 1;
    let from = |cell: Cell| {
        let (row, column) = (rows[cell.row_index()].into(), columns[cell.column_index()].into());
        let from = if transposed { Cell::at(column, row) } else { Cell::at(row, column) };
        Some((cell, digits[grid.get(from?)?.index()]))
    };
    Cell::ALL.into_iter().filter_map(from).collect()
}

/// A random order of nine lines that keeps the lines of each chute together.
fn lines(random: &mut impl RandomSource) -> [u8; 9] {
    let mut lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    shuffle(random, &mut lines);
    for chute in &mut lines {
        shuffle(random, chute);
    }
    let [[a, b, c], [d, e, f], [g, h, i]] = lines;
    [a, b, c, d, e, f, g, h, i]
}
