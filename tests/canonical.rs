//! `canonicalize`, `is_isomorphic` and `automorphisms`: known answers, and all 3,359,232
//! rearrangements of some grids, one by one.
//!
//! If `SUDOKU_DATA` names a folder with the whole sets, they are read too.
#![allow(clippy::unwrap_used)] // a test fails by panicking

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use common::grid;
use oracle::{Board, board};
use sudoku_core::{
    Grid, SeededRandom, Transform, automorphisms, canonicalize, canonicalize_effort, is_isomorphic,
};

/// A grid, its canonical form and the number of its automorphisms.
type Known = (Grid, Grid, usize);

fn known(text: &str) -> Vec<Known> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let mut fields = line.split('\t');
        let mut next = || fields.next().unwrap();
        (next().parse().unwrap(), next().parse().unwrap(), next().parse().unwrap())
    })
    .collect()
}

fn known_grids() -> Vec<Known> {
    known(include_str!("data/canonical/grids.tsv"))
}

fn known_puzzles() -> Vec<Known> {
    known(include_str!("data/canonical/puzzles.tsv"))
}

/// A file of the whole sets, or `None` if there are none here.
fn whole_file(name: &str) -> Option<String> {
    let path = Path::new(&env::var_os("SUDOKU_DATA")?).join(name);
    if name.ends_with(".xz") {
        let output = Command::new("xz").arg("-dc").arg(&path).output().unwrap();
        assert!(output.status.success(), "{}", path.display());
        return Some(String::from_utf8(output.stdout).unwrap());
    }
    Some(fs::read_to_string(path).unwrap())
}

fn check(rows: &[Known], images: u32) {
    let mut random = SeededRandom::new(1);
    for (grid, canonical, count) in rows {
        for _ in 0..images {
            let image = Transform::random(&mut random).apply(grid);
            let (found, transform) = canonicalize(&image);
            assert_eq!(found, *canonical, "{image}");
            assert_eq!(transform.apply(&image), found, "{image}");
        }
        assert_eq!(canonicalize(grid).0, *canonical, "{grid}");
        assert_eq!(canonicalize(canonical).0, *canonical);
        let of_grid = automorphisms(grid);
        assert_eq!(of_grid.len(), *count, "{grid}");
        if *count < 10_000 {
            let distinct: BTreeSet<Transform> = of_grid.collect();
            assert_eq!(distinct.len(), *count, "{grid}");
            assert!(distinct.iter().all(|transform| transform.apply(grid) == *grid), "{grid}");
        }
    }
}

#[test]
fn known_answers() {
    let (grids, puzzles) = (known_grids(), known_puzzles());
    assert!(grids.len() > 30 && puzzles.len() > 30);
    assert!(grids.iter().any(|(.., count)| *count == 648));
    check(&grids, 200);
    check(&puzzles, 200);
}

#[test]
fn whole_sets_of_known_answers() {
    for name in ["canonical_grids_with_automorphisms.tsv", "canonical_puzzles.tsv"] {
        if let Some(text) = whole_file(&format!("known-answers/{name}")) {
            check(&known(&text), 2_000);
        }
    }
    let mut random = SeededRandom::new(2);
    if let Some(text) = whole_file("known-answers/minlex_grids_eleven_21292.txt.xz") {
        let grids: Vec<Grid> = text.lines().map(|line| line.parse().unwrap()).collect();
        assert_eq!(grids.len(), 21_292);
        for grid in grids {
            assert_eq!(canonicalize(&grid).0, grid);
            assert_eq!(canonicalize(&Transform::random(&mut random).apply(&grid)).0, grid);
        }
    }
}

#[test]
fn all_puzzles_with_seventeen_clues_are_different() {
    let puzzles = whole_file("17clue/17puz49158.txt.xz");
    let canonical = whole_file("17clue/17clue_minlex_ser.tsv.xz");
    if let (Some(puzzles), Some(canonical)) = (puzzles, canonical) {
        let canonical = canonical.lines().filter(|line| !line.starts_with('#'));
        let mut distinct = BTreeSet::new();
        let mut already_canonical = 0;
        for (puzzle, canonical) in puzzles.lines().zip(canonical) {
            let puzzle: Grid = puzzle.parse().unwrap();
            let (found, transform) = canonicalize(&puzzle);
            assert_eq!(found.to_string(), canonical[..81], "{puzzle}");
            assert_eq!(transform.apply(&puzzle), found, "{puzzle}");
            already_canonical += usize::from(puzzle == found);
            distinct.insert(found);
        }
        assert_eq!((distinct.len(), already_canonical), (49_158, 47_653));
    }
}

