//! Rectangles and BUG+1, in English.

use core::fmt;

use super::lists::{HouseList, and, both, number, or};
use crate::step::Step;
use crate::technique::Technique;

pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = step.digits();
    let houses = HouseList(step.houses(), " and ");
    let [unguarded, guarded, ..] = *step.parts();
    if step.technique() == Technique::BugPlusOne {
        return write!(
            f,
            "Every empty cell has two candidates, except {}, which has three.",
            and(unguarded)
        );
    }
    write!(f, "{} are the corners of a rectangle in two boxes. ", and(unguarded | guarded))?;
    write!(f, "None of them is a clue, and from the start, each could be {}. ", or(digits))?;
    write!(f, "Only {} can still be anything else.", and(guarded))?;
    match step.technique() {
        Technique::UniqueRectangle4 | Technique::HiddenRectangle => {
            let linked = and(digits - step.removals().digits());
            write!(f, " In {houses}, {linked} has no places but the corners.")
        }
        Technique::UniqueRectangle6 => {
            let linked = and(step.removals().digits());
            write!(f, " In {houses}, {linked} has no places but the corners.")
        }
        _ => Ok(()),
    }
}

pub(super) fn reason(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (digits, removed) = (or(step.digits()), step.removals().digits());
    let linked = and(step.digits() - removed);
    let [unguarded, guarded, set, _] = *step.parts();
    let corners = and(guarded);
    if step.technique() == Technique::BugPlusOne {
        write!(f, "If {} were not {digits}, every digit would have two places ", and(unguarded))?;
        f.write_str("or none in every house, ")?;
        return f.write_str("and the puzzle would have several solutions or none.");
    }
    write!(f, "If all four corners were {digits}, these two digits could change places, ")?;
    f.write_str("and the puzzle would have a second solution. ")?;
    match step.technique() {
        Technique::UniqueRectangle1 | Technique::AvoidableRectangle1 => {
            write!(f, "So {corners} is something else.")
        }
        Technique::UniqueRectangle3 => {
            let count = number(set.len() + 1);
            write!(f, "So one of {corners} is something else. That corner and {} ", and(set))?;
            write!(f, "together take {count} digits, {} among them. ", and(removed))?;
            write!(
                f,
                "A cell that sees {} of these cells cannot be {}.",
                both(guarded | set),
                or(removed)
            )
        }
        Technique::UniqueRectangle4 => {
            let removed = and(removed);
            write!(f, "One of {corners} is {linked}. If the other one were {removed}, ")?;
            write!(f, "all four corners would be {digits}.")
        }
        Technique::UniqueRectangle6 => {
            write!(
                f,
                "If {} were {}, the links would make the opposite ",
                or(guarded),
                and(removed)
            )?;
            write!(f, "corner the same, and all four corners would be {digits}.")
        }
        Technique::HiddenRectangle => {
            let cell = and(step.removals().all_cells());
            write!(
                f,
                "If {cell} were {}, the corners beside it would be {linked}, ",
                and(removed)
            )?;
            write!(f, "and all four corners would be {digits}.")
        }
        _ => {
            let (digit, both) = (and(removed), both(guarded));
            write!(f, "So one of {corners} is {digit}, ")?;
            write!(f, "and a cell that sees {both} of them cannot be.")
        }
    }
}
