//! `count_solutions`: exact below its limit, and no further than that.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::samples::{self, Count, Set};
use sudoku_core::count_solutions;

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
