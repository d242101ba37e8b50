//! What a search asks of an engine.

use crate::engine::effect::{Effect, Outcome};
use crate::engine::guess::Guess;

/// A way to hold a partly solved grid and to propagate in it.
///
/// Most methods are inlined into the search, so that the search runs with the engine's
/// instructions.
pub(in crate::engine) trait Engine: Copy {
    /// A partly solved grid. Equal nodes have equal outcomes.
    type Node: Clone;
    /// Any node: it fills memory in which a node will be written.
    const PLACEHOLDER: Self::Node;
    /// Whether [`Engine::look_ahead`] makes a search faster.
    const LOOKS_AHEAD: bool = false;
    /// Whether [`Engine::propagate`] halves nodes where the goal is to count.
    const HALVES: bool = false;
    /// Makes `to` equal to `from`.
    fn copy(self, from: &Self::Node, to: &mut Self::Node);
    /// Propagates to a fixed point and adds the passes that it took to `passes`. To count, it may
    /// halve an open node instead of branching on it: see [`Engine::halvings`].
    fn propagate(self, node: &mut Self::Node, goal: Goal, passes: &mut u64) -> Outcome;
    /// Propagates at two nodes at once until the outcome at the first is known, and notes at both
    /// nodes what is known of them. That changes no outcome.
    #[inline(always)]
    fn look_ahead(
        self,
        _node: &mut Self::Node,
        _next: &mut Self::Node,
        _goal: Goal,
        _passes: &mut u64,
    ) {
    }
    /// How many times propagation has halved a node: has removed candidates that are in exactly
    /// half of its solutions. So each solution that is left stands for two to the power of this
    /// number. A node that has been halved is never branched on.
    #[inline(always)]
    fn halvings(self, _node: &Self::Node) -> u8 {
        0
    }
    /// Whether a node is known to have no solution.
    #[inline(always)]
    fn is_refuted(self, _node: &Self::Node) -> bool {
        false
    }
    /// Derives the one solution on the other side of a guess from the one solution on its first
    /// side, where that can be done, and notes it.
    #[inline(always)]
    fn mirror(self, _solution: &Self::Node, _other: &mut Self::Node) {}
    /// Removes more candidates from an open node, at a higher price. If it removes any, the node
    /// must be propagated again.
    fn prune(self, node: &mut Self::Node) -> Effect;
    /// The best guess at an open node on the digit and the chute of an earlier guess; `None` if
    /// that digit has only one configuration there.
    fn guess_again(self, node: &Self::Node, earlier: Guess) -> Option<Guess>;
    /// Writes the other side of a guess, on which the digit is not in the triad, to `other`, and
    /// turns the node into the first side, on which it is.
    fn branch(self, node: &mut Self::Node, guess: Guess, other: &mut Self::Node);
    /// Whether both sides of a guess, as [`Engine::branch`] makes them, have fewer candidates than
    /// the node that they were made from.
    fn splits(self, from: &Self::Node, node: &Self::Node, other: &Self::Node) -> bool;
    /// Turns the node into the other side of a guess, on which the digit is not in the triad.
    fn refuse(self, node: &mut Self::Node, guess: Guess);
}

/// What propagation is for.
#[derive(Clone, Copy, PartialEq)]
pub(in crate::engine) enum Goal {
    /// Each solution is wanted.
    Find,
    /// Only their number is wanted.
    Count,
}
