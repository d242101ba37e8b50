//! Contradictions of any rules at all.

use crate::Marks;
use crate::houses::{cells_of, houses_of};
use crate::random::Draw;

/// Of the 324 rules "exactly once" of a Sudoku, the candidates of one: cells (0 to 80), then digits
/// in houses (81 + 9 * house + digit).
fn candidates(rule: usize) -> [(usize, usize); 9] {
    match rule.checked_sub(81) {
        None => core::array::from_fn(|digit| (rule, digit)),
        Some(rule) => cells_of(rule / 9).map(|cell| (cell, rule % 9)),
    }
}

/// The four rules that a candidate belongs to.
fn rules(cell: usize, digit: usize) -> [usize; 4] {
    let [row, column, corner] = houses_of(cell).map(|house| 81 + 9 * house + digit);
    [cell, row, column, corner]
}

pub(super) fn any_covers(draw: &mut impl Draw, marks: &mut Marks) -> Option<()> {
    // Covers that touch each other, then truths that meet at least two of them and share no
    // candidate.
    let k = 3 + draw.below(6);
    let mut covers = vec![draw.below(324)];
    while covers.len() < k - 1 {
        let near = covers[draw.below(covers.len())];
        let (cell, digit) = candidates(near)[draw.below(9)];
        let by = rules(cell, digit)[draw.below(4)];
        let (cell, digit) = candidates(by)[draw.below(9)];
        let next = rules(cell, digit)[draw.below(4)];
        if !covers.contains(&next) {
            covers.push(next);
        }
    }
    let covered: Vec<(usize, usize)> = covers.iter().flat_map(|&cover| candidates(cover)).collect();
    let meets = |rule: usize| {
        let met = candidates(rule).into_iter().filter(|candidate| covered.contains(candidate));
        met.count()
    };
    let mut truths: Vec<usize> = Vec::new();
    for rule in draw.some_of(324, 324) {
        let apart = truths.iter().all(|&truth| {
            let others = candidates(truth);
            !candidates(rule).iter().any(|candidate| others.contains(candidate))
        });
        if truths.len() < k && apart && !covers.contains(&rule) && meets(rule) >= 2 {
            truths.push(rule);
        }
    }
    if truths.len() < k {
        return None;
    }
    for truth in truths {
        for (cell, digit) in candidates(truth) {
            if !covered.contains(&(cell, digit)) {
                marks[cell] &= !(1 << digit);
            }
        }
    }
    Some(())
}
