//! `solve` and `unique_solution`: the one solution, or why there is none, all at once or in slices.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use core::fmt::Display;
use core::task::Poll;

use common::grid;
use oracle::puzzles;
use oracle::samples::{self, Sample};
use sudoku_core::{
    Backend, Cell, Digit, Grid, Pencilmarks, Puzzle, SolveError, grid, solve, unique_solution,
};

/// The answer for a puzzle of which the set tells the number of solutions. That a solution keeps
/// the rules and the clues is a claim of `tests/claims`.
fn check(answer: Result<Grid, SolveError>, sample: &Sample) {
    let solutions = match answer {
        Ok(solution) => {
            if let [listed] = sample.solutions[..] {
                assert_eq!(solution.to_bytes(), listed, "{}", sample.text);
            }
            1
        }
        Err(SolveError::NotUnique(_)) => 2,
        Err(_) => 0,
    };
    assert_eq!(solutions, sample.count.up_to(2), "{}", sample.text);
}

#[test]
fn every_set() {
    samples::all().for_each(|sample| check(solve(&grid(&sample.board)), &sample));
}

#[test]
fn project_euler_96() {
    let corner = |sample: Sample| {
        let solution = solve(&grid(&sample.board)).unwrap();
        solution.as_bytes()[..3].iter().fold(0, |number, &digit| 10 * number + u32::from(digit))
    };
    assert_eq!(samples::PROJECT_EULER_96.samples().map(corner).sum::<u32>(), 24702);
}

#[test]
fn a_valid_grid_need_not_have_a_solution() {
    for puzzle in [grid!(puzzles::IMPOSSIBLE), grid!(puzzles::DEAD_CELL)] {
        assert_eq!(solve(&puzzle), Err(SolveError::NoSolution));
    }
}

#[test]
fn a_solved_grid_is_its_own_solution() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let solution = grid(&sample.solutions[0]);
        assert_eq!(solve(&solution), Ok(solution));
    }
}

#[test]
fn any_one_missing_digit_is_found_and_any_one_wrong_digit_is_a_conflict() {
    let solution = grid!(puzzles::EASY_SOLUTION);
    for cell in Cell::ALL {
        let mut puzzle = solution;
        puzzle.set(cell, None);
        assert_eq!(solve(&puzzle), Ok(solution), "{cell}");
        for wrong in Digit::ALL.into_iter().filter(|&digit| solution.get(cell) != Some(digit)) {
            puzzle.set(cell, Some(wrong));
            let first = puzzle.conflicts().next().unwrap();
            assert_eq!(solve(&puzzle), Err(SolveError::Conflict(first)), "{cell} {wrong}");
        }
    }
}

#[test]
fn each_single_clue_has_several_solutions_and_each_pair_in_conflict_is_named() {
    for cell in Cell::ALL {
        let mut puzzle = Grid::EMPTY;
        puzzle.set(cell, Some(Digit::D7));
        assert!(matches!(solve(&puzzle), Err(SolveError::NotUnique(_))), "{puzzle}");
        for &peer in cell.peers() {
            let mut pair = puzzle;
            pair.set(peer, Some(Digit::D7));
            let Err(SolveError::Conflict(conflict)) = solve(&pair) else {
                panic!("{pair}: {:?}", solve(&pair));
            };
            assert_eq!((conflict.first, conflict.second), (cell.min(peer), cell.max(peer)));
        }
    }
}

#[test]
fn the_reasons_in_words() {
    let reason = |text: &str| solve(&text.parse::<Grid>().unwrap()).unwrap_err().to_string();
    assert_eq!(reason(puzzles::CONFLICT), "two 1s in row 1: r1c1 and r1c2");
    assert_eq!(reason(puzzles::IMPOSSIBLE), "no solution");
    let two = reason(puzzles::TWO_SOLUTIONS);
    let [one, other] = puzzles::BOTH_SOLUTIONS;
    assert!(
        two == format!("more than one solution: {one} and {other}")
            || two == format!("more than one solution: {other} and {one}"),
        "{two}"
    );
}

/// The answer of `unique_solution` in slices of `budget` nodes, and the number of slices.
fn in_slices(
    backend: Backend,
    puzzle: &impl Puzzle,
    budget: u32,
) -> (Result<Grid, SolveError>, u64) {
    let mut search = backend.unique_solution(puzzle);
    for slices in 1.. {
        if let Poll::Ready(answer) = search.unique_within(budget) {
            return (answer, slices);
        }
    }
    unreachable!()
}

