//! The claims of `tests/claims` on boards that proptest draws.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod claims;
mod common;

use oracle::random::{self, Orientation, Scramble};
use proptest::prelude::*;

/// Boards of every density: with a solution, with a wrong clue or two, and without any sense.
fn board() -> impl Strategy<Value = [u8; 81]> {
    let with_solution =
        (any::<u64>(), 0..=81usize).prop_map(|(seed, clues)| random::thinned(seed, clues, 0));
    // Where a puzzle has few solutions, or a wrong clue is hard to find.
    let at_the_edge = (any::<u64>(), 17..=32usize, 0..=2usize);
    let at_the_edge =
        at_the_edge.prop_map(|(seed, clues, wrong)| random::thinned(seed, clues, wrong));
    let with_wrong_clues = (any::<u64>(), 1..=81usize, 1..=2usize);
    let with_wrong_clues =
        with_wrong_clues.prop_map(|(seed, clues, wrong)| random::thinned(seed, clues, wrong));
    let sparse =
        (any::<u64>(), 0..=12usize).prop_map(|(seed, clues)| random::scattered(seed, clues));
    let any_digits =
        proptest::collection::vec(0..=9u8, 81).prop_map(|digits| digits.try_into().unwrap());
    prop_oneof![
        3 => with_solution,
        4 => at_the_edge,
        2 => with_wrong_clues,
        2 => sparse,
        1 => any_digits,
    ]
}

/// Changes of one kind, so that a failure names it, and all at once.
fn scramble() -> impl Strategy<Value = Scramble> {
    any::<u64>().prop_flat_map(|seed| {
        let all = Scramble::from_seed(seed);
        let (digits, rows, columns) = (all.digits, all.rows, all.columns);
        prop_oneof![
            Just(Scramble { digits, ..Scramble::NONE }),
            Just(Scramble { rows, ..Scramble::NONE }),
            Just(Scramble { columns, ..Scramble::NONE }),
            Just(Scramble { orientation: Orientation::Transposed, ..Scramble::NONE }),
            Just(all),
        ]
    })
}

/// Texts that are nearly grids, and some that are not.
fn text() -> impl Strategy<Value = Vec<u8>> {
    let symbols = proptest::collection::vec(
        proptest::sample::select(b"123456789.0_* \r\n#\tx".to_vec()),
        0..100,
    );
    let spoilt =
        (board(), 0..100usize, any::<u8>(), 0..3usize).prop_map(|(board, at, byte, removed)| {
            let mut text = oracle::text(&board).into_bytes();
            let at = at.min(text.len());
            text.splice(at..(at + removed).min(81), [byte]);
            text
        });
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..200),
        symbols,
        spoilt,
        "\\PC{0,100}".prop_map(String::into_bytes),
        "[1-9._*0]{81}[ \t\r\n]{0,3}(# \\PC{0,9})?".prop_map(String::into_bytes),
        "\u{feff}?[1-9._*0]{9}(\r?\n[1-9._*0]{9}){8}".prop_map(String::into_bytes),
    ]
}

fn config() -> ProptestConfig {
    ProptestConfig { failure_persistence: None, ..ProptestConfig::default() }
}

macro_rules! tests {
    ($($claim:ident)*) => {
        proptest! {
            #![proptest_config(config())]

            $(#[test]
            fn $claim(board in board()) {
                claims::$claim(&board);
            })*
        }
    };
}

claims::for_each_claim!(tests);

proptest! {
    #![proptest_config(config())]

    #[test]
    fn a_scrambled_puzzle_has_the_scrambled_solutions(board in board(), scramble in scramble()) {
        claims::a_scrambled_puzzle_has_the_scrambled_solutions(&board, &scramble);
    }

    #[test]
    fn parse_is_total(text in text()) {
        claims::parse_is_total(&text);
    }
}

/// The comparison with the oracle means something: it mostly finishes, and meets every kind of
/// board.
#[test]
fn the_oracle_mostly_finishes_and_meets_every_kind() {
    let [mut finished, mut none, mut one, mut several, mut many] = [0; 5];
    for seed in 0..400 {
        let board = random::thinned(seed, 17 + seed as usize % 40, seed as usize % 5 / 3);
        finished += u32::from(claims::solutions_are_those_of_the_oracle(&board));
        match sudoku_core::count_solutions(&common::grid(&board), claims::LIMIT) {
            0 => none += 1,
            1 => one += 1,
            claims::LIMIT => many += 1,
            _ => several += 1,
        }
    }
    assert!(finished >= 350, "{finished} of 400");
    assert!(
        none >= 30 && one >= 30 && several >= 30 && many >= 30,
        "{none} {one} {several} {many}"
    );
}
