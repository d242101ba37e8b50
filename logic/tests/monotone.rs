//! What the techniques can remove, they can still remove when more is known.
//!
//! From a board, all deductions up to level 3 are taken to the end. Then the same is done after
//! some more wrong candidates were removed and some cells filled. Whatever the first board lost,
//! the second one must lose too. Otherwise one step could spoil another, and the level of a puzzle
//! would depend on the order in which a player takes the steps.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use sudoku_logic::core::{CandidateSet, Digit, Grid, SeededRandom};
use sudoku_logic::{Board, Level, Patterns, Proper, Techniques, steps};

use common::below;

/// The board that is left when no technique up to level 3 finds a step.
fn end(mut board: Board) -> Board {
    let of_level = |level| -> Techniques {
        Techniques::DEFAULT.iter().filter(|technique| technique.level() == level).collect()
    };
    let levels = Level::ALL.map(of_level);
    'rounds: loop {
        for techniques in &levels {
            let mut removals = CandidateSet::EMPTY;
            let mut placements = Vec::new();
            for step in steps::<Patterns>(&board, techniques) {
                removals = removals.union(step.removals());
                placements.extend(step.placement());
            }
            if !removals.is_empty() || !placements.is_empty() {
                board.remove_all(&removals);
                for (cell, digit) in placements {
                    board.place(cell, digit);
                }
                continue 'rounds;
            }
        }
        return board;
    }
}

/// The board with some cells filled and some wrong candidates removed, each so many of 100.
fn with_more(
    mut board: Board,
    solution: &Grid,
    [filled, removed]: [u32; 2],
    random: &mut SeededRandom,
) -> Board {
    for cell in board.empty() {
        let digit = solution.get(cell).unwrap();
        if below(random, 100) < filled {
            board.place(cell, digit);
        }
        for other in Digit::ALL {
            if other != digit && below(random, 100) < removed {
                board.remove(cell, other);
            }
        }
    }
    board
}

#[test]
fn more_knowledge_never_removes_less() {
    let mut random = SeededRandom::new(3);
    let (mut unsolved, mut further) = (0, 0);
    for (puzzle, solution) in common::puzzles() {
        let board = Board::from_proper(&Proper::assume(puzzle));
        let removed = below(&mut random, 10);
        let board = with_more(board, solution, [0, removed], &mut random);
        let before = end(board);
        for _ in 0..4 {
            let share = [below(&mut random, 3), below(&mut random, 8)];
            let after = end(with_more(board, solution, share, &mut random));
            let (before, after) = (before.all_candidates(), after.all_candidates());
            assert!(after.is_subset(before), "from\n{}\n{before}\n{after}", board.to_pencilmarks());
            unsolved += usize::from(after.len() > 81);
            further += usize::from(after.len() < before.len());
        }
    }
    assert!(unsolved > 1_000 && further > 1_000, "{unsolved} {further}");
}
