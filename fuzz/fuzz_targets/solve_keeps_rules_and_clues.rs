//! Every solution obeys the three rules and keeps every clue; `solve` says what `solutions` finds.
#![no_main]

mod board;

use libfuzzer_sys::fuzz_target;
use sudoku_core::{Grid, Pencilmarks, Progress, SolveError, is_valid, solutions, solve};

/// Nodes searched for each solution of one input. The hardest puzzles known take some hundred.
const BUDGET: u32 = 20_000;

fuzz_target!(|bytes: &[u8]| {
    let puzzle = Grid::from_bytes(board::board(bytes)).expect("digits");
    let check = |solution: &Grid| {
        assert!(solution.is_solved(), "{puzzle}\n{solution}");
        assert!(
            puzzle
                .clues()
                .all(|(cell, digit)| solution.get(cell) == Some(digit)),
            "{puzzle}\n{solution}"
        );
    };

    let mut search = solutions(&puzzle);
    let mut found = Vec::new();
    while found.len() < 2 {
        match search.next_within(BUDGET) {
            Progress::Found(solution) => found.push(solution),
            Progress::Exhausted => break,
            Progress::Paused => return found.iter().for_each(check),
        }
    }
    found.iter().for_each(check);

    match solve(&puzzle) {
        Ok(solution) => assert_eq!([solution].as_slice(), found, "{puzzle}"),
        Err(SolveError::NotUnique([one, other])) => {
            assert_eq!(found.len(), 2, "{puzzle}");
            assert_ne!(one, other, "{puzzle}");
            [one, other].iter().for_each(check);
        }
        Err(SolveError::Conflict(conflict)) => {
            assert!(found.is_empty() && !is_valid(&puzzle), "{puzzle}");
            assert_eq!(puzzle.conflicts().next(), Some(conflict), "{puzzle}");
        }
        Err(SolveError::NoSolution) => assert!(found.is_empty() && is_valid(&puzzle), "{puzzle}"),
        Err(other) => panic!("{puzzle}: {other}"),
    }
    assert_eq!(
        Pencilmarks::from(&puzzle).count_solutions(2),
        found.len(),
        "{puzzle}"
    );
});
