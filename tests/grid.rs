//! `Grid` itself: its cells, its clues, and the ways in and out that are not text.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::{BTreeSet, HashSet};

use common::grid;
use oracle::{Board, houses, puzzles, random, samples};
use sudoku_core::{Candidates, Cell, Clues, Digit, Grid, NotADigit, Pencilmarks, grid};

/// Boards of every kind: every sample, and random ones from empty to full.
fn boards() -> impl Iterator<Item = Board> {
    let random = (0..164).map(|seed| random::thinned(seed, seed as usize % 82, 2));
    samples::all().map(|sample| sample.board).chain(random)
}

/// The filled cells of a board and their digits, as numbers.
fn filled(board: &Board) -> Vec<(usize, u8)> {
    let cells = board.iter().copied().enumerate();
    cells.filter(|&(_, digit)| digit != 0).collect()
}

fn numbers((cell, digit): (Cell, Digit)) -> (usize, u8) {
    (cell.index(), digit.get())
}

#[test]
fn clues_are_the_filled_cells_in_order() {
    let mut most = 0;
    for board in boards() {
        let grid = grid(&board);
        let expected = filled(&board);
        assert_eq!(grid.clues().map(numbers).collect::<Vec<_>>(), expected, "{grid}");
        assert_eq!(grid.clue_count(), expected.len(), "{grid}");
        assert_eq!(grid.is_complete(), expected.len() == 81, "{grid}");
        most = most.max(expected.len());
    }
    assert_eq!(most, 81, "a board without an empty cell");
}

#[test]
fn each_digit_in_each_cell_is_a_clue() {
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        for (number, digit) in (1..).zip(Digit::ALL) {
            let mut grid = Grid::EMPTY;
            grid.set(cell, Some(digit));
            let mut board = [0; 81];
            board[index] = number;
            assert_eq!(grid.to_bytes(), board);
            assert_eq!(grid.get(cell), Some(digit));
            assert!(grid.clues().eq([(cell, digit)]), "{cell} {digit}");
            grid.set(cell, None);
            assert_eq!(grid, Grid::EMPTY);
        }
    }
    assert_eq!(Grid::EMPTY.clues().next(), None);
}

#[test]
fn clues_know_how_many_they_are_and_end_for_good() {
    fn is_fused(_: &impl core::iter::FusedIterator) {}
    for board in boards().step_by(40) {
        let grid = grid(&board);
        let mut clues: Clues<'_> = grid.clues();
        is_fused(&clues);
        for left in (0..=grid.clue_count()).rev() {
            let (at_least, at_most) = clues.size_hint();
            assert_eq!((at_least, at_most), (left, Some(left)), "{grid}");
            let copy = clues.clone();
            assert_eq!(copy.count(), left, "{grid}");
            assert_eq!(clues.next().is_some(), left > 0, "{grid}");
        }
        for _ in 0..300 {
            assert_eq!(clues.next(), None);
        }
        assert_eq!(clues.size_hint(), (0, Some(0)));
    }
    assert!(format!("{:?}", Grid::EMPTY.clues()).contains("grid: Grid\n+---"));
}

#[test]
fn candidates_are_what_the_peers_leave() {
    for board in boards().step_by(9) {
        let grid = grid(&board);
        for (at, cell) in Cell::ALL.into_iter().enumerate() {
            let mut expected = [true; 10];
            let peers = (0..81).filter(|&other| houses::sees(at, other));
            peers.for_each(|other| expected[usize::from(board[other])] = false);
            let candidates = grid.candidates(cell);
            let right =
                |digit: Digit| candidates.contains(digit) == expected[usize::from(digit.get())];
            assert!(Digit::ALL.into_iter().all(right), "{cell} of {grid}");
            assert_eq!(candidates & !Candidates::ALL, Candidates::EMPTY);
        }
    }
}

#[test]
fn numbers_go_in_and_come_out() {
    for board in boards() {
        let grid = grid(&board);
        assert_eq!(Grid::try_from(board), Ok(grid));
        assert_eq!(grid.to_bytes(), board);
        assert_eq!(grid.as_bytes(), &board);
        assert_eq!(AsRef::<[u8; 81]>::as_ref(&grid), &board);
        assert_eq!(<[u8; 81]>::from(grid), board);
        let rows = <[[u8; 9]; 9]>::from(grid);
        assert_eq!(rows.as_flattened(), board);
        assert_eq!(Grid::try_from(rows), Ok(grid));
    }
    assert_eq!(Grid::default(), Grid::EMPTY);
    assert_eq!(Grid::default().to_bytes(), [0; 81]);
}

