//! The scalar engine: cells across the bits of a word, digits across words.
//!
//! It needs nothing but 32-bit arithmetic, so it serves every processor Rust knows.
//!
//! | file | what |
//! |---|---|
//! | `layout` | which bit is which cell, and the tables |
//! | `node` | a partly solved grid: from clues, from pencilmarks, to digits |
//! | `singles` | the rules for one digit and one cell, run while anything changes |
//! | `triads` | what is looked at when they are quiet: triads of three digits, then the choice |

mod layout;
mod node;
mod singles;
mod triads;

pub(super) use self::node::Node;
use self::triads::Count;
use super::fork::Fork;
use super::pigeonholes::{self, Pruned};
use super::search::{Engine, Settled};

/// The scalar engine.
#[derive(Clone, Copy)]
pub(super) struct Bands;

impl Engine for Bands {
    type Node = Node;
    const BLANK: Node = Node::OPEN;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        to.clone_from(from);
    }

    #[inline]
    fn settle(self, node: &mut Node, passes: &mut u64) -> Settled {
        loop {
            while node.stale != 0 {
                *passes += 1;
                if !node.look_at_digits() || !node.look_at_cells() {
                    return Settled::Dead;
                }
            }
            if node.is_full() {
                return Settled::Solved;
            }
            match node.count_triads() {
                Count::Dead => return Settled::Dead,
                Count::Changed => {}
                Count::Quiet(fork) => return Settled::Open(fork),
            }
        }
    }

    fn prune(self, node: &mut Node) -> Pruned {
        pigeonholes::prune(node)
    }

    fn again(self, node: &Node, earlier: Fork) -> Option<Fork> {
        node.again(earlier)
    }

    #[inline]
    fn fork(self, node: &mut Node, fork: Fork, other: &mut Node) {
        other.clone_from(node);
        other.refuse(fork);
        node.take(fork);
    }

    fn is_choice(self, _: &Node, node: &Node, other: &Node) -> bool {
        node.stale != 0 && other.stale != 0
    }

    fn refuse(self, node: &mut Node, fork: Fork) {
        node.refuse(fork);
    }
}
