//! What looks for steps, a file for each kind of pattern.
//!
//! A technique's search is cut into units (houses, digits, rectangles), so that it can be resumed:
//! a unit is searched as a whole, and what it found is told to a [`Collector`].

mod bug;
mod candidate_counts;
mod choices;
mod collector;
mod colors;
mod compact;
mod digits;
mod empty_rectangle;
mod fish;
mod house;
mod lines;
mod links;
mod marks;
mod matching;
mod matrix;
mod rectangles;
mod remote_pair;
mod sets;
mod turbot;
mod wings;

use core::ops::ControlFlow;

pub(crate) use collector::{Collector, Nth, Union};
pub(crate) use digits::removed_of_digit;
pub(crate) use marks::Marks;
pub(crate) use rectangles::all_rectangles;
use sets::{Kind, Sought};

use crate::board::Board;
use crate::level::Level;
use crate::technique::Technique;

/// Which techniques a search can look for at all, and with them what a program that calls it
/// contains: [`Basic`] or [`Patterns`].
///
/// On a microcontroller, `next_step::<Basic>` leaves out the code of every technique above level 2.
#[expect(private_bounds, reason = "users choose among the finders, and do not write their own")]
pub trait Finders: Search {
    /// The highest level of which this finds steps.
    const LEVEL: Level;
}

/// Looks for steps of a technique.
pub(crate) trait Search {
    /// The number of units in the search for a technique; 0 if it is above [`Finders::LEVEL`].
    fn units(technique: Technique) -> u8;

    /// Tells the collector every step of a technique in a unit, until the collector has enough. The
    /// marks are those of the board.
    fn search<C: Collector>(
        board: &Board,
        marks: &mut Marks,
        technique: Technique,
        unit: u8,
        found: &mut C,
    ) -> ControlFlow<()>;
}

/// Finds the steps of levels 1 and 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basic {}

/// Finds the steps of levels 1 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Patterns {}

impl Finders for Basic {
    const LEVEL: Level = Level::Sets;
}

impl Finders for Patterns {
    const LEVEL: Level = Level::Patterns;
}

impl Search for Basic {
    fn units(technique: Technique) -> u8 {
        u8::from(technique.level() <= Self::LEVEL)
    }

    fn search<C: Collector>(
        board: &Board,
        marks: &mut Marks,
        technique: Technique,
        _: u8,
        found: &mut C,
    ) -> ControlFlow<()> {
        let (kind, size) = match technique {
            Technique::FullHouse => (Kind::Last, 1),
            Technique::HiddenSingle => (Kind::Hidden, 1),
            Technique::NakedSingle => (Kind::Naked, 1),
            Technique::Pointing => (Kind::Pointing, 1),
            Technique::Claiming => (Kind::Claiming, 1),
            Technique::LockedPair => (Kind::Locked, 2),
            Technique::LockedTriple => (Kind::Locked, 3),
            Technique::NakedPair => (Kind::Naked, 2),
            Technique::NakedTriple => (Kind::Naked, 3),
            Technique::NakedQuad => (Kind::Naked, 4),
            Technique::HiddenPair => (Kind::Hidden, 2),
            Technique::HiddenTriple => (Kind::Hidden, 3),
            Technique::HiddenQuad => (Kind::Hidden, 4),
            _ => return ControlFlow::Continue(()),
        };
        sets::sets(board, marks, Sought { technique, kind, size }, found)
    }
}

impl Search for Patterns {
    fn units(technique: Technique) -> u8 {
        match technique {
            // A digit, in rows or in columns.
            Technique::XWing | Technique::Swordfish | Technique::Jellyfish => 18,
            // A digit.
            Technique::Skyscraper
            | Technique::TwoStringKite
            | Technique::TurbotFish
            | Technique::EmptyRectangle
            | Technique::DualTwoStringKite
            | Technique::DualEmptyRectangle
            | Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColorsTrap
            | Technique::MultiColorsWrap => 9,
            // The whole board.
            Technique::XyWing
            | Technique::XyzWing
            | Technique::WWing
            | Technique::RemotePair
            | Technique::BugPlusOne => 1,
            // The lower digit.
            Technique::UniqueRectangle1
            | Technique::UniqueRectangle2
            | Technique::UniqueRectangle3
            | Technique::UniqueRectangle4
            | Technique::UniqueRectangle5
            | Technique::UniqueRectangle6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2 => 9,
            _ => Basic::units(technique),
        }
    }

    fn search<C: Collector>(
        board: &Board,
        marks: &mut Marks,
        technique: Technique,
        unit: u8,
        found: &mut C,
    ) -> ControlFlow<()> {
        match technique {
            Technique::XWing => fish::fish(board, technique, 2, unit, found),
            Technique::Swordfish => fish::fish(board, technique, 3, unit, found),
            Technique::Jellyfish => fish::fish(board, technique, 4, unit, found),
            Technique::Skyscraper | Technique::TwoStringKite | Technique::TurbotFish => {
                turbot::two_links(board, technique, unit, found)
            }
            Technique::DualTwoStringKite => turbot::dual_two_string_kite(board, unit, found),
            Technique::EmptyRectangle | Technique::DualEmptyRectangle => {
                empty_rectangle::empty_rectangle(board, technique, unit, found)
            }
            Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColorsTrap
            | Technique::MultiColorsWrap => colors::colors(board, technique, unit, found),
            Technique::XyWing => wings::wing(board, 2, found),
            Technique::XyzWing => wings::wing(board, 3, found),
            Technique::WWing => wings::w_wing(board, found),
            Technique::RemotePair => remote_pair::remote_pair(board, found),
            Technique::UniqueRectangle1
            | Technique::UniqueRectangle2
            | Technique::UniqueRectangle3
            | Technique::UniqueRectangle4
            | Technique::UniqueRectangle5
            | Technique::UniqueRectangle6
            | Technique::HiddenRectangle
            | Technique::AvoidableRectangle1
            | Technique::AvoidableRectangle2 => {
                rectangles::rectangle(board, technique, unit, found)
            }
            Technique::BugPlusOne => bug::bug_plus_one(board, found),
            _ => Basic::search(board, marks, technique, unit, found),
        }
    }
}

/// All wings and remote pairs.
pub(crate) fn all_wings<C: Collector>(board: &Board, found: &mut C) -> ControlFlow<()> {
    wings::wing(board, 2, found)?;
    wings::wing(board, 3, found)?;
    wings::w_wing(board, found)?;
    remote_pair::remote_pair(board, found)
}
