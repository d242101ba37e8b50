//! `true_candidates`, against the union of all solutions.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::{random, samples};
use sudoku_core::{
    Candidates, Cell, Grid, Pencilmarks, Puzzle, count_solutions, solutions, true_candidates,
};

/// The most solutions that are enumerated for one puzzle.
const MOST: usize = 3_000;

/// The candidates of all solutions, or `None` if there are too many.
fn by_enumeration(puzzle: &impl Puzzle) -> Option<Pencilmarks> {
    if count_solutions(puzzle, MOST) == MOST {
        return None;
    }
    let mut marks = Pencilmarks::from([Candidates::EMPTY; 81]);
    for solution in solutions(puzzle) {
        for (cell, digit) in solution.clues() {
            marks[cell] |= Candidates::from_digit(digit);
        }
    }
    Some(marks)
}

#[test]
fn they_are_those_of_all_solutions() {
    let (mut checked, mut several) = (0, 0);
    let sampled = samples::SETS.iter().flat_map(|set| set.samples().take(40));
    let thinned = (0..200).map(|seed| random::thinned(seed, 22 + seed as usize % 10, 0));
    for board in sampled.map(|sample| sample.board).chain(thinned) {
        let puzzle = grid(&board);
        let Some(expected) = by_enumeration(&puzzle) else { continue };
        assert_eq!(true_candidates(&puzzle), expected, "{puzzle}");
        checked += 1;
        several += usize::from(count_solutions(&puzzle, 9) == 9);
    }
    assert!(checked > 400 && several > 60, "{checked} {several}");
}

#[test]
fn pencilmarks_have_them_too() {
    let mut several = 0;
    for seed in 0..150 {
        let (_, marks) = random::marks(seed, 40 + seed as usize % 12);
        let puzzle = Pencilmarks::from(marks.map(Candidates::from_bits_truncate));
        let Some(expected) = by_enumeration(&puzzle) else { continue };
        assert_eq!(true_candidates(&puzzle), expected, "{puzzle}");
        several += usize::from(count_solutions(&puzzle, 9) == 9);
    }
    assert!(several > 20, "{several}");
}

#[test]
fn with_too_many_solutions_to_enumerate_each_is_proved() {
    for seed in 0..30 {
        let puzzle = grid(&random::thinned(seed, seed as usize % 18, 0));
        let marks = true_candidates(&puzzle);
        for (cell, candidates) in Pencilmarks::from(&puzzle).iter() {
            for digit in candidates {
                let mut tried = puzzle;
                tried.set(cell, Some(digit));
                let occurs = count_solutions(&tried, 1) == 1;
                assert_eq!(marks[cell].contains(digit), occurs, "{digit} in {cell} of {puzzle}");
            }
        }
    }
}

#[test]
fn without_a_solution_there_are_none() {
    let nothing = Pencilmarks::from([Candidates::EMPTY; 81]);
    for sample in samples::NO_SOLUTION.samples().take(50) {
        assert_eq!(true_candidates(&grid(&sample.board)), nothing);
    }
    assert_eq!(true_candidates(&nothing), nothing);
    let mut conflict = Grid::EMPTY;
    for cell in &Cell::ALL[..2] {
        conflict.set(*cell, sudoku_core::Digit::new(1));
    }
    assert_eq!(true_candidates(&conflict), nothing);
}
