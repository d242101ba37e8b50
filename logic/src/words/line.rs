//! The patterns of steps in the notation of the field.

use core::fmt;

use sudoku_core::HouseSet;

use super::notation::{Cells, Digits, Eureka, HouseNames};
use crate::step::Step;
use crate::technique::Technique;

/// Writes the pattern of a step in one line.
pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = Digits(step.digits());
    let houses = HouseNames(step.houses());
    let covers = HouseNames(step.covers());
    let cells = Cells(step.cells());
    let [first, second, third, fourth] = step.parts().map(Cells);
    match step.technique() {
        Technique::FullHouse => write!(f, "{houses}"),
        Technique::HiddenSingle => write!(f, "{digits} in {houses}"),
        Technique::NakedSingle | Technique::BugPlusOne => write!(f, "{cells}"),
        Technique::Pointing | Technique::Claiming => {
            write!(f, "{digits} of {houses} in {cells} ({covers})")
        }
        Technique::LockedPair
        | Technique::LockedTriple
        | Technique::NakedPair
        | Technique::NakedTriple
        | Technique::NakedQuad
        | Technique::HiddenPair
        | Technique::HiddenTriple
        | Technique::HiddenQuad => write!(f, "{digits} in {cells} ({houses})"),
        Technique::XWing | Technique::Swordfish | Technique::Jellyfish => {
            write!(f, "{digits} in {houses} / {covers}")
        }
        Technique::EmptyRectangle => {
            let in_box = HouseNames(step.houses() & HouseSet::BOXES);
            write!(f, "{in_box}, {}", Eureka(step))
        }
        Technique::DualTwoStringKite | Technique::DualEmptyRectangle => {
            write!(f, "{digits} in {first} and {second} ({houses})")
        }
        Technique::Skyscraper
        | Technique::TwoStringKite
        | Technique::TurbotFish
        | Technique::XyWing
        | Technique::WWing
        | Technique::RemotePair => write!(f, "{}", Eureka(step)),
        Technique::SimpleColorsTrap | Technique::SimpleColorsWrap => {
            write!(f, "{digits} in {first} / {second}")
        }
        Technique::MultiColorsTrap | Technique::MultiColorsWrap => {
            write!(f, "{digits} in {first} / {second} and {third} / {fourth}")
        }
        Technique::XyzWing => write!(f, "{digits} in {first}, wings {second}"),
        Technique::UniqueRectangle1
        | Technique::UniqueRectangle2
        | Technique::UniqueRectangle3
        | Technique::UniqueRectangle4
        | Technique::UniqueRectangle5
        | Technique::UniqueRectangle6
        | Technique::HiddenRectangle
        | Technique::AvoidableRectangle1
        | Technique::AvoidableRectangle2 => {
            let [corners, guarded, ..] = *step.parts();
            write!(f, "{digits} in {}, guardians in {second}", Cells(corners | guarded))?;
            write_help(step, f)
        }
    }
}

/// Writes what else a rectangle needs: a set, or strong links.
fn write_help(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let houses = HouseNames(step.houses());
    let [_, _, set, _] = *step.parts();
    match step.technique() {
        Technique::UniqueRectangle3 => write!(f, ", set {} ({houses})", Cells(set)),
        // The two digits but for the one that is removed, or for that one, are linked.
        Technique::UniqueRectangle4 | Technique::HiddenRectangle => {
            let linked = Digits(step.digits() - step.removals().digits());
            write!(f, ", {linked} linked in {houses}")
        }
        Technique::UniqueRectangle6 => {
            write!(f, ", {} linked in {houses}", Digits(step.removals().digits()))
        }
        _ => Ok(()),
    }
}
