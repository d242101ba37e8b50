//! `solutions`: every solution once, lazily, in slices if need be.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod samples;

use samples::{Count, Set};
use std::collections::BTreeSet;
use sudoku_core::{Grid, Progress, Solutions, solutions};

const TWO: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const CONFLICT: &str =
    "11...............................................................................";

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

#[test]
fn the_listed_ones() {
    let mut listed = 0;
    for sample in samples::ALL.iter().copied().flat_map(Set::samples) {
        if !sample.solutions.is_empty() {
            let found: Vec<Grid> = solutions(&Grid::from_bytes(sample.board).unwrap()).collect();
            let found: BTreeSet<_> = found.iter().map(Grid::as_bytes).collect();
            assert_eq!(found, sample.solutions.iter().collect(), "{}", sample.text);
            listed += 1;
        }
    }
    assert!(listed > 200, "{listed}");
}

#[test]
fn each_once_and_each_a_solution() {
    for sample in samples::SERG_SEVERAL.samples().chain(samples::CLUES_REMOVED.samples().step_by(4))
    {
        let puzzle = Grid::from_bytes(sample.board).unwrap();
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
    for text in [TWO, IMPOSSIBLE, CONFLICT] {
        let mut search = solutions(&grid(text));
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
    for text in [TWO, IMPOSSIBLE, CONFLICT] {
        let mut search = solutions(&grid(text));
        for _ in 0..3 {
            assert_eq!(search.next_within(0), Progress::Paused);
        }
        assert_eq!(search.count(), if text == TWO { 2 } else { 0 });
    }
}

/// Every solution with the number of nodes after which it came, searched in slices of `budget`.
fn sliced(text: &str, budget: u32) -> (Vec<Grid>, u64) {
    let mut search = solutions(&grid(text));
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

#[test]
fn slices_of_any_size_lead_to_the_same() {
    for sample in
        samples::TDOKU_CASES.samples().chain(samples::FORUM_HARDEST_1106.samples().step_by(9))
    {
        let in_one_go: Vec<Grid> = solutions(&Grid::from_bytes(sample.board).unwrap()).collect();
        let mut last_slices = u64::MAX;
        for budget in [1, 2, 3, 64, u32::MAX] {
            let (found, slices) = sliced(sample.text, budget);
            assert_eq!(found, in_one_go, "{} in slices of {budget}", sample.text);
            assert!(slices <= last_slices, "{} in slices of {budget}", sample.text);
            last_slices = slices;
        }
        assert_eq!(last_slices, 1 + in_one_go.len() as u64, "{}", sample.text);
    }
}

#[test]
fn a_hard_puzzle_pauses_and_a_slice_is_no_longer_than_its_budget() {
    let hard = "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";
    let mut search = solutions(&grid(hard));
    assert_eq!(search.next_within(1), Progress::Paused);
    let (found, by_ones) = sliced(hard, 1);
    let (_, by_tens) = sliced(hard, 10);
    assert_eq!(found.len(), 1);
    assert!(by_ones > 20, "{by_ones}");
    assert!(by_tens <= by_ones / 10 + 2 && by_tens >= by_ones / 10 - 2, "{by_tens} {by_ones}");
}

#[test]
fn a_copy_goes_on_by_itself() {
    let mut search = solutions(&Grid::EMPTY);
    search.by_ref().take(5).for_each(drop);
    let copy = search.clone();
    assert!(search.take(100).eq(copy.take(100)));
}

#[test]
fn guesses_are_counted() {
    let by_singles = samples::SINGLES_ONLY.samples().next().unwrap();
    let mut search = solutions(&Grid::from_bytes(by_singles.board).unwrap());
    assert_eq!(search.by_ref().count(), 1);
    assert_eq!(search.guesses(), 0);

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
        let mut search = solutions(&Grid::from_bytes(sample.board).unwrap());
        assert_eq!(search.by_ref().count(), 1);
        assert_eq!(search.guesses(), 0, "{}", sample.text);
    }
}

/// The search keeps its newest open nodes and makes the older ones again. This puzzle makes it do so: with more room it
/// would take fewer passes.
#[test]
fn deep_searches_come_back_to_their_first_guesses() {
    let most = samples::CLUES_REMOVED.samples().max_by_key(|sample| match sample.count {
        Count::Exactly(count) | Count::MoreThan(count) => count,
    });
    let most = most.unwrap();
    assert_eq!(most.count, Count::Exactly(395_134));
    let mut search = solutions(&Grid::from_bytes(most.board).unwrap());
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
