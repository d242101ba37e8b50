//! `solve`: the one solution, or why there is none.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod samples;

use samples::{Count, Set};
use sudoku_core::{Cell, Digit, Grid, SolveError, is_valid, solve};

fn grid(text: &str) -> Grid {
    text.parse().unwrap()
}

/// The answer of `solve` for a puzzle of which the set tells the number of solutions.
fn check(sample: &samples::Sample) {
    let puzzle = Grid::from_bytes(sample.board).unwrap();
    let solves = |solution: &Grid| oracle::is_solution_of(solution.as_bytes(), &sample.board);
    match solve(&puzzle) {
        Ok(solution) => {
            assert_eq!(sample.count, Count::Exactly(1), "{puzzle}");
            assert!(solves(&solution), "{puzzle}\n{solution}");
            if let [listed] = sample.solutions[..] {
                assert_eq!(solution.to_bytes(), listed, "{puzzle}");
            }
        }
        Err(SolveError::NotUnique(two)) => {
            let [one, other] = two.grids();
            assert_eq!(sample.count.up_to(2), 2, "{puzzle}");
            assert_ne!(one, other, "{puzzle}");
            assert!(solves(&one) && solves(&other), "{puzzle}\n{one}\n{other}");
        }
        Err(SolveError::Conflict(conflict)) => {
            assert_eq!(sample.count, Count::Exactly(0), "{puzzle}");
            assert_eq!(puzzle.conflicts().next(), Some(conflict), "{puzzle}");
        }
        Err(SolveError::NoSolution) => {
            assert_eq!(sample.count, Count::Exactly(0), "{puzzle}");
            assert!(is_valid(&puzzle), "{puzzle}");
        }
    }
}

#[test]
fn every_set() {
    samples::ALL.iter().copied().flat_map(Set::samples).for_each(|sample| check(&sample));
}

#[test]
fn project_euler_96() {
    let corner = |sample: samples::Sample| {
        let solution = solve(&Grid::from_bytes(sample.board).unwrap()).unwrap();
        let digits = [0, 1, 2].map(|cell| u32::from(solution.get(Cell::ALL[cell]).unwrap().get()));
        digits[0] * 100 + digits[1] * 10 + digits[2]
    };
    assert_eq!(samples::PROJECT_EULER_96.samples().map(corner).sum::<u32>(), 24702);
}

#[test]
fn norvigs_impossible_puzzle_is_refuted() {
    let puzzle =
        grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
    assert!(is_valid(&puzzle));
    assert_eq!(solve(&puzzle), Err(SolveError::NoSolution));
}

#[test]
fn a_valid_grid_with_a_dead_cell_has_no_solution() {
    let puzzle =
        grid(".876543212........3........4........5........6........7........8........9........");
    assert_eq!(solve(&puzzle), Err(SolveError::NoSolution));
}

#[test]
fn the_empty_grid_has_several() {
    let Err(SolveError::NotUnique(two)) = solve(&Grid::EMPTY) else {
        panic!("{:?}", solve(&Grid::EMPTY));
    };
    let [one, other] = two.grids();
    assert!(one.is_solved() && other.is_solved() && one != other);
}

#[test]
fn a_solved_grid_is_its_own_solution() {
    for sample in samples::PROJECT_EULER_96.samples() {
        let solution = Grid::from_bytes(sample.solutions[0]).unwrap();
        assert_eq!(solve(&solution), Ok(solution));
    }
}

#[test]
fn a_full_grid_with_a_wrong_digit_is_a_conflict() {
    let mut full =
        grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    full.set(Cell::ALL[40], Some(Digit::D1));
    let Err(SolveError::Conflict(conflict)) = solve(&full) else {
        panic!("{:?}", solve(&full));
    };
    assert_eq!(full.conflicts().next(), Some(conflict));
}

#[test]
fn any_one_missing_digit_is_found() {
    let solution =
        grid("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    for cell in Cell::ALL {
        let mut puzzle = solution;
        puzzle.set(cell, None);
        assert_eq!(solve(&puzzle), Ok(solution), "{cell}");
    }
}

#[test]
fn each_single_clue_has_several_and_each_clash_of_two_is_named() {
    for cell in Cell::ALL {
        let mut puzzle = Grid::EMPTY;
        puzzle.set(cell, Some(Digit::D7));
        assert!(matches!(solve(&puzzle), Err(SolveError::NotUnique(_))), "{puzzle}");
        for &peer in cell.peers() {
            let mut clash = puzzle;
            clash.set(peer, Some(Digit::D7));
            let Err(SolveError::Conflict(conflict)) = solve(&clash) else {
                panic!("{clash}: {:?}", solve(&clash));
            };
            assert_eq!((conflict.first, conflict.second), (cell.min(peer), cell.max(peer)));
        }
    }
}

#[test]
fn the_reasons_in_words() {
    let reason = |text| solve(&grid(text)).unwrap_err().to_string();
    assert_eq!(
        reason(".5......5........................................................................"),
        "two 5s in row 1: r1c2 and r1c9"
    );
    assert_eq!(
        reason(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
        "no solution"
    );
    let two =
        reason(".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.");
    let one = "439658127156927384827431956342516798785294631691783542578149263263875419914362875";
    let other = "439658127156927384827431956642513798785294631391786542578149263263875419914362875";
    assert!(
        two == format!("more than one solution: {one} and {other}")
            || two == format!("more than one solution: {other} and {one}"),
        "{two}"
    );
    fn is_error(_: &dyn core::error::Error) {}
    is_error(&SolveError::NoSolution);
}
