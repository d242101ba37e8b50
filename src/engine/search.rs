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

use super::effect::{Effect, Outcome};
use super::guess::Guess;
use super::ring::{RING, Ring};
use heapless::Vec;

/// Guesses without a solution after which open nodes are pruned. Two of the 49,141 hardest puzzles
/// known take that many, on either engine.
const PRUNE_AFTER: u32 = 384;

/// Guesses without a solution after which the root is probed for the first time.
const PROBE_AFTER: u32 = 448;

/// The longest possible trail. Each guess, on either side, reduces the configurations of one digit
/// in one chute. There are 9 · 6 such pairs, each with six configurations at first, and the last
/// configuration leaves nothing to guess.
const TRAIL: usize = 9 * 6 * 5;

/// A way to hold a partly solved grid and to propagate in it.
///
/// Most methods are inlined into the search, so that the search runs with the engine's
/// instructions.
pub(super) trait Engine: Copy {
    /// A partly solved grid. Equal nodes have equal outcomes.
    type Node: Clone;
    /// Any node: it fills memory in which a node will be written.
    const PLACEHOLDER: Self::Node;
    /// Whether [`Engine::look_ahead`] makes a search faster.
    const LOOKS_AHEAD: bool = false;
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
pub(super) enum Goal {
    /// Each solution is wanted.
    Find,
    /// Only their number is wanted.
    Count,
}

/// Why a search stopped.
pub(crate) enum Stop {
    /// [`Search::node`] is a solution, and so much of the budget is left.
    Found(u32),
    /// The budget ran out.
    Paused,
    /// There is no further solution.
    Exhausted,
}

/// What the search does next.
enum Next {
    /// Propagate at the current node, which has changed.
    Propagate,
    /// Replay the next guess of the trail.
    Replay,
    /// Probe the next guess at the root.
    Probe,
    /// Report the solution.
    Report,
    /// Go back to the newest guess whose other side has not been searched.
    Backtrack,
}

/// A search at rest.
#[derive(Clone)]
#[repr(C)]
pub(super) struct Search<N> {
    guesses: u64,
    passes: u64,
    /// Guesses since the start or since the last solution.
    in_vain: u32,
    /// The number of guesses in vain after which the root is probed again.
    probe_after: u32,
    /// How many guesses of the trail `node` has taken: all of them, except while the trail is
    /// replayed.
    replayed: u16,
    /// How many contradictions and how many solutions the search has met, up to 255; counted only
    /// if the engine looks ahead.
    contradictions: u8,
    solutions: u8,
    ring: Ring,
    /// How many guesses of the trail are the same as at the last solution. No node that needs the
    /// others has led to a solution so far.
    kept_since: u16,
    /// The guess that failed last, once open nodes are pruned.
    culprit: Guess,
    /// While the root is probed: the guess that the current node took. If it is marked as refused,
    /// the current node is to become the root.
    probe: Guess,
    /// Whether `node` must still be propagated.
    unpropagated: bool,
    node: N,
    root: N,
    nodes: Vec<N, RING>,
    /// The guesses from the root on; those whose first side has been searched are marked as
    /// refused.
    trail: Vec<Guess, TRAIL>,
}

impl<N: Clone> Search<N> {
    #[inline(always)]
    pub(super) fn new(root: N) -> Self {
        let node = root.clone();
        // A search that is idle first and then changed is copied, by 1,100 instructions on an M0.
        Self {
            unpropagated: true,
            probe_after: PROBE_AFTER,
            culprit: Guess::NONE,
            probe: Guess::NONE,
            ..Self::idle(node, root)
        }
    }

    /// A search at its end. If all bytes of the nodes are zero, then so are all of its own, so that
    /// a `static` of it takes no room in flash.
    #[inline(always)]
    pub(super) const fn idle(node: N, root: N) -> Self {
        Self {
            guesses: 0,
            passes: 0,
            in_vain: 0,
            probe_after: 0,
            replayed: 0,
            ring: Ring::EMPTY,
            kept_since: 0,
            culprit: Guess::ZERO,
            probe: Guess::ZERO,
            unpropagated: false,
            contradictions: 0,
            solutions: 0,
            node,
            root,
            nodes: Vec::new(),
            trail: Vec::new(),
        }
    }

    /// Starts over from another root, in place. The memory of the ring is used again as it is.
    #[inline(always)]
    pub(super) fn restart(&mut self, root: N) {
        self.root = root;
        self.node.clone_from(&self.root);
        (self.guesses, self.passes, self.in_vain) = (0, 0, 0);
        (self.replayed, self.kept_since) = (0, 0);
        self.ring.clear();
        self.trail.clear();
        self.unpropagated = true;
        (self.contradictions, self.solutions) = (0, 0);
        self.probe_after = PROBE_AFTER;
        (self.culprit, self.probe) = (Guess::NONE, Guess::NONE);
    }

    /// The current node.
    pub(super) const fn node(&self) -> &N {
        &self.node
    }

    /// The current node, to be propagated.
    pub(super) const fn node_mut(&mut self) -> &mut N {
        &mut self.node
    }

    /// Whether there is no further solution. `false` says nothing.
    pub(super) fn is_exhausted(&self) -> bool {
        !self.unpropagated && self.trail.is_empty()
    }

    /// The number of guesses so far.
    pub(super) const fn guesses(&self) -> u64 {
        self.guesses
    }

    /// The number of passes of propagation so far.
    pub(super) const fn passes(&self) -> u64 {
        self.passes
    }

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
                if E::LOOKS_AHEAD {
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

    /// Takes a closer look at a search in vain: probes the root, and guesses again where it failed
    /// last. Returns the outcome at the current node, or what to do instead as an error.
    #[cold]
    #[inline(never)]
    fn look_deeper<E: Engine<Node = N>>(
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
    fn next_probe(&mut self) -> bool {
        self.probe = self.probe.following();
        self.node.clone_from(&self.root);
        self.replayed = 0;
        self.ring.clear();
        if self.probe == Guess::NONE && self.probe_after == 2 * PROBE_AFTER {
            self.trail.truncate(self.kept_since.into());
        }
        self.probe != Guess::NONE
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
