//! The guess to branch on.

use super::chutes::{AcrossGroups, AcrossLanes};
use super::node::Node;
use super::pass::Chutes;
use crate::engine::configurations::{MOST_EVEN, SPLIT};
use crate::engine::guess::Guess;
use crate::simd::{Double, Lanes, Single, Stored, Vectors};

/// The guess to branch on: in the chute with the fewest configurations, the first digit with the
/// fewest above one. `None` if every digit has one configuration in every chute.
#[inline(always)]
pub(super) fn best_guess(chutes: &StoredChutes) -> Option<Guess> {
    let StoredChutes { stacks, bands, least } = chutes;
    let least = least.0[0][0];
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

/// For each chute, in the lanes 0 to 2 of group 0, its number and the excess of its configurations
/// over ten; in the first lane the least of all six.
#[inline(always)]
fn least<V: Vectors>(vectors: V, chutes: Chutes<V>) -> Lanes<V> {
    let stacks = chutes.stacks.count::<AcrossLanes>();
    let stacks = Lanes::braid(stacks, stacks.rotate_groups_left(), stacks.rotate_groups_right());
    let bands = chutes.bands.count::<AcrossGroups>();
    let eightfold = |lanes: Lanes<V>| {
        let twofold = lanes + lanes;
        let fourfold = twofold + twofold;
        fourfold + fourfold
    };
    let stacks = eightfold(stacks) + Lanes::load(vectors, &NUMBERS[0]);
    let bands = eightfold(bands) + Lanes::load(vectors, &NUMBERS[1]);
    let least = stacks.min(bands);
    least.min(least.rotate_lanes_left()).min(least.rotate_lanes_right())
}

/// For the stacks and for the bands, the number of each chute minus eight times ten.
static NUMBERS: [Stored; 2] = {
    let mut numbers = [Stored([[0; 4]; 4]); 2];
    let mut chute = 0;
    while chute < 6 {
        numbers[chute / 3].0[0][chute % 3] = (chute as u16).wrapping_sub(80);
        chute += 1;
    }
    numbers
};

/// The configurations in all six chutes, in memory: those of the stacks and those of the bands, the
/// even ones first.
pub(super) struct StoredChutes {
    stacks: [Stored; 2],
    bands: [Stored; 2],
    least: Stored,
}

impl StoredChutes {
    const EMPTY: Self = Self {
        stacks: [Stored([[0; 4]; 4]); 2],
        bands: [Stored([[0; 4]; 4]); 2],
        least: Stored([[0; 4]; 4]),
    };

    #[inline(always)]
    pub(super) fn new<V: Single>(vectors: V, chutes: Chutes<V>) -> Self {
        let mut stored = Self::EMPTY;
        chutes.stacks.even.store(&mut stored.stacks[0]);
        chutes.stacks.odd.store(&mut stored.stacks[1]);
        chutes.bands.even.store(&mut stored.bands[0]);
        chutes.bands.odd.store(&mut stored.bands[1]);
        least(vectors, chutes).store(&mut stored.least);
        stored
    }

    /// The configurations of both grids.
    #[inline(always)]
    pub(super) fn both<V: Double>(vectors: V, chutes: Chutes<V>) -> [Self; 2] {
        let [mut first, mut second] = [Self::EMPTY, Self::EMPTY];
        chutes.stacks.even.store_both(&mut first.stacks[0], &mut second.stacks[0]);
        chutes.stacks.odd.store_both(&mut first.stacks[1], &mut second.stacks[1]);
        chutes.bands.even.store_both(&mut first.bands[0], &mut second.bands[0]);
        chutes.bands.odd.store_both(&mut first.bands[1], &mut second.bands[1]);
        least(vectors, chutes).store_both(&mut first.least, &mut second.least);
        [first, second]
    }
}
