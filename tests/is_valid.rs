//! `is_valid` and `Grid::conflicts`: the rules, and nothing but the rules. That they are what their
//! definition says of every grid is a claim of `tests/claims`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::puzzles;
use oracle::samples::{self, Count};
use sudoku_core::{Cell, Digit, Grid, grid, is_valid};

#[test]
fn the_boards_of_the_usual_exercise() {
    let mut board = [
        ['5', '3', '.', '.', '7', '.', '.', '.', '.'],
        ['6', '.', '.', '1', '9', '5', '.', '.', '.'],
        ['.', '9', '8', '.', '.', '.', '.', '6', '.'],
        ['8', '.', '.', '.', '6', '.', '.', '.', '3'],
        ['4', '.', '.', '8', '.', '3', '.', '.', '1'],
        ['7', '.', '.', '.', '2', '.', '.', '.', '6'],
        ['.', '6', '.', '.', '.', '.', '2', '8', '.'],
        ['.', '.', '.', '4', '1', '9', '.', '.', '5'],
        ['.', '.', '.', '.', '8', '.', '.', '7', '9'],
    ];
    assert!(is_valid(&Grid::try_from(board).unwrap()));
    board[0][0] = '8'; // there is one in its box and one in its column
    let grid = Grid::try_from(board).unwrap();
    assert!(!is_valid(&grid));
    let conflicts: Vec<String> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
    assert_eq!(conflicts.len(), 2);
    assert!(conflicts.contains(&"two 8s in column 1: r1c1 and r4c1".into()), "{conflicts:?}");
    assert!(conflicts.contains(&"two 8s in box 1: r1c1 and r3c3".into()), "{conflicts:?}");
}

#[test]
fn an_empty_grid_and_a_lone_digit_are_valid() {
    assert!(is_valid(&Grid::EMPTY));
    for cell in Cell::ALL {
        for digit in Digit::ALL {
            let mut grid = Grid::EMPTY;
            grid.set(cell, Some(digit));
            assert!(is_valid(&grid), "{grid}");
            assert_eq!(grid.conflicts().count(), 0);
        }
    }
}

#[test]
fn valid_says_nothing_of_solutions() {
    let dead = grid!(puzzles::DEAD_CELL);
    assert!(is_valid(&dead));
    assert!(dead.candidates(Cell::ALL[0]).is_empty());
}

#[test]
fn a_solved_grid_is_valid_until_one_digit_changes() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let solution = grid(&sample.solutions[0]);
        assert!(is_valid(&solution) && solution.is_solved());
        for cell in Cell::ALL {
            for digit in Digit::ALL.into_iter().filter(|&digit| solution.get(cell) != Some(digit)) {
                let mut changed = solution;
                changed.set(cell, Some(digit));
                assert!(!is_valid(&changed) && changed.is_complete() && !changed.is_solved());
                // Each of the three houses has one cell with the digit already; a cell that is in
                // two of them counts twice.
                assert_eq!(changed.conflicts().count(), 3, "{changed}");
            }
        }
    }
}

#[test]
fn every_set_is_valid_or_has_no_solution() {
    let mut not_valid = 0;
    for sample in samples::all() {
        let grid = grid(&sample.board);
        if !is_valid(&grid) {
            not_valid += 1;
            assert_eq!(sample.count, Count::Exactly(0), "{grid}");
        }
    }
    assert_eq!(not_valid, 4, "three named cases and one hostile grid repeat a clue");
}

#[test]
fn the_named_conflicts() {
    for (name, expected) in [
        ("duplicate given - box", ["two 5s in box 5: r4c6 and r5c4"].as_slice()),
        ("duplicate given - column", &["two 1s in column 5: r2c5 and r4c5"]),
        ("duplicate given - row", &["two 2s in row 5: r5c1 and r5c9"]),
    ] {
        let sample = samples::NAMED_CASES.samples().find(|sample| sample.note.starts_with(name));
        let grid = grid(&sample.unwrap().board);
        let conflicts: Vec<String> =
            grid.conflicts().map(|conflict| conflict.to_string()).collect();
        assert_eq!(conflicts, expected, "{name}");
    }
}
