//! How a digit can run through a chute: the six configurations, and what follows from the triads that are left.
//!
//! A chute is three lines by three boxes, nine triads. A digit stands once in each line and once in each box, so
//! it takes one triad of each line in a different box: six ways, the permutations of three things. A set of triads is
//! a nine-bit number here, bit `3 * i + k` for the triad in place `k` of group `i`; whether groups are
//! lines and places boxes or the other way round makes no difference to a permutation.

/// The six configurations, each as the three triads it takes.
pub(super) const CONFIGURATIONS: [u16; 6] = [
    0b100_010_001,
    0b001_100_010,
    0b010_001_100,
    0b001_010_100,
    0b010_100_001,
    0b100_001_010,
];

/// For each set of possible triads: those that lie on a configuration wholly in the set; zero where no configuration is left.
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

/// For each set of possible triads: those that lie on every configuration left; zero where none is left.
pub(super) static MUST: [u16; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut must = KEEP[set];
        let mut at = 0;
        while at < 6 {
            if set as u16 & CONFIGURATIONS[at] == CONFIGURATIONS[at] {
                must &= CONFIGURATIONS[at];
            }
            at += 1;
        }
        table[set] = must;
        set += 1;
    }
    table
};

/// For each set of possible triads: sixteen times the number of configurations left, plus the triad that splits them most
/// evenly (the lowest of equals; zero where there is nothing to split).
pub(super) static SPLIT: [u8; 512] = {
    let mut table = [0; 512];
    let mut set = 0;
    while set < 512 {
        let mut left = 0;
        let mut through = [0_u8; 9];
        let mut at = 0;
        while at < 6 {
            if set as u16 & CONFIGURATIONS[at] == CONFIGURATIONS[at] {
                left += 1;
                let mut triad = 0;
                while triad < 9 {
                    through[triad] += (CONFIGURATIONS[at] >> triad & 1) as u8;
                    triad += 1;
                }
            }
            at += 1;
        }
        let mut best = 0;
        let mut best_lack = 7;
        let mut triad = 0;
        while triad < 9 {
            let (yes, no) = (through[triad], left - through[triad]);
            let lack = yes.abs_diff(no);
            if yes > 0 && no > 0 && lack < best_lack {
                best = triad as u8;
                best_lack = lack;
            }
            triad += 1;
        }
        table[set] = left << 4 | best;
        set += 1;
    }
    table
};
