//! The rules of the engines, one by one: a contradiction that the rule shows is refuted without a
//! guess, on every engine and wherever it is in the grid.
//!
//! `docs/engine.md` has the same list.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use oracle::houses::{cells_of, sees};
use oracle::random::{Orientation, Scramble};
use oracle::{ALL_DIGITS, Marks};
use sudoku_core::{Backend, Candidates, Pencilmarks};

/// The digits of a set of bits, 1 in bit 0.
const fn digits(of: &[u16]) -> u16 {
    let mut set = 0;
    let mut at = 0;
    while at < of.len() {
        set |= 1 << (of[at] - 1);
        at += 1;
    }
    set
}

/// Full pencilmarks with some cells of rows and columns counted from 1 set to what is given.
fn cells(given: &[(usize, usize, u16)]) -> Marks {
    let mut marks = [ALL_DIGITS; 81];
    given.iter().for_each(|&(row, column, set)| marks[9 * row + column - 10] = set);
    marks
}

/// Full pencilmarks in which the digits are kept out of the cells of a house but those in the
/// places listed, all counted from 0.
fn only_in(marks: &mut Marks, at: usize, set: u16, places: &[usize]) {
    for (place, cell) in cells_of(at).into_iter().enumerate() {
        if !places.contains(&place) {
            marks[cell] &= !set;
        }
    }
}

/// The marks under a scramble: what it does to boards it does to each digit's places.
fn scrambled(marks: &Marks, scramble: &Scramble) -> Marks {
    let mut all = [0; 81];
    for digit in 1..=9_u8 {
        let places = marks.map(|mark| if mark >> (digit - 1) & 1 != 0 { digit } else { 0 });
        let moved = scramble.apply(&places);
        for (all, &digit) in all.iter_mut().zip(&moved) {
            if digit != 0 {
                *all |= 1 << (digit - 1);
            }
        }
    }
    all
}

fn pencilmarks(marks: &Marks) -> Pencilmarks {
    Pencilmarks::from(marks.map(Candidates::from_bits_truncate))
}

/// Refutes the marks, and 60 equivalents in every place of the grid and both orientations, on every
/// engine.
fn needs_no_guess(marks: &Marks) {
    for seed in 0..60 {
        let mut scramble = Scramble::from_seed(seed);
        scramble.orientation = [Orientation::AsIs, Orientation::Transposed][seed as usize % 2];
        let marks = pencilmarks(&scrambled(marks, &scramble));
        for backend in Backend::available() {
            let mut search = backend.solutions(&marks);
            assert_eq!(search.next(), None, "{backend}: {marks}");
            assert_eq!(search.guesses(), 0, "{backend}: {marks}");
        }
    }
}

#[test]
fn a_cell_without_a_candidate() {
    needs_no_guess(&cells(&[(5, 5, 0)]));
}

#[test]
fn a_digit_without_a_place_in_a_house() {
    for at in [0, 9, 18] {
        let mut marks = [ALL_DIGITS; 81];
        only_in(&mut marks, at, digits(&[7]), &[]);
        needs_no_guess(&marks);
    }
}

#[test]
fn a_digit_without_a_configuration_in_a_chute() {
    // Two rows of a band have the digit in the same box only.
    let mut marks = [ALL_DIGITS; 81];
    only_in(&mut marks, 0, digits(&[4]), &[0, 1, 2]);
    only_in(&mut marks, 1, digits(&[4]), &[0, 1, 2]);
    needs_no_guess(&marks);
    // Pointing: the digit of box 1 is in row 1, and row 1 has it in box 3 only.
    let mut marks = [ALL_DIGITS; 81];
    only_in(&mut marks, 18, digits(&[4]), &[0, 1, 2]);
    only_in(&mut marks, 0, digits(&[4]), &[6, 7, 8]);
    needs_no_guess(&marks);
}

#[test]
fn naked_singles() {
    needs_no_guess(&cells(&[(1, 1, digits(&[1])), (1, 9, digits(&[1]))]));
    needs_no_guess(&cells(&[
        (1, 1, digits(&[1])),
        (1, 5, digits(&[1, 2])),
        (1, 9, digits(&[1, 2])),
    ]));
    needs_no_guess(&cells(&[
        (1, 1, digits(&[1])),
        (3, 3, digits(&[1, 2])),
        (2, 2, digits(&[1, 2])),
    ]));
}

