//! The claims of `tests/claims` on every sample, and on boards made to have little in common with
//! them: one digit among empty cells or among others, and two equal digits.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod claims;
mod common;

use oracle::random::Scramble;
use oracle::{Board, samples};

/// Each digit in each cell, with all other cells empty or filled with another digit.
fn each_digit_in_each_cell() -> impl Iterator<Item = Board> {
    let rests = (1..=9).flat_map(|digit| [(digit, 0), (digit, digit % 9 + 1)]);
    rests.flat_map(|(digit, rest)| {
        (0..81).map(move |cell| {
            let mut board = [rest; 81];
            board[cell] = digit;
            board
        })
    })
}

/// Two 5s in each pair of cells.
fn each_pair_of_cells() -> impl Iterator<Item = Board> {
    let pairs = (0..81).flat_map(|first| (first + 1..81).map(move |second| [first, second]));
    pairs.map(|pair| {
        let mut board = [0; 81];
        pair.into_iter().for_each(|cell| board[cell] = 5);
        board
    })
}

fn boards() -> impl Iterator<Item = Board> {
    samples::all().map(|sample| sample.board).chain(each_digit_in_each_cell())
}

macro_rules! tests {
    ($($claim:ident)*) => {
        $(#[test]
        fn $claim() {
            boards().for_each(|board| _ = claims::$claim(&board));
        })*
    };
}

claims::for_each_claim!(tests);

#[test]
fn two_cells_conflict_exactly_if_they_share_a_house_and_a_digit() {
    each_pair_of_cells().for_each(|board| claims::validity_is_its_definition(&board));
}

#[test]
fn a_scrambled_puzzle_has_the_scrambled_solutions() {
    for (board, seed) in boards().zip(0..) {
        let scramble = Scramble::from_seed(seed);
        claims::a_scrambled_puzzle_has_the_scrambled_solutions(&board, &scramble);
    }
}

#[test]
fn parse_is_total() {
    samples::all().for_each(|sample| claims::parse_is_total(sample.text.as_bytes()));
}
