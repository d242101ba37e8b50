//! Propagation in one half of the vectors after the other.

use super::best_guess::{StoredChutes, best_guess};
use super::chutes::{AcrossGroups, AcrossLanes, Configurations};
use super::node::{DIGITS, Node};
use super::pass::{Chutes, Rows, SOLVED, rows_of};
use super::three_digits::{Counted, exclude_elsewhere};
use crate::engine::effect::Outcome;
use crate::simd::{Lanes, Part, Single, Stored};

const ALL: Stored = Stored([[DIGITS; 4]; 4]);

/// Propagates.
#[inline(always)]
pub(super) fn propagate<V: Single>(
    vectors: V,
    part: V::Part,
    node: &mut Node,
    passes: &mut u64,
) -> Outcome {
    let full = Lanes::splat(part, u16::MAX);
    let mut keep = [ALL; 3];
    let mut triads = [ALL; 3];
    let mut stacks = [ALL; 2];
    let mut is_first = true;
    loop {
        *passes += 1;
        let (mut possible, mut same, mut solved) = (full, full, full);
        for half in 0..2 {
            let mut rows = Rows::load_part(part, node, half);
            rows.keep_in_bands(load_part(part, &keep, half));
            let before = rows.sum();
            let (chutes, is_possible) = rows.propagate_stacks();
            let now = rows.sum();
            possible = possible & is_possible;
            same = same & now.equal(before);
            solved = solved & now.equal(Lanes::load_part(part, &SOLVED, half));
            store_part(rows.band_triads(), &mut triads, half);
            store_part([chutes.even, chutes.odd], &mut stacks, half);
            rows.store_part(node, half);
        }
        if !possible.is_full_part() {
            return Outcome::Contradiction;
        }
        let triads = triads.each_ref().map(|triads| Lanes::load(vectors, triads));
        if solved.is_full_part() && is_complete(vectors, part, node, triads) {
            return Outcome::Solved;
        }
        let bands = Configurations::new::<AcrossGroups>(triads);
        store(bands.keep::<AcrossGroups>(), &mut keep);
        if is_first | !same.is_full_part() {
            is_first = false;
            continue;
        }
        let mut required = [ALL; 3];
        let (mut nothing, mut fits) = (full, full);
        for half in 0..2 {
            let [even, odd] = load_part(part, &stacks, half);
            let counted = Counted::new(Configurations { even, odd }.keep::<AcrossLanes>());
            let finds_nothing = counted.found().is_zero();
            fits = fits.min(counted.fits);
            nothing = nothing & finds_nothing;
            if !finds_nothing.is_full_part() {
                let mut rows = Rows::load_part(part, node, half);
                rows.keep_in_stacks(counted.left::<AcrossLanes>());
                rows.store_part(node, half);
            }
            let counted = Counted::new(load_part(part, &keep, half));
            fits = fits.min(counted.fits);
            nothing = nothing & counted.found().is_zero();
            store_part(counted.without_excess(), &mut keep, half);
            store_part(counted.newly_required, &mut required, half);
        }
        if !nothing.is_full_part() {
            let [keep_now, required] =
                [&keep, &required].map(|all| all.each_ref().map(|from| Lanes::load(vectors, from)));
            store(exclude_elsewhere::<V, AcrossGroups>(keep_now, required), &mut keep);
            is_first = true;
            continue;
        }
        // The outer `is_zero` sets all bits of every lane that is not zero.
        if !fits.is_zero().is_zero().is_full_part() {
            return Outcome::Contradiction;
        }
        let [even, odd] = stacks.each_ref().map(|stacks| Lanes::load(vectors, stacks));
        let chutes = Chutes { stacks: Configurations { even, odd }, bands };
        return match best_guess(&StoredChutes::new(vectors, chutes)) {
            Some(guess) => Outcome::Branch(guess),
            None => Outcome::Contradiction,
        };
    }
}

/// Whether every house has all digits, given what the triads of the bands can hold.
#[inline(always)]
fn is_complete<V: Single>(vectors: V, part: V::Part, node: &Node, triads: [Lanes<V>; 3]) -> bool {
    let mut both = Lanes::splat(part, DIGITS);
    for half in 0..2 {
        both = both & Rows::load_part(part, node, half).columns_and_boxes();
    }
    both.equal(Lanes::splat(part, DIGITS)).is_full_part()
        && rows_of(triads).equal(Lanes::splat(vectors, DIGITS)).is_full()
}

#[inline(always)]
fn store<V: Single>(lanes: [Lanes<V>; 3], to: &mut [Stored; 3]) {
    for (lanes, to) in lanes.into_iter().zip(to) {
        lanes.store(to);
    }
}

#[inline(always)]
fn load_part<P: Part, const N: usize>(part: P, from: &[Stored; N], half: usize) -> [Lanes<P>; N] {
    from.each_ref().map(|from| Lanes::load_part(part, from, half))
}

#[inline(always)]
fn store_part<P: Part, const N: usize>(lanes: [Lanes<P>; N], to: &mut [Stored; N], half: usize) {
    for (lanes, to) in lanes.into_iter().zip(to) {
        lanes.store_part(to, half);
    }
}

#[cfg(test)]
mod tests {
    use super::super::VectorEngine;
    use super::*;
    use crate::candidates::Candidates;
    use crate::engine::search::Engine;
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
            let expected = VectorEngine(vectors).propagate(&mut whole, &mut passes[0]);
            let outcome = propagate(vectors, part, &mut halves, &mut passes[1]);
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