/// Grids that are symmetric, crowded or against the rules.
fn hostile() -> Vec<(&'static str, Grid)> {
    let make = |digit: fn(usize, usize) -> usize| {
        let board: Board = core::array::from_fn(|cell| digit(cell / 9, cell % 9) as u8);
        grid(&board)
    };
    vec![
        ("empty", make(|_, _| 0)),
        ("one digit everywhere", make(|_, _| 1)),
        ("equal rows", make(|_, column| column + 1)),
        ("equal columns", make(|row, _| row + 1)),
        ("one row", make(|row, column| if row == 4 { column + 1 } else { 0 })),
        ("one row of ones", make(|row, _| usize::from(row == 4))),
        ("one clue", make(|row, column| if (row, column) == (4, 3) { 7 } else { 0 })),
        ("two clues", make(|row, column| if row + column == 1 { 7 + row } else { 0 })),
        ("a diagonal", make(|row, column| if row == column { row + 1 } else { 0 })),
        ("a diagonal of ones", make(|row, column| usize::from(row == column))),
        ("three boxes", make(|row, column| usize::from(row / 3 == column / 3))),
        ("all but a diagonal", make(|row, column| usize::from(row != column))),
        ("a chessboard", make(|row, column| (row + column) % 2)),
        ("a full chessboard", make(|row, column| (row + column) % 2 + 1)),
        ("thirds", make(|row, column| (row + column) % 3)),
        ("equal boxes", make(|row, column| row % 3 * 3 + column % 3 + 1)),
        ("a digit per box", make(|row, column| row / 3 * 3 + column / 3 + 1)),
        ("a Latin table", make(|row, column| (row + column) % 9 + 1)),
        ("a product table", make(|row, column| row * column % 10)),
        ("exclusive or", make(|row, column| (row ^ column) % 9 + 1)),
        ("a band", make(|row, column| if row < 3 { (column + 3 * row) % 9 + 1 } else { 0 })),
        ("a solved grid", make(|row, column| (row * 3 + row / 3 + column) % 9 + 1)),
        ("one conflict", {
            let mut board = *make(|row, column| (row * 3 + row / 3 + column) % 9 + 1).as_bytes();
            board[0] = board[1];
            grid(&board)
        }),
        ("a template", make(|row, column| usize::from(column == (row * 3 + row / 3) % 9))),
        ("near-empty", grid(&board(format!("{:36}1{:7}21{:36}", "", "", "")))),
        ("the example", grid(&board(oracle::puzzles::EASY))),
        ("quadratic", {
            grid(&board(
                "895258519895971512895351783755118999755181222755811333315598159315531152315721873",
            ))
        }),
    ]
}

/// Random grids of some digits, with many empty cells, some, or none.
fn random_grids(count: u64) -> impl Iterator<Item = Grid> {
    let mut random = SeededRandom::new(3);
    let mut below = move |bound: u32| {
        let number = sudoku_core::RandomSource::next_u32(&mut random);
        ((u64::from(number) * u64::from(bound)) >> 32) as u8
    };
    (0..count).map(move |index| {
        let digits = [1, 2, 3, 9][index as usize % 4];
        let clues = [2, 3, 5, 8, 14, 25, 60, 200][index as usize / 4 % 8];
        let mut board = [0; 81];
        if clues == 200 {
            board = board.map(|_| 1 + below(digits));
        }
        for _ in 0..clues {
            board[usize::from(below(81))] = 1 + below(digits);
        }
        grid(&board)
    })
}

#[test]
fn all_rearrangements_one_by_one() {
    let named = hostile().into_iter().map(|(_, grid)| grid);
    let known = known_grids().into_iter().chain(known_puzzles()).step_by(18).map(|row| row.0);
    for grid in named.chain(known).chain(random_grids(8)) {
        let (canonical, count) = oracle::canonical(grid.as_bytes());
        assert_eq!(canonicalize(&grid).0.to_bytes(), canonical, "{grid}");
        assert_eq!(automorphisms(&grid).len(), count as usize, "{grid}");
    }
}

