//! All singles of a board at once, and whether a digit has no place in some house.
//!
//! This is the fast twin of the finders of level 1. Most rounds of a rating are of level 1, and
//! they take this one pass over the nine sets of places instead of 243 questions, one for each
//! digit and house.

use sudoku_core::{CandidateSet, CellSet, Digit};

use crate::bands::{self, Band};
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

/// The same band of two digits side by side, each in 32 bits of which the upper five are zero: what
/// is done for one is done for both. A shift to the right brings bits of the one into the upper
/// bits of the other, and those are not looked at.
type Pair = u64;

/// A band in both halves.
const fn both(band: Band) -> Pair {
    (band as Pair) << 32 | band as Pair
}

const ROWS: Pair = both(bands::ROWS);
const TRIADS: Pair = both(bands::TRIADS);
const BOXES: Pair = both(bands::BOXES);
const COLUMNS: Pair = both(bands::COLUMNS);

/// Three bands of the digits 1 and 2, 3 and 4, 5 and 6, 7 and 8, and of 9 twice.
type Pairs = [[Pair; 3]; 5];

/// The singles of a board.
pub(super) fn singles(board: &Board) -> Singles {
    let candidates = board.all_candidates();
    let mut unique = split(candidates);
    let missing = keep_unique(&mut unique);
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

/// The bands of all digits.
fn split(set: &CandidateSet) -> Pairs {
    let mut pairs = [[0; 3]; 5];
    for (pair, [low, high]) in pairs.iter_mut().zip(PAIRS) {
        let (low, high) = (bands::bands(set.cells(low)), bands::bands(set.cells(high)));
        for ((both, low), high) in pair.iter_mut().zip(low).zip(high) {
            *both = Pair::from(low) | Pair::from(high) << 32;
        }
    }
    pairs
}

/// The set with the bands of all digits.
fn join(pairs: &Pairs) -> CandidateSet {
    let mut set = CandidateSet::EMPTY;
    for ([low, high], pair) in PAIRS.into_iter().zip(pairs) {
        let [a, b, c] = *pair;
        *set.cells_mut(low) = bands::cells([a as Band, b as Band, c as Band]);
        let [a, b, c] = [a >> 32, b >> 32, c >> 32];
        *set.cells_mut(high) = bands::cells([a as Band, b as Band, c as Band]);
    }
    set
}

/// Which digits are side by side.
const PAIRS: [[Digit; 2]; 5] = [
    [Digit::D1, Digit::D2],
    [Digit::D3, Digit::D4],
    [Digit::D5, Digit::D6],
    [Digit::D7, Digit::D8],
    [Digit::D9, Digit::D9],
];

/// Keeps of the places those that are the only one of their digit in some house, and returns bits
/// that are all zero if every digit has a place in every house.
fn keep_unique(pairs: &mut Pairs) -> Pair {
    let mut missing = 0;
    for bands in pairs {
        let [first, second, third] = *bands;
        let [any, several] = down(three([[first, 0], [second, 0], [third, 0]]));
        missing |= COLUMNS & !any;
        let one = COLUMNS & any & !several;
        let columns = one | one << 9 | one << 18;
        for places in bands {
            let [any, several] = three([[*places, 0], [*places >> 1, 0], [*places >> 2, 0]]);
            let triads = [any & TRIADS, several & TRIADS];
            let [in_row, several_in_row] = across(triads);
            let [in_box, several_in_box] = down(triads);
            missing |= (ROWS & !in_row) | (BOXES & !in_box);
            let row = ROWS & in_row & !several_in_row;
            let of_box = BOXES & in_box & !several_in_box;
            let of_box = (of_box << 3) - of_box;
            let of_box = of_box | of_box << 9 | of_box << 18;
            *places &= columns | ((row << 9) - row) | of_box;
        }
    }
    missing
}

/// Of three sets `[any, several]`: what is in any of them, and what is there more than once.
#[inline(always)]
fn three([[a, aa], [b, bb], [c, cc]]: [[Pair; 2]; 3]) -> [Pair; 2] {
    [a | b | c, aa | bb | cc | (a & b) | (a & c) | (b & c)]
}

/// The three rows of a band as one.
#[inline(always)]
fn down([any, several]: [Pair; 2]) -> [Pair; 2] {
    three([[any, several], [any >> 9, several >> 9], [any >> 18, several >> 18]])
}

/// The three triads of each row as one.
#[inline(always)]
fn across([any, several]: [Pair; 2]) -> [Pair; 2] {
    three([[any, several], [any >> 3, several >> 3], [any >> 6, several >> 6]])
}
