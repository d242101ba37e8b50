//! Every technique against a slow, obvious twin by its textbook definition: the same sets of
//! removed candidates, and the same placements, on thousands of boards.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod bug;
mod chains;
mod colors;
#[path = "../common/mod.rs"]
mod common;
mod digit;
mod empty_rectangle;
mod fish;
mod locked;
mod rectangles;
mod remote_pair;
mod sets;
mod singles;
mod turbot;
mod wings;

use std::collections::BTreeSet;

use sudoku_logic::core::CandidateSet;
use sudoku_logic::{Board, Technique};

/// The boards that each technique is compared on.
const STATES: usize = 10_000;

/// What a step does: the candidates that it places, and those that it removes.
type Effect = (CandidateSet, CandidateSet);

/// Compares the effects of all steps of a technique with those that its twin lists, on boards of
/// every kind. A technique that is found on too few of them has not been tested.
fn compare(technique: Technique, least: usize, twin: impl Fn(&Board) -> BTreeSet<Effect>) {
    let states = common::states(STATES, technique.index() as u64);
    compare_on(technique, least, states.map(|state| state.board), twin);
}

/// Compares the effects of all steps of a technique with those that its twin lists, on some boards.
fn compare_on(
    technique: Technique,
    least: usize,
    boards: impl Iterator<Item = Board>,
    twin: impl Fn(&Board) -> BTreeSet<Effect>,
) {
    let mut with_steps = 0;
    for board in boards {
        let expected = twin(&board);
        let actual: BTreeSet<Effect> = common::found(&board, technique)
            .iter()
            .map(|step| (step.placement().into_iter().collect(), *step.removals()))
            .collect();
        assert_eq!(actual, expected, "{technique} on\n{}", board.to_pencilmarks());
        with_steps += usize::from(!expected.is_empty());
    }
    assert!(with_steps >= least, "{technique} was found on {with_steps} boards only");
}
