//! No step contradicts a solution: every step that any technique finds, on every board from the
//! puzzle to the end, on boards with wrong candidates removed at random, and on puzzles with
//! several solutions.
//!
//! 100,000 puzzles, those of a folder among them:
//!
//! ```text
//! SUDOKU_LOGIC_COUNT=100000 SUDOKU_DATA=DIR \
//!     cargo test --release -p sudoku-logic --test soundness -- --nocapture
//! ```
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::collections::BTreeMap;

use oracle::samples;
use sudoku_logic::core::{CandidateSet, Grid, true_candidates};
use sudoku_logic::{Board, Proper, Step, Technique};

/// How many steps of each technique were checked.
type Checked = BTreeMap<Technique, usize>;

/// Checks every step that a board offers against the candidates that must stay: a step removes none
/// of them, and places nothing else. Returns the first step, for those who want to go on.
fn check(board: &Board, stay: &CandidateSet, checked: &mut Checked) -> Option<Step> {
    let steps = common::sound_steps(board, stay).unwrap_or_else(|fault| panic!("{fault}"));
    for step in &steps {
        *checked.entry(step.technique()).or_default() += 1;
    }
    steps.first().copied()
}

/// The board after the last step, after checking every step of every board on the way.
fn follow(mut board: Board, stay: &CandidateSet, checked: &mut Checked) -> Board {
    while let Some(step) = check(&board, stay, checked) {
        board.apply(&step).unwrap();
    }
    board
}

fn print(checked: &Checked) {
    for (technique, count) in checked {
        println!("{count:>12}  {technique}");
    }
}

#[test]
fn on_the_way_to_the_solution() {
    let mut checked = Checked::new();
    let (mut puzzles, mut solved) = (0, 0);
    for (puzzle, solution) in common::lists::puzzles(common::lists::count(300), 1) {
        let board = Board::from_proper(&Proper::assume(&puzzle));
        let end = follow(board, &common::lists::candidates(&solution), &mut checked);
        puzzles += 1;
        solved += usize::from(end.is_solved());
        assert!(!end.is_solved() || end.to_grid() == solution, "{puzzle}");
    }
    println!("{puzzles} puzzles, of which {solved} are solved");
    print(&checked);
    assert!(solved > puzzles / 10);
}

#[test]
fn with_wrong_candidates_removed() {
    let mut checked = Checked::new();
    for state in common::states(common::lists::count(2_000), 5) {
        check(&state.board, &common::lists::candidates(&state.solution), &mut checked);
    }
    print(&checked);
    // What is found nowhere is not tested.
    for technique in Technique::ALL {
        // Random boards do not have two candidates in every cell but one.
        let is_rare = technique == Technique::BugPlusOne;
        assert!(is_rare || checked.contains_key(&technique), "no {technique} was found");
    }
}

#[test]
fn of_puzzles_with_several_solutions() {
    let mut checked = Checked::new();
    for set in [samples::SERG_SEVERAL, samples::CLUES_REMOVED] {
        for sample in set.samples() {
            let puzzle = Grid::from_bytes(sample.board).unwrap();
            let stay = CandidateSet::from(&true_candidates(&puzzle));
            follow(Board::from_grid(&puzzle), &stay, &mut checked);
        }
    }
    print(&checked);
    // Without a proof that there is one solution, no technique takes it for granted.
    assert!(checked.keys().all(|technique| !technique.needs_uniqueness()));
    assert!(checked.contains_key(&Technique::XWing));
}
