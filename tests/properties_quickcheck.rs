//! The claims of `tests/claims` on boards that quickcheck draws.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod claims;
mod common;

use oracle::random::{self, Scramble};
use quickcheck::{Arbitrary, Gen, quickcheck};

/// A board of any density; shrinks by taking clues away.
#[derive(Clone, Debug)]
struct AnyBoard([u8; 81]);

impl Arbitrary for AnyBoard {
    fn arbitrary(draw: &mut Gen) -> Self {
        let seed = u64::arbitrary(draw);
        let clues = usize::arbitrary(draw) % 82;
        let wrong = usize::arbitrary(draw) % 3;
        match u8::arbitrary(draw) % 4 {
            0 => Self(random::scattered(seed, clues)),
            1 => Self(random::scattered(seed, clues / 8)),
            _ => Self(random::thinned(seed, clues, wrong)),
        }
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let board = self.0;
        let filled = (0..81).filter(move |&cell| board[cell] != 0);
        Box::new(filled.map(move |cell| {
            let mut fewer = board;
            fewer[cell] = 0;
            Self(fewer)
        }))
    }
}

macro_rules! tests {
    ($($claim:ident)*) => {
        quickcheck! {
            $(fn $claim(board: AnyBoard) -> () {
                claims::$claim(&board.0);
            })*
        }
    };
}

claims::for_each_claim!(tests);

quickcheck! {
    fn a_scrambled_puzzle_has_the_scrambled_solutions(board: AnyBoard, seed: u64) -> () {
        let scramble = Scramble::from_seed(seed);
        claims::a_scrambled_puzzle_has_the_scrambled_solutions(&board.0, &scramble);
    }

    fn parse_is_total(text: Vec<u8>) -> () {
        claims::parse_is_total(&text);
    }
}
