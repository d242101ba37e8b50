//! Searches that guess hundreds of times between solutions, where pruning and probing come in: no
//! solution is lost, none comes twice.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use std::collections::BTreeSet;
use sudoku_core::{Backend, Grid, Pencilmarks, Progress};

/// The pencilmarks of `tests/data/long_searches.txt` and the number of their solutions.
fn cases() -> impl Iterator<Item = (Pencilmarks, usize)> {
    let lines = include_str!("data/long_searches.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let (marks, count) = line.split_once('\t').unwrap();
        (marks.parse().unwrap(), count.parse().unwrap())
    })
}

/// Every solution in order, and the most guesses between one and the next, the start and the end
/// included.
fn solutions(backend: Backend, marks: &Pencilmarks, budget: u32) -> (Vec<Grid>, u64) {
    let mut search = backend.solutions(marks);
    let (mut found, mut before, mut most) = (Vec::new(), 0, 0);
    loop {
        match search.next_within(budget) {
            Progress::Found(grid) => found.push(grid),
            Progress::Paused => continue,
            Progress::Exhausted => return (found, most.max(search.guesses() - before)),
        }
        most = most.max(search.guesses() - before);
        before = search.guesses();
    }
}

#[test]
fn every_engine_finds_every_solution_once() {
    let mut pruned = 0;
    let mut probed = 0;
    for (marks, count) in cases() {
        let mut first: Option<BTreeSet<Grid>> = None;
        for backend in Backend::available() {
            let (found, most) = solutions(backend, &marks, u32::MAX);
            let set: BTreeSet<Grid> = found.iter().copied().collect();
            assert_eq!(set.len(), found.len(), "{backend} gives one twice: {marks}");
            assert_eq!(set.len(), count, "{backend}: {marks}");
            for grid in &set {
                let plain = marks.as_array().map(|candidates| candidates.bits());
                let is_solution = oracle::is_solution_of_marks(grid.as_bytes(), &plain);
                assert!(is_solution, "{grid} is no solution of {marks}");
            }
            if count < 3 {
                assert_eq!(backend.count_solutions(&marks, 3), count);
                assert_eq!(backend.solve(&marks).is_ok(), count == 1, "{marks}");
            }
            assert_eq!(first.get_or_insert_with(|| set.clone()), &set, "{marks}");
            pruned += usize::from(most > 384);
            probed += usize::from(most > 448);
        }
    }
    // The numbers of src/engine/search.rs: without such searches this tests nothing.
    assert!(pruned > 20 && probed > 10, "{pruned} and {probed}");
}

#[test]
fn a_pause_changes_nothing() {
    for (marks, _) in cases().step_by(9) {
        for backend in Backend::available() {
            let whole = solutions(backend, &marks, u32::MAX);
            for budget in [1, 7] {
                assert_eq!(solutions(backend, &marks, budget), whole, "{backend}");
            }
        }
    }
}

/// What fuzzing found slow on one engine. None takes thousands of nodes where another takes few.
#[test]
fn what_was_slow_on_one_engine_is_not_any_more() {
    let lines = include_str!("data/slow_marks.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let marks: Pencilmarks = line.split('\t').next().unwrap().parse().unwrap();
        let nodes = Backend::available().map(|backend| {
            let mut search = backend.solutions(&marks);
            let nodes = (1_u32..).find(|_| search.next_within(1) != Progress::Paused);
            nodes.unwrap()
        });
        let nodes: Vec<u32> = nodes.collect();
        let (least, most) = (nodes.iter().min().unwrap(), nodes.iter().max().unwrap());
        assert!(*most < 12_000 && *most <= 64 * least + 2_000, "{nodes:?}: {marks}");
    }
}
