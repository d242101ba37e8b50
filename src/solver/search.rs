//! Depth-first search over an engine, without recursion and in a fixed space.
//!
//! The search holds the *trail*, two bytes a choice, from the root to the node in hand, and the other sides of the newest
//! choices as whole nodes in a ring. Where the ring was too small, the other side of an older choice is made once
//! more by walking the trail from the root. So the ring's size decides the speed on deep searches, never an answer.

use super::fork::Fork;
use heapless::{Deque, Vec};

/// Other sides kept whole. Of the sets of proper puzzles in `tests/data` none has more than 12 pending; grids of no clue or two have up to 57.
const RING: usize = 16;

/// The longest trail there can be. Each choice, on either side, strictly lessens the configurations of one digit in one
/// chute. There are 9 · 6 such pairs, each starts with six configurations, and one is not a choice any more.
const TRAIL: usize = 9 * 6 * 5;

/// What a node turns out to be once nothing more follows.
pub(super) enum Settled {
    /// It has no solution.
    Dead,
    /// It is a solution.
    Solved,
    /// Both sides of this choice must be tried.
    Open(Fork),
}

/// A way to hold a partly solved grid and to draw conclusions from it.
///
/// The methods are inlined into the search, so that an engine's instructions are used wherever the search was entered.
pub(super) trait Engine: Copy {
    /// A partly solved grid.
    type Node: Clone;
    /// Draws conclusions until none is left and adds the rounds it took to `passes`. Equal nodes settle equally.
    fn settle(self, node: &mut Self::Node, passes: &mut u64) -> Settled;
    /// Goes to the side on which the digit is in the triad.
    fn take(self, node: &mut Self::Node, fork: Fork);
    /// Goes to the side on which the digit is not in the triad.
    fn refuse(self, node: &mut Self::Node, fork: Fork);
}

/// What the search has to say within its budget.
pub(super) enum Step {
    /// [`Search::node`] is a solution.
    Found,
    /// The budget ran out.
    Paused,
    /// There is no further solution.
    Exhausted,
}

/// A search at rest.
#[derive(Clone)]
pub(super) struct Search<N> {
    root: N,
    node: N,
    /// Whether `node` is still to be settled.
    waiting: bool,
    trail: Vec<Fork, TRAIL>,
    /// The other sides of the newest choices on the trail that are not refused, oldest first.
    ring: Deque<N, RING>,
    guesses: u64,
    passes: u64,
}

impl<N: Clone> Search<N> {
    #[inline(always)]
    pub(super) fn new(root: N) -> Self {
        let node = root.clone();
        Self {
            root,
            node,
            waiting: true,
            trail: Vec::new(),
            ring: Deque::new(),
            guesses: 0,
            passes: 0,
        }
    }

    /// The node in hand.
    pub(super) const fn node(&self) -> &N {
        &self.node
    }

    /// The choices made so far.
    pub(super) const fn guesses(&self) -> u64 {
        self.guesses
    }

    /// The rounds of conclusions so far.
    pub(super) const fn passes(&self) -> u64 {
        self.passes
    }

    /// Goes to the next solution and settles at most `budget` nodes on the way.
    #[inline(always)]
    pub(super) fn next<E: Engine<Node = N>>(&mut self, engine: E, mut budget: u32) -> Step {
        loop {
            if !self.waiting {
                if !self.turn_back(engine) {
                    return Step::Exhausted;
                }
                self.waiting = true;
            }
            if budget == 0 {
                return Step::Paused;
            }
            budget -= 1;
            match engine.settle(&mut self.node, &mut self.passes) {
                Settled::Dead => self.waiting = false,
                Settled::Solved => {
                    self.waiting = false;
                    return Step::Found;
                }
                Settled::Open(fork) => {
                    self.guesses += 1;
                    self.fork(engine, fork);
                    let pushed = self.trail.push(fork);
                    debug_assert!(pushed.is_ok(), "a trail longer than there can be");
                }
            }
        }
    }

    /// Goes to the first side of a choice and keeps the other.
    #[inline(always)]
    fn fork<E: Engine<Node = N>>(&mut self, engine: E, fork: Fork) {
        if self.ring.is_full() {
            self.ring.pop_front();
        }
        let mut other = self.node.clone();
        engine.refuse(&mut other, fork);
        let pushed = self.ring.push_back(other);
        debug_assert!(pushed.is_ok(), "a full ring after one was taken out");
        engine.take(&mut self.node, fork);
    }

    /// Goes to the other side of the newest choice that has one left. False: none has.
    #[inline(always)]
    fn turn_back<E: Engine<Node = N>>(&mut self, engine: E) -> bool {
        while let Some(fork) = self.trail.pop() {
            if fork.is_refused() {
                continue;
            }
            match self.ring.pop_back() {
                Some(node) => self.node = node,
                None => self.walk_again(engine, fork),
            }
            let pushed = self.trail.push(fork.refused());
            debug_assert!(pushed.is_ok(), "a full trail after one was taken out");
            return true;
        }
        false
    }

    /// Walks the trail from the root and goes to the other side of `last`, the choice after its end; fills the ring on the way.
    fn walk_again<E: Engine<Node = N>>(&mut self, engine: E, last: Fork) {
        self.node = self.root.clone();
        for at in 0..self.trail.len() {
            engine.settle(&mut self.node, &mut self.passes);
            match self.trail.get(at) {
                Some(&fork) if fork.is_refused() => engine.refuse(&mut self.node, fork),
                Some(&fork) => self.fork(engine, fork),
                None => {}
            }
        }
        engine.settle(&mut self.node, &mut self.passes);
        engine.refuse(&mut self.node, last);
    }
}
