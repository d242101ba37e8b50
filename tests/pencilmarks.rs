//! `Pencilmarks`: the candidates of a grid, and a puzzle of its own.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod samples;

use std::collections::BTreeSet;
use sudoku_core::{
    Candidates, Cell, Digit, Grid, Pencilmarks, Progress, SolveError, count_solutions, solutions,
    solve,
};

const TWO: &str =
    ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

#[test]
fn a_filled_cell_keeps_its_digit_and_an_empty_one_what_its_peers_leave() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let puzzle = Grid::from_bytes(sample.board).unwrap();
        let marks = Pencilmarks::from_grid(&puzzle);
        for cell in Cell::ALL {
            let seen = |digit| cell.peers().iter().any(|&peer| puzzle.get(peer) == Some(digit));
            let expected = match puzzle.get(cell) {
                Some(digit) => Candidates::from_digit(digit),
                None => Digit::ALL.into_iter().filter(|&digit| !seen(digit)).collect(),
            };
            assert_eq!(marks.candidates(cell), expected, "{cell} of {puzzle}");
        }
    }
}

#[test]
fn the_puzzle_of_a_grid_is_the_same_puzzle() {
    for sample in samples::ALL.iter().copied().flat_map(samples::Set::samples) {
        let puzzle = Grid::from_bytes(sample.board).unwrap();
        let marks = Pencilmarks::from(puzzle);
        assert_eq!(count_solutions(&marks, 2), sample.count.up_to(2), "{puzzle}");
        match (solve(&marks), solve(&puzzle)) {
            (Err(SolveError::NoSolution), Err(SolveError::Conflict(_))) => {}
            (Err(SolveError::NotUnique(_)), Err(SolveError::NotUnique(_))) => {}
            (of_marks, of_puzzle) => assert_eq!(of_marks, of_puzzle, "{puzzle}"),
        }
    }
}

#[test]
fn text_there_and_back() {
    for sample in samples::UNBIASED.samples() {
        let marks = Pencilmarks::from(Grid::from_bytes(sample.board).unwrap());
        assert_eq!(marks.to_string().parse(), Ok(marks));
    }
}

#[test]
fn no_candidate_no_solution() {
    let solution = solve(&grid(samples::PROJECT_EULER_96.samples().next().unwrap().text)).unwrap();
    for cell in Cell::ALL {
        let mut marks = Pencilmarks::FULL;
        marks.set(cell, Candidates::EMPTY);
        assert_eq!(solve(&marks), Err(SolveError::NoSolution), "{cell}");
        assert_eq!(count_solutions(&marks, 5), 0);
        let mut marks = Pencilmarks::from(solution);
        marks.set(cell, Candidates::EMPTY);
        assert_eq!(solve(&marks), Err(SolveError::NoSolution), "{cell}");
    }
    assert_eq!(solve(&Pencilmarks::from([Candidates::EMPTY; 81])), Err(SolveError::NoSolution));
}

#[test]
fn the_full_ones_are_the_empty_grid() {
    assert_eq!(Pencilmarks::from(Grid::EMPTY), Pencilmarks::FULL);
    assert_eq!(count_solutions(&Pencilmarks::FULL, 1000), 1000);
    assert!(
        matches!(solve(&Pencilmarks::FULL), Err(SolveError::NotUnique(two)) if two.grids()[0] != two.grids()[1])
    );
}

/// Without a single clue: every cell is left with its digit and some others.
#[test]
fn candidates_without_a_clue() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let solution = Grid::from_bytes(sample.solutions[0]).unwrap();
        let shifted = |digit: Digit, by: u8| Digit::new((digit.get() - 1 + by) % 9 + 1).unwrap();
        // Of three candidates a cell, cyclic ones, three shifts of the solution are solutions.
        let cyclic = Cell::ALL.map(|cell| {
            let digit = solution.get(cell).unwrap();
            Candidates::from_digit(digit).with(shifted(digit, 3)).with(shifted(digit, 6))
        });
        let marks = Pencilmarks::from(cyclic);
        let found: BTreeSet<Grid> = solutions(&marks).take(5000).collect();
        for by in [0, 3, 6] {
            let mut shift = solution;
            Cell::ALL.into_iter().for_each(|cell| {
                shift.set(cell, solution.get(cell).map(|digit| shifted(digit, by)));
            });
            assert!(found.contains(&shift) || found.len() == 5000, "{shift}");
        }
        for other in found {
            assert!(other.is_solved());
            for cell in Cell::ALL {
                assert!(
                    other.get(cell).is_some_and(|digit| marks.candidates(cell).contains(digit)),
                    "{other}"
                );
            }
        }
    }
}

#[test]
fn a_forbidden_candidate_takes_its_solutions_and_no_others() {
    let puzzles =
        samples::SERG_SEVERAL.samples().step_by(5).filter(|sample| sample.count.up_to(400) < 400);
    let mut forbidden = 0;
    for sample in puzzles {
        let puzzle = Grid::from_bytes(sample.board).unwrap();
        let all: Vec<Grid> = solutions(&puzzle).collect();
        for cell in Cell::ALL.into_iter().filter(|&cell| puzzle.get(cell).is_none()).step_by(7) {
            for digit in Pencilmarks::from(puzzle).candidates(cell) {
                let mut marks = Pencilmarks::from(puzzle);
                marks.set(cell, marks.candidates(cell).without(digit));
                let left: BTreeSet<Grid> = solutions(&marks).collect();
                let expected = all.iter().copied().filter(|grid| grid.get(cell) != Some(digit));
                assert_eq!(left, expected.collect(), "{puzzle}, {cell} not {digit}");
                forbidden += 1;
            }
        }
    }
    assert!(forbidden > 300, "{forbidden}");
}

#[test]
fn slices() {
    let marks = Pencilmarks::from(grid(TWO));
    let mut search = solutions(&marks);
    assert_eq!(search.next_within(0), Progress::Paused);
    let mut found = Vec::new();
    loop {
        match search.next_within(1) {
            Progress::Found(grid) => found.push(grid),
            Progress::Paused => {}
            Progress::Exhausted => break,
        }
    }
    assert!(found.iter().copied().eq(solutions(&marks)));
    assert_eq!(found.len(), count_solutions(&grid(TWO), 9));
}