#[test]
fn no_grid_takes_more_than_a_hundred_times_the_usual() {
    let usual: Vec<u32> =
        known_puzzles().iter().map(|(grid, ..)| canonicalize_effort(grid)).collect();
    let mut sorted = usual.clone();
    sorted.sort_unstable();
    let limit = sorted[sorted.len() / 2] * 100;
    let mut random = SeededRandom::new(4);
    let named = hostile().into_iter().map(|(_, grid)| grid);
    let known = known_grids().into_iter().chain(known_puzzles()).map(|row| row.0);
    for grid in named.chain(known).chain(random_grids(1_600)) {
        let canonical = canonicalize(&grid).0;
        for _ in 0..3 {
            let image = Transform::random(&mut random).apply(&grid);
            assert_eq!(canonicalize(&image).0, canonical, "{image}");
            let effort = canonicalize_effort(&image);
            assert!((1..limit).contains(&effort), "{effort} of {limit} for {image}");
        }
    }
}

#[test]
fn two_thousand_images_of_symmetric_grids_have_one_canonical_form() {
    let mut random = SeededRandom::new(5);
    for (grid, canonical, _) in known_grids().iter().filter(|row| row.2 > 1).step_by(3) {
        for _ in 0..2_000 {
            let image = Transform::random(&mut random).apply(grid);
            assert_eq!(canonicalize(&image).0, *canonical, "{image}");
        }
    }
}

#[test]
fn grids_of_two_classes_are_not_isomorphic() {
    let mut random = SeededRandom::new(6);
    let rows: Vec<Known> = known_grids().into_iter().chain(known_puzzles()).step_by(3).collect();
    for (first, canonical, _) in &rows {
        for (second, other, _) in &rows {
            let image = Transform::random(&mut random).apply(second);
            let transform = is_isomorphic(first, &image);
            assert_eq!(transform.is_some(), canonical == other, "{first} {image}");
            if let Some(transform) = transform {
                assert_eq!(transform.apply(first), image);
            }
        }
    }
}

#[test]
fn the_iterator_knows_its_length() {
    let mut all = automorphisms(&Grid::EMPTY);
    assert_eq!((all.len(), all.next()), (3_359_232, Some(Transform::IDENTITY)));
    assert_eq!((all.len(), all.clone().count()), (3_359_231, 3_359_231));
    assert!(all.nth(3_359_229).is_some());
    assert_eq!((all.len(), all.next().is_some(), all.next(), all.nth(5)), (1, true, None, None));
    let mut some = automorphisms(&Grid::EMPTY);
    assert_eq!((some.nth(usize::MAX), some.len()), (None, 0));
    assert!(format!("{some:?}").contains("left: 0"));
}

/// All bands whose first row is 123456789 and whose second row begins with 456 or 457.
fn bands() -> Vec<Board> {
    fn fill(board: &mut Board, cell: usize, bands: &mut Vec<Board>) {
        if cell == 27 {
            bands.push(*board);
            return;
        }
        if board[cell] != 0 {
            return fill(board, cell + 1, bands);
        }
        let (row, column) = (cell / 9, cell % 9);
        for digit in 1..=9 {
            let is_free = (0..27).all(|other| {
                let same_row = other / 9 == row;
                let same_box = other % 9 / 3 == column / 3;
                board[other] != digit || !(same_row || same_box)
            });
            if is_free {
                board[cell] = digit;
                fill(board, cell + 1, bands);
                board[cell] = 0;
            }
        }
    }
    let mut board = [0; 81];
    board[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // Each class has such a band: the three digits that a box has in its second row are in the two
    // other boxes' first rows, so one of these has two of them at least.
    let mut bands = Vec::new();
    for first in [[4, 5, 6], [4, 5, 7]] {
        board[9..12].copy_from_slice(&first);
        fill(&mut board, 12, &mut bands);
    }
    bands
}

#[test]
fn there_are_416_bands() {
    let mut classes: BTreeMap<Grid, usize> = BTreeMap::new();
    for board in bands() {
        *classes.entry(canonicalize(&grid(&board)).0).or_default() += 1;
    }
    assert_eq!(classes.len(), 416);
    if let Some(text) = whole_file("known-answers/bands416.tsv") {
        let listed: BTreeSet<String> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split('\t').nth(1).unwrap().to_owned())
            .collect();
        let found: BTreeSet<String> =
            classes.keys().map(|grid| grid.to_string()[54..].to_owned()).collect();
        assert_eq!(found, listed);
    }
}
