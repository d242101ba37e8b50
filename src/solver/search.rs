//! Depth-first search over an engine, without recursion and in a fixed space.
//!
//! The search holds the *trail*, two bytes a choice, from the root to the node in hand, and the other sides of the newest
//! choices as whole nodes in a ring. Where the ring was too small, the other side of an older choice is made once
//! more by walking the trail from the root. So the ring's size decides the speed on deep searches, never an answer.
//!
//! A search that has made more guesses than any proper puzzle needs, without a solution, is looking
//! in the wrong place. From then on it
//!
//! 1. *prunes* each open node by the rules that propagation leaves out because they cost too much
//!    ([`Engine::prune`]),
//! 2. *probes* the root after some more guesses: takes each choice there is, one after the other,
//!    and where propagation and pruning refute that, refuses it in the root for good. Later it does
//!    so again, each time after twice as many guesses. After the first time it starts over from
//!    where it stood after the last solution, since a wrong choice on top is hard to undo; and it
//! 3. branches on the digit and the chute of the choice that failed last, as long as they leave a
//!    choice.
//!
//! What is taken away is in no solution, and what is searched anew had none. So the
//! set of solutions stays what it is, and so does the trail: a walk along it leads to nodes with the
//! same solutions as before and with fewer candidates.

use super::fork::Fork;
use super::pigeonholes::Pruned;
use heapless::Vec;

/// Guesses without a solution after which open nodes are pruned. Of the 49,141 hardest puzzles
/// known two take as many, on either engine.
const PRUNE_AFTER: u32 = 384;

/// Guesses without a solution after which the root is probed for the first time.
const PROBE_AFTER: u32 = 448;

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
    /// A partly solved grid. Equal nodes settle equally.
    type Node: Clone;
    /// Any node: what a place for nodes is made of.
    const BLANK: Self::Node;
    /// Makes `to` equal to `from`.
    fn copy(self, from: &Self::Node, to: &mut Self::Node);
    /// Draws conclusions until none is left and adds the rounds it took to `passes`.
    fn settle(self, node: &mut Self::Node, passes: &mut u64) -> Settled;
    /// Takes more away from an open node, at a higher price. If it does, the node is to be settled
    /// again.
    fn prune(self, node: &mut Self::Node) -> Pruned;
    /// The best choice on the digit and the chute of an earlier one, at an open node; `None` if
    /// that digit has one configuration there.
    fn again(self, node: &Self::Node, earlier: Fork) -> Option<Fork>;
    /// Goes to the side on which the digit is in the triad, and puts the side on which it is not in `other`.
    fn fork(self, node: &mut Self::Node, fork: Fork, other: &mut Self::Node);
    /// Whether both sides of a choice, as [`Engine::fork`] makes them, have less than the node they
    /// are made from.
    fn is_choice(self, from: &Self::Node, node: &Self::Node, other: &Self::Node) -> bool;
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

/// What comes of a node that is looked at more closely.
enum Deeper {
    /// It is this.
    Is(Settled),
    /// The node in hand is to be settled again, or is another one now.
    Again,
    /// The next choice of the root is to be probed.
    Probe,
}

/// A search at rest.
#[derive(Clone)]
#[repr(C)]
pub(super) struct Search<N> {
    guesses: u64,
    passes: u64,
    /// Guesses since the start or the last solution.
    in_vain: u32,
    /// How many guesses in vain bring the next probing of the root.
    probe_after: u32,
    /// How much of the trail `node` has walked: all of it but while an older node is made again.
    walked: usize,
    ring: Ring,
    /// How much of the trail is left of what it was at the last solution. Nothing beyond it has led to
    /// a solution so far.
    kept_since: u16,
    /// The choice that failed last, if open nodes are pruned.
    culprit: Fork,
    /// While the root is probed: the choice that the node in hand took; if it is marked as refused,
    /// the node in hand is to be the root.
    probe: Fork,
    /// Whether `node` is still to be settled.
    waiting: bool,
    node: N,
    root: N,
    nodes: Vec<N, RING>,
    /// The choices from the root on, those whose first side is done with marked as refused.
    trail: Vec<Fork, TRAIL>,
}

