//! Depth-first search over an engine, without recursion and in a fixed amount of memory.
//!
//! The search keeps the *trail*, two bytes per guess, from the root to the current node, and the
//! other sides of the newest guesses as whole nodes in a ring. Where the ring was too small, the
//! other side of an older guess is rebuilt by replaying the trail from the root. So the size of the
//! ring decides how fast deep searches are, and never an answer.
//!
//! ```text
//!     trail   guess 1    guess 2 ✗   guess 3    guess 4      ✗: its first side has been searched
//!               │                      │          │
//!     ring    other 1                other 3    other 4      newest on top, the oldest is lost
//!
//!     repeat
//!         propagate at the current node
//!         contradiction   backtrack: the newest guess without ✗ gets ✗, its other side is current;
//!                         without such a guess, the search is exhausted
//!         solved          report the solution, then backtrack
//!         branch (guess)  push the guess on the trail and its other side on the ring;
//!                         its first side is the current node
//! ```
//!
//! Two things save work and change neither the nodes that are visited nor their order: an engine
//! may look ahead, which is to propagate at the newest node of the ring at the same time
//! ([`Engine::look_ahead`]), and it may derive the solution on the other side of a guess from that
//! on the first ([`Engine::mirror`]). Either notes at the node what is known of it. Where solutions
//! are only counted, an engine may halve a node instead of branching on it ([`Engine::halvings`]).
//!
//! A search that has made more guesses than any proper puzzle needs, without a solution, is looking
//! in the wrong place. From then on it
//!
//! 1. *prunes* each open node by rules that propagation leaves out because they cost too much
//!    ([`Engine::prune`]),
//! 2. *probes* the root after some more guesses: it takes each of the 486 possible guesses, one
//!    after the other, and where propagation and pruning refute that guess, refuses it in the root
//!    for good. It does so again each time the number of guesses has doubled. After the first
//!    probing it starts over from where it was after the last solution, because a wrong guess near
//!    the root is hard to undo;
//! 3. branches on the digit and the chute of the guess that failed last, as long as they still
//!    leave a choice.
//!
//! What is removed is in no solution, and what is searched again had none. So the set of solutions
//! does not change, and the trail stays valid: replaying it leads to nodes that have the same
//! solutions as before and fewer candidates.

mod engine;
mod in_vain;
mod state;

pub(super) use self::engine::{Engine, Goal};
pub(super) use self::state::Search;

use self::state::{Next, PROBE_AFTER, PRUNE_AFTER};
use super::effect::{Effect, Outcome};

/// Why a search stopped.
pub(crate) enum Stop {
    /// [`Search::node`] is a solution, and so much of the budget is left.
    Found(u32),
    /// The budget ran out.
    Paused,
    /// There is no further solution.
    Exhausted,
}

impl<N: Clone> Search<N> {
    /// Resumes the search until it has found `wanted` solutions (at least one) or has propagated at
    /// `budget` nodes. Returns the number of solutions found and why the search stopped.
    ///
    /// An engine is large and inlined here, so each of its methods is called in one place only.
    #[inline(always)]
    pub(super) fn advance<E: Engine<Node = N>>(
        &mut self,
        engine: E,
        wanted: usize,
        mut budget: u32,
    ) -> (usize, Stop) {
        let mut found = 0;
        loop {
            if !self.has_next(engine, &mut budget) {
                return (found, Stop::Exhausted);
            }
            if budget == 0 {
                return (found, Stop::Paused);
            }
            budget -= 1;
            let goal = self.goal(engine, wanted - found);
            if E::LOOKS_AHEAD
                && self.expects_to_return(wanted - found)
                && let Some(next) = self.ring.newest(&mut self.nodes)
            {
                engine.look_ahead(&mut self.node, next, goal, &mut self.passes);
            }
            let outcome = engine.propagate(&mut self.node, goal, &mut self.passes);
            if self.go_on(engine, goal, outcome) {
                found = wanted.min(found.saturating_add(1 << engine.halvings(&self.node)));
                if found == wanted {
                    return (found, Stop::Found(budget));
                }
            }
        }
    }

    /// What to propagate for at the current node, given how many solutions are wanted.
    ///
    /// Nodes are halved only where the trail ends, and a node that has been halved is halved again
    /// rather than branched on. So no guess of the trail follows a halving.
    #[inline(always)]
    fn goal<E: Engine<Node = N>>(&self, engine: E, wanted: usize) -> Goal {
        if !E::HALVES {
            return Goal::Find;
        }
        let is_last = usize::from(self.replayed) == self.trail.len();
        let counts = self.solutions > 0 && wanted > 1 && self.in_vain < PRUNE_AFTER && is_last;
        if counts || engine.halvings(&self.node) > 0 { Goal::Count } else { Goal::Find }
    }

    /// Whether the search will probably return to the other side of its newest guess, so that it is
    /// worthwhile to look ahead there, given how many solutions are wanted.
    ///
    /// On its way down to the first solution a search of a puzzle with many solutions seldom meets
    /// a contradiction, and it never returns if one more solution is enough. Any other search
    /// visits both sides of nearly every guess.
    #[inline(always)]
    pub(super) fn expects_to_return(&self, wanted: usize) -> bool {
        let has_met_some = 2 * usize::from(self.contradictions) > self.trail.len();
        has_met_some || self.solutions > 1 || (self.solutions > 0 && wanted > 1)
    }

