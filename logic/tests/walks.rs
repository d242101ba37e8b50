//! Whichever steps a player takes, the hardest level that is needed is that of the rating.
//!
//! A walk takes one deduction at a time: a candidate removed, or a cell filled, chosen at random
//! among all that the techniques of the lowest level find. 50,000 walks:
//! `SUDOKU_LOGIC_COUNT=50000 SUDOKU_DATA=DIR cargo test --release -p sudoku-logic --test walks`
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::BTreeSet;

use sudoku_logic::core::{Cell, Digit, Grid, SeededRandom};
use sudoku_logic::{
    Board, Level, Patterns, Proper, Rating, Technique, Techniques, Verdict, rate,
    rate_with_rectangles, steps,
};

/// What a single move of a walk does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Move {
    Place(Cell, Digit),
    Remove(Cell, Digit),
}

/// Every move that the techniques of a level allow.
fn moves(board: &Board, level: Level) -> Vec<Move> {
    let of_level = |technique: &Technique| technique.level() == level;
    let techniques: Techniques = Techniques::DEFAULT.iter().filter(of_level).collect();
    let mut moves = BTreeSet::new();
    for step in steps::<Patterns>(board, &techniques) {
        moves.extend(step.placement().map(|(cell, digit)| Move::Place(cell, digit)));
        moves.extend(step.removals().iter().map(|(cell, digit)| Move::Remove(cell, digit)));
    }
    moves.into_iter().collect()
}

/// The hardest level of a random walk.
fn walk(mut board: Board, random: &mut SeededRandom) -> Level {
    let mut highest = Level::Singles;
    while !board.empty().is_empty() {
        let levels = Level::ALL.into_iter().map(|level| (level, moves(&board, level)));
        let Some((level, moves)) = { levels }.find(|(_, moves)| !moves.is_empty()) else {
            return Level::Beyond;
        };
        highest = highest.max(level);
        match moves[common::below(random, moves.len() as u32) as usize] {
            Move::Place(cell, digit) => board.place(cell, digit),
            Move::Remove(cell, digit) => assert!(board.remove(cell, digit)),
        }
        assert_eq!(board.contradiction(), None);
    }
    highest
}

fn check(scheme: fn(&Grid) -> (Board, Rating), seed: u64) {
    let mut random = SeededRandom::new(seed);
    let mut of_levels = std::collections::BTreeMap::new();
    for (puzzle, _) in common::lists::puzzles(common::lists::count(300), seed) {
        let (board, rating) = scheme(&puzzle);
        let stuck = rating.verdict() == Verdict::Stuck;
        assert_eq!(rating.level() == Level::Beyond, stuck);
        assert_eq!(walk(board, &mut random), rating.level(), "{puzzle}: {rating}");
        *of_levels.entry(rating.level()).or_insert(0) += 1;
    }
    println!("{of_levels:?}");
    assert!(of_levels.len() == 4, "levels that do not occur are not tested: {of_levels:?}");
}

#[test]
fn without_rectangles() {
    check(|puzzle| (Board::from_grid(puzzle), rate(puzzle)), 7);
}

#[test]
fn with_rectangles() {
    let scheme = |puzzle: &Grid| {
        let proper = Proper::assume(puzzle);
        (Board::from_proper(&proper), rate_with_rectangles(&proper))
    };
    check(scheme, 8);
}
