//! The guess to branch on.

use super::node::{DIGITS, Node};
use super::pass::Chutes;
use crate::engine::configurations::{MOST_EVEN, SPLIT};
use crate::engine::guess::Guess;
use crate::simd::{Double, Single, Stored};

/// The guess to branch on: in the chute with the fewest configurations, the first digit with the
/// fewest above one. `None` if every digit has one configuration in every chute.
#[inline(always)]
pub(super) fn best_guess(chutes: &StoredChutes) -> Option<Guess> {
    let StoredChutes { stacks, bands } = chutes;
    // The number of configurations minus ten, and in the lowest bits the chute. For a chute in
    // which every digit has one configuration, the number wraps round, so that the chute comes
    // last.
    let mut least = u32::MAX;
    for at in 0..6 {
        let mut sum = 0;
        if at < 3 {
            // The padding of a group has all digits.
            sum = (word(stacks[0].0[at]) & DATA).count_ones()
                + (word(stacks[1].0[at]) & DATA).count_ones();
        } else {
            let lane = (DIGITS as u64) << (16 * (at - 3));
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
        // This is at most 2, but the compiler does not know that.
        let lane = (chute - 3) & 3;
        let [[a, b, c, _], [d, e, f, _]] = [bands[0].0, bands[1].0];
        [a[lane], b[lane], c[lane], d[lane], e[lane], f[lane]]
    };
    let digit = fewest(six)?.trailing_zeros();
    let mut set = 0;
    for (index, configuration) in six.into_iter().enumerate() {
        set |= usize::from(configuration >> digit & 1) << index;
    }
    Some(Guess::new(digit as usize, chute, MOST_EVEN[set].into()))
}

impl Node {
    /// The best guess on the digit and the chute of an earlier one.
    pub(super) fn guess_again(&self, earlier: Guess) -> Option<Guess> {
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
                    let is_candidate = lanes
                        .and_then(|lanes| lanes.get(lane))
                        .is_some_and(|lane| lane >> digit & 1 != 0);
                    triads |= usize::from(is_candidate) << (3 * first + second);
                }
            }
        }
        let split = SPLIT.get(triads)?;
        (split >> 4 > 1).then(|| Guess::new(digit, chute, (split & 15).into()))
    }
}

/// The three data lanes of a group.
const DATA: u64 = 0x0000_FFFF_FFFF_FFFF;

/// A group as one number, with lane 0 in the lowest bits.
#[inline(always)]
const fn word(group: [u16; 4]) -> u64 {
    let [a, b, c, d] = group;
    a as u64 | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48
}

/// The digits with the fewest configurations above one; `None` if all have one.
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

/// The configurations in all six chutes, in memory: those of the stacks and those of the bands, the
/// even ones first.
pub(super) struct StoredChutes {
    stacks: [Stored; 2],
    bands: [Stored; 2],
}

impl StoredChutes {
    const EMPTY: Self =
        Self { stacks: [Stored([[0; 4]; 4]); 2], bands: [Stored([[0; 4]; 4]); 2] };

    #[inline(always)]
    pub(super) fn new<V: Single>(chutes: Chutes<V>) -> Self {
        let mut stored = Self::EMPTY;
        chutes.stacks.even.store(&mut stored.stacks[0]);
        chutes.stacks.odd.store(&mut stored.stacks[1]);
        chutes.bands.even.store(&mut stored.bands[0]);
        chutes.bands.odd.store(&mut stored.bands[1]);
        stored
    }

    /// The configurations of both grids.
    #[inline(always)]
    pub(super) fn both<V: Double>(chutes: Chutes<V>) -> [Self; 2] {
        let [mut first, mut second] = [Self::EMPTY, Self::EMPTY];
        chutes.stacks.even.store_both(&mut first.stacks[0], &mut second.stacks[0]);
        chutes.stacks.odd.store_both(&mut first.stacks[1], &mut second.stacks[1]);
        chutes.bands.even.store_both(&mut first.bands[0], &mut second.bands[0]);
        chutes.bands.odd.store_both(&mut first.bands[1], &mut second.bands[1]);
        [first, second]
    }
}
