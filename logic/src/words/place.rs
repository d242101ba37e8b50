//! Where to look.

use core::fmt;

use sudoku_core::{Candidates, Cell, HouseSet};

use super::notation::{Digits, HouseNames};
use crate::step::Step;
use crate::technique::Technique;

/// Where to look for a step: enough to find it, without a cell or a candidate that gives it away.
///
/// ```
/// use sudoku_logic::{Basic, Board, Place, Techniques, next_step};
/// use sudoku_logic::core::Grid;
///
/// let puzzle: Grid =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let step = next_step::<Basic>(&Board::from_grid(&puzzle), &Techniques::DEFAULT).unwrap();
/// let Place::InHouses(houses) = step.place() else { panic!() };
/// assert_eq!(Place::InHouses(houses).to_string(), "in box 2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// In these houses.
    InHouses(HouseSet),
    /// Among the candidates of these digits.
    OfDigits(Candidates),
}

impl Step {
    /// Where to look for the step.
    ///
    /// | technique | place |
    /// |---|---|
    /// | full house, hidden single, naked and hidden sets | the house |
    /// | pointing, claiming | the house all of whose places they are |
    /// | naked single, XY-wing, XYZ-wing, BUG+1 | the box of the cell, or of the pivot |
    /// | locked sets, rectangles | the boxes of their cells |
    /// | patterns of one digit, W-wing, remote pair | the digits |
    #[must_use]
    pub fn place(&self) -> Place {
        let boxes = |place: usize| {
            let cells = self.parts().get(place).copied().unwrap_or_default();
            Place::InHouses(cells.iter().map(Cell::box_).collect())
        };
        match self.technique() {
            Technique::FullHouse
            | Technique::HiddenSingle
            | Technique::Pointing
            | Technique::Claiming
            | Technique::NakedPair
            | Technique::NakedTriple
            | Technique::NakedQuad
            | Technique::HiddenPair
            | Technique::HiddenTriple
            | Technique::HiddenQuad => Place::InHouses(self.houses()),
            Technique::NakedSingle
            | Technique::LockedPair
            | Technique::LockedTriple
            | Technique::XyWing
            | Technique::XyzWing
            | Technique::BugPlusOne => boxes(0),
            Technique::UniqueRectangle1
            | Technique::UniqueRectangle2
            | Technique::UniqueRectangle3
            | Technique::UniqueRectangle4
            | Technique::UniqueRectangle5
            | Technique::UniqueRectangle6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2 => match (boxes(0), boxes(1)) {
                (Place::InHouses(one), Place::InHouses(other)) => Place::InHouses(one | other),
                (place, _) => place,
            },
            Technique::XWing
            | Technique::Swordfish
            | Technique::Jellyfish
            | Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::TurbotFish
            | Technique::EmptyRectangle
            | Technique::DualTwoStringKite
            | Technique::DualEmptyRectangle
            | Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColorsTrap
            | Technique::MultiColorsWrap
            | Technique::WWing
            | Technique::RemotePair => Place::OfDigits(self.digits()),
        }
    }
}

/// Writes `in row 4`, `in boxes 1,2`, `of 7` or `of {2,9}`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::InHouses(houses) => write!(f, "in {}", HouseNames(houses)),
            Place::OfDigits(digits) => write!(f, "of {}", Digits(digits)),
        }
    }
}
