//! English: a file for each family of techniques, with what is to be seen and what follows.

pub(super) mod answers;
mod digit;
mod lists;
pub(super) mod names;
mod rectangles;
mod sets;
mod wings;

use core::fmt;

use crate::step::Step;
use crate::technique::Technique;
use lists::Remove;

/// The families of techniques that are told in the same way.
enum Family {
    Sets,
    Digit,
    Wings,
    Rectangles,
}

const fn family(technique: Technique) -> Family {
    match technique {
        Technique::FullHouse
        | Technique::HiddenSingle
        | Technique::NakedSingle
        | Technique::Pointing
        | Technique::Claiming
        | Technique::LockedPair
        | Technique::LockedTriple
        | Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::HiddenPair
        | Technique::HiddenTriple
        | Technique::HiddenQuad => Family::Sets,
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
        | Technique::MultiColorsWrap => Family::Digit,
        Technique::XyWing | Technique::XyzWing | Technique::WWing | Technique::RemotePair => {
            Family::Wings
        }
        Technique::UniqueRectangle1
        | Technique::UniqueRectangle2
        | Technique::UniqueRectangle3
        | Technique::UniqueRectangle4
        | Technique::UniqueRectangle5
        | Technique::UniqueRectangle6
        | Technique::HiddenRectangle
        | Technique::AvoidableRectangle1
        | Technique::AvoidableRectangle2
        | Technique::BugPlusOne => Family::Rectangles,
    }
}

/// Writes what is to be seen on the board.
pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match family(step.technique()) {
        Family::Sets => sets::pattern(step, f),
        Family::Digit => digit::pattern(step, f),
        Family::Wings => wings::pattern(step, f),
        Family::Rectangles => rectangles::pattern(step, f),
    }
}

/// Writes why something follows, and what.
pub(super) fn reason(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match family(step.technique()) {
        Family::Sets => sets::reason(step, f)?,
        Family::Digit => digit::reason(step, f)?,
        Family::Wings => wings::reason(step, f)?,
        Family::Rectangles => rectangles::reason(step, f)?,
    }
    match step.placement() {
        Some((cell, digit)) => write!(f, " So {cell} is {digit}."),
        None => write!(f, " {}", Remove(step.removals())),
    }
}
