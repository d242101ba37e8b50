//! The vector engine: a vector per row, a lane per column, a bit per digit.
//!
//! It is written once, over [`Vectors`]. One pass applies the rules of columns, rows and boxes
//! without a transpose.
//!
//! | file | what it holds |
//! |---|---|
//! | `node` | a partly solved grid at rest; both sides of a guess |
//! | `chutes` | configurations, over lanes for stacks and over groups for bands |
//! | `pass` | one pass of propagation: singles, stacks, bands |
//! | `three_digit_triads` | the rule that a triad holds exactly three digits |
//! | `best_guess` | the guess to branch on |

mod best_guess;
mod chutes;
mod node;
mod pass;
mod three_digit_triads;

use self::best_guess::best_guess;
pub(super) use self::node::Node;
use self::pass::Rows;
use super::effect::{Effect, Outcome};
use super::guess::Guess;
use super::pigeonholes;
use super::search::Engine;
use crate::simd::{Lanes, Vectors};

/// The vector engine with one set of instructions.
#[derive(Clone, Copy)]
pub(super) struct VectorEngine<V>(pub(super) V);

impl<V: Vectors> Engine for VectorEngine<V> {
    type Node = Node;
    const PLACEHOLDER: Node = Node::UNCONSTRAINED;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        Rows::load(self.0, from).store(to);
    }

    #[inline(always)]
    fn propagate(self, node: &mut Node, passes: &mut u64) -> Outcome {
        let mut rows = Rows::load(self.0, node);
        // The sum after the last pass over the bands; no grid has the sum zero.
        let mut before = Lanes::splat(self.0, 0);
        loop {
            *passes += 1;
            let Some(stacks) = rows.propagate_stacks() else {
                return Outcome::Contradiction;
            };
            // Whatever follows needs these. Computed here, they cost fewer registers than where
            // they are used.
            let bands = rows.band_triads();
            let now = rows.sum();
            if rows.is_solved(now, bands) {
                rows.store(node);
                return Outcome::Solved;
            }
            // If the stacks found nothing after the bands, then the bands would find nothing
            // either.
            if !now.equal(before).is_full() {
                rows.propagate_bands(bands);
                before = rows.sum();
                continue;
            }
            let chutes = rows.chutes(stacks, bands);
            match rows.three_digit_triads(chutes) {
                Effect::Contradiction => return Outcome::Contradiction,
                Effect::Changed => before = Lanes::splat(self.0, 0),
                Effect::Unchanged => {
                    rows.store(node);
                    return match best_guess(chutes) {
                        Some(guess) => Outcome::Branch(guess),
                        // Each digit has one configuration in each chute. Then each cell has one
                        // digit, and the grid would be solved.
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
        node.guess_again(earlier)
    }

    #[inline(always)]
    fn branch(self, node: &mut Node, guess: Guess, other: &mut Node) {
        node.branch(self.0, guess, other);
    }

    fn splits(self, from: &Node, node: &Node, other: &Node) -> bool {
        from.rows != node.rows && from.rows != other.rows
    }

    #[inline(always)]
    fn refuse(self, node: &mut Node, guess: Guess) {
        node.refuse(self.0, guess);
    }
}
