//! `random_solution`: grids that are solved, and as frequent as they should be.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeSet;

use sudoku_core::{Candidates, Cell, Chute, Grid, SeededRandom, random_solution};

/// The number of grids. The bounds below are five standard deviations.
const GRIDS: usize = 20_000;

fn grids() -> impl Iterator<Item = Grid> {
    let mut random = SeededRandom::new(2026);
    (0..GRIDS).map(move |_| random_solution(&mut random))
}

/// Whether a count of independent events of a probability is within five standard deviations.
fn is_likely(count: usize, trials: usize, probability: f64) -> bool {
    let expected = trials as f64 * probability;
    (count as f64 - expected).abs() < 5.0 * (expected * (1.0 - probability)).sqrt()
}

#[test]
fn every_grid_is_solved_and_no_two_are_equal() {
    let mut seen = BTreeSet::new();
    for grid in grids() {
        assert!(oracle::is_solution_of(grid.as_bytes(), &[0; 81]), "{grid}");
        assert!(seen.insert(grid), "{grid} came twice");
    }
}

#[test]
fn every_digit_is_equally_likely_in_every_cell() {
    let mut counts = [[0; 9]; 81];
    for grid in grids() {
        for (cell, digit) in grid.clues() {
            counts[cell.index()][digit.index()] += 1;
        }
    }
    assert!(counts.as_flattened().iter().all(|count| is_likely(*count, GRIDS, 1.0 / 9.0)));
}

#[test]
fn neighbouring_digits_are_independent_of_their_values() {
    // The pairs of digits in two cells of a row, and in two cells that do not see each other.
    for (one, other, pairs) in [(0, 1, 72), (0, 8, 72), (0, 80, 81), (40, 10, 81)] {
        let mut counts = [[0; 9]; 9];
        for grid in grids() {
            let [one, other] = [one, other].map(|cell| grid.get(Cell::ALL[cell]).unwrap());
            counts[one.index()][other.index()] += 1;
        }
        let met = counts.as_flattened().iter().filter(|count| **count > 0).count();
        assert_eq!(met, pairs, "cells {one} and {other}");
        if pairs == 72 {
            let all = counts.as_flattened().iter().filter(|count| **count > 0);
            assert!(all.into_iter().all(|count| is_likely(*count, GRIDS, 1.0 / 72.0)));
        }
    }
}

/// The share of chutes whose three lines consist of the same three triads, in all solved grids:
/// 660,915,151,183,872 of 18,383,222,420,692,992. Both are sums over the 416 classes of bands, of
/// the size of a class times the number of completions of each of its bands, divided by 9!.
const SAME_TRIADS: f64 = 660_915_151_183_872.0 / 18_383_222_420_692_992.0;

#[test]
fn chutes_with_the_same_triads_are_as_frequent_as_they_should_be() {
    let mut counts = [0; 6];
    for grid in grids() {
        for chute in Chute::ALL {
            let mut triads = BTreeSet::new();
            for triad in chute.triads() {
                let digits = triad.cells().map(|cell| grid.get(cell).unwrap());
                triads.insert(digits.into_iter().collect::<Candidates>());
            }
            counts[chute.index()] += usize::from(triads.len() == 3);
        }
    }
    assert!(counts.iter().all(|count| is_likely(*count, GRIDS, SAME_TRIADS)), "{counts:?}");
}
