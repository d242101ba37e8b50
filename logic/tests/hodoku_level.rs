//! Levels 1 and 2 are HoDoKu's Easy and Medium, by the order and the points of HoDoKu, as the
//! example `hodoku_level` has them.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;
#[path = "../examples/hodoku_level.rs"]
mod example;

use example::{HodokuLevel, hodoku_level};
use sudoku_logic::{Level, rate};

#[test]
fn singles_are_easy_and_sets_are_medium() {
    let (mut equal, mut different) = (0, 0);
    for (puzzle, _) in common::lists::puzzles(common::lists::count(1_000), 10) {
        let level = match rate(&puzzle).level() {
            Level::Singles => HodokuLevel::Easy,
            Level::Sets => HodokuLevel::Medium,
            _ => {
                assert_eq!(hodoku_level(&puzzle), None, "{puzzle}");
                continue;
            }
        };
        let (hodoku, points) = hodoku_level(&puzzle).unwrap();
        assert!((4..2_000).contains(&points), "{puzzle}: {points}");
        if hodoku == level { equal += 1 } else { different += 1 }
    }
    println!("{equal} levels are equal, {different} are different");
    // 17 clues need more steps than any other puzzle, and with them more points.
    assert!(equal > 500 && different * 25 < equal, "{equal} equal, {different} different");
}
