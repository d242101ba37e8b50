//! `Transform`: a group, and what it makes of grids and their parts.
#![allow(clippy::unwrap_used)] // a test fails by panicking

mod common;

use std::collections::BTreeSet;

use common::grid;
use oracle::random::{Orientation, Scramble};
use oracle::{Budget, samples};
use sudoku_core::{
    Candidates, Cell, CellSet, Digit, Grid, House, Pencilmarks, SeededRandom, Transform,
    count_solutions, is_valid,
};

/// Random transforms, the identity, and the simplest of each kind.
fn transforms() -> Vec<Transform> {
    let mut random = SeededRandom::new(1);
    let mut list: Vec<Transform> = (0..60).map(|_| Transform::random(&mut random)).collect();
    list.extend([
        Transform::IDENTITY,
        Transform::TRANSPOSITION,
        Transform::from_rows([1, 0, 2, 3, 4, 5, 6, 7, 8]).unwrap(),
        Transform::from_columns([3, 4, 5, 0, 1, 2, 6, 7, 8]).unwrap(),
        Transform::from_index(1).unwrap(),
        Transform::from_index(Transform::COUNT - 1).unwrap(),
    ]);
    list
}

/// The same change, as the oracle has it.
fn scramble(transform: &Transform) -> Scramble {
    let mut digits = [0; 10];
    for digit in Digit::ALL {
        digits[usize::from(digit)] = transform.apply_to_digit(digit).get();
    }
    let orientation =
        if transform.transposes() { Orientation::Transposed } else { Orientation::AsIs };
    Scramble { digits, rows: transform.rows(), columns: transform.columns(), orientation }
}

#[test]
fn transforms_are_a_group() {
    let list = transforms();
    for &a in &list {
        assert_eq!(a.then(Transform::IDENTITY), a);
        assert_eq!(Transform::IDENTITY.then(a), a);
        assert_eq!(a.then(a.inverse()), Transform::IDENTITY);
        assert_eq!(a.inverse().then(a), Transform::IDENTITY);
        assert_eq!(a.inverse().inverse(), a);
        for &b in &list {
            assert_eq!(a.then(b).inverse(), b.inverse().then(a.inverse()));
            for &c in list.iter().step_by(9) {
                assert_eq!(a.then(b).then(c), a.then(b.then(c)));
            }
        }
    }
}

#[test]
fn the_image_is_that_of_the_oracle_and_of_one_transform_after_the_other() {
    let list = transforms();
    for (sample, &a) in samples::all().step_by(29).zip(list.iter().cycle()) {
        let puzzle = grid(&sample.board);
        assert_eq!(a.apply(&puzzle).to_bytes(), scramble(&a).apply(&sample.board));
        for b in &list {
            assert_eq!(a.then(*b).apply(&puzzle), b.apply(&a.apply(&puzzle)), "{a}, {b}");
        }
    }
}

#[test]
fn the_parts_of_a_grid_go_where_the_grid_goes() {
    for (sample, transform) in samples::all().step_by(29).zip(transforms().iter().cycle()) {
        let puzzle = grid(&sample.board);
        let image = transform.apply(&puzzle);
        for (cell, digit) in &puzzle {
            let expected = digit.map(|digit| transform.apply_to_digit(digit));
            assert_eq!(image.get(transform.apply_to_cell(cell)), expected);
        }
        let marks = Pencilmarks::from(puzzle);
        let of_marks = transform.apply_to_pencilmarks(&marks);
        assert_eq!(of_marks, Pencilmarks::from(image));
        for (cell, candidates) in marks.iter() {
            assert_eq!(
                of_marks.candidates(transform.apply_to_cell(cell)),
                transform.apply_to_candidates(candidates),
            );
        }
    }
}

#[test]
fn houses_go_to_houses_of_all_their_cells() {
    for transform in transforms() {
        let images: BTreeSet<House> =
            House::ALL.into_iter().map(|house| transform.apply_to_house(house)).collect();
        assert_eq!(images.len(), 27);
        for house in House::ALL {
            let cells = transform.apply_to_cells(CellSet::from_house(house));
            assert_eq!(cells, CellSet::from_house(transform.apply_to_house(house)), "{transform}");
        }
        assert_eq!(transform.apply_to_candidates(Candidates::ALL), Candidates::ALL);
        for (cell, other) in Cell::ALL.into_iter().zip(Cell::ALL.into_iter().skip(7)) {
            let [image, of_other] = [cell, other].map(|cell| transform.apply_to_cell(cell));
            assert_eq!(cell.sees(other), image.sees(of_other));
        }
    }
}

