//! `minimize`, `redundant_clues`, `is_minimal` and `true_candidates` say of every board what trying
//! each clue and each candidate says.
#![no_main]

use libfuzzer_sys::fuzz_target;
use oracle::board;
use sudoku_core::{
    Backdoors, Cell, CellSet, Grid, Pencilmarks, backdoors, count_solutions, is_minimal, is_proper,
    minimize, redundant_clues, solve, true_candidates,
};

/// The puzzle without the clue of a cell.
fn without(puzzle: &Grid, cell: Cell) -> Grid {
    let mut fewer = *puzzle;
    fewer.clear(cell);
    fewer
}

fn check(puzzle: &Grid) {
    let marks = true_candidates(puzzle);
    for (cell, candidates) in Pencilmarks::from(puzzle).iter() {
        for digit in candidates {
            let mut tried = *puzzle;
            tried.set(cell, Some(digit));
            let occurs = count_solutions(&tried, 1) == 1;
            assert_eq!(marks[cell].contains(digit), occurs, "{digit} in {cell} of {puzzle}");
        }
    }
    let Ok(solution) = solve(puzzle) else {
        assert!(!is_proper(puzzle) && !is_minimal(puzzle), "{puzzle}");
        assert!(redundant_clues(puzzle).is_err() && minimize(puzzle).is_err(), "{puzzle}");
        assert!(backdoors(puzzle).is_err(), "{puzzle}");
        return;
    };
    let (mut left, mut redundant) = (*puzzle, CellSet::EMPTY);
    for (cell, _) in puzzle.clues() {
        if count_solutions(&without(puzzle, cell), 2) == 1 {
            redundant |= CellSet::from_cell(cell);
        }
        let fewer = without(&left, cell);
        if count_solutions(&fewer, 2) == 1 {
            left = fewer;
        }
    }
    assert_eq!(minimize(puzzle), Ok(left), "{puzzle}");
    assert_eq!(redundant_clues(puzzle), Ok(redundant), "{puzzle}");
    assert_eq!(is_minimal(puzzle), redundant.is_empty(), "{puzzle}");
    // With the digit of a backdoor, no other is needed.
    if let Ok(Backdoors::Cells(cells)) = backdoors(puzzle) {
        for cell in puzzle.empty_cells() {
            let mut more = *puzzle;
            more.set(cell, solution.get(cell));
            let is_enough = backdoors(&more) == Ok(Backdoors::NotNeeded);
            assert_eq!(cells.contains(cell), is_enough, "{cell} of {puzzle}");
        }
    }
}

// The bytes are a board. If that is proper, so is the board with some more digits of its solution.
fuzz_target!(|bytes: &[u8]| {
    let puzzle = Grid::from_bytes(board(bytes)).expect("digits");
    check(&puzzle);
    if let Ok(solution) = solve(&puzzle) {
        let mut more = puzzle;
        for byte in bytes.iter().skip(81).take(60) {
            let cell = Cell::ALL[usize::from(*byte) % 81];
            more.set(cell, solution.get(cell));
        }
        check(&more);
    }
});
