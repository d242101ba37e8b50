//! A grid cell by cell and house by house, and from and to arrays and iterators.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::{puzzles, samples};
use sudoku_core::{
    Candidates, Cell, CellSet, Digit, FreeDigits, Grid, House, Pencilmarks, WrongCount, grid,
};

/// Puzzles, solutions, invalid grids, the empty grid and a full one.
fn grids() -> Vec<Grid> {
    let sets = [samples::PROJECT_EULER_96, samples::HOSTILE, samples::NAMED_CASES];
    let samples = sets.into_iter().flat_map(samples::Set::samples);
    let boards = samples.map(|sample| sample.board).chain([[0; 81], [7; 81]]);
    boards.map(|board| grid(&board)).collect()
}

#[test]
fn every_view_shows_what_each_cell_holds() {
    for grid in grids() {
        let all: Vec<_> = Cell::ALL.iter().map(|&cell| (cell, grid.get(cell))).collect();
        assert_eq!(grid.iter().collect::<Vec<_>>(), all);
        assert!((&grid).into_iter().rev().eq(all.iter().rev().copied()));
        assert!(grid.into_iter().eq(all.iter().copied()));
        for (cell, digit) in all {
            assert_eq!(grid[cell], digit);
            assert_eq!(grid.rows()[cell.row_index()][cell.column_index()], digit);
            assert_eq!(grid.columns()[cell.column_index()][cell.row_index()], digit);
            let in_box = cell.row_index() % 3 * 3 + cell.column_index() % 3;
            assert_eq!(grid.boxes()[cell.box_index()][in_box], digit);
        }
        for house in House::ALL {
            assert_eq!(grid.digits(house), house.cells().map(|cell| grid.get(cell)));
        }
    }
}

#[test]
fn clues_and_empty_cells_share_out_the_grid() {
    for grid in grids() {
        let clues: Vec<_> = grid.clues().collect();
        let filled = |cell: &Cell| grid.get(*cell).is_some();
        assert!(clues.iter().map(|&(cell, _)| cell).eq(Cell::ALL.into_iter().filter(filled)));
        assert!(grid.clues().rev().eq(clues.iter().rev().copied()));
        let mut from_both_ends = grid.clues();
        for left in (0..clues.len()).rev() {
            let clue =
                if left % 2 == 0 { from_both_ends.next() } else { from_both_ends.next_back() };
            assert!(clue.is_some());
            assert_eq!(from_both_ends.len(), left);
        }
        assert_eq!((from_both_ends.next(), from_both_ends.next_back()), (None, None));
        let empty: Vec<_> = grid.empty_cells().collect();
        assert_eq!((grid.clues().len(), grid.empty_cells().len()), (clues.len(), empty.len()));
        assert!(empty.iter().copied().eq(Cell::ALL.into_iter().filter(|cell| !filled(cell))));
        assert_eq!(clues.into_iter().collect::<Grid>(), grid);
    }
}

#[test]
fn arrays_and_iterators_of_digits_there_and_back() {
    for grid in grids() {
        assert_eq!(Grid::from(grid.rows()), grid);
        let digits: [Option<Digit>; 81] = grid.into();
        assert_eq!(Grid::from(digits), grid);
        assert_eq!(Grid::from_digits(digits), Ok(grid));
        let numbers: [[i32; 9]; 9] = grid.into();
        assert_eq!(Grid::try_from(numbers), Ok(grid));
        let numbers: [[u16; 9]; 9] = grid.into();
        assert_eq!(Grid::try_from(numbers), Ok(grid));
    }
    for len in (0..81).chain(82..85) {
        let WrongCount { found, .. } = Grid::from_digits(vec![Digit::D1; len]).unwrap_err();
        assert_eq!(found, (len < 81).then_some(len));
    }
    for wrong in [-1, 10, i32::MIN, i32::MAX] {
        let mut rows = [[0; 9]; 9];
        rows[8][8] = wrong;
        let error = Grid::try_from(rows).unwrap_err();
        assert_eq!((error.cell, error.found), (Cell::ALL[80], wrong));
    }
}

#[test]
fn conflicting_cells_are_those_of_the_conflicts() {
    for grid in grids() {
        let expected: CellSet = Cell::ALL
            .into_iter()
            .filter(|&cell| {
                let digit = grid.get(cell);
                digit.is_some() && cell.peers().iter().any(|&peer| grid.get(peer) == digit)
            })
            .collect();
        assert_eq!(grid.conflicting_cells(), expected, "{grid}");
    }
}

#[test]
fn a_digit_can_be_placed_where_that_makes_no_conflict() {
    for grid in grids().into_iter().filter(sudoku_core::is_valid) {
        for cell in Cell::ALL {
            for digit in Digit::ALL {
                let mut filled = grid;
                filled.set(cell, Some(digit));
                let can_place = grid.can_place(cell, digit);
                assert_eq!(
                    can_place,
                    sudoku_core::is_valid(&filled),
                    "{digit} in {cell}\n{grid:#}"
                );
                filled.clear(cell);
                assert_eq!(filled.get(cell), None);
            }
        }
    }
}

#[test]
fn free_digits_by_house() {
    for grid in grids().into_iter().filter(sudoku_core::is_valid) {
        let free = FreeDigits::from_grid(&grid).unwrap();
        for house in House::ALL {
            let used: Candidates = grid.digits(house).into_iter().flatten().collect();
            assert_eq!(free[house], !used);
        }
    }
}

#[test]
fn placing_every_clue_makes_the_pencilmarks_of_the_grid() {
    for grid in grids().into_iter().filter(sudoku_core::is_valid) {
        let mut marks = Pencilmarks::FULL;
        for (cell, digit) in grid.clues() {
            marks.place(cell, digit);
        }
        assert_eq!(marks, Pencilmarks::from_grid(&grid));
        assert!(marks.iter().eq(Cell::ALL.into_iter().map(|cell| (cell, marks[cell]))));
        assert!(grid.clues().all(|(cell, digit)| marks.to_grid()[cell] == Some(digit)));
        let singles = Cell::ALL.into_iter().filter(|&cell| marks[cell].len() == 1);
        assert!(marks.to_grid().clues().map(|(cell, _)| cell).eq(singles));
    }
    const SOLVED: Grid = grid!(puzzles::EASY_SOLUTION);
    assert_eq!(Pencilmarks::from_grid(&SOLVED).to_grid(), SOLVED);
}
