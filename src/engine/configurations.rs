//! How a digit can run through a chute: six configurations, and tables by the triads that can hold
//! it.
//!
//! A chute is three lines by three boxes, nine triads. A digit appears once in each line and once
//! in each box, so it takes one triad of each line, each in a different box: in six ways, the
//! permutations of three things. A set of triads is a number of nine bits here, bit `3 * group +
//! position`. The groups are the lines and the positions the boxes, or the other way round; a
//! permutation is the same either way.

/// The six configurations as sets of three triads. Of the first three, the even permutations,
/// number `i` takes the positions `i`, `i + 1` and `i + 2` of the three groups, modulo 3; of the
/// last three, the odd permutations, it takes `i`, `i + 2` and `i + 1`.
const CONFIGURATIONS: [u16; 6] =
    [0b100_010_001, 0b001_100_010, 0b010_001_100, 0b010_100_001, 0b100_001_010, 0b001_010_100];

/// For each set of possible triads: those that lie on a configuration that is a subset of it; zero
/// if there is none.
pub(super) static KEEP: [u16; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut at = 0;
        while at < 6 {
            if set as u16 & CONFIGURATIONS[at] == CONFIGURATIONS[at] {
                table[set] |= CONFIGURATIONS[at];
            }
            at += 1;
        }
        set += 1;
    }
    table
};

/// For each set of configurations, one bit each: the triad that splits them most evenly, and of
/// equals the lowest; zero if there is nothing to split.
pub(super) static MOST_EVEN: [u8; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        table[set] = most_even(set);
        set += 1;
    }
    table
};

/// For each set of possible triads: sixteen times the number of configurations, plus the triad of
/// [`MOST_EVEN`].
pub(super) static SPLIT: [u8; 512] = {
    let mut table = [0; 512];
    let mut triads = 0;
    while triads < 512 {
        let mut set = 0_u32;
        let mut at = 0;
        while at < 6 {
            if triads as u16 & CONFIGURATIONS[at] == CONFIGURATIONS[at] {
                set |= 1 << at;
            }
            at += 1;
        }
        table[triads] = (set.count_ones() << 4) as u8 | most_even(set as usize);
        triads += 1;
    }
    table
};

const fn most_even(set: usize) -> u8 {
    let mut best = 0;
    let mut least = 7;
    let mut triad = 0;
    while triad < 9 {
        let (mut with, mut without) = (0_u8, 0_u8);
        let mut at = 0;
        while at < 6 {
            if set >> at & 1 != 0 {
                if CONFIGURATIONS[at] >> triad & 1 != 0 {
                    with += 1;
                } else {
                    without += 1;
                }
            }
            at += 1;
        }
        if with > 0 && without > 0 && with.abs_diff(without) < least {
            least = with.abs_diff(without);
            best = triad;
        }
        triad += 1;
    }
    best
}
