//! A search at rest, and what starts it.

use heapless::Vec;

use crate::engine::guess::Guess;
use crate::engine::ring::{RING, Ring};

/// Guesses without a solution after which open nodes are pruned. Two of the 49,141 hardest puzzles
/// known take that many, on either engine.
pub(super) const PRUNE_AFTER: u32 = 384;

/// Guesses without a solution after which the root is probed for the first time.
pub(super) const PROBE_AFTER: u32 = 448;

/// The longest possible trail. Each guess, on either side, reduces the configurations of one digit
/// in one chute. There are 9 · 6 such pairs, each with six configurations at first, and the last
/// configuration leaves nothing to guess.
const TRAIL: usize = 9 * 6 * 5;

/// What the search does next.
pub(super) enum Next {
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
pub(in crate::engine) struct Search<N> {
    pub(super) guesses: u64,
    pub(super) passes: u64,
    /// Guesses since the start or since the last solution.
    pub(super) in_vain: u32,
    /// The number of guesses in vain after which the root is probed again.
    pub(super) probe_after: u32,
    /// How many guesses of the trail `node` has taken: all of them, except while the trail is
    /// replayed.
    pub(super) replayed: u16,
    /// How many contradictions and how many solutions the search has met, up to 255; counted only
    /// if the engine looks ahead or halves nodes.
    pub(super) contradictions: u8,
    pub(super) solutions: u8,
    pub(super) ring: Ring,
    /// How many guesses of the trail are the same as at the last solution. No node that needs the
    /// others has led to a solution so far.
    pub(super) kept_since: u16,
    /// The guess that failed last, once open nodes are pruned.
    pub(super) culprit: Guess,
    /// While the root is probed: the guess that the current node took. If it is marked as refused,
    /// the current node is to become the root.
    pub(super) probe: Guess,
    /// Whether `node` must still be propagated.
    pub(super) unpropagated: bool,
    pub(super) node: N,
    pub(super) root: N,
    pub(super) nodes: Vec<N, RING>,
    /// The guesses from the root on; those whose first side has been searched are marked as
    /// refused.
    pub(super) trail: Vec<Guess, TRAIL>,
}

impl<N: Clone> Search<N> {
    #[inline(always)]
    pub(in crate::engine) fn new(root: N) -> Self {
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
    pub(in crate::engine) const fn idle(node: N, root: N) -> Self {
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
    pub(in crate::engine) fn restart(&mut self, root: N) {
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
    pub(in crate::engine) const fn node(&self) -> &N {
        &self.node
    }

    /// The current node, to be propagated.
    pub(in crate::engine) const fn node_mut(&mut self) -> &mut N {
        &mut self.node
    }

    /// Whether there is no further solution. `false` says nothing.
    pub(in crate::engine) fn is_exhausted(&self) -> bool {
        !self.unpropagated && self.trail.is_empty()
    }

    /// The number of guesses so far.
    pub(in crate::engine) const fn guesses(&self) -> u64 {
        self.guesses
    }

    /// The number of passes of propagation so far.
    pub(in crate::engine) const fn passes(&self) -> u64 {
        self.passes
    }
}
