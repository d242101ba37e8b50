//! Grid to text: one line, a board, and what a failed assertion shows. That every grid reads back
//! is a claim of `tests/claims`.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::puzzles::EASY as LINE;
use sudoku_core::{Candidates, Cell, Grid, Pencilmarks, grid};

const GRID: Grid = grid!(LINE);

const BOARD: &str = "\
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+";

#[test]
fn one_line() {
    assert_eq!(GRID.to_string(), LINE);
    assert_eq!(&GRID.to_ascii(), LINE.as_bytes());
    assert_eq!(Grid::EMPTY.to_string(), ".".repeat(81));
}

#[test]
fn a_board() {
    assert_eq!(format!("{:#}", GRID), BOARD);
}

#[test]
fn debug_shows_the_board() {
    assert!(format!("{:?}", GRID).contains(BOARD));
    assert!(format!("{:#?}", GRID).contains(BOARD));
}

#[test]
fn width_and_alignment() {
    assert_eq!(format!("[{:>83}]", GRID), format!("[  {LINE}]"));
    assert_eq!(format!("[{:-<83}]", GRID), format!("[{LINE}--]"));
    assert_eq!(format!("{:3}", GRID), LINE);
    // Half a grid is not a grid.
    assert_eq!(format!("{:.10}", GRID), LINE);
    assert_eq!(format!("{:.10}", Pencilmarks::FULL).len(), 729);
}

#[test]
fn rows_of_characters_and_of_numbers() {
    let characters = <[[char; 9]; 9]>::from(GRID);
    assert!(characters.as_flattened().iter().copied().eq(LINE.chars()));
    let numbers = <[[u8; 9]; 9]>::from(GRID);
    assert_eq!(numbers.as_flattened(), GRID.as_bytes());
}

#[test]
fn pencilmarks() {
    let mut marks = Pencilmarks::from([Candidates::EMPTY; 81]);
    assert_eq!(marks.to_string(), ".".repeat(729));
    marks.set(Cell::ALL[1], Candidates::D2 | Candidates::D9);
    let line = marks.to_string();
    assert_eq!(line.len(), 729);
    assert_eq!(&line[9..18], ".2......9");
    assert_eq!(Pencilmarks::FULL.to_string(), "123456789".repeat(81));

    let board = format!("{:#}", Pencilmarks::from(GRID));
    let lines: Vec<&str> = board.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[1], "| 5      3      124    | 26     7      2468   | 1489   1249   248    |");
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{board}");
    assert!(format!("{:?}", Pencilmarks::from(GRID)).contains(&board));
}
