//! Contradictions that no local rule sees: every engine refutes them, and soon.
//!
//! A long run: `SUDOKU_CORE_PLANTED=1250 cargo test --release --test contradictions --
//! --nocapture`, the number of cases for each family and ground.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod oracle;
mod planted;
mod random;
mod samples;

use planted::{Draw, Family, Ground, Marks, crowded_triad};
use random::Random;
use std::env;
use sudoku_core::{Backend, Candidates, Cell, Digit, Grid, Pencilmarks, Progress, Solutions};

impl Draw for Random {
    fn below(&mut self, bound: usize) -> usize {
        Self::below(self, bound)
    }
}

/// What surrounds the contradictions.
const GROUNDS: [Ground; 8] = [
    Ground::Open,
    Ground::Noise(20),
    Ground::Noise(60),
    Ground::Noise(150),
    Ground::Noise(300),
    Ground::Clues(5),
    Ground::Clues(12),
    Ground::Clues(25),
];

/// The nodes that an engine may visit before it has refuted a case.
const NODES: u32 = 2_000;

/// The same for [`Family::Colouring`], of which some take more than [`NODES`].
const COLOURING_NODES: u32 = 20_000;

/// How many cases of each kind.
fn cases() -> u64 {
    env::var("SUDOKU_CORE_PLANTED").map_or(6, |cases| cases.parse().unwrap())
}

fn pencilmarks(marks: &Marks) -> Pencilmarks {
    let mut all = Pencilmarks::FULL;
    for (cell, mark) in Cell::ALL.into_iter().zip(marks) {
        let digits = Digit::ALL.into_iter().zip(0..).filter(|(_, bit)| mark >> bit & 1 != 0);
        all.set(cell, digits.map(|(digit, _)| digit).collect());
    }
    all
}

/// The nodes to the end of a search that must find nothing.
fn nodes_to_refute(mut search: Solutions, budget: u32, case: &dyn Fn() -> String) -> u32 {
    for nodes in 1..=budget {
        match search.next_within(1) {
            Progress::Exhausted => return nodes,
            Progress::Paused => {}
            Progress::Found(grid) => panic!("{} has {grid}", case()),
        }
    }
    panic!("more than {budget} nodes: {}", case());
}

/// Plants so many cases of a family in each ground and has every engine refute them. Gives the most
/// nodes that one took.
fn refute(family: Family, budget: u32) -> u32 {
    let mut most = 0;
    for ground in GROUNDS {
        let mut seeds = 0..;
        for _ in 0..cases() {
            let (seed, marks) = seeds
                .by_ref()
                .find_map(|seed| {
                    let mut random = Random(seed << 8 | family as u64);
                    let mut marks = family.plant(&mut random)?;
                    let solved = random::solved(seed);
                    ground.lay(&mut random, &mut marks, &solved);
                    Some((seed, pencilmarks(&marks)))
                })
                .unwrap();
            for backend in Backend::available() {
                let case =
                    || format!("{family:?} {ground:?} {seed} by {}: {marks}", backend.name());
                let search = backend.solutions(&marks);
                most = most.max(nodes_to_refute(search, budget, &case));
            }
        }
    }
    most
}

macro_rules! families {
    ($($test:ident $family:ident $budget:ident,)*) => {
        $(#[test]
        fn $test() {
            let most = refute(Family::$family, $budget);
            println!("{:?}: {most} nodes at most", Family::$family);
        })*

        #[test]
        fn every_family_has_a_test() {
            assert_eq!(Family::EVERY.as_slice(), [$(Family::$family),*]);
        }
    };
}

