//! Pigeonholes: `k` cells that have fewer than `k` digits between them, and everything else of that
//! form.
//!
//! A solution matches things one to one in 36 ways: the cells of each of the 27 houses with the
//! digits, and the rows with the columns for each of the nine digits. Each is a *view* of the cube
//! of candidates: nine sets of nine.
//!
//! ```text
//!     row 1       r1c1 {1 2}    r1c2 {1 2}    r1c3 {1 2 3 4}  …      cells and digits
//!     digit 7     r1 {c2 c5}    r2 {c2 c5}    r3 {c1 c2 c5}   …      rows and columns
//! ```
//!
//! Hall's theorem (1935) says when nine sets can be matched: `k` of them always have at least `k`
//! members between them. Where `k` sets have exactly `k` members, the other sets lose these. That
//! is complete: what is left in the sets is matched by some matching. In the terms of human solvers
//! these are all naked and hidden pairs, triples and so on, and all fish (X-wing, swordfish and so
//! on).
//!
//! Propagation leaves this out, since on ordinary puzzles it costs more than it saves. A search
//! that goes on for long needs it: neither a cell nor a digit of a crowded house is ever without a
//! candidate, so the rest of the grid would be filled in every way.

/// The candidates of a grid as a cube of bits.
///
/// A candidate has three coordinates of two parts, each 0 to 2: its row (band, line in the band),
/// its column (stack, column in the stack) and its digit. Its *place* is the sum of these six, each
/// times its stride.
pub(super) trait Cube {
    /// The strides of band, line, stack, column, and of the two parts of the digit.
    const STRIDES: [u16; 6];
    /// Whether the candidate at a place is there.
    fn has(&self, place: usize) -> bool;
    /// Takes the candidate at a place away.
    fn take(&mut self, place: usize);
}

/// What looking at every view led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pruned {
    /// Some view cannot be matched: there is no solution.
    Contradiction,
    /// Some candidates were taken away.
    Changed,
    /// Nothing follows.
    Unchanged,
}

/// All nine members.
const ALL: u32 = 0o777;

/// Nine steps: what each adds to a place.
type Steps = [u16; 9];

