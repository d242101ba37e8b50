//! Contradictions of cells with few candidates that see each other.

use super::set::set;
use crate::Marks;
use crate::houses::{cells_of, sees};
use crate::random::Draw;

/// A path of cells of which each sees the next; where `length` cells are too many it is shorter.
fn path(draw: &mut impl Draw, length: usize) -> Vec<usize> {
    let mut path = vec![draw.below(81)];
    while path.len() < length {
        let last = path[path.len() - 1];
        let next: Vec<usize> =
            (0..81).filter(|&cell| sees(last, cell) && !path.contains(&cell)).collect();
        if next.is_empty() {
            break;
        }
        path.push(next[draw.below(next.len())]);
    }
    path
}

pub(super) fn odd_cycle(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    let pair = set(&draw.some_of(2, 9));
    let length = 3 + 2 * draw.below(5);
    let mut cells = path(draw, length - 1);
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let closing: Vec<usize> = (0..81)
        .filter(|&cell| sees(cell, first) && sees(cell, last) && !cells.contains(&cell))
        .collect();
    if !cells.len().is_multiple_of(2) || closing.is_empty() {
        return None;
    }
    cells.push(closing[draw.below(closing.len())]);
    for cell in cells {
        marks[cell] = pair;
    }
    Some(())
}

pub(super) fn both_ends_fail(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    // From the first cell with digits a and b: a forces a chain of cells that returns to forbid a,
    // and so does b.
    let start = draw.below(81);
    let digits = draw.some_of(9, 9);
    let mut taken = vec![start];
    marks[start] = set(&digits[..2]);
    for (side, &first) in digits[..2].iter().enumerate() {
        let spare = &digits[2 + 3 * side..5 + 3 * side];
        // Chain: each cell loses the digit before it and is left with the next; the last is left
        // with `first`, and sees the start.
        let length = 2 + draw.below(3);
        let mut last = start;
        let mut digit = first;
        for at in 0..length {
            let is_end = at + 1 == length;
            let open: Vec<usize> = (0..81)
                .filter(|&cell| sees(last, cell) && !taken.contains(&cell))
                .filter(|&cell| !is_end || sees(cell, start))
                .collect();
            if open.is_empty() {
                return None;
            }
            let cell = open[draw.below(open.len())];
            let next = if is_end { first } else { spare[at % 3] };
            if next == digit {
                marks[cell] = 1 << digit;
            } else {
                marks[cell] = 1 << digit | 1 << next;
            }
            taken.push(cell);
            (last, digit) = (cell, next);
        }
    }
    Some(())
}

/// Whether the cells can be given digits of `colours`, no two that see each other the same.
fn has_colours(cells: &[usize], colours: usize, given: &mut Vec<usize>) -> bool {
    let Some(&cell) = cells.get(given.len()) else {
        return true;
    };
    // The colours not used yet are all alike: one of them is enough.
    let used = given.iter().max().map_or(0, |&most| most + 1);
    for colour in 0..colours.min(used + 1) {
        let fits = given.iter().zip(cells).all(|(&other, &at)| other != colour || !sees(at, cell));
        if fits {
            given.push(colour);
            if has_colours(cells, colours, given) {
                return true;
            }
            given.pop();
        }
    }
    false
}

pub(super) fn colouring(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    let colours = 3 + draw.below(2);
    let most = if colours == 3 { 27 } else { 24 };
    let mut cells: Vec<usize> = Vec::new();
    for cell in draw.some_of(81, 81) {
        let fits =
            (0..27).map(cells_of).filter(|of_house| of_house.contains(&cell)).all(|of_house| {
                of_house.iter().filter(|other| cells.contains(other)).count() < colours
            });
        if cells.len() < most && fits {
            cells.push(cell);
            // In row-major order, so that a contradiction shows early.
            cells.sort_unstable();
            if !has_colours(&cells, colours, &mut Vec::new()) {
                let digits = set(&draw.some_of(colours, 9));
                cells.iter().for_each(|&cell| marks[cell] = digits);
                return Some(());
            }
        }
    }
    None
}
