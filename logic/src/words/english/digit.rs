//! The patterns of one digit, in English.

use core::fmt;

use sudoku_core::{Cell, CellSet, House, HouseKind, HouseSet};

use super::lists::{AnyOf, HouseList, and, both, number};
use crate::chain::LinkKind;
use crate::step::Step;
use crate::technique::Technique;

pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = and(step.digits());
    let [first, second, third, fourth] = (*step.parts()).map(and);
    match step.technique() {
        Technique::XWing | Technique::Swordfish | Technique::Jellyfish => {
            let base = HouseList(step.houses(), " and ");
            let cover = HouseList(step.covers(), " and ");
            write!(f, "In {base}, all places for {digits} are in {cover}.")
        }
        Technique::SimpleColorsTrap | Technique::SimpleColorsWrap => {
            write!(f, "Strong links of {digits} give {first} one color, A, and {second} the ")?;
            write!(f, "other one, B. Either all cells of A are {digits}, or all of B.")
        }
        Technique::MultiColorsTrap | Technique::MultiColorsWrap => {
            write!(f, "Strong links of {digits} give {first} one color, A, and {second} the ")?;
            write!(f, "other one, B. Other strong links give {third} the color C, and {fourth} ")?;
            write!(f, "the color D. Either all cells of A are {digits}, or all of B, ")?;
            f.write_str("and either all of C, or all of D.")
        }
        Technique::DualTwoStringKite => {
            let houses = HouseList(step.houses(), " and ");
            write!(f, "{second} are in one box, and in the middle of two two-string kites ")?;
            write!(f, "of {digits}. Their strong links are in {houses}, and end in {first}.")
        }
        Technique::DualEmptyRectangle => {
            let boxes = step.houses() & HouseSet::BOXES;
            let lines = HouseList(step.houses() - boxes, " and ");
            write!(
                f,
                "In {}, all places for {digits} are in one row and one column. ",
                and(boxes)
            )?;
            write!(f, "In {lines}, {digits} has only two places, ")?;
            f.write_str("of which one is in that row or column.")
        }
        _ => links(step, f),
    }
}

/// Writes what each link says.
fn links(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (place, link) in step.links().enumerate() {
        let cells = link.from.cells | link.to.cells;
        f.write_str(if place == 0 { "" } else { " " })?;
        match link.kind {
            LinkKind::Strong => {
                let digit = link.from.digit;
                match house_of(cells, step.houses()) {
                    Some(house) => {
                        write!(f, "In {house}, the only places for {digit} are {}.", and(cells))?;
                    }
                    None => write!(f, "One of {} is {digit}.", and(cells))?,
                }
            }
            LinkKind::Weak => match house_of(cells, HouseSet::ALL) {
                Some(house) => write!(f, "{} are {} in {house}.", and(cells), both(cells))?,
                None => write!(f, "{} see each other.", and(cells))?,
            },
        }
    }
    Ok(())
}

/// The first of some houses that has all of the cells.
fn house_of(cells: CellSet, houses: HouseSet) -> Option<House> {
    houses.iter().find(|&house| cells.is_subset(CellSet::from_house(house)))
}

