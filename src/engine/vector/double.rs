//! Propagation in two nodes at once, one in each half of a vector.

use super::best_guess::{StoredChutes, best_guess};
use super::node::Node;
use super::pass::Rows;
use super::three_digit_triads::ThreeDigitTriads;
use crate::engine::effect::Outcome;
use crate::simd::{Double, Lanes};

/// Propagates at a node, and at another one as far as that goes at the same time. Returns the
/// outcome at the first, and notes that at the second if it is known by then.
#[inline(always)]
pub(super) fn propagate<V: Double>(
    vectors: V,
    node: &mut Node,
    next: &mut Node,
    passes: &mut u64,
) -> Outcome {
    let mut rows = Rows::load_both(vectors, node, next);
    let zero = Lanes::splat(vectors, 0);
    let mut before = zero;
    if node.bands_first | next.bands_first {
        rows.propagate_bands();
        before = rows.sum();
    }
    next.bands_first = true;
    let pair = |bits: u8| [bits & 1 != 0, bits & 2 != 0];
    let mut known = [None; 2];
    loop {
        *passes += 1;
        let (stacks, is_possible) = rows.propagate_stacks();
        let possible = pair(is_possible.full());
        let now = rows.sum();
        let sums = pair(rows.sum_is_solved(now).full());
        if sums[0] | sums[1] {
            let houses = pair(rows.houses_are_complete().full());
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
        if let Some(outcome) = known[0] {
            rows.store_both(node, next);
            next.known = known[1];
            return outcome;
        }
        let same = pair(now.equal(before).full());
        if !(same[0] | (same[1] && known[1].is_none())) {
            rows.propagate_bands();
            before = rows.sum();
            continue;
        }
        let chutes = rows.chutes(stacks);
        let triads = ThreeDigitTriads::new(chutes);
        let done = pair(triads.removes_nothing().full());
        let fit = pair(triads.all_fit().full());
        let stored = StoredChutes::both(vectors, chutes);
        for at in 0..2 {
            if same[at] & done[at] && known[at].is_none() {
                known[at] = Some(match best_guess(&stored[at]) {
                    Some(guess) if fit[at] => Outcome::Branch(guess),
                    _ => Outcome::Contradiction,
                });
            }
        }
        if let Some(outcome) = known[0] {
            rows.store_both(node, next);
            next.known = known[1];
            return outcome;
        }
        rows.apply(&triads);
        before = zero;
    }
}
