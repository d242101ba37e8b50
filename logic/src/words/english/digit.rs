//! The patterns of one digit, in English.

use core::fmt;

use sudoku_core::{Cell, CellSet, House, HouseSet};

use super::lists::{AnyOf, HouseList, and, both, number, or};
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
            let orders = [
                [first, second, third, fourth],
                [first, second, fourth, third],
                [second, first, third, fourth],
                [second, first, fourth, third],
            ];
            let joined = |[one, other, two, rest]: &[CellSet; 4]| {
                let is_trapped = |cell: Cell| is_seen(cell, *other) && is_seen(cell, *rest);
                one.iter().any(|cell| is_seen(cell, *two)) && removed.iter().all(is_trapped)
            };
            let order = orders.into_iter().find(joined);
            let [one, other, two, rest] = order.unwrap_or(*step.parts());
            write!(f, "A cell of {} sees a cell of {}, so one of these two ", and(one), and(two))?;
            write!(f, "colors is wrong, and {} or {} are {digit}. ", and(other), and(rest))?;
            write!(f, "A cell that sees cells of both cannot be {digit}.")
        }
        Technique::MultiColorsWrap => {
            let [first, second, third, fourth] = *step.parts();
            let wrong = wrong_color(step, [first, second, third, fourth]);
            write!(f, "Cells of {} see cells of both other colors, one of which ", and(wrong))?;
            write!(f, "is {digit}. So that color is wrong, and none of its cells is {digit}.")
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
    let (first, last) = (step.nodes().next(), step.nodes().last());
    let (Some(first), Some(last)) = (first, last) else { return Ok(()) };
    let digit = first.digit;
    let ends = first.cells | last.cells;
    let middle = step.links().filter(|link| link.kind == LinkKind::Weak);
    let house = middle.map(|link| house_of(link.from.cells | link.to.cells, HouseSet::ALL));
    if let Some(house) = house.last().flatten() {
        write!(f, "There is one {digit} in {house} at most, so ")?;
    }
    write!(
        f,
        "one of {} is {digit}, and a cell that sees {} of them cannot be.",
        or(ends),
        both(ends)
    )
}
