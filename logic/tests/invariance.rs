//! A rating is that of the class: every image of a puzzle has the same one, by every scheme.
//!
//! 100,000 transforms: `SUDOKU_LOGIC_COUNT=100000 SUDOKU_DATA=DIR \
//! cargo test --release -p sudoku-logic --test invariance`
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use oracle::samples;
use sudoku_logic::core::{Grid, SeededRandom, Transform};
use sudoku_logic::{Level, Proper, Verdict, rate, rate_with_rectangles};

#[test]
fn of_proper_puzzles() {
    let count = common::lists::count(2_000);
    let mut random = SeededRandom::new(2);
    let mut of_levels = std::collections::BTreeMap::new();
    // Four images of each puzzle.
    for (puzzle, _) in common::lists::puzzles(count / 4, 2) {
        let proper = Proper::assume(&puzzle);
        let ratings = (rate(&puzzle), rate_with_rectangles(&proper));
        *of_levels.entry(ratings.0.level()).or_insert(0) += 1;
        for _ in 0..4 {
            let transform = Transform::random(&mut random);
            let image = transform.apply(&puzzle);
            let of_image = (rate(&image), rate_with_rectangles(&Proper::assume(&image)));
            assert_eq!(of_image, ratings, "{puzzle} and its image by {transform}");
        }
    }
    println!("{of_levels:?}");
    // Levels that do not occur are not tested.
    assert!(
        [Level::Singles, Level::Sets, Level::Patterns, Level::Beyond]
            .iter()
            .all(|level| of_levels.contains_key(level))
    );
}

#[test]
fn of_puzzles_with_several_solutions_or_none() {
    let mut random = SeededRandom::new(3);
    let mut contradicted = 0;
    for set in [samples::SERG_SEVERAL, samples::CLUES_REMOVED, samples::NO_SOLUTION] {
        for sample in set.samples() {
            let puzzle = Grid::from_bytes(sample.board).unwrap();
            let rating = rate(&puzzle);
            contradicted += usize::from(rating.verdict() == Verdict::Contradicted);
            for _ in 0..3 {
                let transform = Transform::random(&mut random);
                let image = transform.apply(&puzzle);
                assert_eq!(rate(&image), rating, "{puzzle} and its image by {transform}");
            }
        }
    }
    assert!(contradicted > 20, "{contradicted} contradictions");
}
