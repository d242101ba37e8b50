//! The vector engine: a vector a row, a lane a column, a bit a digit.
//!
//! It is written once over [`Vectors`] and draws, in one pass without a transpose, what columns, rows and boxes say.
//!
//! | file | what |
//! |---|---|
//! | `node` | a partly solved grid at rest: from clues, from pencilmarks, to digits, either side of a choice |
//! | `chutes` | the rule for three lines and three boxes, over lanes for the stacks and over groups for the bands |
//! | `pass` | one pass over the grid: singles, stacks, bands |
//! | `choice` | what is looked at when passes change nothing: triads of three digits, then the choice |

mod choice;
mod chutes;
mod node;
mod pass;

use self::choice::{Filled, choice};
pub(super) use self::node::Node;
use self::pass::Cells;
use super::fork::Fork;
use super::pigeonholes::{self, Pruned};
use super::search::{Engine, Settled};
use crate::simd::{Lanes, Vectors};

/// All nine digits.
const ALL: u16 = 0x1FF;

/// The vector engine on one set of instructions.
#[derive(Clone, Copy)]
pub(super) struct Triads<V>(pub(super) V);

impl<V: Vectors> Engine for Triads<V> {
    type Node = Node;
    const BLANK: Node = Node::OPEN;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        Cells::load(self.0, from).store(to);
    }

    #[inline(always)]
    fn settle(self, node: &mut Node, passes: &mut u64) -> Settled {
        let mut cells = Cells::load(self.0, node);
        // The sum after the bands; none yet.
        let mut before = Lanes::splat(self.0, 0);
        loop {
            *passes += 1;
            let Some(stacks) = cells.stacks() else {
                return Settled::Dead;
            };
            let now = cells.sum();
            if cells.is_solved(now) {
                cells.store(node);
                return Settled::Solved;
            }
            // Where the stacks find nothing after the bands, the bands would find nothing either.
            if !now.equal(before).is_full() {
                cells.bands();
                before = cells.sum();
                continue;
            }
            let chutes = cells.chutes(stacks);
            match cells.fill_triads(chutes) {
                Filled::Misfit => return Settled::Dead,
                Filled::Changed => before = Lanes::splat(self.0, 0),
                Filled::Quiet => {
                    cells.store(node);
                    return match choice(chutes) {
                        Some(fork) => Settled::Open(fork),
                        // Each digit has one configuration in each chute: then each cell has one
                        // digit, and the node is solved.
                        None => Settled::Dead,
                    };
                }
            }
        }
    }

    fn prune(self, node: &mut Node) -> Pruned {
        pigeonholes::prune(node)
    }

    fn again(self, node: &Node, earlier: Fork) -> Option<Fork> {
        node.again(earlier)
    }

    #[inline(always)]
    fn fork(self, node: &mut Node, fork: Fork, other: &mut Node) {
        node.fork(self.0, fork, other);
    }

    fn is_choice(self, from: &Node, node: &Node, other: &Node) -> bool {
        from.rows != node.rows && from.rows != other.rows
    }

    #[inline(always)]
    fn refuse(self, node: &mut Node, fork: Fork) {
        node.refuse(self.0, fork);
    }
}
