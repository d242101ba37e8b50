//! The vector engine: a vector per row, a lane per column, a bit per digit.
//!
//! It is written once, over [`Vectors`]. One pass applies the rules of columns, rows and boxes
//! without a transpose.
//!
//! | file | what it holds |
//! |---|---|
//! | `node` | a partly solved grid at rest; both sides of a guess |
//! | `chutes` | configurations, over lanes for stacks and over groups for bands |
//! | `pass` | one pass of propagation: singles, stacks, bands |
//! | `double` | propagation in two nodes at once |
//! | `halves` | propagation in one half of the vectors after the other |
//! | `three_digits` | the rule that a triad holds exactly three digits |
//! | `even` | nodes whose solutions come in pairs, of which one is counted |
//! | `best_guess` | the guess to branch on |

mod best_guess;
mod chutes;
mod double;
mod even;
mod halves;
mod node;
mod pass;
mod three_digits;

use self::best_guess::{StoredChutes, best_guess};
use self::even::count_halving;
pub(super) use self::node::Node;
use self::pass::Rows;
use self::three_digits::ThreeDigits;
use super::effect::{Effect, Outcome};
use super::guess::Guess;
use super::pigeonholes;
use super::search::{Engine, Goal};
use crate::simd::{Lanes, Single};

/// The vector engine with one set of instructions.
#[derive(Clone, Copy)]
pub(super) struct VectorEngine<V>(pub(super) V);

/// Propagates at two nodes at once until the outcome at either of them is known, and notes it. At
/// two roots the other one has one pass more, because easy puzzles take nearly the same number.
#[inline(always)]
pub(super) fn propagate_either<V: Single>(vectors: V, first: &mut Node, second: &mut Node) {
    let mut turns = u8::from(first.bands_first | second.bands_first);
    let is_enough = |known: &[Option<Outcome>; 2]| {
        turns += u8::from(known[0].is_some() | known[1].is_some());
        known[0].is_some() & known[1].is_some() | (turns > 1)
    };
    double::propagate(vectors.double(), first, second, Goal::Find, is_enough, &mut 0);
}

impl<V: Single> Engine for VectorEngine<V> {
    type Node = Node;
    const PLACEHOLDER: Node = Node::UNCONSTRAINED;
    const LOOKS_AHEAD: bool = V::PREFERS_DOUBLE;
    const HALVES: bool = !V::PREFERS_PARTS;

    #[inline(always)]
    fn copy(self, from: &Node, to: &mut Node) {
        Rows::load(self.0, from).store(to);
        if !V::PREFERS_PARTS {
            to.known = from.known;
            to.bands_first = from.bands_first;
            to.halvings = from.halvings;
        }
    }

    #[inline(always)]
    fn propagate(self, node: &mut Node, goal: Goal, passes: &mut u64) -> Outcome {
        if V::PREFERS_PARTS
            && let Some(part) = self.0.part()
        {
            return halves::propagate(self.0, part, node, passes);
        }
        if let Some(outcome) = node.known.take() {
            return outcome;
        }
        let mut rows = Rows::load(self.0, node);
        // The sum after the last pass over the bands; no grid has the sum zero.
        let mut before = Lanes::splat(self.0, 0);
        if node.bands_first {
            rows.propagate_bands(rows.band_triads());
            before = rows.sum();
        }
        loop {
            *passes += 1;
            let (stacks, is_possible) = rows.propagate_stacks();
            if !is_possible.is_full() {
                return Outcome::Contradiction;
            }
            // Whatever follows needs these. Computed once here, they cost fewer registers than
            // where they are used.
            let bands = rows.band_triads();
            let now = rows.sum();
            if rows.sum_is_solved(now).is_full() && rows.houses_are_complete(bands).is_full() {
                rows.store(node);
                return Outcome::Solved;
            }
            // If the stacks found nothing after the bands, then the bands would find nothing
            // either.
            if !now.equal(before).is_full() {
                rows.propagate_bands(bands);
                before = rows.sum();
                continue;
            }
            // The proof needs a node in which neither the stacks nor the bands find anything.
            if goal == Goal::Count && rows.are_even().is_full() {
                if !count_halving(&mut node.halvings) {
                    return Outcome::Contradiction;
                }
                rows.halve(Lanes::splat(self.0, u16::MAX));
                before = rows.sum();
                continue;
            }
            let chutes = rows.chutes(stacks, bands);
            let found = ThreeDigits::new(chutes);
            if !found.removes_nothing().is_full() {
                rows.apply(&found);
                before = Lanes::splat(self.0, 0);
                continue;
            }
            rows.store(node);
            if !found.all_fit().is_full() {
                return Outcome::Contradiction;
            }
            return match best_guess(&StoredChutes::new(self.0, chutes)) {
                Some(guess) => Outcome::Branch(guess),
                // Each digit has one configuration in each chute. Then each cell has one digit, and
                // the grid would be solved.
                None => Outcome::Contradiction,
            };
        }
    }

