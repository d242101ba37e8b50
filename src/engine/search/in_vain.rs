//! What a search in vain does beside searching.

use super::engine::Engine;
use super::state::{Next, PROBE_AFTER, Search};
use crate::engine::effect::Outcome;
use crate::engine::guess::Guess;

impl<N: Clone> Search<N> {
    /// Takes a closer look at a search in vain: probes the root, and guesses again where it failed
    /// last. Returns the outcome at the current node, or what to do instead as an error.
    #[cold]
    #[inline(never)]
    pub(super) fn look_deeper<E: Engine<Node = N>>(
        &mut self,
        engine: E,
        outcome: Outcome,
    ) -> Result<Outcome, Next> {
        let is_contradiction = matches!(outcome, Outcome::Contradiction);
        if self.probe == Guess::NONE {
            if self.in_vain >= self.probe_after && matches!(outcome, Outcome::Branch(_)) {
                self.probe_after = self.in_vain << 1;
                return Err(Next::Probe);
            }
        } else if self.probe.is_refused() {
            if !is_contradiction {
                self.root.clone_from(&self.node);
                return Err(Next::Probe);
            }
            // Neither side of the guess has a solution. The trail is to be replayed from its start,
            // so truncating it leaves nothing to search.
            self.probe = Guess::NONE;
        } else {
            if is_contradiction && let Some(other) = self.ring.pop(&self.nodes) {
                self.node.clone_from(other);
                self.probe = self.probe.refused();
                return Err(Next::Propagate);
            }
            return Err(Next::Probe);
        }
        match outcome {
            Outcome::Contradiction => {
                self.culprit = self.trail.last().copied().unwrap_or(Guess::NONE);
            }
            Outcome::Branch(_) if self.in_vain >= PROBE_AFTER => {
                if let Some(guess) = engine.guess_again(&self.node, self.culprit) {
                    return Ok(Outcome::Branch(guess));
                }
            }
            Outcome::Branch(_) | Outcome::Solved => {}
        }
        Ok(outcome)
    }

    /// Returns to the root to probe the guess after the last one. Returns `false` once all have
    /// been probed: the search resumes by replaying its trail; after the first probing, by
    /// replaying only what has not changed since the last solution, so that the current subtree is
    /// searched again.
    pub(super) fn next_probe(&mut self) -> bool {
        self.probe = self.probe.following();
        self.node.clone_from(&self.root);
        self.replayed = 0;
        self.ring.clear();
        if self.probe == Guess::NONE && self.probe_after == 2 * PROBE_AFTER {
            self.trail.truncate(self.kept_since.into());
        }
        self.probe != Guess::NONE
    }
}
