//! The patterns of one digit, in English.

use core::fmt;

use sudoku_core::{Cell, CellSet, House, HouseSet};

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
            write!(f, "Strong links of {digits} give the cells two colors: ")?;
            write!(f, "{first} have one color, and {second} the other. ")?;
            write!(f, "Either all cells of the first color are {digits}, or all of the second.")
        }
        Technique::MultiColorsTrap | Technique::MultiColorsWrap => {
            write!(f, "Strong links of {digits} give one color to {first}, and another one to ")?;
            write!(f, "{second}. Other strong links do so to {third}, and to {fourth}. ")?;
            write!(f, "Of each two colors, all cells of exactly one are {digits}.")
        }
        Technique::DualTwoStringKite => {
            let houses = HouseList(step.houses(), " and ");
            write!(f, "{second} are in one box, and in the middle of two two-string kites ")?;
            write!(f, "of {digits}. Their strong links are in {houses}, and end in {first}.")
        }
        Technique::DualEmptyRectangle => {
            let boxes = step.houses() & HouseSet::BOXES;
            let links = step.houses() - boxes;
            write!(f, "In {}, all places for {digits} are in a row and a column ", and(boxes))?;
            write!(f, "of the box. In {}, {digits} has only two ", HouseList(links, " and "))?;
            write!(f, "places, of which one is in that row or column.")
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
            let count = number(step.houses().len());
            let base = HouseList(step.houses(), " and ");
            let cover = HouseList(step.covers(), " or ");
            let any = AnyOf(digit);
            write!(f, "Each of {base} needs {any}, and these {count} cells are in {count} ")?;
            write!(f, "different lines. So no other cell of {cover} can be {digit}.")
        }
        Technique::SimpleColorsTrap => {
            let cells = step.removals().all_cells();
            let verb = if cells.len() == 1 { "sees" } else { "see" };
            write!(f, "{} {verb} cells of both colors, one of which is {digit}.", and(cells))
        }
        Technique::SimpleColorsWrap => {
            let [first, second, ..] = *step.parts();
            let wrong = wrong_color(step, [first, second]);
            write!(f, "Two of {} see each other, so none of these cells is {digit}.", and(wrong))
        }
        Technique::MultiColorsTrap => {
            let [first, second, third, fourth] = *step.parts();
            let removed = step.removals().all_cells();
            for [one, other] in [[first, second], [second, first]] {
                for [two, rest] in [[third, fourth], [fourth, third]] {
                    let is_trapped = |cell: Cell| is_seen(cell, other) && is_seen(cell, rest);
                    if one.iter().any(|cell| is_seen(cell, two)) && removed.iter().any(is_trapped) {
                        write!(f, "Cells of {} and of {} see each other, ", and(one), and(two))?;
                        write!(f, "so not both colors are {digit}, ")?;
                        write!(f, "and one of the colors {} and {} is. ", and(other), and(rest))?;
                    }
                }
            }
            write!(f, "A cell that sees cells of both these colors cannot be {digit}.")
        }
        Technique::MultiColorsWrap => {
            let [first, second, third, fourth] = *step.parts();
            let wrong = wrong_color(step, [first, second, third, fourth]);
            write!(f, "Cells of {} see cells of both other colors, one of which ", and(wrong))?;
            write!(f, "is {digit}. So that color is wrong, and none of its cells is {digit}.")
        }
        Technique::DualTwoStringKite => {
            f.write_str(
                "Each kite has the row of one of the two cells and the column of the other ",
            )?;
            f.write_str("one. One of its two ends has its digit, ")?;
            f.write_str("so a cell that sees both ends cannot have it.")
        }
        Technique::DualEmptyRectangle => {
            f.write_str("With each of these links, the box makes an empty rectangle: either ")?;
            write!(f, "the other place of the link is {digit}, ")?;
            write!(
                f,
                "or the line of the box that the link does not touch has its {digit} there. "
            )?;
            f.write_str("A cell that sees both cannot be.")
        }
        _ => ends(step, f),
    }
}

/// The color that loses the digit.
fn wrong_color<const N: usize>(step: &Step, colors: [CellSet; N]) -> CellSet {
    let removed = step.removals().all_cells();
    colors.into_iter().find(|color| removed.is_subset(*color)).unwrap_or(removed)
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
