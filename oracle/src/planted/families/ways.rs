//! Contradictions about the ways of one digit or two through the grid.

use crate::houses::cells_of;
use crate::random::Draw;
use crate::{ALL_DIGITS, Marks};

/// Whether a digit with these places (a word of columns per row) can appear once in each row,
/// column and box.
fn has_way(places: &[u16; 9], row: usize, columns: u16, boxes: u16) -> bool {
    let Some(&open) = places.get(row) else {
        return true;
    };
    let boxes = if row.is_multiple_of(3) { 0 } else { boxes };
    (0..9)
        .filter(|column| open >> column & 1 != 0 && columns >> column & 1 == 0)
        .filter(|column| boxes >> (column / 3) & 1 == 0)
        .any(|column| has_way(places, row + 1, columns | 1 << column, boxes | 1 << (column / 3)))
}

/// Removes places of a digit until it has no way, never the last one of a house.
pub(super) fn no_way_through(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    let digit = draw.below(9);
    let mut places = [ALL_DIGITS; 9];
    for cell in draw.some_of(81, 81) {
        let left: Vec<usize> = (0..81)
            .filter(|&other| other != cell && places[other / 9] >> (other % 9) & 1 != 0)
            .collect();
        let needed = (0..27).any(|at| !cells_of(at).iter().any(|cell| left.contains(cell)));
        if needed {
            continue;
        }
        places[cell / 9] &= !(1 << (cell % 9));
        if !has_way(&places, 0, 0, 0) {
            break;
        }
    }
    if has_way(&places, 0, 0, 0) {
        return None;
    }
    // Places that do not make a way come back: what is left is as hard to see as can be.
    for cell in draw.some_of(81, 81) {
        let mut wider = places;
        wider[cell / 9] |= 1 << (cell % 9);
        if !has_way(&wider, 0, 0, 0) {
            places = wider;
        }
    }
    for (cell, mark) in marks.iter_mut().enumerate() {
        if places[cell / 9] >> (cell % 9) & 1 == 0 {
            *mark &= !(1 << digit);
        }
    }
    Some(())
}

/// Every way of a digit through the grid: the column of each row.
fn ways(places: &[u16; 9], way: &mut Vec<usize>, all: &mut Vec<[usize; 9]>) {
    let row = way.len();
    if row == 9 {
        all.extend(<[usize; 9]>::try_from(&way[..]));
        return;
    }
    for column in (0..9).filter(|column| places[row] >> column & 1 != 0) {
        let free = way.iter().enumerate().all(|(other, &taken)| {
            taken != column && (other / 3 != row / 3 || taken / 3 != column / 3)
        });
        if free {
            way.push(column);
            ways(places, way, all);
            way.pop();
        }
    }
}

pub(super) fn two_digits(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    let digits = draw.some_of(2, 9);
    let mut places = [[ALL_DIGITS; 9]; 2];
    for (at, places) in places.iter_mut().enumerate() {
        for cell in draw.some_of(52 + 4 * at, 81) {
            places[cell / 9] &= !(1 << (cell % 9));
        }
    }
    let meet = |places: &[[u16; 9]; 2]| {
        let mut all = [Vec::new(), Vec::new()];
        ways(&places[0], &mut Vec::new(), &mut all[0]);
        ways(&places[1], &mut Vec::new(), &mut all[1]);
        let apart =
            |one: &[usize; 9], other: &[usize; 9]| one.iter().zip(other).all(|(a, b)| a != b);
        let any = all[0].iter().any(|one| all[1].iter().any(|other| apart(one, other)));
        (!any, all[0].is_empty() || all[1].is_empty())
    };
    if meet(&places) != (true, false) {
        return None;
    }
    for at in draw.some_of(162, 162) {
        let (which, cell) = (at / 81, at % 81);
        let mut wider = places;
        wider[which][cell / 9] |= 1 << (cell % 9);
        if meet(&wider).0 {
            places = wider;
        }
    }
    for (cell, mark) in marks.iter_mut().enumerate() {
        for (&digit, places) in digits.iter().zip(&places) {
            if places[cell / 9] >> (cell % 9) & 1 == 0 {
                *mark &= !(1 << digit);
            }
        }
    }
    Some(())
}
