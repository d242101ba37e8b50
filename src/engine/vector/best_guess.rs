//! The guess to branch on.

use super::chutes::{AcrossGroups, AcrossLanes, Configurations};
use super::node::Node;
use super::pass::Chutes;
use crate::engine::configurations::{MOST_EVEN, SPLIT};
use crate::engine::guess::Guess;
use crate::simd::{Stored, Vectors};

/// The guess to branch on: in the chute with the fewest configurations, the first digit with the
/// fewest above one. `None` if every digit has one configuration in every chute.
#[inline(always)]
pub(super) fn best_guess<V: Vectors>(chutes: Chutes<V>) -> Option<Guess> {
    let mut stacks = [Stored([[0; 4]; 4]); 2];
    let mut bands = stacks;
    store(chutes.stacks, &mut stacks);
    store(chutes.bands, &mut bands);
    let mut counts = stacks;
    let [in_stacks, in_bands] = &mut counts;
    chutes.stacks.count::<AcrossLanes>().store(in_stacks);
    chutes.bands.count::<AcrossGroups>().store(in_bands);
    let [[a, ..], [b, ..], [c, ..], _] = in_stacks.0;
    let [[d, e, f, _], ..] = in_bands.0;
    // The number of configurations minus ten, and in the lowest bits the chute. For a chute in
    // which every digit has one configuration, the number wraps round, so that the chute comes
    // last.
    let mut least = u32::MAX;
    for (at, count) in [a, b, c, d, e, f].into_iter().enumerate() {
        least = least.min(u32::from(count).wrapping_sub(10) << 3 | at as u32);
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

#[inline(always)]
fn store<V: Vectors>(configurations: Configurations<V>, to: &mut [Stored; 2]) {
    let [even, odd] = to;
    configurations.even.store(even);
    configurations.odd.store(odd);
}
