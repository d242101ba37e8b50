//! Propagation in two nodes at once, one in each half of a vector.

use super::best_guess::{StoredChutes, best_guess};
use super::even::{NONE_OR_ALL, count_halving};
use super::node::Node;
use super::pass::Rows;
use super::three_digits::ThreeDigits;
use crate::engine::effect::Outcome;
use crate::engine::search::Goal;
use crate::simd::{Double, Lanes};

/// Propagates at two nodes until enough is known, and notes at each node what is known of it. A
/// node of which nothing is known yet has lost some of its candidates by then.
#[inline(always)]
pub(super) fn propagate<V: Double>(
    vectors: V,
    first: &mut Node,
    second: &mut Node,
    goal: Goal,
    is_enough: impl Fn(&[Option<Outcome>; 2]) -> bool,
    passes: &mut u64,
) {
    let mut rows = Rows::load_both(vectors, first, second);
    let zero = Lanes::splat(vectors, 0);
    let mut before = zero;
    if first.bands_first | second.bands_first {
        rows.propagate_bands(rows.band_triads());
        before = rows.sum();
    }
    let pair = |bits: u8| [bits & 1 != 0, bits & 2 != 0];
    let mut known = [None; 2];
    let mut halvings = [first.halvings, second.halvings];
    loop {
        *passes += 1;
        let (stacks, is_possible) = rows.propagate_stacks();
        let possible = pair(is_possible.full());
        let bands = rows.band_triads();
        let now = rows.sum();
        let sums = pair(rows.sum_is_solved(now).full());
        if sums[0] | sums[1] {
            let houses = pair(rows.houses_are_complete(bands).full());
            for at in 0..2 {
                if sums[at] & houses[at] & possible[at] && known[at].is_none() {
                    known[at] = Some(Outcome::Solved);
                }
            }
        }
        for at in 0..2 {
            if !possible[at] && known[at].is_none() {
                known[at] = Some(Outcome::Contradiction);
            }
        }
        if is_enough(&known) {
            break;
        }
        let same = pair(now.equal(before).full());
        if !((same[0] && known[0].is_none()) | (same[1] && known[1].is_none())) {
            rows.propagate_bands(bands);
            before = rows.sum();
            continue;
        }
        if goal == Goal::Count {
            let even = pair(rows.are_even().full());
            let mut halves = [false; 2];
            for at in 0..2 {
                if same[at] && even[at] && known[at].is_none() {
                    halves[at] = count_halving(&mut halvings[at]);
                    if !halves[at] {
                        known[at] = Some(Outcome::Contradiction);
                    }
                }
            }
            if halves[0] | halves[1] {
                let lanes = |at: usize| &NONE_OR_ALL[usize::from(halves[at])];
                rows.halve(Lanes::load_both(vectors, lanes(0), lanes(1)));
                before = rows.sum();
                continue;
            }
        }
        let chutes = rows.chutes(stacks, bands);
        let found = ThreeDigits::new(chutes);
        let done = pair(found.removes_nothing().full());
        let fit = pair(found.all_fit().full());
        let stored = StoredChutes::both(vectors, chutes);
        for at in 0..2 {
            if same[at] & done[at] && known[at].is_none() {
                known[at] = Some(match best_guess(&stored[at]) {
                    Some(guess) if fit[at] => Outcome::Branch(guess),
                    _ => Outcome::Contradiction,
                });
            }
        }
        if is_enough(&known) {
            break;
        }
        rows.apply(&found);
        before = zero;
    }
    rows.store_both(first, second);
    [first.known, second.known] = known;
    [first.halvings, second.halvings] = halvings;
    (first.bands_first, second.bands_first) = (true, true);
}
