//! What applying a rule did, and what became of a node.

use super::guess::Guess;

/// What applying a rule to a node did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// The node has no solution.
    Contradiction,
    /// Some candidates were removed.
    Changed,
    /// Nothing follows from the rule.
    Unchanged,
}

/// What propagation makes of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It has no solution.
    Contradiction,
    /// It is a solution.
    Solved,
    /// Nothing more follows, and both sides of this guess must be searched.
    Branch(Guess),
}