#[test]
fn hidden_singles() {
    // The digit of a house has one cell, which a peer needs for the same digit.
    for (at, cell) in [(0, 4), (9, 36), (18, 10)] {
        let mut marks = [ALL_DIGITS; 81];
        only_in(&mut marks, at, digits(&[1]), &[4]);
        let is_outside = |peer: &usize| sees(cell, *peer) && !cells_of(at).contains(peer);
        let peer = (0..81).find(is_outside).unwrap();
        marks[peer] = digits(&[1]);
        needs_no_guess(&marks);
    }
}

#[test]
fn a_cell_that_two_digits_need() {
    // Two digits of a house have the same one cell. The scalar engine sees that, the vector engine
    // once it prunes.
    for at in [0, 9, 18] {
        let mut marks = [ALL_DIGITS; 81];
        only_in(&mut marks, at, digits(&[1, 2]), &[4]);
        ends_soon(&marks);
        let scalar = Backend::available().last().unwrap();
        let mut search = scalar.solutions(&pencilmarks(&marks));
        assert_eq!((scalar.name(), search.next(), search.guesses()), ("scalar", None, 0));
    }
}

#[test]
fn a_triad_that_can_hold_fewer_than_three_digits() {
    let two = digits(&[1, 2]);
    needs_no_guess(&cells(&[(1, 1, two), (1, 2, two), (1, 3, two)]));
}

#[test]
fn a_triad_that_must_hold_more_than_three_digits() {
    for crowd in [&[1, 2, 3, 4][..], &[1, 2, 3, 4, 5], &[1, 2, 3, 4, 5, 6]] {
        let mut marks = [ALL_DIGITS; 81];
        only_in(&mut marks, 0, digits(crowd), &[0, 1, 2]);
        needs_no_guess(&marks);
    }
    // Some because of the row, some because of the box.
    let mut marks = [ALL_DIGITS; 81];
    only_in(&mut marks, 0, digits(&[1, 2]), &[0, 1, 2]);
    only_in(&mut marks, 18, digits(&[3, 4]), &[0, 1, 2]);
    needs_no_guess(&marks);
}

#[test]
fn a_triad_that_can_hold_exactly_three_digits_holds_them() {
    // So they leave the rest of the row, and a cell there has no candidate.
    let three = digits(&[1, 2, 3]);
    needs_no_guess(&cells(&[(1, 1, three), (1, 2, three), (1, 3, three), (1, 7, three)]));
    // The same in the box.
    needs_no_guess(&cells(&[(1, 1, three), (1, 2, three), (1, 3, three), (3, 3, three)]));
}

#[test]
fn a_triad_that_must_hold_three_digits_holds_no_other() {
    // So digits 4 and 5 leave it, and a cell of it has no candidate.
    let mut marks = cells(&[(1, 2, digits(&[4, 5]))]);
    only_in(&mut marks, 0, digits(&[1, 2, 3]), &[0, 1, 2]);
    needs_no_guess(&marks);
}

/// What pruning adds: without it the same grids are filled in every way. Such a search ends soon
/// after it has begun to prune.
#[test]
fn pigeonholes_of_every_size_and_kind() {
    for size in 2..=7_u16 {
        let fewer = (1 << size) - 1;
        for at in [0, 9, 18] {
            // So many cells of a house, and one more, have so many digits.
            let mut marks = [ALL_DIGITS; 81];
            cells_of(at)[1..=usize::from(size) + 1].iter().for_each(|&cell| marks[cell] = fewer);
            ends_soon(&marks);
            // So many digits of a house, and one more, have so many cells.
            let mut marks = [ALL_DIGITS; 81];
            let places: Vec<usize> = (1..=usize::from(size)).collect();
            only_in(&mut marks, at, fewer << 1 | 1, &places);
            ends_soon(&marks);
        }
        // A digit has so many rows, and one more, in so many columns.
        let mut marks = [ALL_DIGITS; 81];
        let columns: Vec<usize> = [8, 0, 4, 2, 6, 1, 5][..usize::from(size)].to_vec();
        for row in [0, 3, 6, 1, 4, 7, 2, 5][..=usize::from(size)].iter() {
            only_in(&mut marks, *row, digits(&[9]), &columns);
        }
        ends_soon(&marks);
    }
}

fn ends_soon(marks: &Marks) {
    for seed in 0..4 {
        let marks = pencilmarks(&scrambled(marks, &Scramble::from_seed(seed)));
        for backend in Backend::available() {
            let mut search = backend.solutions(&marks);
            assert_eq!(search.next(), None, "{backend}: {marks}");
            assert!(search.guesses() <= 400, "{backend}: {marks}");
        }
    }
}
