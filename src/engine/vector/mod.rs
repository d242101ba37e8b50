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
//! | `three_digits` | the rule that a triad holds exactly three digits |
//! | `even` | nodes whose solutions come in pairs, of which one is counted |
//! | `best_guess` | the guess to branch on |

mod best_guess;
mod chutes;
mod double;
mod even;
mod node;
mod pass;
mod three_digits;

use self::best_guess::{StoredChutes, best_guess};
use self::even::count_halving;
pub(super) use self::node::Node;
use self::pass::Rows;
use self::three_digits::ThreeDigits;
use super::effect::{Effect, Outcome};
use super::guess::Guess;
use super::pigeonholes;
use super::search::{Engine, Goal};
use crate::simd::{Lanes, Single};

/// The vector engine with one set of instructions.
#[derive(Clone, Copy)]
pub(super) struct VectorEngine<V>(pub(super) V);

/// Propagates at two nodes at once until the outcome at either of them is known, and notes it.
#[inline(always)]
pub(super) fn propagate_either<V: Single>(vectors: V, first: &mut Node, second: &mut Node) {
    let is_enough = |known: &[Option<Outcome>; 2]| known[0].is_some() | known[1].is_some();
    double::propagate(vectors.double(), first, second, Goal::Find, is_enough, &mut 0);
}

impl<V: Single> Engine for VectorEngine<V> {
    type Node = Node;
    const PLACEHOLDER: Node = Node::UNCONSTRAINED;
    const LOOKS_AHEAD: bool = V::PREFERS_DOUBLE;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        Rows::load(self.0, from).store(to);
        to.known = from.known;
        to.bands_first = from.bands_first;
        to.halvings = from.halvings;
    }

    #[inline(always)]
    fn propagate(self, node: &mut Node, goal: Goal, passes: &mut u64) -> Outcome {
        if let Some(outcome) = node.known.take() {
            return outcome;
        }
        let mut rows = Rows::load(self.0, node);
        // The sum after the last pass over the bands; no grid has the sum zero.
        let mut before = Lanes::splat(self.0, 0);
        if node.bands_first {
            rows.propagate_bands(rows.band_triads());
            before = rows.sum();
        }
        loop {
            *passes += 1;
            let (stacks, is_possible) = rows.propagate_stacks();
            if !is_possible.is_full() {
                return Outcome::Contradiction;
            }
            // Whatever follows needs these. Computed once here, they cost fewer registers than
            // where they are used.
            let bands = rows.band_triads();
            let now = rows.sum();
            if rows.sum_is_solved(now).is_full() && rows.houses_are_complete(bands).is_full() {
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
            // The proof needs a node in which neither the stacks nor the bands find anything.
            if goal == Goal::Count && rows.are_even().is_full() {
                if !count_halving(&mut node.halvings) {
                    return Outcome::Contradiction;
                }
                rows.halve(Lanes::splat(self.0, u16::MAX));
                before = rows.sum();
                continue;
            }
            let chutes = rows.chutes(stacks, bands);
            let found = ThreeDigits::new(chutes);
            if !found.removes_nothing().is_full() {
                rows.apply(&found);
                before = Lanes::splat(self.0, 0);
                continue;
            }
            rows.store(node);
            if !found.all_fit().is_full() {
                return Outcome::Contradiction;
            }
            return match best_guess(&StoredChutes::new(self.0, chutes)) {
                Some(guess) => Outcome::Branch(guess),
                // Each digit has one configuration in each chute. Then each cell has one digit, and
                // the grid would be solved.
                None => Outcome::Contradiction,
            };
        }
    }

    #[inline(always)]
    fn is_refuted(self, node: &Node) -> bool {
        matches!(node.known, Some(Outcome::Contradiction))
    }

    #[inline(always)]
    fn look_ahead(self, node: &mut Node, next: &mut Node, goal: Goal, passes: &mut u64) {
        if node.known.is_none() && next.known.is_none() {
            let vectors = self.0.double();
            let is_enough = |known: &[Option<Outcome>; 2]| known[0].is_some();
            // Compiled once for each goal: the loop that finds solutions needs every register. It
            // would branch on a node that has been halved.
            match goal {
                Goal::Find if next.halvings > 0 => {}
                Goal::Find => double::propagate(vectors, node, next, Goal::Find, is_enough, passes),
                Goal::Count => {
                    double::propagate(vectors, node, next, Goal::Count, is_enough, passes);
                }
            }
        }
    }

    #[inline(always)]
    fn halvings(self, node: &Node) -> u8 {
        node.halvings
    }

    #[inline(always)]
    fn mirror(self, solution: &Node, other: &mut Node) {
        if other.known.is_some() {
            return;
        }
        let rows = Rows::load(self.0, solution).mirrored_in(&Rows::load(self.0, other));
        if rows.sum_is_solved(rows.sum()).is_full()
            && rows.houses_are_complete(rows.band_triads()).is_full()
        {
            rows.store(other);
            other.known = Some(Outcome::Solved);
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
