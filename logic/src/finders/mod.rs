//! What looks for steps, a file for each kind of pattern.
//!
//! A technique's search is cut into units (houses, digits, rectangles), so that it can be resumed:
//! a unit is searched as a whole, and what it found is told to a [`Collector`].

mod bug;
mod candidate_counts;
mod collector;
mod colors;
mod compact;
mod digits;
mod empty_rectangle;
mod fish;
mod lines;
mod links;
mod locked;
mod places;
mod rectangles;
mod remote_pair;
mod sets;
mod singles;
mod turbot;
mod wings;

use core::ops::ControlFlow;

pub(crate) use collector::{Collector, Nth, Union};
pub(crate) use digits::removed_of_digit;
pub(crate) use rectangles::all_rectangles;
use sets::Kind;

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

    /// Tells the collector every step of a technique in a unit, until the collector has enough.
    fn search<C: Collector>(
        board: &Board,
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
        match technique {
            Technique::FullHouse | Technique::HiddenSingle => 27,
            Technique::NakedSingle => 1,
            Technique::Pointing | Technique::Claiming => 9,
            Technique::LockedPair | Technique::LockedTriple => 2,
            Technique::NakedPair
            | Technique::NakedTriple
            | Technique::NakedQuad
            | Technique::HiddenPair
            | Technique::HiddenTriple
            | Technique::HiddenQuad => 3,
            _ => 0,
        }
    }

    fn search<C: Collector>(
        board: &Board,
        technique: Technique,
        unit: u8,
        found: &mut C,
    ) -> ControlFlow<()> {
        match technique {
            Technique::FullHouse => singles::full_house(board, unit, found),
            Technique::HiddenSingle => singles::hidden_single(board, unit, found),
            Technique::NakedSingle => singles::naked_single(board, found),
            Technique::Pointing => locked::pointing(board, unit, found),
            Technique::Claiming => locked::claiming(board, unit, found),
            Technique::LockedPair => sets::sets(board, Kind::Locked, 2, unit, found),
            Technique::LockedTriple => sets::sets(board, Kind::Locked, 3, unit, found),
            Technique::NakedPair => sets::sets(board, Kind::Naked, 2, unit, found),
            Technique::NakedTriple => sets::sets(board, Kind::Naked, 3, unit, found),
            Technique::NakedQuad => sets::sets(board, Kind::Naked, 4, unit, found),
            Technique::HiddenPair => sets::sets(board, Kind::Hidden, 2, unit, found),
            Technique::HiddenTriple => sets::sets(board, Kind::Hidden, 3, unit, found),
            Technique::HiddenQuad => sets::sets(board, Kind::Hidden, 4, unit, found),
            _ => ControlFlow::Continue(()),
        }
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
        technique: Technique,
        unit: u8,
        found: &mut C,
    ) -> ControlFlow<()> {
        match technique {
            Technique::XWing => fish::fish(board, 2, unit, found),
            Technique::Swordfish => fish::fish(board, 3, unit, found),
            Technique::Jellyfish => fish::fish(board, 4, unit, found),
            Technique::Skyscraper => turbot::skyscraper(board, unit, found),
            Technique::TwoStringKite => turbot::two_string_kite(board, unit, found),
            Technique::TurbotFish => turbot::turbot_fish(board, unit, found),
            Technique::DualTwoStringKite => turbot::dual_two_string_kite(board, unit, found),
            Technique::EmptyRectangle => empty_rectangle::empty_rectangle(board, unit, found),
            Technique::DualEmptyRectangle => {
                empty_rectangle::dual_empty_rectangle(board, unit, found)
            }
            Technique::SimpleColorsTrap => colors::simple_trap(board, unit, found),
            Technique::SimpleColorsWrap => colors::simple_wrap(board, unit, found),
            Technique::MultiColorsTrap => colors::multi_trap(board, unit, found),
            Technique::MultiColorsWrap => colors::multi_wrap(board, unit, found),
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
            _ => Basic::search(board, technique, unit, found),
        }
    }
}