families! {
    crowded_triads CrowdedTriad NODES,
    starved_triads StarvedTriad NODES,
    crowded_cells CrowdedCells NODES,
    crowded_digits CrowdedDigits NODES,
    crowded_lines CrowdedLines NODES,
    no_way_through NoWayThrough NODES,
    odd_cycles OddCycle NODES,
    both_ends_fail BothEndsFail NODES,
    two_houses TwoHouses NODES,
    rows_and_columns RowsAndColumns NODES,
    three_houses ThreeHouses NODES,
    colourings Colouring COLOURING_NODES,
    two_digits TwoDigits NODES,
    any_covers AnyCovers NODES,
}

#[test]
fn a_triad_crowded_by_clues_needs_no_guess_or_few() {
    for seed in 0..cases() * 200 {
        let board = crowded_triad(&mut Random(seed));
        let grid = Grid::from_bytes(board).unwrap();
        for backend in Backend::available() {
            let case = || format!("{grid} by {}", backend.name());
            nodes_to_refute(backend.solutions(&grid), 100, &case);
        }
    }
}

/// A few cases, by all six questions on every engine: none of them hangs, and all say the same.
#[test]
fn every_question_has_an_answer() {
    for (family, seed) in Family::EVERY.into_iter().zip(1000..) {
        let Some(marks) = (seed..seed + 100).find_map(|seed| family.plant(&mut Random(seed)))
        else {
            panic!("{family:?} cannot be planted");
        };
        let marks = pencilmarks(&marks);
        for backend in Backend::available() {
            assert!(backend.solve(&marks).is_err(), "{family:?}");
            assert_eq!(backend.count_solutions(&marks, usize::MAX), 0, "{family:?}");
            assert_eq!(backend.solutions(&marks).next(), None, "{family:?}");
        }
    }
    for line in samples::HOSTILE.samples() {
        let grid = Grid::from_bytes(line.board).unwrap();
        for backend in Backend::available() {
            assert_eq!(backend.solve(&grid).is_ok(), line.count.up_to(2) == 1, "{grid}");
        }
    }
}

/// Where the digits of a solution come back to the cells of a contradiction, there are solutions
/// again, and each is found soon.
#[test]
fn a_way_out_is_found() {
    for (family, number) in Family::EVERY.into_iter().zip(0_u64..) {
        for seed in 0..cases() * 4 {
            let mut random = Random(seed << 8 | number);
            let Some(mut marks) = family.plant(&mut random) else {
                continue;
            };
            let solved = random::solved(seed);
            Ground::Noise(random.below(400)).lay(&mut random, &mut marks, &solved);
            for (mark, digit) in marks.iter_mut().zip(&solved) {
                *mark |= 1 << (digit - 1);
            }
            let marks = pencilmarks(&marks);
            for backend in Backend::available() {
                let mut search = backend.solutions(&marks);
                let mut found = Vec::new();
                let mut in_vain = 0;
                while found.len() < 20 {
                    in_vain += 1;
                    assert!(in_vain <= NODES, "{family:?} {seed} by {}: {marks}", backend.name());
                    match search.next_within(1) {
                        Progress::Found(grid) => {
                            in_vain = 0;
                            assert!(is_solution(&grid, &marks), "{grid} is none of {marks}");
                            assert!(!found.contains(&grid), "{grid} of {marks} comes twice");
                            found.push(grid);
                        }
                        Progress::Paused => {}
                        Progress::Exhausted => break,
                    }
                }
                let solved = Grid::from_bytes(solved).unwrap();
                assert!(found.len() == 20 || found.contains(&solved), "{marks} lost {solved}");
            }
        }
    }
}

fn is_solution(grid: &Grid, marks: &Pencilmarks) -> bool {
    let digits: Vec<Option<Digit>> = Cell::ALL.iter().map(|&cell| grid.get(cell)).collect();
    let is_right = |house: usize| {
        let set: Candidates =
            planted::house(house).iter().filter_map(|&cell| digits[cell]).collect();
        set == Candidates::ALL
    };
    (0..27).all(is_right)
        && Cell::ALL
            .iter()
            .all(|&cell| grid.get(cell).is_some_and(|digit| marks.candidates(cell).contains(digit)))
}
