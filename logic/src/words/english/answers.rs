//! What there is to tell a player besides steps, in English.

use core::fmt;

use super::lists::and;
use crate::contradiction::Contradiction;
use crate::hint::Mistakes;
use crate::level::Level;

/// Writes where a player went wrong.
pub(in crate::words) fn mistakes(mistakes: Mistakes, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Mistakes { digits, notes } = mistakes;
    if !digits.is_empty() {
        let (noun, verb) = if digits.len() == 1 { ("digit", "is") } else { ("digits", "are") };
        write!(f, "The {noun} in {} {verb} wrong.", and(digits))?;
        f.write_str(if notes.is_empty() { "" } else { " " })?;
    }
    if !notes.is_empty() {
        write!(f, "The notes in {} lack the right digit.", and(notes))?;
    }
    Ok(())
}

/// Writes that the puzzle is solved.
pub(in crate::words) fn solved(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("The puzzle is solved.")
}

/// Writes that no technique finds a step, with the level as a language writes it.
pub(in crate::words) fn stuck(
    level: Level,
    write_level: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    f.write_str("The chosen techniques find no step. The next step is ")?;
    f.write_str(if level < Level::Beyond { "of " } else { "" })?;
    write_level(f)?;
    f.write_str(".")
}

/// Writes what is impossible.
pub(in crate::words) fn contradiction(
    contradiction: Contradiction,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    match contradiction {
        Contradiction::Repeated(house, digit) => {
            write!(f, "The digit {digit} is in {house} more than once.")
        }
        Contradiction::NoCandidate(cell) => write!(f, "No digit is possible in {cell} any more."),
        Contradiction::NoPlace(house, digit) => {
            write!(f, "There is no place left for {digit} in {house}.")
        }
    }
}
