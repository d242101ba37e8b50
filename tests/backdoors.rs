//! `backdoors`, against singles that are looked for in the plainest way.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::samples;
use sudoku_core::{Backdoors, CellSet, Digit, Grid, House, SolveError, backdoors, solve};

/// Fills one cell after the other by a naked or a hidden single; returns whether that is all.
fn singles_solve(puzzle: &Grid) -> bool {
    let mut grid = *puzzle;
    loop {
        let naked =
            grid.empty_cells().find_map(|cell| Some((cell, grid.candidates(cell).single()?)));
        let hidden = || {
            House::ALL.into_iter().find_map(|house| {
                Digit::ALL.into_iter().find_map(|digit| {
                    let mut cells = house.cells().into_iter().filter(|cell| {
                        grid.get(*cell).is_none() && grid.candidates(*cell).contains(digit)
                    });
                    let cell = cells.next()?;
                    cells.next().is_none().then_some((cell, digit))
                })
            })
        };
        let Some((cell, digit)) = naked.or_else(hidden) else { return grid.is_complete() };
        grid.set(cell, Some(digit));
    }
}

fn by_trial(puzzle: &Grid) -> Backdoors {
    if singles_solve(puzzle) {
        return Backdoors::NotNeeded;
    }
    let solution = solve(puzzle).unwrap();
    let helps = |cell: &sudoku_core::Cell| {
        let mut more = *puzzle;
        more.set(*cell, solution.get(*cell));
        singles_solve(&more)
    };
    Backdoors::Cells(puzzle.empty_cells().filter(helps).collect())
}

#[test]
fn each_cell_is_tried() {
    let mut kinds = [0; 3];
    for sample in samples::SETS.iter().flat_map(|set| set.samples().take(25)) {
        let puzzle = grid(&sample.board);
        let Ok(found) = backdoors(&puzzle) else {
            assert!(solve(&puzzle).is_err(), "{puzzle}");
            continue;
        };
        assert_eq!(found, by_trial(&puzzle), "{puzzle}");
        kinds[match found {
            Backdoors::NotNeeded => 0,
            Backdoors::Cells(CellSet::EMPTY) => 1,
            Backdoors::Cells(_) => 2,
        }] += 1;
    }
    assert!(kinds.iter().all(|count| *count > 10), "{kinds:?}");
}

#[test]
fn singles_need_no_backdoor() {
    for sample in samples::SINGLES_ONLY.samples().take(100) {
        assert_eq!(backdoors(&grid(&sample.board)), Ok(Backdoors::NotNeeded));
    }
}

#[test]
fn a_puzzle_that_is_not_proper_is_an_error() {
    assert!(matches!(backdoors(&Grid::EMPTY), Err(SolveError::NotUnique(_))));
    let none = samples::NO_SOLUTION.samples().next().unwrap();
    assert!(backdoors(&grid(&none.board)).is_err());
}
