//! The pigeonhole principle: `k` cells cannot have fewer than `k` candidates in total, and
//! everything else of that form.
//!
//! A solution is 36 one-to-one matchings: of the cells with the digits in each of the 27 houses,
//! and of the rows with the columns for each of the nine digits. Each of them is a *view* of the
//! cube of candidates: nine sets of nine.
//!
//! ```text
//!     row 1       r1c1 {1 2}    r1c2 {1 2}    r1c3 {1 2 3 4}  …      cells and digits
//!     digit 7     r1 {c2 c5}    r2 {c2 c5}    r3 {c1 c2 c5}   …      rows and columns
//! ```
//!
//! Hall's theorem (1935) says when nine sets can be matched: any `k` of them must have at least `k`
//! members in total. Where `k` sets have exactly `k` members, the other sets lose these. This is
//! complete: every member that remains belongs to some matching. Human solvers know these rules as
//! naked and hidden pairs, triples and quads, and as fish (X-wing, swordfish and jellyfish).
//!
//! Propagation leaves this out, because on ordinary puzzles it costs more than it saves. Long
//! searches need it: in a crowded house no cell and no digit need ever be without a candidate, so
//! the search would fill the rest of the grid in every possible way.

use super::effect::Effect;

/// The candidates of a grid as a cube of bits.
///
/// A candidate has three coordinates of two parts, each 0 to 2: its row (the band, and the row in
/// the band), its column (the stack, and the column in the stack) and its digit. The *index* of a
/// candidate is the sum of these six numbers, each times its stride.
pub(super) trait Cube {
    /// The strides of band, line, stack, column, and of the two parts of the digit.
    const STRIDES: [u16; 6];
    /// Whether the cube has the candidate with an index.
    fn has(&self, index: usize) -> bool;
    /// Removes the candidate with an index.
    fn remove(&mut self, index: usize);
}

/// All nine members.
const ALL: u32 = 0o777;

/// Nine steps: what each of them adds to an index.
type Steps = [u16; 9];

/// One kind of view: the steps from view to view, from set to set, and from member to member.
type Kind = [&'static Steps; 3];

/// The kinds of views of a cube. These are tables, because stack is scarcer than flash.
trait Kinds: Cube {
    const ROWS: Steps = steps(Self::STRIDES[0], Self::STRIDES[1]);
    const COLUMNS: Steps = steps(Self::STRIDES[2], Self::STRIDES[3]);
    const BOXES: Steps = steps(Self::STRIDES[0], Self::STRIDES[2]);
    const CELLS: Steps = steps(Self::STRIDES[1], Self::STRIDES[3]);
    const DIGITS: Steps = steps(Self::STRIDES[4], Self::STRIDES[5]);

    /// The views whose sets are the cells of a row, of a column and of a box, and the rows for a
    /// digit.
    const KINDS: [Kind; 4] = [
        [&Self::ROWS, &Self::COLUMNS, &Self::DIGITS],
        [&Self::COLUMNS, &Self::ROWS, &Self::DIGITS],
        [&Self::BOXES, &Self::CELLS, &Self::DIGITS],
        [&Self::DIGITS, &Self::ROWS, &Self::COLUMNS],
    ];
}

impl<C: Cube> Kinds for C {}

/// Nine steps of two strides: three small steps in each of three large ones.
const fn steps(major: u16, minor: u16) -> Steps {
    let mut steps = [0; 9];
    let mut at = 0;
    while at < 9 {
        steps[at] = at as u16 / 3 * major + at as u16 % 3 * minor;
        at += 1;
    }
    steps
}

/// Removes each candidate that belongs to no matching of some view. Looks at each view once.
#[cold]
#[inline(never)]
pub(super) fn prune<C: Cube>(cube: &mut C) -> Effect {
    let mut pruned = Effect::Unchanged;
    for &[views, to_sets, to_members] in const { &C::KINDS } {
        for view in views {
            let mut sets = [ALL; 9];
            for (set, to_set) in sets.iter_mut().zip(to_sets) {
                // Each member enters at the top bit, so nine of them replace what was there.
                for to_member in to_members {
                    let index = usize::from(view + to_set + to_member);
                    *set = *set >> 1 | u32::from(cube.has(index)) << 8;
                }
            }
            match match_one_to_one(&mut sets) {
                Effect::Contradiction => return Effect::Contradiction,
                Effect::Unchanged => continue,
                Effect::Changed => pruned = Effect::Changed,
            }
            for (set, to_set) in sets.iter_mut().zip(to_sets) {
                for to_member in to_members {
                    if *set & 1 == 0 {
                        cube.remove(usize::from(view + to_set + to_member));
                    }
                    *set >>= 1;
                }
            }
        }
    }
    pruned
}

/// The number of members of a set.
const fn size(mut set: u32) -> u32 {
    let mut size = 0;
    while set != 0 {
        set &= set - 1;
        size += 1;
    }
    size
}

/// Removes from each set the members with which no matching matches it.
fn match_one_to_one(sets: &mut [u32; 9]) -> Effect {
    let mut pruned = Effect::Unchanged;
    // A selection of sets is a number of nine bits. It is directly followed by the selections that
    // add only sets below its lowest one.
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
            return Effect::Contradiction;
        };
        if spare == 0 {
            for (at, set) in sets.iter_mut().enumerate() {
                if chosen >> at & 1 == 0 && *set & union != 0 {
                    *set &= !union;
                    pruned = Effect::Changed;
                }
            }
        }
        // Adding a set reduces the spare members by at most one. So if there are more spare members
        // than sets below, or if the union has all members, none of those selections is of use.
        // Neither is one with a set of one member, because no other set has that member.
        let lowest = chosen & chosen.wrapping_neg();
        let is_useless = lowest >> spare == 0 || union == ALL || lowest_set.is_power_of_two();
        chosen += if is_useless { lowest } else { 1 };
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
    fn propagate(sets: &mut [u32; 9]) -> bool {
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
            if !propagate(&mut sets) {
                assert!(!is_matched, "seed {seed}");
                continue;
            }
            let outcome = sets;
            let found = loop {
                let given = sets;
                let pruned = match_one_to_one(&mut sets);
                match pruned {
                    Effect::Contradiction => break false,
                    Effect::Unchanged => break true,
                    Effect::Changed if !propagate(&mut sets) => break false,
                    Effect::Changed => assert_ne!(sets, given, "seed {seed}"),
                }
            };
            assert_eq!(found, is_matched, "seed {seed}");
            if is_matched {
                assert_eq!(sets, expected, "seed {seed}");
            }
            outcomes[if !is_matched {
                0
            } else if sets == outcome {
                1
            } else {
                2
            }] += 1;
        }
        assert!(outcomes.iter().all(|&count| count > 100), "{outcomes:?}");
    }
}
