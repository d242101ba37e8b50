//! Propagation in one half of the vectors after the other.
//!
//! This finds the same as propagation with whole vectors, in the same passes. It is for vectors of
//! two registers where there are too few registers for the nine rows. Nearly all operations stay
//! within a group, so each half of the rows goes through a pass on its own; only the configurations
//! of the bands need the triads of all groups.
//!
//! ```text
//! keep = all digits
//! repeat
//!     for each half:
//!         row &= keep                         what the last pass over the bands found
//!         pass over the stacks
//!         triads of the bands, into memory
//!     contradiction or solved
//!     keep = the triads of the bands that lie on some configuration
//!     unless this changed something or was the first time:
//!         for each half: three-digit triads; if they change anything: as at the start, with `keep`
//!         else branch on the best guess
//! ```

use super::best_guess::{StoredChutes, best_guess};
use super::chutes::{AcrossGroups, AcrossLanes, Configurations};
use super::node::{DIGITS, Node};
use super::pass::{Chutes, Rows, SOLVED, rows_of};
use super::three_digits::{Counted, exclude_elsewhere};
use crate::engine::effect::Outcome;
use crate::simd::{Lanes, Part, Single, Stored};

/// All digits in every lane.
const ALL: Stored = Stored([[DIGITS; 4]; 4]);

/// Propagates to a fixed point and adds the passes that it took to `passes`.
#[inline(always)]
pub(super) fn propagate<V: Single>(
    vectors: V,
    part: V::Part,
    node: &mut Node,
    passes: &mut u64,
) -> Outcome {
    let full = Lanes::splat(part, u16::MAX);
    // What the triads of the bands can hold, to be removed from the rows.
    let mut keep = [ALL; 3];
    let mut triads = [ALL; 3];
    let mut stacks = [ALL; 2];
    // Whether the bands have not been looked at since other rules changed the rows.
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
            // As in propagation with whole vectors, this cannot happen.
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

/// Stores whole vectors.
#[inline(always)]
fn store<V: Single>(lanes: [Lanes<V>; 3], to: &mut [Stored; 3]) {
    for (lanes, to) in lanes.into_iter().zip(to) {
        lanes.store(to);
    }
}

/// Loads one half of some vectors.
#[inline(always)]
fn load_part<P: Part, const N: usize>(part: P, from: &[Stored; N], half: usize) -> [Lanes<P>; N] {
    from.each_ref().map(|from| Lanes::load_part(part, from, half))
}

/// Stores one half of some vectors.
#[inline(always)]
fn store_part<P: Part, const N: usize>(lanes: [Lanes<P>; N], to: &mut [Stored; N], half: usize) {
    for (lanes, to) in lanes.into_iter().zip(to) {
        lanes.store_part(to, half);
    }
}
