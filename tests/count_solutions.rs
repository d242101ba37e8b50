//! `count_solutions`: exact below its limit, and no further than that.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::samples::{self, Count, Set};
use oracle::{Board, random};
use sudoku_core::{Backend, count_solutions};

#[test]
fn every_set_to_two() {
    for sample in samples::all() {
        for limit in 0..=2 {
            let puzzle = grid(&sample.board);
            assert_eq!(count_solutions(&puzzle, limit), sample.count.up_to(limit), "{puzzle}");
        }
    }
}

#[test]
fn no_solution_whatever_the_limit() {
    for sample in samples::NO_SOLUTION.samples() {
        for limit in [0, 1, 1000, usize::MAX] {
            assert_eq!(count_solutions(&grid(&sample.board), limit), 0, "{}", sample.text);
        }
    }
}

#[test]
fn exact_numbers() {
    let sets =
        [samples::SERG_SEVERAL, samples::CLUES_REMOVED, samples::TDOKU_CASES, samples::NAMED_CASES];
    for sample in sets.into_iter().flat_map(Set::samples) {
        // The rest, up to 395,134, would only take long: `tests/solutions.rs` has the largest.
        if let Count::Exactly(count @ ..=20_000) = sample.count {
            let (puzzle, count) = (grid(&sample.board), usize::try_from(count).unwrap());
            assert_eq!(count_solutions(&puzzle, usize::MAX), count, "{puzzle}");
            for limit in [count.saturating_sub(1), count, count + 1] {
                if count < 1000 {
                    let expected = count.min(limit);
                    assert_eq!(count_solutions(&puzzle, limit), expected, "{puzzle} to {limit}");
                }
            }
        }
    }
}

#[test]
fn more_than_the_set_counts() {
    let sets = [samples::HOSTILE, samples::NAMED_CASES];
    for sample in sets.into_iter().flat_map(Set::samples) {
        let limit = match sample.count {
            Count::MoreThan(count) => usize::try_from(count).unwrap().min(20_000),
            Count::Exactly(count) if count > 400_000 => 20_000,
            Count::Exactly(_) => continue,
        };
        assert_eq!(count_solutions(&grid(&sample.board), limit), limit, "{}", sample.text);
    }
}

/// The number of ways to exchange two digits of a solved board: two for each set of cells that are
/// connected by rows, columns and boxes.
fn exchanges(solved: &Board, digits: [u8; 2]) -> usize {
    let mut open: Vec<_> = (0..81).filter(|&cell| digits.contains(&solved[cell])).collect();
    let mut ways = 1;
    while let Some(first) = open.pop() {
        let mut connected = vec![first];
        while let Some(cell) = connected.pop() {
            let (seen, rest) = open.iter().partition(|&&other| oracle::houses::sees(cell, other));
            open = rest;
            connected.extend::<Vec<_>>(seen);
        }
        ways *= 2;
    }
    ways
}

#[test]
fn two_digits_that_can_be_exchanged() {
    let mut most = 0;
    for seed in 0..150 {
        let solved = random::solved(seed);
        let digits = [(seed % 9 + 1) as u8, ((seed + 1 + seed / 9 % 8) % 9 + 1) as u8];
        let board = solved.map(|digit| if digits.contains(&digit) { 0 } else { digit });
        let expected = exchanges(&solved, digits);
        most = most.max(expected);
        for backend in Backend::available() {
            let puzzle = grid(&board);
            for limit in 0..=expected + 1 {
                let count = backend.count_solutions(&puzzle, limit);
                assert_eq!(count, expected.min(limit), "{backend}: {puzzle} to {limit}");
            }
        }
    }
    assert!(most >= 8, "{most}");
}

#[test]
fn three_or_four_digits_that_can_be_exchanged() {
    for seed in 0..20 {
        let digits = 3 + seed % 2;
        let board =
            random::solved(seed).map(|digit| if u64::from(digit) > digits { digit } else { 0 });
        for backend in Backend::available() {
            let puzzle = grid(&board);
            let listed = backend.solutions(&puzzle).take(5_000).count();
            for limit in (1..=70).chain([listed, 5_000]) {
                let count = backend.count_solutions(&puzzle, limit);
                assert_eq!(count, listed.min(limit), "{backend}: {puzzle} to {limit}");
            }
        }
    }
}

#[test]
fn as_many_as_are_listed() {
    for seed in 0..80 {
        let board = random::thinned(seed, 18 + seed as usize % 12, 0);
        for backend in Backend::available() {
            let puzzle = grid(&board);
            let listed = backend.solutions(&puzzle).take(3_000).count();
            for limit in [3, 4, 5, 7, 100, 101, 2_999, 3_000] {
                let count = backend.count_solutions(&puzzle, limit);
                assert_eq!(count, listed.min(limit), "{backend}: {puzzle} to {limit}");
            }
        }
    }
}
