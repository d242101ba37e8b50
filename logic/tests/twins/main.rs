//! Every technique against a slow, obvious twin by its textbook definition: the same sets of
//! removed candidates, and the same placements, on thousands of boards.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

#[path = "../common/mod.rs"]
mod common;
mod singles;

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
    let mut with_steps = 0;
    for state in common::states(STATES, technique.index() as u64) {
        let expected = twin(&state.board);
        let actual: BTreeSet<Effect> = common::found(&state.board, technique)
            .iter()
            .map(|step| (step.placement().into_iter().collect(), *step.removals()))
            .collect();
        assert_eq!(actual, expected, "{technique} on\n{}", state.board.to_pencilmarks());
        with_steps += usize::from(!expected.is_empty());
    }
    assert!(with_steps >= least, "{technique} was found on {with_steps} boards only");
}
