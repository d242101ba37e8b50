//! The scalar engine: the cells of a band in the bits of a word, one word per digit and band.
//!
//! It needs only 32-bit arithmetic, so every processor that Rust knows can run it.
//!
//! | file | what it holds |
//! |---|---|
//! | `layout` | which bit is which cell, and tables that follow from that |
//! | `node` | a partly solved grid: from clues or pencilmarks, to digits, both sides of a guess |
//! | `singles` | configurations, hidden singles and naked singles |
//! | `triad_sets` | the triads that can hold each digit, and the best guess among them |
//! | `three_digit_triads` | the rule that a triad holds exactly three digits |

mod layout;
mod node;
mod singles;
mod three_digit_triads;
mod triad_sets;

pub(super) use self::node::Node;
use self::triad_sets::TriadSets;
use super::effect::{Effect, Outcome};
use super::guess::Guess;
use super::pigeonholes;
use super::search::{Engine, Goal};

/// The scalar engine.
#[derive(Clone, Copy)]
pub(super) struct ScalarEngine;

impl Engine for ScalarEngine {
    type Node = Node;
    const PLACEHOLDER: Node = Node::UNCONSTRAINED;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        to.clone_from(from);
    }

    #[inline]
    fn propagate(self, node: &mut Node, _: Goal, passes: &mut u64) -> Outcome {
        loop {
            while node.stale != 0 {
                *passes += 1;
                if node.propagate_digits().is_none() || node.naked_singles().is_none() {
                    return Outcome::Contradiction;
                }
            }
            if node.is_full() {
                return Outcome::Solved;
            }
            let triads = TriadSets::from_node(node);
            match node.three_digit_triads(&triads) {
                Effect::Contradiction => return Outcome::Contradiction,
                Effect::Changed => {}
                Effect::Unchanged => {
                    return match triads.best_guess() {
                        Some(guess) => Outcome::Branch(guess),
                        // Each digit has one configuration in each chute. Then each cell has one
                        // digit, and the singles would have filled the grid.
                        None => Outcome::Contradiction,
                    };
                }
            }
        }
    }

    fn prune(self, node: &mut Node) -> Effect {
        pigeonholes::prune(node)
    }

    fn guess_again(self, node: &Node, earlier: Guess) -> Option<Guess> {
        TriadSets::from_node(node).guess_again(earlier)
    }

    #[inline]
    fn branch(self, node: &mut Node, guess: Guess, other: &mut Node) {
        other.clone_from(node);
        other.refuse(guess);
        node.take(guess);
    }

    fn splits(self, _: &Node, node: &Node, other: &Node) -> bool {
        node.stale != 0 && other.stale != 0
    }

    fn refuse(self, node: &mut Node, guess: Guess) {
        node.refuse(guess);
    }
}