#[test]
fn validity_and_the_number_of_solutions_stay() {
    let mut compared = 0;
    for (sample, transform) in samples::all().step_by(7).zip(transforms().iter().cycle()) {
        let puzzle = grid(&sample.board);
        let image = transform.apply(&puzzle);
        assert_eq!(is_valid(&image), is_valid(&puzzle), "{puzzle}, {transform}");
        let count = count_solutions(&image, 5);
        if let Ok(of_puzzle) = oracle::solutions(&sample.board, 5, &mut Budget(100_000)) {
            assert_eq!(count, of_puzzle.len(), "{puzzle}, {transform}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn only_rearrangements_that_keep_houses_are_transforms() {
    let mut valid = 0;
    let mut lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    // All exchanges of two lines.
    for one in 0..9 {
        for other in 0..9 {
            lines.swap(one, other);
            let is_order = one / 3 == other / 3;
            assert_eq!(Transform::from_rows(lines).is_some(), is_order);
            assert_eq!(Transform::from_columns(lines).is_some(), is_order);
            valid += usize::from(is_order);
            lines.swap(one, other);
        }
    }
    assert_eq!(valid, 27);
    for wrong in [[0; 9], [9; 9], [usize::MAX; 9], [0, 1, 2, 3, 4, 5, 6, 7, 7]] {
        assert_eq!(Transform::from_rows(wrong), None);
        assert_eq!(Transform::from_columns(wrong), None);
    }
    let mut digits = Digit::ALL;
    digits[8] = Digit::D1;
    assert_eq!(Transform::from_digits(digits), None);
    for transform in transforms() {
        let [rows, columns] = [transform.rows(), transform.columns()];
        let first =
            if transform.transposes() { Transform::TRANSPOSITION } else { Transform::IDENTITY };
        let made = first
            .then(Transform::from_rows(rows).unwrap())
            .then(Transform::from_columns(columns).unwrap())
            .then(Transform::from_digits(transform.digits()).unwrap());
        assert_eq!(made, transform);
    }
}

#[test]
fn every_transform_has_one_index_and_one_text() {
    let mut texts = BTreeSet::new();
    for step in 0..3_000 {
        // A prime step, so that every part of the number takes all values.
        let index = step * 406_332_703 % Transform::COUNT;
        let transform = Transform::from_index(index).unwrap();
        assert_eq!(transform.index(), index);
        assert_eq!(transform.to_string().parse(), Ok(transform));
        texts.insert(transform.to_string());
    }
    assert_eq!(texts.len(), 3_000);
    for index in [Transform::COUNT, Transform::COUNT + 1, u64::MAX] {
        assert_eq!(Transform::from_index(index), None);
    }
    let last = Transform::from_index(Transform::COUNT - 1).unwrap();
    assert_eq!(last.to_string(), "transpose rows 987654321 columns 987654321 digits 987654321",);
    for wrong in [
        "",
        "transpose",
        "rows 123456789 columns 123456789 digits 123456788",
        "rows 423156789 columns 123456789 digits 123456789",
        "rows 123456789 columns 123456789 digits 12345678",
        "rows 123456789 columns 123456789 digits 1234567890",
        "rows 123456789  columns 123456789 digits 123456789",
        "columns 123456789 rows 123456789 digits 123456789",
    ] {
        assert!(wrong.parse::<Transform>().is_err(), "{wrong}");
    }
}

#[test]
fn random_transforms_are_spread_evenly() {
    let mut random = SeededRandom::new(7);
    let (mut transposed, mut first_row, mut first_digit) = (0_u32, [0_u32; 9], [0_u32; 9]);
    for _ in 0..90_000 {
        let transform = Transform::random(&mut random);
        transposed += u32::from(transform.transposes());
        first_row[transform.rows()[0]] += 1;
        first_digit[transform.apply_to_digit(Digit::D9).index()] += 1;
    }
    // Four standard deviations: 4 √(90,000 / 4) = 600, and 4 √(90,000 · 1/9 · 8/9) = 377.
    assert!(transposed.abs_diff(45_000) < 600, "{transposed}");
    for counts in [first_row, first_digit] {
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 377), "{counts:?}");
    }
    assert_eq!(Transform::default().apply(&Grid::EMPTY), Grid::EMPTY);
}
