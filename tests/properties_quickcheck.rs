//! The claims of `tests/claims` on boards that quickcheck draws.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod claims;
mod oracle;
mod random;
mod samples;

use quickcheck::{Arbitrary, Gen, quickcheck};
use random::Scramble;

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

quickcheck! {
    fn solutions_keep_rules_and_clues(board: AnyBoard) -> () {
        claims::solutions_keep_rules_and_clues(&board.0);
    }

    fn solutions_are_those_of_the_oracle(board: AnyBoard) -> () {
        claims::solutions_are_those_of_the_oracle(&board.0);
    }

    fn validity_is_its_definition(board: AnyBoard) -> () {
        claims::validity_is_its_definition(&board.0);
    }

    fn text_reads_back(board: AnyBoard) -> () {
        claims::text_reads_back(&board.0);
    }

    fn a_scrambled_puzzle_has_the_scrambled_solutions(board: AnyBoard, seed: u64) -> () {
        claims::a_scrambled_puzzle_has_the_scrambled_solutions(&board.0, &Scramble::of(seed));
    }

    fn slices_do_not_matter(board: AnyBoard) -> () {
        claims::slices_do_not_matter(&board.0);
    }

    fn pencilmarks_are_the_same_puzzle(board: AnyBoard) -> () {
        claims::pencilmarks_are_the_same_puzzle(&board.0);
    }

    fn parse_is_total(text: Vec<u8>) -> () {
        claims::parse_is_total(&text);
    }
}
