//! Techniques and levels in English.

use core::fmt;

use super::lists::{HouseList, and, form};
use crate::level::Level;
use crate::step::Step;
use crate::technique::Technique;
use crate::words::place::Place;

/// Writes the name of a technique.
pub(in crate::words) fn technique(technique: Technique, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(technique.name())
}

/// Writes a level with its name.
pub(in crate::words) fn level(level: Level, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(match level {
        Level::Singles => "level 1, singles",
        Level::Sets => "level 2, sets",
        Level::Patterns => "level 3, patterns",
        Level::Beyond => "beyond level 3",
    })
}

/// Writes `There is a naked pair.`
pub(in crate::words) fn announce(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    there_is(step.technique(), f)?;
    f.write_str(".")
}

/// Writes `There is a naked pair in row 4.`
pub(in crate::words) fn place(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    there_is(step.technique(), f)?;
    match step.place() {
        Place::InHouses(houses) => write!(f, " in {}.", HouseList(houses, " and ")),
        Place::OfDigits(digits) => {
            write!(f, " of the {} {}.", form(digits.len(), "digit", "digits"), and(digits))
        }
    }
}

/// Writes `There is an X-wing`.
fn there_is(technique: Technique, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let name = technique.name();
    match technique {
        Technique::Pointing | Technique::Claiming => {
            write!(f, "There are locked candidates ({name})")
        }
        // A name that begins with the letter X is spoken as one that begins with a vowel.
        _ if name.starts_with(['X', 'a', 'e']) => write!(f, "There is an {name}"),
        _ => write!(f, "There is a {name}"),
    }
}