impl<N: Clone> Search<N> {
    #[inline(always)]
    pub(super) fn new(root: N) -> Self {
        let node = root.clone();
        let ring = Ring { newest: 0, kept: 0 };
        Self {
            root,
            node,
            waiting: true,
            trail: Vec::new(),
            walked: 0,
            ring,
            nodes: Vec::new(),
            guesses: 0,
            passes: 0,
            in_vain: 0,
            kept_since: 0,
            culprit: Fork::NONE,
            probe_after: PROBE_AFTER,
            probe: Fork::NONE,
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
                if !self.turn_back(engine) {
                    return (found, Step::Exhausted);
                }
                self.waiting = true;
            }
            if budget == 0 {
                return (found, Step::Paused);
            }
            budget -= 1;
            let mut settled = engine.settle(&mut self.node, &mut self.passes);
            let deeper = if self.in_vain >= PRUNE_AFTER {
                // From here, so that the frame of `look_deeper` is not on the stack as well.
                if let Settled::Open(_) = settled {
                    match engine.prune(&mut self.node) {
                        Pruned::Unchanged => {}
                        Pruned::Changed => continue,
                        Pruned::Contradiction => settled = Settled::Dead,
                    }
                }
                self.look_deeper(engine, settled)
            } else {
                Deeper::Is(settled)
            };
            let mut probes = false;
            match deeper {
                Deeper::Again => continue,
                Deeper::Probe => probes = true,
                Deeper::Is(Settled::Dead) => {
                    // What lies further along the trail is dead as well.
                    self.trail.truncate(self.walked);
                    self.waiting = false;
                    continue;
                }
                _ if self.walked < self.trail.len() => {}
                Deeper::Is(Settled::Open(fork)) => {
                    self.guesses += 1;
                    self.in_vain = self.in_vain.saturating_add(1);
                    if self.trail.push(fork).is_err() {
                        // Cannot be, see TRAIL; if it could, the answer would be "not known".
                        return (found, Step::Paused);
                    }
                }
                Deeper::Is(Settled::Solved) => {
                    self.in_vain = 0;
                    self.kept_since = self.trail.len() as u16;
                    self.probe_after = PROBE_AFTER;
                    self.waiting = false;
                    found += 1;
                    if found >= wanted {
                        return (found, Step::Found);
                    }
                    continue;
                }
            }
            // A step along the trail, or to the next side of the root that is to be probed.
            loop {
                let fork = if probes {
                    if !self.next_probe() {
                        break;
                    }
                    self.probe
                } else if let Some(&fork) = self.trail.get(self.walked) {
                    self.walked += 1;
                    fork
                } else {
                    break;
                };
                if fork.is_refused() {
                    engine.refuse(&mut self.node, fork);
                } else if let Some(other) = self.ring.push(&mut self.nodes, E::BLANK) {
                    engine.fork(&mut self.node, fork, other);
                    if probes && !engine.is_choice(&self.root, &self.node, other) {
                        continue;
                    }
                }
                break;
            }
        }
    }

    /// What comes of the node in hand when it is looked at more closely, given what it settled as.
    #[cold]
    #[inline(never)]
    fn look_deeper<E: Engine<Node = N>>(&mut self, engine: E, settled: Settled) -> Deeper {
        let mut settled = settled;
        let is_dead = matches!(settled, Settled::Dead);
        if self.probe == Fork::NONE {
            if self.in_vain >= self.probe_after && matches!(settled, Settled::Open(_)) {
                self.probe_after = self.in_vain << 1;
                return Deeper::Probe;
            }
        } else if self.probe.is_refused() {
            if !is_dead {
                self.root.clone_from(&self.node);
                return Deeper::Probe;
            }
            // There is no further solution: the walk is at its start, so nothing of the trail is
            // left to try.
            self.probe = Fork::NONE;
        } else {
            if is_dead && let Some(other) = self.ring.pop(&self.nodes) {
                self.node.clone_from(other);
                self.probe = self.probe.refused();
                return Deeper::Again;
            }
            return Deeper::Probe;
        }
        match settled {
            Settled::Dead => self.culprit = self.trail.last().copied().unwrap_or(Fork::NONE),
            Settled::Open(_) if self.in_vain >= PROBE_AFTER => {
                if let Some(fork) = engine.again(&self.node, self.culprit) {
                    settled = Settled::Open(fork);
                }
            }
            Settled::Open(_) | Settled::Solved => {}
        }
        Deeper::Is(settled)
    }

    /// Goes to the root to probe the choice after the last one that was. False: all are probed, and
    /// the search resumes by a walk along its trail; after the first probing along what is left of it
    /// since the last solution, so that the subtree in hand is searched anew.
    fn next_probe(&mut self) -> bool {
        self.probe = self.probe.following();
        self.node.clone_from(&self.root);
        self.walked = 0;
        self.ring.kept = 0;
        if self.probe == Fork::NONE && self.probe_after == 2 * PROBE_AFTER {
            self.trail.truncate(self.kept_since.into());
        }
        self.probe != Fork::NONE
    }

    /// Goes to the other side of the newest choice that has one left: takes it from the ring, or sets out from the root to make it again.
    /// False: none has.
    #[inline(always)]
    fn turn_back<E: Engine<Node = N>>(&mut self, engine: E) -> bool {
        while let Some(fork) = self.trail.pop() {
            if fork.is_refused() {
                continue;
            }
            let pushed = self.trail.push(fork.refused());
            debug_assert!(pushed.is_ok(), "a full trail after one was taken out");
            let (node, walked) = match self.ring.pop(&self.nodes) {
                Some(node) => (node, self.trail.len()),
                None => (&self.root, 0),
            };
            engine.copy(node, &mut self.node);
            self.walked = walked;
            self.kept_since = self.kept_since.min(self.trail.len() as u16);
            return true;
        }
        false
    }
}

/// Which of the nodes kept are the other sides of the newest choices on the trail that are not
/// refused.
///
/// The places are made once and written over: a node is written where it stays, not handed on by value.
#[derive(Clone)]
struct Ring {
    newest: usize,
    kept: usize,
}

impl Ring {
    /// The place for a new node, on top of the others; the oldest is lost where there is no other.
    #[inline(always)]
    fn push<'a, N>(&mut self, nodes: &'a mut Vec<N, RING>, blank: N) -> Option<&'a mut N> {
        self.newest = (self.newest + 1) % RING;
        self.kept = (self.kept + 1).min(RING);
        if self.newest >= nodes.len() {
            let at = nodes.len();
            let _ = nodes.push(blank);
            self.newest = at;
        }
        nodes.get_mut(self.newest)
    }

    /// Takes the newest node off, where one is kept.
    #[inline(always)]
    fn pop<'a, N>(&mut self, nodes: &'a Vec<N, RING>) -> Option<&'a N> {
        self.kept = self.kept.checked_sub(1)?;
        let at = self.newest;
        self.newest = (at + RING - 1) % RING;
        nodes.get(at)
    }
}

#[cfg(test)]
mod tests;