#[test]
fn the_first_number_that_is_no_digit_is_named() {
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        for found in 10..=u8::MAX {
            let mut board = [9; 81];
            board[index..].fill(255);
            board[index] = found;
            let error: NotADigit = Grid::from_bytes(board).unwrap_err();
            assert_eq!((error.cell, error.found), (cell, i32::from(found)));
            assert_eq!(Grid::try_from(board), Err(error));
            let mut rows = [[0; 9]; 9];
            rows.as_flattened_mut().copy_from_slice(&board);
            assert_eq!(Grid::try_from(rows), Err(error));
            let words = format!("{cell}: found {found}, expected 0 to 9");
            assert_eq!(error.to_string(), words);
        }
    }
}

#[test]
fn grids_compare_by_their_bytes() {
    let boards: BTreeSet<_> = boards().collect();
    let grids: BTreeSet<_> = boards.iter().map(grid).collect();
    assert!(grids.iter().map(Grid::as_bytes).eq(&boards));
    let hashed: HashSet<_> = grids.iter().collect();
    assert_eq!(hashed.len(), boards.len());
    let copies = boards.iter().map(grid);
    assert!(copies.into_iter().all(|copy| hashed.contains(&copy)));
}

/// Asks whether a board is a solution of others and of pencilmarks, and compares with the oracle.
/// Returns the number of times that it is.
fn solved_by(board: &Board, puzzles: &[Board], marks: &[oracle::Marks]) -> usize {
    let solution = grid(board);
    let mut yes = 0;
    for puzzle in puzzles {
        let is_solution = solution.is_solution_of(&grid(puzzle));
        assert_eq!(is_solution, oracle::is_solution_of(board, puzzle), "{solution}");
        yes += usize::from(is_solution);
    }
    for plain in marks {
        let marks = Pencilmarks::from(plain.map(Candidates::from_bits_truncate));
        let is_solution = solution.is_solution_of(&marks);
        assert_eq!(is_solution, oracle::is_solution_of_marks(board, plain), "{solution} {marks}");
        yes += usize::from(is_solution);
    }
    yes
}

#[test]
fn a_solution_is_what_the_oracle_says() {
    let (mut asked, mut yes) = (0, 0);
    for seed in 0..200 {
        let clues = seed as usize % 82;
        let (solution, marks) = random::marks(seed, clues);
        // Clues of the solution, one clue that may be wrong, and a board without anything in
        // common.
        let mut kept = solution;
        (0..81).filter(|cell| cell * 7 % 81 >= clues).for_each(|cell| kept[cell] = 0);
        let mut wrong = kept;
        wrong[clues % 81] = 1 + clues as u8 % 9;
        let puzzles = [kept, wrong, random::thinned(seed, clues, 0), [0; 81], solution];
        let (_, others) = random::marks(seed + 1, clues);
        let boards = [solution, kept, random::solved(seed + 1), random::scattered(seed, 81)];
        for board in boards {
            asked += 7;
            yes += solved_by(&board, &puzzles, &[marks, others]);
        }
    }
    assert!(yes > 400 && asked - yes > 400, "{yes} of {asked}");
}

#[test]
fn one_wrong_or_empty_cell_is_no_solution() {
    let solution = oracle::board(puzzles::EASY_SOLUTION);
    let puzzle = oracle::board(puzzles::EASY);
    let exact = solution.map(|digit| 1 << (digit - 1));
    assert_eq!(solved_by(&solution, &[puzzle, [0; 81]], &[exact]), 3);
    for cell in 0..81 {
        for digit in (0..=9).filter(|&digit| digit != solution[cell]) {
            let mut board = solution;
            board[cell] = digit;
            assert_eq!(solved_by(&board, &[puzzle, [0; 81]], &[exact, [0x1FF; 81]]), 0);
        }
        // The board is right, and the puzzle does not allow one of its digits.
        let (mut other, mut marks) = (puzzle, [0x1FF; 81]);
        other[cell] = solution[cell] % 9 + 1;
        marks[cell] &= !exact[cell];
        assert_eq!(solved_by(&solution, &[other], &[marks]), 0);
    }
    let solution = grid!(puzzles::EASY_SOLUTION);
    assert!(solution.is_solution_of(&&grid!(puzzles::EASY)), "a reference is a puzzle too");
}
