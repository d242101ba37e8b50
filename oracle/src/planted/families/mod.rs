mod cells;
mod covers;
mod houses;
mod set;
mod ways;

use self::set::set;
use crate::houses::cells_of;
use crate::random::Draw;
use crate::{ALL_DIGITS, Marks};

/// A kind of contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// More than three digits of a line can only be in one triad.
    CrowdedTriad,
    /// The cells of a triad have two digits between them.
    StarvedTriad,
    /// `k` cells of a house have `k - 1` digits between them.
    CrowdedCells,
    /// `k` digits of a house have `k - 1` cells between them.
    CrowdedDigits,
    /// A digit has `k` lines in `k - 1` crossing lines.
    CrowdedLines,
    /// A digit has a place in every house and no way through the grid.
    NoWayThrough,
    /// An odd cycle of cells with the same two candidates, each in a house with the next.
    OddCycle,
    /// Chains of cells with two candidates from a cell with two: each of them ends where it began,
    /// with the other one.
    BothEndsFail,
    /// Cells of a line and a box that meet: each digit fits once in one of the houses, and the
    /// digits are fewer than the cells.
    TwoHouses,
    /// Sixteen cells where four rows and four columns meet; the digits of the rows and those of the
    /// columns have 15 places.
    RowsAndColumns,
    /// The same with a line and the two boxes that it meets first and last.
    ThreeHouses,
    /// Cells with the same few candidates, never more of them in a house than digits, that cannot
    /// all be given one.
    Colouring,
    /// Two digits of which each has ways through the grid, but each way of one meets each way of
    /// the other.
    TwoDigits,
    /// `k` truths of any kind in `k - 1` covers of any kind.
    AnyCovers,
}

impl Family {
    /// Every family.
    pub const ALL: [Self; 14] = [
        Self::CrowdedTriad,
        Self::StarvedTriad,
        Self::CrowdedCells,
        Self::CrowdedDigits,
        Self::CrowdedLines,
        Self::NoWayThrough,
        Self::OddCycle,
        Self::BothEndsFail,
        Self::TwoHouses,
        Self::RowsAndColumns,
        Self::ThreeHouses,
        Self::Colouring,
        Self::TwoDigits,
        Self::AnyCovers,
    ];

    /// Full pencilmarks from which candidates are removed until they have the contradiction, or
    /// `None` if what was drawn leaves no room for it.
    pub fn plant(self, draw: &mut impl Draw) -> Option<Marks> {
        let mut marks = [ALL_DIGITS; 81];
        match self {
            Self::CrowdedTriad => {
                let line = cells_of(draw.below(18));
                let triad = draw.below(3);
                let crowd = 4 + draw.below(3);
                for digit in draw.some_of(crowd, 9) {
                    for at in (0..9).filter(|at| at / 3 != triad) {
                        marks[line[at]] &= !(1 << digit);
                    }
                }
            }
            Self::StarvedTriad => {
                let line = cells_of(draw.below(18));
                let triad = draw.below(3);
                let digits = set(&draw.some_of(2, 9));
                for at in 3 * triad..3 * triad + 3 {
                    marks[line[at]] = digits;
                }
            }
            Self::CrowdedCells => {
                let cells = cells_of(draw.below(27));
                let k = 3 + draw.below(6);
                let digits = set(&draw.some_of(k - 1, 9));
                for at in draw.some_of(k, 9) {
                    marks[cells[at]] = digits;
                }
            }
            Self::CrowdedDigits => {
                let cells = cells_of(draw.below(27));
                let k = 3 + draw.below(6);
                let kept = draw.some_of(k - 1, 9);
                let digits = set(&draw.some_of(k, 9));
                for at in (0..9).filter(|at| !kept.contains(at)) {
                    marks[cells[at]] &= !digits;
                }
            }
            Self::CrowdedLines => {
                let k = 2 + draw.below(7);
                let (across, digit) = (draw.below(2) == 1, draw.below(9));
                let (lines, crossing) = (draw.some_of(k, 9), draw.some_of(k - 1, 9));
                for line in lines {
                    for at in (0..9).filter(|at| !crossing.contains(at)) {
                        let cell = if across { 9 * at + line } else { 9 * line + at };
                        marks[cell] &= !(1 << digit);
                    }
                }
            }
            Self::NoWayThrough => ways::no_way_through(draw, &mut marks)?,
            Self::OddCycle => cells::odd_cycle(draw, &mut marks)?,
            Self::BothEndsFail => cells::both_ends_fail(draw, &mut marks)?,
            Self::TwoHouses => houses::two_houses(draw, &mut marks),
            Self::RowsAndColumns => houses::rows_and_columns(draw, &mut marks),
            Self::ThreeHouses => houses::three_houses(draw, &mut marks),
            Self::Colouring => cells::colouring(draw, &mut marks)?,
            Self::TwoDigits => ways::two_digits(draw, &mut marks)?,
            Self::AnyCovers => covers::any_covers(draw, &mut marks)?,
        }
        Some(marks)
    }
}
