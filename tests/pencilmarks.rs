//! `Pencilmarks`: the candidates of a grid, and a puzzle of its own. That the pencilmarks of a grid
//! are the same puzzle is a claim of `tests/claims`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::BTreeSet;

use common::grid;
use oracle::{puzzles, random, samples};
use sudoku_core::{
    Candidates, Cell, Digit, Grid, Pencilmarks, SolveError, count_solutions, grid, solutions, solve,
};

#[test]
fn no_candidate_no_solution() {
    let solution = grid!(puzzles::EASY_SOLUTION);
    for cell in Cell::ALL {
        let mut marks = Pencilmarks::FULL;
        marks.set(cell, Candidates::EMPTY);
        assert_eq!(solve(&marks), Err(SolveError::NoSolution), "{cell}");
        assert_eq!(count_solutions(&marks, 5), 0);
        let mut marks = Pencilmarks::from(solution);
        marks.set(cell, Candidates::EMPTY);
        assert_eq!(solve(&marks), Err(SolveError::NoSolution), "{cell}");
    }
    assert_eq!(solve(&Pencilmarks::from([Candidates::EMPTY; 81])), Err(SolveError::NoSolution));
}

#[test]
fn the_full_ones_are_the_empty_grid() {
    assert_eq!(Pencilmarks::from(Grid::EMPTY), Pencilmarks::FULL);
    assert_eq!(count_solutions(&Pencilmarks::FULL, 1000), 1000);
    assert!(matches!(solve(&Pencilmarks::FULL), Err(SolveError::NotUnique(_))));
}

/// Not one clue: every cell has its digit and two others as candidates.
#[test]
fn candidates_without_a_clue() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let solution = grid(&sample.solutions[0]);
        let shifted = |digit: Digit, by: u8| Digit::new((digit.get() - 1 + by) % 9 + 1).unwrap();
        // Each cell has three candidates, three apart: three shifts of the solution are solutions.
        let cyclic = Cell::ALL.map(|cell| {
            let digit = solution.get(cell).unwrap();
            Candidates::from_digit(digit).with(shifted(digit, 3)).with(shifted(digit, 6))
        });
        let marks = Pencilmarks::from(cyclic);
        let plain = cyclic.map(|candidates| candidates.bits());
        let found: BTreeSet<Grid> = solutions(&marks).take(5000).collect();
        for by in [0, 3, 6] {
            let mut shift = solution;
            Cell::ALL.into_iter().for_each(|cell| {
                shift.set(cell, solution.get(cell).map(|digit| shifted(digit, by)));
            });
            assert!(found.contains(&shift) || found.len() == 5000, "{shift}");
        }
        for other in found {
            assert!(oracle::is_solution_of_marks(other.as_bytes(), &plain), "{other}");
        }
    }
}

#[test]
fn to_remove_a_candidate_removes_its_solutions_and_no_others() {
    let puzzles =
        samples::SERG_SEVERAL.samples().step_by(5).filter(|sample| sample.count.up_to(400) < 400);
    let mut removed = 0;
    for sample in puzzles {
        let puzzle = grid(&sample.board);
        let all: Vec<Grid> = solutions(&puzzle).collect();
        for cell in Cell::ALL.into_iter().filter(|&cell| puzzle.get(cell).is_none()).step_by(7) {
            for digit in Pencilmarks::from(puzzle).candidates(cell) {
                let mut marks = Pencilmarks::from(puzzle);
                assert!(marks.remove(cell, digit));
                let left: BTreeSet<Grid> = solutions(&marks).collect();
                let expected = all.iter().copied().filter(|grid| grid.get(cell) != Some(digit));
                assert_eq!(left, expected.collect(), "{puzzle}, {cell} not {digit}");
                removed += 1;
            }
        }
    }
    assert!(removed > 300, "{removed}");
}

#[test]
fn to_remove_is_to_set_without_the_digit() {
    for seed in 0..40 {
        let (_, plain) = random::marks(seed, 50);
        let before = Pencilmarks::from(plain.map(Candidates::from_bits_truncate));
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                let candidates = before.candidates(cell);
                let mut expected = before;
                expected.set(cell, candidates.without(digit));
                let mut marks = before;
                assert_eq!(marks.remove(cell, digit), candidates.contains(digit), "{cell} {digit}");
                assert_eq!(marks, expected, "{cell} {digit}");
                assert!(!marks.remove(cell, digit), "{cell} {digit}");
                assert_eq!(marks, expected, "{cell} {digit}");
            }
        }
    }
}

#[test]
fn what_the_peers_of_a_solution_remove_leaves_the_solution() {
    let solution = grid!(puzzles::EASY_SOLUTION);
    let mut marks = Pencilmarks::FULL;
    let mut removed = 0;
    for (cell, digit) in solution.clues() {
        removed += cell.peers().iter().filter(|&&peer| marks.remove(peer, digit)).count();
    }
    assert_eq!(removed, 81 * 8);
    assert_eq!(marks, Pencilmarks::from(solution));
}