    #[inline(always)]
    fn is_refuted(self, node: &Node) -> bool {
        matches!(node.known, Some(Outcome::Contradiction))
    }

    #[inline(always)]
    fn look_ahead(self, node: &mut Node, next: &mut Node, goal: Goal, passes: &mut u64) {
        if node.known.is_none() && next.known.is_none() {
            let vectors = self.0.double();
            let is_enough = |known: &[Option<Outcome>; 2]| known[0].is_some();
            // Compiled once for each goal, because the loop that finds solutions needs every
            // register. It must not get a node that has been halved, as it might branch on it.
            match goal {
                Goal::Find if next.halvings > 0 => {}
                Goal::Find => double::propagate(vectors, node, next, Goal::Find, is_enough, passes),
                Goal::Count => {
                    double::propagate(vectors, node, next, Goal::Count, is_enough, passes);
                }
            }
        }
    }

    #[inline(always)]
    fn halvings(self, node: &Node) -> u8 {
        node.halvings
    }

    #[inline(always)]
    fn mirror(self, solution: &Node, other: &mut Node) {
        // With parts it takes 2.6 KB of WebAssembly and gains nothing, so nothing is noted there.
        if V::PREFERS_PARTS || other.known.is_some() {
            return;
        }
        let rows = Rows::load(self.0, solution).mirrored_in(&Rows::load(self.0, other));
        if rows.sum_is_solved(rows.sum()).is_full()
            && rows.houses_are_complete(rows.band_triads()).is_full()
        {
            rows.store(other);
            other.known = Some(Outcome::Solved);
        }
    }

    fn prune(self, node: &mut Node) -> Effect {
        pigeonholes::prune(node)
    }

    fn guess_again(self, node: &Node, earlier: Guess) -> Option<Guess> {
        node.guess_again(earlier)
    }

    #[inline(always)]
    fn branch(self, node: &mut Node, guess: Guess, other: &mut Node) {
        node.branch(self.0, guess, other);
    }

    fn splits(self, from: &Node, node: &Node, other: &Node) -> bool {
        // Candidates are only ever removed, so a node differs if it has another sum.
        let sum = |node| Rows::load(self.0, node).sum();
        let [from, node, other] = [from, node, other].map(sum);
        !from.equal(node).is_full() && !from.equal(other).is_full()
    }

    #[inline(always)]
    fn refuse(self, node: &mut Node, guess: Guess) {
        node.refuse(self.0, guess);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidates::Candidates;
    use crate::engine::start::Start;
    use crate::simd::{InstructionSet, Instructions as _, Task};

    const SOLVED_GRID: &[u8; 81] =
        b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// Propagates with whole vectors and half by half; whether there were halves.
    struct BothWays<'a>(&'a [Candidates; 81]);

    impl Task for BothWays<'_> {
        type Output = Option<Outcome>;

        fn run<V: Single>(self, vectors: V) -> Self::Output {
            let part = vectors.part()?;
            let [mut whole, mut halves] =
                [(); 2].map(|()| Node::new(vectors, Start::Candidates(self.0)));
            let mut passes = [0; 2];
            let expected = VectorEngine(vectors).propagate(&mut whole, Goal::Find, &mut passes[0]);
            let outcome = halves::propagate(vectors, part, &mut halves, &mut passes[1]);
            assert_eq!(outcome, expected);
            assert_eq!(passes[1], passes[0]);
            if outcome != Outcome::Contradiction {
                assert_eq!(halves.rows, whole.rows);
            }
            Some(outcome)
        }
    }

    #[test]
    fn halves_agree_with_whole_vectors() {
        let mut state = 1_u64;
        let mut random = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
            (state >> 33) % below
        };
        // How often each outcome came: a solution, a guess, a contradiction.
        let mut seen = [0; 3];
        let mut halves = false;
        for round in 0..4000 {
            let share = random(10);
            let marks = core::array::from_fn(|cell| {
                let digit = u64::from(SOLVED_GRID[cell] - b'1');
                let others =
                    (0..9).filter(|_| random(10) < share).fold(0, |bits, at| bits | 1 << at);
                // Every second grid has a solution.
                let own = if round % 2 == 0 || random(81) > 0 { 1 << digit } else { 0 };
                Candidates::from_bits_truncate(others | own)
            });
            for instructions in InstructionSet::available() {
                if let Some(outcome) = instructions.run(BothWays(&marks)) {
                    halves = true;
                    seen[match outcome {
                        Outcome::Solved => 0,
                        Outcome::Branch(_) => 1,
                        Outcome::Contradiction => 2,
                    }] += 1;
                }
            }
        }
        assert!(!halves || seen.iter().all(|&count| count > 100), "{seen:?}");
    }
}