/// On every backend, `unique_solution` agrees with `solve`, whatever the budget.
fn slices_agree(puzzle: &(impl Puzzle + Display)) {
    for backend in Backend::available() {
        let expected = backend.solve(puzzle);
        let (answer, by_ones) = in_slices(backend, puzzle, 1);
        assert_eq!(answer, expected, "{backend}: {puzzle}");
        let (answer, by_sevens) = in_slices(backend, puzzle, 7);
        assert_eq!(answer, expected, "{backend}: {puzzle}");
        // Both visit the same nodes; to learn that there are no more may take one more slice.
        let least = (by_ones - 1).div_ceil(7);
        assert!((least..=least + 1).contains(&by_sevens), "{backend}: {by_ones} {by_sevens}");
        assert_eq!(in_slices(backend, puzzle, u32::MAX), (expected, 1), "{backend}: {puzzle}");
    }
}

#[test]
fn unique_solution_agrees_with_solve_on_every_set() {
    for sample in samples::all() {
        let puzzle = grid(&sample.board);
        slices_agree(&puzzle);
        slices_agree(&Pencilmarks::from(&puzzle));
        assert_eq!(unique_solution(&puzzle).unique_within(u32::MAX), Poll::Ready(solve(&puzzle)));
    }
}

#[test]
fn a_budget_of_nothing_tells_a_conflict_and_nothing_else() {
    for sample in samples::all() {
        let puzzle = grid(&sample.board);
        let expected = match puzzle.conflicts().next() {
            Some(conflict) => Poll::Ready(Err(SolveError::Conflict(conflict))),
            None => Poll::Pending,
        };
        for backend in Backend::available() {
            let mut search = backend.unique_solution(&puzzle);
            let mut of_marks = backend.unique_solution(&Pencilmarks::from(&puzzle));
            for _ in 0..3 {
                assert_eq!(search.unique_within(0), expected, "{backend}: {puzzle}");
                assert_eq!(of_marks.unique_within(0), Poll::Pending, "{backend}: {puzzle}");
            }
            assert_eq!(search.guesses(), 0, "{backend}: {puzzle}");
            // What was asked in vain changes nothing.
            let answer = search.unique_within(u32::MAX);
            assert_eq!(answer, Poll::Ready(backend.solve(&puzzle)), "{backend}: {puzzle}");
        }
    }
}

#[test]
fn an_answer_stays() {
    for text in [puzzles::EASY, puzzles::HARD, puzzles::IMPOSSIBLE, puzzles::CONFLICT] {
        let puzzle: Grid = text.parse().unwrap();
        for backend in Backend::available() {
            let mut search = backend.unique_solution(&puzzle);
            let expected = Poll::Ready(backend.solve(&puzzle));
            for budget in [u32::MAX, 0, 1, u32::MAX] {
                assert_eq!(search.unique_within(budget), expected, "{backend}: {puzzle}");
            }
        }
    }
}

#[test]
fn that_there_are_several_stays() {
    for puzzle in [grid!(puzzles::TWO_SOLUTIONS), Grid::EMPTY] {
        for backend in Backend::available() {
            let mut search = backend.unique_solution(&puzzle);
            for budget in [u32::MAX, u32::MAX, 0, 1] {
                let answer = search.unique_within(budget);
                let Poll::Ready(Err(SolveError::NotUnique(two))) = answer else {
                    panic!("{backend}: {puzzle}: {answer:?} with {budget}");
                };
                let [one, other] = two.grids();
                assert_ne!(one, other, "{backend}: {puzzle}");
                assert_eq!(search.unique_within(budget), answer, "{backend}: {puzzle}");
            }
        }
    }
}

#[test]
fn a_copy_resumes_by_itself() {
    let puzzle = grid!(puzzles::HARD);
    let mut search = unique_solution(&puzzle);
    assert_eq!(search.unique_within(5), Poll::Pending);
    let mut copy = search.clone();
    assert_eq!(search.unique_within(u32::MAX), Poll::Ready(solve(&puzzle)));
    assert!(copy.guesses() < search.guesses());
    assert_eq!(copy.unique_within(u32::MAX), Poll::Ready(solve(&puzzle)));
    assert_eq!(copy.guesses(), search.guesses());
}

#[test]
fn a_reference_is_the_same_puzzle() {
    fn answers(puzzle: &impl Puzzle) -> (Result<Grid, SolveError>, Poll<Result<Grid, SolveError>>) {
        (solve(puzzle), unique_solution(puzzle).unique_within(u32::MAX))
    }
    for text in [puzzles::EASY, puzzles::TWO_SOLUTIONS, puzzles::IMPOSSIBLE, puzzles::CONFLICT] {
        let puzzle: Grid = text.parse().unwrap();
        assert_eq!(answers(&&puzzle), answers(&puzzle), "{puzzle}");
        assert_eq!(answers(&&&puzzle), answers(&puzzle), "{puzzle}");
        let marks = Pencilmarks::from(&puzzle);
        assert_eq!(answers(&&marks), answers(&marks), "{puzzle}");
    }
}
