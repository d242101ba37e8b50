//! Wings and remote pairs, in English.

use core::fmt;

use sudoku_core::{Candidates, CellSet, Digit};

use super::lists::{HouseList, TheCells, and};
use crate::chain::Node;
use crate::step::Step;
use crate::technique::Technique;

/// The nodes of a chain of six: those of an XY-wing or of a W-wing.
fn six(step: &Step) -> Option<[Node; 6]> {
    let mut nodes = step.nodes();
    let mut next = || nodes.next();
    Some([next()?, next()?, next()?, next()?, next()?, next()?])
}

pub(super) fn pattern(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digits = and(step.digits());
    let [first, second, ..] = *step.parts();
    match (step.technique(), six(step)) {
        (Technique::XyWing, Some([z, x, pivot, y, other, _])) => {
            let either = |one: Node, other: Node| pair(one.digit, other.digit);
            write!(f, "The pivot {} has the candidates {}. ", and(pivot.cells), either(x, y))?;
            write!(f, "It sees the wings {} with {} ", and(z.cells), either(z, x))?;
            write!(f, "and {} with {}.", and(other.cells), either(y, z))
        }
        (Technique::WWing, Some([_, _, one, other, ..])) => {
            let (cells, digit) = (and(first), one.digit);
            write!(f, "{cells} both have the candidates {digits}. ")?;
            write!(f, "In {}, the only places ", HouseList(step.houses(), " and "))?;
            write!(f, "for {digit} are {} and {}, ", and(one.cells), and(other.cells))?;
            f.write_str("each of which sees one of them.")
        }
        (Technique::RemotePair, _) => {
            f.write_str("Each of the cells ")?;
            for (place, node) in step.nodes().step_by(2).enumerate() {
                write!(f, "{}{}", if place == 0 { "" } else { ", " }, and(node.cells))?;
            }
            write!(f, " has the candidates {digits} and sees the next one.")
        }
        _ => {
            write!(f, "The pivot {} has the candidates {digits}. ", and(first))?;
            write!(f, "It sees the wings {}, each of which has two of them, ", and(second))?;
            write!(f, "{} among them.", and(step.removals().digits()))
        }
    }
}

/// Two digits in ascending order.
fn pair(one: Digit, other: Digit) -> impl fmt::Display {
    and(Candidates::from(one) | Candidates::from(other))
}

pub(super) fn reason(step: &Step, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let removed = and(step.removals().digits());
    let [first, second, ..] = *step.parts();
    match (step.technique(), six(step)) {
        (Technique::XyWing, Some([z, x, pivot, y, other, _])) => {
            let (z_cells, other_cells) = (and(z.cells), and(other.cells));
            write!(f, "If {} is {}, {z_cells} is {}; ", and(pivot.cells), x.digit, z.digit)?;
            write!(f, "if it is {}, {other_cells} is {}. ", y.digit, z.digit)?;
            write!(f, "So one of the wings is {removed}, and a cell that sees both cannot be.")
        }
        (Technique::WWing, Some([y, x, ..])) => {
            write!(f, "One of these places is {}, so one of {} is not, ", x.digit, and(first))?;
            write!(f, "and is {}. A cell that sees both cannot be {removed}.", y.digit)
        }
        (Technique::RemotePair, _) => {
            let (first, last) = (step.nodes().next(), step.nodes().last());
            let cells = |node: Option<Node>| node.map_or(CellSet::EMPTY, |node| node.cells);
            let ends = cells(first) | cells(last);
            let mut digits = step.digits().iter();
            write!(
                f,
                "So the two digits alternate along these cells, and of the ends {}, ",
                and(ends)
            )?;
            if let (Some(one), Some(other)) = (digits.next(), digits.next()) {
                write!(f, "one is {one} and the other one is {other}. ")?;
            }
            f.write_str("A cell that sees both ends can be neither.")
        }
        _ => {
            write!(f, "If the pivot is not {removed}, one of the wings is. ")?;
            write!(f, "So one of {} is {removed}, ", TheCells(first | second))?;
            f.write_str("and a cell that sees all three cannot be.")
        }
    }
}