    /// Moves to the next node if the current one is done with, and takes the nodes that it skips
    /// from the budget. Returns `false` if there is none.
    #[inline(always)]
    pub(super) fn has_next<E: Engine<Node = N>>(&mut self, engine: E, budget: &mut u32) -> bool {
        if !self.unpropagated {
            self.unpropagated = self.backtrack(engine, budget);
        }
        self.unpropagated
    }

    /// Goes on from the current node to the next one, given the outcome of propagation. Returns
    /// whether the current node is a solution; then, and after a contradiction, the next node is
    /// that of [`Search::backtrack`].
    #[inline(always)]
    pub(super) fn go_on<E: Engine<Node = N>>(
        &mut self,
        engine: E,
        goal: Goal,
        outcome: Outcome,
    ) -> bool {
        match self.decide(engine, goal, outcome) {
            Next::Propagate => {}
            next @ (Next::Replay | Next::Probe) => self.descend(engine, next),
            next @ (Next::Backtrack | Next::Report) => {
                self.unpropagated = false;
                return matches!(next, Next::Report);
            }
        }
        false
    }

    /// Decides what to do next, given the outcome of propagation at the current node.
    #[inline(always)]
    fn decide<E: Engine<Node = N>>(&mut self, engine: E, goal: Goal, mut outcome: Outcome) -> Next {
        if self.in_vain >= PRUNE_AFTER {
            // Called from here, so that the frame of `look_deeper` is not on the stack as well.
            if let Outcome::Branch(_) = outcome {
                match engine.prune(&mut self.node) {
                    Effect::Unchanged => {}
                    Effect::Changed => return Next::Propagate,
                    Effect::Contradiction => outcome = Outcome::Contradiction,
                }
            }
            outcome = match self.look_deeper(engine, outcome) {
                Ok(outcome) => outcome,
                Err(next) => return next,
            };
        }
        match outcome {
            Outcome::Contradiction => {
                // The rest of the trail leads to contradictions as well.
                self.trail.truncate(self.replayed.into());
                if E::LOOKS_AHEAD {
                    self.contradictions = self.contradictions.saturating_add(1);
                }
                Next::Backtrack
            }
            _ if usize::from(self.replayed) < self.trail.len() => Next::Replay,
            Outcome::Branch(guess) => {
                self.guesses += 1;
                self.in_vain = self.in_vain.saturating_add(1);
                let pushed = self.trail.push(guess);
                debug_assert!(pushed.is_ok(), "TRAIL says why the trail cannot be longer");
                Next::Replay
            }
            Outcome::Solved => {
                self.in_vain = 0;
                if E::LOOKS_AHEAD || E::HALVES {
                    self.solutions = self.solutions.saturating_add(1);
                }
                self.kept_since = self.trail.len() as u16;
                // A node that has been halved had more than one solution. Where solutions are
                // counted by halves, few others have a mirror image.
                if goal == Goal::Find
                    && self.trail.last().is_some_and(|guess| !guess.is_refused())
                    && let Some(other) = self.ring.newest(&mut self.nodes)
                {
                    engine.mirror(&self.node, other);
                }
                self.probe_after = PROBE_AFTER;
                Next::Report
            }
        }
    }

    /// Moves the current node to the next one along the trail, or to the next probe of the root:
    /// the one place that applies a guess to a node.
    #[inline(always)]
    fn descend<E: Engine<Node = N>>(&mut self, engine: E, next: Next) {
        let probes = matches!(next, Next::Probe);
        loop {
            let guess = if probes {
                if !self.next_probe() {
                    return;
                }
                self.probe
            } else if let Some(&guess) = self.trail.get(usize::from(self.replayed)) {
                self.replayed += 1;
                guess
            } else {
                return;
            };
            if guess.is_refused() {
                engine.refuse(&mut self.node, guess);
            } else if let Some(other) = self.ring.push(&mut self.nodes, E::PLACEHOLDER) {
                engine.branch(&mut self.node, guess, other);
                if probes && !engine.splits(&self.root, &self.node, other) {
                    continue;
                }
            }
            return;
        }
    }

    /// Moves to the other side of the newest guess whose other side has not been searched: takes it
    /// from the ring, or starts to replay the trail from the root. Skips other sides that are known
    /// to be contradictions, and takes them from the budget. Returns `false` if there is no such
    /// guess.
    #[inline(always)]
    fn backtrack<E: Engine<Node = N>>(&mut self, engine: E, budget: &mut u32) -> bool {
        while let Some(guess) = self.trail.pop() {
            if guess.is_refused() {
                continue;
            }
            let other = self.ring.pop(&self.nodes);
            if E::LOOKS_AHEAD
                && other.is_some_and(|other| engine.is_refuted(other))
                && self.in_vain < PRUNE_AFTER
                && *budget > 0
            {
                *budget -= 1;
                self.contradictions = self.contradictions.saturating_add(1);
                self.kept_since = self.kept_since.min(self.trail.len() as u16);
                continue;
            }
            let pushed = self.trail.push(guess.refused());
            debug_assert!(pushed.is_ok(), "a guess has just been taken off");
            let (node, replayed) = match other {
                Some(node) => (node, self.trail.len() as u16),
                None => (&self.root, 0),
            };
            engine.copy(node, &mut self.node);
            self.replayed = replayed;
            self.kept_since = self.kept_since.min(self.trail.len() as u16);
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests;
