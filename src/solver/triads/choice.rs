//! What is looked at when passes change nothing: triads that can hold only three digits, then the choice.

use super::ALL;
use super::chutes::{ByGroup, ByLane, Configurations, Places, must, no_fourth};
use super::node::Node;
use super::pass::{Cells, Chutes};
use crate::simd::{Lanes, Stored, Vectors};
use crate::solver::configurations::{CHOICE, SPLIT};
use crate::solver::fork::Fork;

/// What counting the digits of each triad led to.
pub(super) enum Filled {
    /// A triad cannot have exactly three digits.
    Misfit,
    /// Some cell lost some digit.
    Changed,
    /// Nothing follows.
    Quiet,
}

/// The triads of three chutes at rest, a vector for each of their lines.
struct Counted<V: Vectors> {
    /// The digits that may be in a triad and do not have to.
    open: [Lanes<V>; 3],
    /// The triads that can hold three digits at most.
    three: [Lanes<V>; 3],
    /// What each triad can hold, less its two lowest digits.
    beyond_two: [Lanes<V>; 3],
}

impl<V: Vectors> Counted<V> {
    #[inline(always)]
    fn of(keep: [Lanes<V>; 3], must: [Lanes<V>; 3]) -> Self {
        let (mut open, mut three, mut beyond_two) = (keep, keep, keep);
        for at in 0..3 {
            open[at] = keep[at].without(must[at]);
            beyond_two[at] = keep[at].without_lowest().without_lowest();
            three[at] = beyond_two[at].without_lowest().is_zero();
        }
        Self { open, three, beyond_two }
    }

    /// In triads that can hold only three digits, those that are not known to be in them.
    #[inline(always)]
    fn forced(&self) -> [Lanes<V>; 3] {
        let mut forced = self.open;
        for (at, forced) in forced.iter_mut().enumerate() {
            *forced = *forced & self.three[at];
        }
        forced
    }
}

/// Whether some triad cannot have exactly three digits, once no rule takes anything away: it can
/// hold fewer, or it can hold more and must hold all of them.
#[inline(always)]
fn is_misfit<V: Vectors>(stacks: &Counted<V>, bands: &Counted<V>) -> bool {
    let mut least = stacks.beyond_two[0];
    for counted in [stacks, bands] {
        for at in 0..3 {
            let fits = counted.open[at] | counted.three[at];
            least = least.min(fits.min(counted.beyond_two[at]));
        }
    }
    // All bits of every lane unless it is zero.
    !least.is_zero().is_zero().is_full()
}

/// What triads can hold once `forced` digits are in theirs and so in no other of their line and box.
#[inline(always)]
fn beside<V: Vectors, P: Places>(keep: [Lanes<V>; 3], forced: [Lanes<V>; 3]) -> [Lanes<V>; 3] {
    let mut left = keep;
    for (at, left) in left.iter_mut().enumerate() {
        let in_places = P::next(forced[at]) | P::last(forced[at]);
        let in_vectors = forced[(at + 1) % 3] | forced[(at + 2) % 3];
        *left = keep[at].without(in_places | in_vectors);
    }
    left
}

impl<V: Vectors> Cells<V> {
    /// Draws what follows from the three cells of a triad and what passes leave out.
    #[inline(always)]
    pub(super) fn fill_triads(&mut self, chutes: Chutes<V>) -> Filled {
        let stacks = chutes.stacks.keep::<ByLane>();
        let in_stacks = Counted::of(stacks, must(stacks));
        let bands = chutes.bands.keep::<ByGroup>();
        let must_in_bands = must(bands);
        let in_bands = Counted::of(bands, must_in_bands);
        let three = [
            no_fourth(bands[0], must_in_bands[0]),
            no_fourth(bands[1], must_in_bands[1]),
            no_fourth(bands[2], must_in_bands[2]),
        ];
        let foreign =
            bands[0].without(three[0]) | bands[1].without(three[1]) | bands[2].without(three[2]);
        let (forced_stacks, forced_bands) = (in_stacks.forced(), in_bands.forced());
        let [a, b, c] = forced_stacks;
        let [d, e, f] = forced_bands;
        if (((a | b) | (c | d)) | ((e | f) | foreign)).is_zero().is_full() {
            return if is_misfit(&in_stacks, &in_bands) { Filled::Misfit } else { Filled::Quiet };
        }
        for (band, keep) in beside::<V, ByLane>(stacks, forced_stacks).into_iter().enumerate() {
            for cell in &mut self.rows[3 * band..3 * band + 3] {
                *cell = *cell & keep;
            }
        }
        self.keep_in_bands(beside::<V, ByGroup>(three, forced_bands));
        Filled::Changed
    }
}