/// One kind of view: the steps from view to view, from set to set, and from member to member.
type Kind = [&'static Steps; 3];

/// The kinds of views of a cube. Tables, since the stack is scarcer than the flash.
trait Kinds: Cube {
    const ROWS: Steps = steps(Self::STRIDES[0], Self::STRIDES[1]);
    const COLUMNS: Steps = steps(Self::STRIDES[2], Self::STRIDES[3]);
    const BOXES: Steps = steps(Self::STRIDES[0], Self::STRIDES[2]);
    const CELLS: Steps = steps(Self::STRIDES[1], Self::STRIDES[3]);
    const DIGITS: Steps = steps(Self::STRIDES[4], Self::STRIDES[5]);

    /// The views whose sets are the cells of a row, the cells of a column, the cells of a box, and
    /// the rows for a digit.
    const KINDS: [Kind; 4] = [
        [&Self::ROWS, &Self::COLUMNS, &Self::DIGITS],
        [&Self::COLUMNS, &Self::ROWS, &Self::DIGITS],
        [&Self::BOXES, &Self::CELLS, &Self::DIGITS],
        [&Self::DIGITS, &Self::ROWS, &Self::COLUMNS],
    ];
}

impl<C: Cube> Kinds for C {}

/// Nine steps of two strides: three times three small ones.
const fn steps(major: u16, minor: u16) -> Steps {
    let mut steps = [0; 9];
    let mut at = 0;
    while at < 9 {
        steps[at] = at as u16 / 3 * major + at as u16 % 3 * minor;
        at += 1;
    }
    steps
}

/// Takes away each candidate that no matching of some view has. Looks at each view once.
#[cold]
#[inline(never)]
pub(super) fn prune<C: Cube>(cube: &mut C) -> Pruned {
    let mut pruned = Pruned::Unchanged;
    for &[views, to_sets, to_members] in const { &C::KINDS } {
        for view in views {
            let mut sets = [ALL; 9];
            for (set, to_set) in sets.iter_mut().zip(to_sets) {
                // Each member comes in at the top, so after nine of them nothing is left of what
                // was there.
                for to_member in to_members {
                    let place = usize::from(view + to_set + to_member);
                    *set = *set >> 1 | u32::from(cube.has(place)) << 8;
                }
            }
            match match_one_to_one(&mut sets) {
                Pruned::Contradiction => return Pruned::Contradiction,
                Pruned::Unchanged => continue,
                Pruned::Changed => pruned = Pruned::Changed,
            }
            for (set, to_set) in sets.iter_mut().zip(to_sets) {
                for to_member in to_members {
                    if *set & 1 == 0 {
                        cube.take(usize::from(view + to_set + to_member));
                    }
                    *set >>= 1;
                }
            }
        }
    }
    pruned
}

/// How many members a set has.
const fn size(mut set: u32) -> u32 {
    let mut size = 0;
    while set != 0 {
        set &= set - 1;
        size += 1;
    }
    size
}

/// Takes from each set the members that it has in no matching of the sets with the members.
fn match_one_to_one(sets: &mut [u32; 9]) -> Pruned {
    let mut pruned = Pruned::Unchanged;
    // A choice of sets is a number of nine bits. The choices that add only sets below the lowest
    // one of it follow it directly.
    let mut chosen = 1;
    while chosen <= ALL {
        let (mut union, mut lowest_set, mut count) = (0, 0, 0);
        for (at, set) in sets.iter().enumerate().rev() {
            if chosen >> at & 1 != 0 {
                union |= set;
                lowest_set = *set;
                count += 1;
            }
        }
        let Some(spare) = size(union).checked_sub(count) else {
            return Pruned::Contradiction;
        };
        if spare == 0 {
            for (at, set) in sets.iter_mut().enumerate() {
                if chosen >> at & 1 == 0 && *set & union != 0 {
                    *set &= !union;
                    pruned = Pruned::Changed;
                }
            }
        }
        // Each set that is added makes at most one spare member less. With more of them than sets
        // below, or with all members, none of those choices tells anything. Nor do those with a set
        // of one, which shares its member with none.
        let lowest = chosen & chosen.wrapping_neg();
        let is_hopeless = lowest >> spare == 0 || union == ALL || lowest_set.is_power_of_two();
        chosen += if is_hopeless { lowest } else { 1 };
    }
    pruned
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Any nine sets, made from one number.
    fn sets(seed: u64) -> [u32; 9] {
        let mut state = seed;
        core::array::from_fn(|_| {
            let mut set = ALL;
            for _ in 0..=seed % 4 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                set &= (state >> 40) as u32;
            }
            set | 1 << ((state >> 60) % 9)
        })
    }

    /// The members that each set has in some matching, by trying all of them.
    fn matched(sets: &[u32; 9], at: usize, used: u32, path: &mut [u32; 9], all: &mut [u32; 9]) {
        if at == 9 {
            for (all, member) in all.iter_mut().zip(path) {
                *all |= *member;
            }
            return;
        }
        for member in (0..9).map(|member| 1 << member) {
            if sets[at] & !used & member != 0 {
                path[at] = member;
                matched(sets, at + 1, used | member, path, all);
            }
        }
    }

    /// What propagation does with sets of one: takes their member from the others. Whether it found
    /// no contradiction.
    fn settle(sets: &mut [u32; 9]) -> bool {
        let mut before = [0; 9];
        while *sets != before {
            before = *sets;
            for at in (0..9).filter(|&at| before[at].is_power_of_two()) {
                (0..9).filter(|&other| other != at).for_each(|other| sets[other] &= !before[at]);
            }
        }
        !sets.contains(&0)
    }

    #[test]
    fn what_is_left_is_what_matchings_have() {
        let mut outcomes = [0; 3];
        for seed in 0..3_000 {
            let mut sets = sets(seed);
            let mut expected = [0; 9];
            matched(&sets, 0, 0, &mut [0; 9], &mut expected);
            let is_matched = expected[0] != 0;
            if !settle(&mut sets) {
                assert!(!is_matched, "seed {seed}");
                continue;
            }
            let settled = sets;
            let found = loop {
                let given = sets;
                let pruned = match_one_to_one(&mut sets);
                match pruned {
                    Pruned::Contradiction => break false,
                    Pruned::Unchanged => break true,
                    Pruned::Changed if !settle(&mut sets) => break false,
                    Pruned::Changed => assert_ne!(sets, given, "seed {seed}"),
                }
            };
            assert_eq!(found, is_matched, "seed {seed}");
            if is_matched {
                assert_eq!(sets, expected, "seed {seed}");
            }
            outcomes[if !is_matched {
                0
            } else if sets == settled {
                1
            } else {
                2
            }] += 1;
        }
        assert!(outcomes.iter().all(|&count| count > 100), "{outcomes:?}");
    }
}
