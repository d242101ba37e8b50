//! `solutions`: every solution once, lazily, in slices if need be.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::BTreeSet;

use common::grid;
use oracle::puzzles;
use oracle::samples::{self, Count};
use sudoku_core::{Backend, Grid, Pencilmarks, Progress, Puzzle, Solutions, grid, solutions};

const TWO: Grid = grid!(puzzles::TWO_SOLUTIONS);
const IMPOSSIBLE: Grid = grid!(puzzles::IMPOSSIBLE);
const CONFLICT: Grid = grid!(puzzles::CONFLICT);

#[test]
fn each_once_and_each_a_solution() {
    for sample in samples::SERG_SEVERAL.samples().chain(samples::CLUES_REMOVED.samples().step_by(4))
    {
        let puzzle = grid(&sample.board);
        let found: Vec<Grid> = solutions(&puzzle).take(2000).collect();
        assert_eq!(found.len(), sample.count.up_to(2000), "{puzzle}");
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len(), "{puzzle}");
        for solution in found {
            assert!(
                oracle::is_solution_of(solution.as_bytes(), &sample.board),
                "{puzzle}\n{solution}"
            );
        }
    }
}

#[test]
fn ends_for_good() {
    for puzzle in [TWO, IMPOSSIBLE, CONFLICT] {
        let mut search = solutions(&puzzle);
        search.by_ref().for_each(drop);
        for _ in 0..3 {
            assert_eq!(search.next(), None);
            assert_eq!(search.next_within(u32::MAX), Progress::Exhausted);
            assert_eq!(search.next_within(0), Progress::Exhausted);
        }
    }
    fn is_fused(_: impl core::iter::FusedIterator) {}
    is_fused(solutions(&Grid::EMPTY));
}

#[test]
fn a_budget_of_nothing_says_nothing() {
    for puzzle in [TWO, IMPOSSIBLE, CONFLICT] {
        let mut search = solutions(&puzzle);
        for _ in 0..3 {
            assert_eq!(search.next_within(0), Progress::Paused);
        }
        assert_eq!(search.count(), if puzzle == TWO { 2 } else { 0 });
    }
}

/// Every solution in order, searched in slices of `budget`, and the number of slices.
fn sliced(mut search: Solutions, budget: u32) -> (Vec<Grid>, u64) {
    let (mut found, mut slices) = (Vec::new(), 0);
    loop {
        slices += 1;
        match search.next_within(budget) {
            Progress::Found(grid) => found.push(grid),
            Progress::Paused => {}
            Progress::Exhausted => return (found, slices),
        }
    }
}

fn slices_lead_to_the_same(backend: Backend, puzzle: &impl Puzzle) {
    let in_one_go: Vec<Grid> = backend.solutions(puzzle).collect();
    let mut last_slices = u64::MAX;
    for budget in [1, 2, 3, 64, u32::MAX] {
        let (found, slices) = sliced(backend.solutions(puzzle), budget);
        assert_eq!(found, in_one_go, "{backend} in slices of {budget}");
        assert!(slices <= last_slices, "{backend} in slices of {budget}");
        last_slices = slices;
    }
    assert_eq!(last_slices, 1 + in_one_go.len() as u64, "{backend}");
}

#[test]
fn slices_of_any_size_lead_to_the_same() {
    for sample in
        samples::TDOKU_CASES.samples().chain(samples::FORUM_HARDEST_1106.samples().step_by(9))
    {
        let puzzle = grid(&sample.board);
        for backend in Backend::available() {
            slices_lead_to_the_same(backend, &puzzle);
            slices_lead_to_the_same(backend, &Pencilmarks::from(&puzzle));
        }
    }
}

#[test]
fn a_hard_puzzle_pauses_and_a_slice_is_no_longer_than_its_budget() {
    let hard = grid!(puzzles::HARD);
    assert_eq!(solutions(&hard).next_within(1), Progress::Paused);
    let (found, by_ones) = sliced(solutions(&hard), 1);
    let (_, by_tens) = sliced(solutions(&hard), 10);
    assert_eq!(found.len(), 1);
    assert!(by_ones > 20, "{by_ones}");
    assert!(by_tens <= by_ones / 10 + 2 && by_tens >= by_ones / 10 - 2, "{by_tens} {by_ones}");
}

#[test]
fn a_copy_resumes_by_itself() {
    let mut search = solutions(&Grid::EMPTY);
    search.by_ref().take(5).for_each(drop);
    let copy = search.clone();
    assert!(search.take(100).eq(copy.take(100)));
}

#[test]
fn guesses_are_counted() {
    let mut search = solutions(&Grid::EMPTY);
    assert_eq!(search.guesses(), 0);
    search.next();
    let first = search.guesses();
    search.next();
    assert!(first > 0 && search.guesses() >= first);
}

#[test]
fn what_singles_solve_needs_no_guess() {
    for sample in samples::SINGLES_ONLY.samples() {
        let mut search = solutions(&grid(&sample.board));
        assert_eq!(search.by_ref().count(), 1);
        assert_eq!(search.guesses(), 0, "{}", sample.text);
    }
}

/// The search keeps its newest open nodes and makes the older ones again. This puzzle makes it do
/// so: with more room it would take fewer passes.
#[test]
fn deep_searches_return_to_their_first_guesses() {
    let most = samples::CLUES_REMOVED.samples().max_by_key(|sample| match sample.count {
        Count::Exactly(count) | Count::MoreThan(count) => count,
    });
    let most = most.unwrap();
    assert_eq!(most.count, Count::Exactly(395_134));
    let mut search = solutions(&grid(&most.board));
    let mut seen = BTreeSet::new();
    for solution in search.by_ref() {
        assert!(solution.is_solved());
        assert!(seen.insert(solution), "{solution} comes twice");
    }
    assert_eq!(seen.len(), 395_134);
}

/// `docs/engine.md` states this number.
#[test]
#[cfg(target_pointer_width = "64")]
fn memory() {
    const ENGINE: &str = include_str!("../docs/engine.md");
    let size = size_of::<Solutions>();
    let stated = format!("{},{:03} bytes", size / 1000, size % 1000);
    assert!(ENGINE.contains(&stated), "docs/engine.md does not say that `Solutions` has {stated}");
}
