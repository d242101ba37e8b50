//! Chains in Eureka notation.

use core::fmt;

use sudoku_core::Candidates;

use super::cells::Cells;
use crate::chain::{LinkKind, Node};
use crate::step::Step;

/// Writes the chain of a step in Eureka notation, and nothing if the step has no chain.
///
/// `=` is a strong link and `-` a weak one. The digit is in brackets before its cells, and is left
/// out where it is the digit before it; a link between two candidates of a cell is written inside
/// the brackets: `(5)r1c2=r1c7-r8c7=r8c3`, `(6=3)r5c1-(3=8)r5c5-(8=6)r8c5`.
#[derive(Debug, Clone, Copy)]
pub struct Eureka<'a>(
    /// The step.
    pub &'a Step,
);

/// The sign of a link.
const fn sign(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Strong => "=",
        LinkKind::Weak => "-",
    }
}

impl fmt::Display for Eureka<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut nodes = self.0.nodes().peekable();
        // The link before each node, and the digits of the brackets before that, if they are not
        // opened for several.
        let mut links = self.0.links().map(|link| sign(link.kind));
        let mut before = Candidates::EMPTY;
        let mut opening = "";
        while let Some(Node { digit, cells }) = nodes.next() {
            let mut digits = Candidates::from(digit);
            let is_inside = |next: &Node| next.cells == cells;
            f.write_str(opening)?;
            if nodes.peek().is_none_or(|next| !is_inside(next)) {
                if digits != before {
                    write!(f, "({digit})")?;
                }
            } else {
                write!(f, "({digit}")?;
                while let Some(next) = nodes.next_if(is_inside) {
                    write!(f, "{}{}", links.next().unwrap_or_default(), next.digit)?;
                    digits.insert(next.digit);
                }
                f.write_str(")")?;
            }
            write!(f, "{}", Cells(cells))?;
            before = digits;
            opening = links.next().unwrap_or_default();
        }
        Ok(())
    }
}
