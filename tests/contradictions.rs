//! Contradictions that no local rule sees: every engine refutes them, and soon.
//!
//! A long run: `SUDOKU_CORE_PLANTED=1250 cargo test --release --test contradictions --
//! --nocapture`, the number of cases for each family and ground.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use common::grid;
use oracle::planted::{Family, Ground, crowded_triad};
use oracle::random::{self, Draw as _, Random};
use oracle::{Marks, samples};
use std::env;
use sudoku_core::{Backend, Candidates, Pencilmarks, Progress, Solutions};

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
    Pencilmarks::from(marks.map(Candidates::from_bits_truncate))
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

/// Plants cases of a family in each ground and has every engine refute them. Returns the most nodes
/// that one took.
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
                let case = || format!("{family:?} {ground:?} {seed} by {backend}: {marks}");
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
            assert_eq!(Family::ALL.as_slice(), [$(Family::$family),*]);
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
        let grid = grid(&crowded_triad(&mut Random(seed)));
        for backend in Backend::available() {
            let case = || format!("{grid} by {backend}");
            nodes_to_refute(backend.solutions(&grid), 100, &case);
        }
    }
}

/// Every engine answers every question about a few cases, and all say the same.
#[test]
fn every_question_has_an_answer() {
    for (family, seed) in Family::ALL.into_iter().zip(1000..) {
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
        let grid = grid(&line.board);
        for backend in Backend::available() {
            assert_eq!(backend.solve(&grid).is_ok(), line.count.up_to(2) == 1, "{grid}");
        }
    }
}

/// If the digits of a solution are given back to the cells of a contradiction, there are solutions
/// again, and each is found soon.
#[test]
fn a_way_out_is_found() {
    for (family, number) in Family::ALL.into_iter().zip(0_u64..) {
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
            for backend in Backend::available() {
                let case = || format!("{family:?} {seed} by {backend}: {}", pencilmarks(&marks));
                let mut search = backend.solutions(&pencilmarks(&marks));
                let mut found = Vec::new();
                let mut in_vain = 0;
                while found.len() < 20 {
                    in_vain += 1;
                    assert!(in_vain <= NODES, "more than {NODES} nodes: {}", case());
                    match search.next_within(1) {
                        Progress::Found(grid) => {
                            in_vain = 0;
                            let is_solution = oracle::is_solution_of_marks(grid.as_bytes(), &marks);
                            assert!(is_solution, "{grid} is no solution: {}", case());
                            assert!(!found.contains(&grid), "{grid} comes twice: {}", case());
                            found.push(grid);
                        }
                        Progress::Paused => {}
                        Progress::Exhausted => break,
                    }
                }
                let solved = grid(&solved);
                assert!(found.len() == 20 || found.contains(&solved), "{solved} lost: {}", case());
            }
        }
    }
}
