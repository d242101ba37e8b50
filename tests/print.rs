//! Grid to text: one line, a board, and what a failed assertion shows.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod samples;

use sudoku_core::{Candidates, Cell, Digit, Grid, Pencilmarks};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

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

fn grid() -> Grid {
    LINE.parse().unwrap()
}

#[test]
fn one_line() {
    assert_eq!(grid().to_string(), LINE);
    assert_eq!(&grid().to_ascii(), LINE.as_bytes());
    assert_eq!(Grid::EMPTY.to_string(), ".".repeat(81));
}

#[test]
fn a_board() {
    assert_eq!(format!("{:#}", grid()), BOARD);
}

#[test]
fn debug_shows_the_board() {
    assert!(format!("{:?}", grid()).contains(BOARD));
    assert!(format!("{:#?}", grid()).contains(BOARD));
}

#[test]
fn width_and_alignment() {
    assert_eq!(format!("[{:>83}]", grid()), format!("[  {LINE}]"));
    assert_eq!(format!("[{:-<83}]", grid()), format!("[{LINE}--]"));
    assert_eq!(format!("{:3}", grid()), LINE);
    // Half a grid is not a grid.
    assert_eq!(format!("{:.10}", grid()), LINE);
    assert_eq!(format!("{:.10}", Pencilmarks::FULL).len(), 729);
}

/// One grid for each pair of a cell and a digit, the rest empty or full of another digit.
fn each_digit_in_each_cell() -> impl Iterator<Item = Grid> {
    let pairs = Cell::ALL.into_iter().flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
    pairs.flat_map(|(cell, digit)| {
        [0, digit.get() % 9 + 1].map(|rest| {
            let mut grid = Grid::from_bytes([rest; 81]).unwrap();
            grid.set(cell, Some(digit));
            grid
        })
    })
}

#[test]
fn what_is_printed_reads_as_the_same_grid() {
    for grid in each_digit_in_each_cell() {
        let text = grid.to_string();
        assert_eq!(text.as_bytes(), grid.to_ascii());
        assert_eq!(text.parse(), Ok(grid));
        assert_eq!(Grid::try_from(<[[char; 9]; 9]>::from(grid)), Ok(grid));
        assert_eq!(Grid::try_from(<[[u8; 9]; 9]>::from(grid)), Ok(grid));
        assert_eq!(Grid::try_from(<[u8; 81]>::from(grid)), Ok(grid));
    }
}

#[test]
fn the_board_has_the_symbols_of_the_line() {
    for grid in each_digit_in_each_cell() {
        let board = format!("{grid:#}");
        let symbols = board.replace(['+', '-', '|', ' ', '\n'], "");
        assert_eq!(symbols, grid.to_string());
        assert!(board.lines().all(|line| line.len() == 25));
        assert_eq!(board.lines().count(), 13);
        assert_eq!(format!("{grid:?}"), format!("Grid\n{board}"));
    }
}

#[test]
fn every_set_reads_back() {
    for sample in samples::ALL.iter().copied().flat_map(samples::Set::samples) {
        let grid = Grid::from_bytes(sample.board).unwrap();
        assert_eq!(grid.to_string(), samples::text(&sample.board));
        assert_eq!(grid.to_string().parse(), Ok(grid));
    }
}

#[test]
fn rows_of_characters_and_of_numbers() {
    let characters: [[char; 9]; 9] = grid().into();
    assert!(characters.as_flattened().iter().copied().eq(LINE.chars()));
    let numbers: [[u8; 9]; 9] = grid().into();
    assert_eq!(numbers.as_flattened(), grid().as_bytes());
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

    let board = format!("{:#}", Pencilmarks::from(grid()));
    let lines: Vec<&str> = board.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[1], "| 5      3      124    | 26     7      2468   | 1489   1249   248    |");
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{board}");
    assert!(format!("{:?}", Pencilmarks::from(grid())).contains(&board));
}
