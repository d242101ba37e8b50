//! All singles of a board at once, and whether a digit has no place in some house.
//!
//! This is the fast twin of the finders of level 1. Most rounds of a rating are of level 1, and
//! they take this one pass over the nine sets of places instead of 243 questions, one for each
//! digit and house.

use sudoku_core::{CandidateSet, CellSet, Digit};

use super::bands::{self, BOXES, Band, COLUMNS, ROWS, TRIADS};
use crate::board::Board;

/// What the places of each digit and the candidates of each cell leave no choice about.
pub(super) struct Singles {
    /// Hidden and naked singles.
    pub(super) placements: CandidateSet,
    /// Whether an empty cell has no candidate, or a digit no place in a house.
    pub(super) outlook: Outlook,
}

/// Whether every cell has a candidate, and every digit a place in every house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outlook {
    Open,
    Impossible,
}

/// In a set of cells for each digit, the three bands: `[band][digit]`, so that what is done for
/// one digit is done for several at once where the processor has vectors.
type Bands = [[Band; 9]; 3];

/// The singles of a board.
pub(super) fn singles(board: &Board) -> Singles {
    let candidates = board.all_candidates();
    let bands = split(candidates);
    let (unique, missing) = unique(&bands);
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let places = candidates.cells(digit);
        twice |= once & places;
        once |= places;
    }
    let (naked, empty) = (once - twice, board.empty());
    let mut placements = join(&unique);
    for digit in Digit::ALL {
        let cells = placements.cells_mut(digit);
        *cells = (*cells | (candidates.cells(digit) & naked)) & empty;
    }
    let open = missing == 0 && once == CellSet::ALL;
    Singles { placements, outlook: if open { Outlook::Open } else { Outlook::Impossible } }
}

fn split(set: &CandidateSet) -> Bands {
    let [mut first, mut second, mut third] = [[0; 9]; 3];
    for digit in Digit::ALL {
        let index = digit.index();
        [first[index], second[index], third[index]] = bands::bands(set.cells(digit));
    }
    [first, second, third]
}

fn join([first, second, third]: &Bands) -> CandidateSet {
    let mut set = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        let index = digit.index();
        *set.cells_mut(digit) = bands::cells([first[index], second[index], third[index]]);
    }
    set
}

/// Which places are the only one of their digit in some house; and bits that are all zero if every
/// digit has a place in every house.
fn unique(bands: &Bands) -> (Bands, Band) {
    let (mut unique, mut missing) = ([[0; 9]; 3], [0; 9]);
    let [first, second, third] = bands;
    for digit in 0..9 {
        let [any, several] = three([[first[digit], 0], [second[digit], 0], [third[digit], 0]]);
        let [any, several] = down(any, several);
        missing[digit] |= COLUMNS & !any;
        let one = COLUMNS & any & !several;
        let columns = one | one << 9 | one << 18;
        for band in 0..3 {
            let places = bands[band][digit];
            let [any, several] = three([[places, 0], [places >> 1, 0], [places >> 2, 0]]);
            let (any, several) = (any & TRIADS, several & TRIADS);
            let [in_row, several_in_row] = across(any, several);
            let [in_box, several_in_box] = down(any, several);
            missing[digit] |= (ROWS & !in_row) | (BOXES & !in_box);
            let row = ROWS & in_row & !several_in_row;
            let of_box = BOXES & in_box & !several_in_box;
            let of_box = (of_box << 3) - of_box;
            let houses = columns | ((row << 9) - row) | of_box | of_box << 9 | of_box << 18;
            unique[band][digit] = places & houses;
        }
    }
    (unique, missing.into_iter().fold(0, |all, one| all | one))
}

/// Of three sets `[any, several]`: what is in any of them, and what is there more than once.
#[inline(always)]
fn three([[a, aa], [b, bb], [c, cc]]: [[Band; 2]; 3]) -> [Band; 2] {
    [a | b | c, aa | bb | cc | (a & b) | (a & c) | (b & c)]
}

/// The three rows of a band as one.
#[inline(always)]
fn down(any: Band, several: Band) -> [Band; 2] {
    three([[any, several], [any >> 9, several >> 9], [any >> 18, several >> 18]])
}

/// The three triads of each row as one.
#[inline(always)]
fn across(any: Band, several: Band) -> [Band; 2] {
    three([[any, several], [any >> 3, several >> 3], [any >> 6, several >> 6]])
}
