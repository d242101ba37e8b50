//! Depth-first search over an engine, without recursion and in a fixed space.
//!
//! The search holds the *trail*, two bytes a choice, from the root to the node in hand, and the other sides of the newest
//! choices as whole nodes in a ring. Where the ring was too small, the other side of an older choice is made once
//! more by walking the trail from the root. So the ring's size decides the speed on deep searches, never an answer.

use super::fork::Fork;
use heapless::Vec;

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
    /// Any node: what a place for nodes is made of.
    const BLANK: Self::Node;
    /// Draws conclusions until none is left and adds the rounds it took to `passes`. Equal nodes settle equally.
    fn settle(self, node: &mut Self::Node, passes: &mut u64) -> Settled;
    /// Goes to the side on which the digit is in the triad, and puts the side on which it is not in `other`.
    fn fork(self, node: &mut Self::Node, fork: Fork, other: &mut Self::Node);
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
    /// The choices from the root on, those whose first side is done with marked as refused.
    trail: Vec<Fork, TRAIL>,
    /// How much of the trail `node` has walked: all of it but while an older node is made again.
    walked: usize,
    ring: Ring<N>,
    guesses: u64,
    passes: u64,
}

impl<N: Clone> Search<N> {
    #[inline(always)]
    pub(super) fn new(root: N) -> Self {
        let node = root.clone();
        let ring = Ring {
            nodes: Vec::new(),
            newest: 0,
            kept: 0,
        };
        Self {
            root,
            node,
            waiting: true,
            trail: Vec::new(),
            walked: 0,
            ring,
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

    /// Goes on until `wanted` solutions were found, at least one, and settles at most `budget` nodes on the way. Gives their number
    /// and, where fewer were found, why.
    ///
    /// An engine is large and inlined here: each of its methods is named once.
    #[inline(always)]
    pub(super) fn advance<E: Engine<Node = N>>(
        &mut self,
        engine: E,
        wanted: usize,
        mut budget: u32,
    ) -> (usize, Step) {
        let mut found = 0;
        loop {
            if !self.waiting {
                if !self.turn_back() {
                    return (found, Step::Exhausted);
                }
                self.waiting = true;
            }
            if budget == 0 {
                return (found, Step::Paused);
            }
            budget -= 1;
            let settled = engine.settle(&mut self.node, &mut self.passes);
            if self.walked == self.trail.len() {
                match settled {
                    Settled::Open(fork) => {
                        self.guesses += 1;
                        if self.trail.push(fork).is_err() {
                            // Cannot be, see TRAIL; if it could, the answer would be "not known".
                            return (found, Step::Paused);
                        }
                    }
                    Settled::Dead => {
                        self.waiting = false;
                        continue;
                    }
                    Settled::Solved => {
                        self.waiting = false;
                        found += 1;
                        if found >= wanted {
                            return (found, Step::Found);
                        }
                        continue;
                    }
                }
            }
            // A step along the trail.
            if let Some(&fork) = self.trail.get(self.walked) {
                self.walked += 1;
                if fork.is_refused() {
                    engine.refuse(&mut self.node, fork);
                } else if let Some(other) = self.ring.push(E::BLANK) {
                    engine.fork(&mut self.node, fork, other);
                }
            }
        }
    }

    /// Goes to the other side of the newest choice that has one left: takes it from the ring, or sets out from the root to make it again.
    /// False: none has.
    fn turn_back(&mut self) -> bool {
        while let Some(fork) = self.trail.pop() {
            if fork.is_refused() {
                continue;
            }
            let pushed = self.trail.push(fork.refused());
            debug_assert!(pushed.is_ok(), "a full trail after one was taken out");
            if let Some(node) = self.ring.pop() {
                self.node = node.clone();
                self.walked = self.trail.len();
            } else {
                self.node = self.root.clone();
                self.walked = 0;
            }
            return true;
        }
        false
    }
}

/// The other sides of the newest choices on the trail that are not refused.
///
/// The places are made once and written over: a node is written where it stays, not handed on by value.
#[derive(Clone)]
struct Ring<N> {
    nodes: Vec<N, RING>,
    newest: usize,
    kept: usize,
}

impl<N> Ring<N> {
    /// The place for a new node, on top of the others; the oldest is lost where there is no other.
    #[inline(always)]
    fn push(&mut self, blank: N) -> Option<&mut N> {
        self.newest = (self.newest + 1) % RING;
        self.kept = (self.kept + 1).min(RING);
        if self.newest >= self.nodes.len() {
            let at = self.nodes.len();
            let _ = self.nodes.push(blank);
            self.newest = at;
        }
        self.nodes.get_mut(self.newest)
    }

    /// Takes the newest node off, where one is kept.
    #[inline(always)]
    fn pop(&mut self) -> Option<&N> {
        self.kept = self.kept.checked_sub(1)?;
        let at = self.newest;
        self.newest = (at + RING - 1) % RING;
        self.nodes.get(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    extern crate std;
    use std::vec;

    /// All paths of yes and no of one length: a bit each choice, lowest first.
    #[derive(Clone, Copy)]
    struct Paths {
        length: u32,
    }

    #[derive(Clone)]
    struct Path {
        made: u32,
        bits: usize,
    }

    impl Engine for Paths {
        type Node = Path;
        const BLANK: Path = Path { made: 0, bits: 0 };

        fn settle(self, node: &mut Path, _: &mut u64) -> Settled {
            if node.made == self.length {
                Settled::Solved
            } else {
                Settled::Open(Fork::new(0, 0, 0))
            }
        }

        fn fork(self, node: &mut Path, fork: Fork, other: &mut Path) {
            *other = node.clone();
            self.refuse(other, fork);
            node.bits |= 1 << node.made;
            node.made += 1;
        }

        fn refuse(self, node: &mut Path, _: Fork) {
            node.made += 1;
        }
    }

    #[test]
    fn every_leaf_once_where_the_ring_is_too_small() {
        for length in [0, 1, 5, RING as u32, RING as u32 + 1, RING as u32 + 3] {
            let mut search = Search::new(Paths::BLANK);
            let mut visits = vec![0_u8; 1 << length];
            while matches!(search.advance(Paths { length }, 1, u32::MAX).1, Step::Found) {
                visits[search.node().bits] += 1;
            }
            assert!(visits.iter().all(|&visits| visits == 1), "length {length}");
            assert_eq!(search.guesses(), (1 << length) - 1);
        }
    }

    #[test]
    fn slices_count_what_one_go_counts() {
        let engine = Paths { length: 12 };
        let whole = Search::new(Paths::BLANK)
            .advance(engine, usize::MAX, u32::MAX)
            .0;
        let mut search = Search::new(Paths::BLANK);
        let mut found = 0;
        for budget in (0..).map(|turn| turn % 7) {
            let (more, step) = search.advance(engine, usize::MAX, budget);
            found += more;
            if matches!(step, Step::Exhausted) {
                break;
            }
        }
        assert_eq!((whole, found), (1 << 12, 1 << 12));
    }
}