pub(super) fn reason(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(digit) = step.digits().first() else { return Ok(()) };
    match step.technique() {
        Technique::XWing | Technique::Swordfish | Technique::Jellyfish => {
            let (count, any) = (number(step.houses().len()), AnyOf(digit));
            let cover = HouseList(step.covers(), " and ");
            let [base_kind, cover_kind] = [step.houses(), step.covers()].map(kind);
            write!(f, "The {count} {base_kind}s need {any} each, and no {cover_kind} can have ")?;
            f.write_str("two. ")?;
            write!(f, "So {cover} have their {digit} there, ")?;
            write!(f, "and no other cell of them can be {digit}.")
        }
        Technique::SimpleColorsTrap => {
            let cells = step.removals().all_cells();
            let verb = if cells.len() == 1 { "sees" } else { "see" };
            write!(f, "{} {verb} cells of both colors, one of which is {digit}.", and(cells))
        }
        Technique::SimpleColorsWrap => {
            let wrong = wrong_color(step);
            write!(f, "Two cells of {wrong} see each other, so none of its cells is {digit}.")
        }
        Technique::MultiColorsTrap => {
            let [a, b, c, d] = *step.parts();
            let removed = step.removals().all_cells();
            let orders = [
                ([b, c], [a, d], "B and C", "A and D"),
                ([b, d], [a, c], "B and D", "A and C"),
                ([a, c], [b, d], "A and C", "B and D"),
                ([a, d], [b, c], "A and D", "B and C"),
            ];
            let mut separator = "";
            for ([one, two], [other, rest], joined, opposite) in orders {
                let is_trapped = |cell: Cell| is_seen(cell, other) && is_seen(cell, rest);
                if one.iter().any(|cell| is_seen(cell, two)) && removed.iter().any(is_trapped) {
                    write!(
                        f,
                        "{separator}Cells of {joined} see each other, so one of {opposite} "
                    )?;
                    write!(f, "is {digit}, and a cell that sees cells of both cannot be.")?;
                    separator = " ";
                }
            }
            Ok(())
        }
        Technique::MultiColorsWrap => {
            write!(f, "Cells of A see cells of both C and D, one of which is {digit}. ")?;
            write!(f, "So none of the cells of A is.")
        }
        Technique::DualTwoStringKite => {
            f.write_str(
                "Each kite has the row of one of the two cells and the column of the other ",
            )?;
            f.write_str("one. One of its two ends has its digit, ")?;
            f.write_str("so a cell that sees both ends cannot have it.")
        }
        Technique::DualEmptyRectangle => {
            f.write_str("With each of these two links, the box is an empty rectangle: ")?;
            f.write_str("if the other line of the box met the line of the other place ")?;
            write!(f, "in {}, the box would have no place for it.", AnyOf(digit))
        }
        _ => ends(step, f),
    }
}

/// The color that loses the digit.
fn wrong_color(step: &Step) -> &'static str {
    let [first, ..] = *step.parts();
    if step.removals().all_cells().is_subset(first) { "A" } else { "B" }
}

/// The kind of some lines that are all of one kind.
fn kind(lines: HouseSet) -> HouseKind {
    if lines.intersects(HouseSet::ROWS) { HouseKind::Row } else { HouseKind::Column }
}

/// Whether a cell sees one of some cells.
fn is_seen(cell: Cell, cells: CellSet) -> bool {
    CellSet::from_peers(cell).intersects(cells)
}

/// Writes that one of the ends of the chain is true.
fn ends(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut nodes = step.nodes();
    let (Some(first), Some(second), Some(third), Some(fourth)) =
        (nodes.next(), nodes.next(), nodes.next(), nodes.next())
    else {
        return Ok(());
    };
    let digit = first.digit;
    f.write_str("If ")?;
    none_is(first.cells, f)?;
    write!(f, " {digit}, ")?;
    one_is(second.cells, f)?;
    f.write_str(", so ")?;
    none_is(third.cells, f)?;
    f.write_str(", and ")?;
    one_is(fourth.cells, f)?;
    let ends = first.cells | fourth.cells;
    write!(f, ". Either way, one of {} is {digit}, ", and(ends))?;
    write!(f, "and a cell that sees {} of them cannot be.", both(ends))
}

/// Writes `r1c1 is not`, or `none of r1c1 and r1c2 is`.
fn none_is(cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match cells.single() {
        Some(cell) => write!(f, "{cell} is not"),
        None => write!(f, "none of {} is", and(cells)),
    }
}

/// Writes `r1c1 is`, or `one of r1c1 and r1c2 is`.
fn one_is(cells: CellSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match cells.single() {
        Some(cell) => write!(f, "{cell} is"),
        None => write!(f, "one of {} is", and(cells)),
    }
}
