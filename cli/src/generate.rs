//! Puzzles that are made at random.
//!
//! Each puzzle of a list has a seed of its own, so it does not depend on the others, and neither on
//! the number of threads nor on the shard.

use std::io::{self, Write as _};
use std::ops::Range;
use std::sync::Arc;

use sudoku_core::text::{Contents, Format};
use sudoku_core::{Generator, Grid, Unmet, Wish, Wishes, canonicalize};

use crate::answer::{Answer, Counts};
use crate::chunk::Position;
use crate::classes::{Class, Member};
use crate::convert::text_of;
use crate::grade::Grade;
use crate::place::Properness;
use crate::question::Repeats;
use crate::stream::Shard;

/// The most puzzles that a thread makes at once.
const LONGEST_PIECE: u64 = 64;

/// A list of puzzles to make.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// The number of puzzles in all shards.
    pub(crate) number: u64,
    pub(crate) wishes: Wishes,
    /// How hard the puzzles are to be, if that matters.
    pub(crate) grade: Option<Grade>,
    pub(crate) format: Format,
    pub(crate) repeats: Repeats,
    pub(crate) shard: Option<Shard>,
}

impl Plan {
    /// The number of puzzles to make, which are those of the shard.
    pub(crate) fn len(&self) -> u64 {
        match self.shard {
            None => self.number,
            Some(Shard { number, total }) => {
                let before = self.number.saturating_sub(number.get() - 1);
                before.div_ceil(total.get())
            }
        }
    }

    /// The index in the whole list, from 0, of a puzzle of the shard.
    fn index(&self, of_shard: u64) -> u64 {
        match self.shard {
            None => of_shard,
            Some(Shard { number, total }) => of_shard * total.get() + (number.get() - 1),
        }
    }

    /// The puzzles from `start` on, cut so that each of the threads gets enough pieces.
    pub(crate) fn pieces(&self, start: u64, threads: usize) -> impl Iterator<Item = Range<u64>> {
        let (len, threads) = (self.len(), u64::try_from(threads).unwrap_or(1).max(1));
        let piece = len.div_ceil(8 * threads).clamp(1, LONGEST_PIECE);
        let starts = std::iter::successors(Some(start), move |start| start.checked_add(piece));
        let starts = starts.take_while(move |&start| start < len);
        starts.map(move |start| start..start.saturating_add(piece).min(len))
    }

    /// Makes some puzzles of the shard.
    pub(crate) fn make(&self, puzzles: Range<u64>) -> Answer {
        let made = puzzles.end;
        let end = Position { input: 0, offset: made, lines: made, items: made };
        let mut answer = Answer {
            text: Vec::new(),
            counts: Counts::default(),
            members: Vec::new(),
            input: Arc::from("the list"),
            end: Some(end),
            failure: None,
        };
        for of_shard in puzzles {
            // Writing to memory does not fail.
            _ = self.make_one(self.index(of_shard), &mut answer);
        }
        answer
    }

    fn make_one(&self, index: u64, answer: &mut Answer) -> io::Result<()> {
        let mut generator = Generator::new(seed_of(self.seed, index));
        // They were checked before.
        _ = generator.set_wishes(self.wishes.clone());
        let start = answer.text.len();
        let is_wanted = |puzzle: &Grid| self.grade.is_none_or(|grade| grade.is_of(puzzle));
        let made = generator.generate_where(is_wanted).map_err(|unmet| self.in_words(&unmet));
        let made = made.and_then(|puzzle| match text_of(&Contents::new(puzzle), self.format) {
            Ok(text) => Ok((puzzle, text)),
            Err(error) => Err(error.to_string()),
        });
        match made {
            Ok((puzzle, text)) => {
                answer.text.extend_from_slice(text.as_bytes());
                answer.counts.add(Properness::Proper);
                let text = start..answer.text.len();
                answer.members.extend(self.class(&puzzle).map(|class| Member { class, text }));
            }
            Err(reason) => {
                writeln!(answer.text, "! puzzle {}: {reason}", index.saturating_add(1))?;
                answer.counts.add(Properness::NotProper);
            }
        }
        Ok(())
    }

    /// Why a puzzle was given up.
    fn in_words(&self, unmet: &Unmet) -> String {
        match (unmet.wish, self.grade) {
            (Wish::Condition, Some(grade)) => {
                format!("no puzzle of {} attempts has {grade}", unmet.attempts)
            }
            _ => unmet.to_string(),
        }
    }

    /// The class of a puzzle, if repeated ones are dropped.
    fn class(&self, puzzle: &Grid) -> Option<Class> {
        match self.repeats {
            Repeats::Kept => None,
            Repeats::Dropped => Some(Class::of_canonical(&canonicalize(puzzle).0)),
        }
    }
}

/// The seed of the generator that makes the puzzle with an index, from 0, in the list of a seed.
///
/// `help.rs` describes it. The first puzzle is that of the seed itself, as everywhere else. The
/// lists of neighbouring seeds have nothing in common, as they would if the index were added.
fn seed_of(seed: u64, index: u64) -> u64 {
    seed.wrapping_add(mixed(index))
}

/// The last steps of SplitMix64 (<https://prng.di.unimi.it/splitmix64.c>), which map the integers
/// one to one to each other, and 0 to itself.
const fn mixed(index: u64) -> u64 {
    let bits = (index ^ index >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn plan(number: u64, shard: Option<&str>) -> Plan {
        Plan {
            seed: 1,
            number,
            wishes: Wishes::NONE,
            grade: None,
            format: Format::Line,
            repeats: Repeats::Kept,
            shard: shard.map(|text| text.parse().unwrap()),
        }
    }

    /// The first output of SplitMix64 that starts from 1234567, as in the tests of the library.
    #[test]
    fn the_steps_are_those_of_split_mix() {
        let state = 1_234_567_u64.wrapping_add(0x9e37_79b9_7f4a_7c15);
        assert_eq!(mixed(state), 6_457_827_717_110_365_317);
        assert_eq!(seed_of(7, 0), 7);
    }

    #[test]
    fn the_lists_of_neighbouring_seeds_have_nothing_in_common() {
        let seeds = (0..100).flat_map(|seed| (0..1000).map(move |index| seed_of(seed, index)));
        assert_eq!(seeds.collect::<HashSet<_>>().len(), 100_000);
    }

    #[test]
    fn pieces_are_the_whole() {
        for len in [0, 1, 2, 63, 64, 65, 1000, 5000] {
            for (start, threads) in [(0, 1), (0, 3), (17, 2), (64, 64)] {
                let plan = plan(len, None);
                let puzzles: Vec<u64> = plan.pieces(start, threads).flatten().collect();
                assert_eq!(puzzles, (start..len).collect::<Vec<_>>());
            }
        }
        let last = plan(u64::MAX, None).pieces(u64::MAX - 70, 1).last();
        assert_eq!(last, Some(u64::MAX - 6..u64::MAX));
    }

    #[test]
    fn every_puzzle_is_in_one_shard() {
        for len in [0, 1, 5, 6, 7, 100] {
            let mut indices: Vec<u64> = (1..=6)
                .flat_map(|shard| {
                    let plan = plan(len, Some(&format!("{shard}/6")));
                    (0..plan.len()).map(|of_shard| plan.index(of_shard)).collect::<Vec<_>>()
                })
                .collect();
            indices.sort_unstable();
            assert_eq!(indices, (0..len).collect::<Vec<_>>());
        }
    }
}
