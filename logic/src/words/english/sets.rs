//! Singles, locked candidates, and naked and hidden sets, in English.

use core::fmt;

use super::lists::{AnyOf, HouseList, TheCells, and, both, number, or};
use crate::step::Step;
use crate::technique::Technique;

pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (digits, cells) = (step.digits(), step.cells());
    let houses = HouseList(step.houses(), " and ");
    let covers = HouseList(step.covers(), " and ");
    match step.technique() {
        Technique::FullHouse => write!(f, "In {houses}, only one cell is empty."),
        Technique::HiddenSingle => {
            write!(f, "In {houses}, only one cell can still be {}.", and(digits))
        }
        Technique::NakedSingle => {
            write!(f, "Only one candidate is left in {}.", TheCells(cells))
        }
        Technique::Pointing | Technique::Claiming => {
            let all = both(cells);
            let (digits, cells) = (and(digits), and(cells));
            write!(f, "In {houses}, the only places for {digits} are {cells}, {all} in {covers}.")
        }
        Technique::LockedPair | Technique::LockedTriple => {
            let both = both(cells);
            let (digits, cells) = (and(digits), and(cells));
            write!(f, "The cells {cells}, {both} in {houses}, have no candidates but {digits}.")
        }
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => {
            write!(f, "In {houses}, the digits {} have no places but {}.", and(digits), and(cells))
        }
        _ => write!(f, "In {houses}, {} have no candidates but {}.", TheCells(cells), and(digits)),
    }
}

pub(super) fn reason(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (digits, cells) = (step.digits(), step.cells());
    let count = number(cells.len());
    match step.technique() {
        Technique::FullHouse => f.write_str("It takes the digit that the house lacks."),
        Technique::HiddenSingle => {
            let (house, digit) = (step.houses().first(), digits.first());
            let (Some(house), Some(digit)) = (house, digit) else { return Ok(()) };
            write!(f, "Every {} needs {}.", house.kind(), AnyOf(digit))
        }
        Technique::NakedSingle => f.write_str("Every other digit has been ruled out there."),
        Technique::Pointing | Technique::Claiming => write!(
            f,
            "One of them is {digit}, so no other cell of {} can be {digit}.",
            HouseList(step.covers(), " or "),
            digit = and(digits),
        ),
        Technique::HiddenPair | Technique::HiddenTriple | Technique::HiddenQuad => write!(
            f,
            "The {count} cells take the {count} digits, one each, so they are nothing else.",
        ),
        _ => {
            let houses = HouseList(step.houses(), " or ");
            let mut each = digits.iter();
            match (each.next(), each.next(), each.next()) {
                (Some(one), Some(other), None) => {
                    write!(f, "One of them is {one} and the other one is {other}")?;
                }
                _ => write!(f, "The {count} cells take the {count} digits, one each")?,
            }
            write!(f, ", so no other cell of {houses} can be {}.", or(digits))
        }
    }
}
