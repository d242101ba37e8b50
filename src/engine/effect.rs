//! What applying a rule did.

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