/// The digit and triad to branch on: in the chute with the fewest configurations, the first digit with the fewest above one.
#[inline(always)]
pub(super) fn choice<V: Vectors>(chutes: Chutes<V>) -> Option<Fork> {
    let mut stacks = [Stored([[0; 4]; 4]); 2];
    let mut bands = stacks;
    store(chutes.stacks, &mut stacks);
    store(chutes.bands, &mut bands);
    // The number of configurations less ten, then the chute: a chute in which every digit has one
    // wraps round and comes last.
    let mut least = u32::MAX;
    for at in 0..6 {
        let mut sum = 0;
        if at < 3 {
            // The padding of a group holds all digits.
            sum = (word(stacks[0].0[at]) & DATA).count_ones()
                + (word(stacks[1].0[at]) & DATA).count_ones();
        } else {
            let lane = (ALL as u64) << (16 * (at - 3));
            for group in 0..3 {
                sum += (word(bands[0].0[group]) & lane).count_ones()
                    + (word(bands[1].0[group]) & lane).count_ones();
            }
        }
        least = least.min(sum.wrapping_sub(10) << 3 | at as u32);
    }
    let chute = (least & 7) as usize;
    let six = if chute < 3 {
        let ([a, b, c, _], [d, e, f, _]) = (stacks[0].0[chute], stacks[1].0[chute]);
        [a, b, c, d, e, f]
    } else {
        // At most 2; the compiler does not see that.
        let lane = (chute - 3) & 3;
        let [[a, b, c, _], [d, e, f, _]] = [bands[0].0, bands[1].0];
        [a[lane], b[lane], c[lane], d[lane], e[lane], f[lane]]
    };
    let digit = fewest(six)?.trailing_zeros();
    let mut set = 0;
    for (at, configuration) in six.into_iter().enumerate() {
        set |= usize::from(configuration >> digit & 1) << at;
    }
    Some(Fork::new(digit as usize, chute, CHOICE[set].into()))
}

impl Node {
    /// The best choice on the digit and chute of an earlier one.
    pub(super) fn again(&self, earlier: Fork) -> Option<Fork> {
        let (digit, chute) = (earlier.digit(), earlier.chute());
        let mut triads = 0_usize;
        for first in 0..3 {
            for second in 0..3 {
                for third in 0..3 {
                    let (row, group, lane) = match chute {
                        stack @ 0..3 => (3 * first + third, stack, second),
                        band => (3 * (band - 3) + first, second, third),
                    };
                    let lanes = self.rows.get(row).and_then(|row| row.0.get(group));
                    let is_there = lanes
                        .and_then(|lanes| lanes.get(lane))
                        .is_some_and(|lane| lane >> digit & 1 != 0);
                    triads |= usize::from(is_there) << (3 * first + second);
                }
            }
        }
        let split = SPLIT.get(triads)?;
        (split >> 4 > 1).then(|| Fork::new(digit, chute, (split & 15).into()))
    }
}

/// The three lanes of data of a group.
const DATA: u64 = 0x0000_FFFF_FFFF_FFFF;

/// A group as one number, lane 0 lowest.
#[inline(always)]
const fn word(group: [u16; 4]) -> u64 {
    let [a, b, c, d] = group;
    a as u64 | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48
}

/// The digits with the fewest configurations above one. None: all have one.
#[inline(always)]
fn fewest(configurations: [u16; 6]) -> Option<u16> {
    let [mut one, mut two, mut three] = [0; 3];
    for configuration in configurations {
        three |= two & configuration;
        two |= one & configuration;
        one |= configuration;
    }
    if two & !three != 0 {
        return Some(two & !three);
    }
    if three == 0 {
        return None;
    }
    let (mut four, mut five) = (0, 0);
    let mut counts = [0_u16; 4];
    for configuration in configurations {
        five |= four & configuration;
        four |= counts[2] & configuration;
        counts[2] |= counts[1] & configuration;
        counts[1] |= counts[0] & configuration;
        counts[0] |= configuration;
    }
    [three & !four, four & !five].into_iter().find(|&digits| digits != 0).or(Some(three))
}

#[inline(always)]
fn store<V: Vectors>(configurations: Configurations<V>, to: &mut [Stored; 2]) {
    let [even, odd] = to;
    configurations.even.store(even);
    configurations.odd.store(odd);
}
