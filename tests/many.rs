//! `solve_many` and `count_many`: for each puzzle what `solve` and `count_solutions` return, once.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use core::fmt::Display;
use core::ops::ControlFlow;

use common::grid;
use oracle::puzzles;
use oracle::random::{self, Scramble};
use oracle::samples::{self, Set};
use sudoku_core::{
    Backend, Grid, Pencilmarks, Puzzle, SolveError, count_many, count_solutions, grid, solve,
    solve_many,
};

type Answer = Result<Grid, SolveError>;

/// What a call passed to `each`, by the index of the puzzle. Each index must come exactly once.
struct Collected<A>(Vec<Option<A>>);

impl<A> Collected<A> {
    fn of(len: usize, call: impl FnOnce(&mut dyn FnMut(usize, A) -> ControlFlow<()>)) -> Vec<A> {
        let mut collected = Self((0..len).map(|_| None).collect());
        call(&mut |index, answer| {
            let before = collected.0[index].replace(answer);
            assert!(before.is_none(), "puzzle {index} is answered twice");
            ControlFlow::Continue(())
        });
        collected.0.into_iter().map(|answer| answer.unwrap()).collect()
    }
}

fn solved(backend: Backend, puzzles: &[impl Puzzle]) -> Vec<Answer> {
    Collected::of(puzzles.len(), |each| {
        assert!(backend.solve_many(puzzles, each).is_continue());
    })
}

fn counted(backend: Backend, puzzles: &[impl Puzzle], limit: usize) -> Vec<usize> {
    Collected::of(puzzles.len(), |each| {
        assert!(backend.count_many(puzzles, limit, each).is_continue());
    })
}

/// On every backend, the answers are those of one call per puzzle.
fn same_as_one_by_one(puzzles: &[impl Puzzle + Display], limits: &[usize]) {
    for backend in Backend::available() {
        for (puzzle, answer) in puzzles.iter().zip(solved(backend, puzzles)) {
            assert_eq!(answer, backend.solve(puzzle), "{backend}: {puzzle}");
        }
        for &limit in limits {
            for (puzzle, count) in puzzles.iter().zip(counted(backend, puzzles, limit)) {
                let expected = backend.count_solutions(puzzle, limit);
                assert_eq!(count, expected, "{backend} to {limit}: {puzzle}");
            }
        }
    }
}

fn marks(puzzles: &[Grid]) -> Vec<Pencilmarks> {
    puzzles.iter().map(Pencilmarks::from).collect()
}

fn grids(set: Set) -> Vec<Grid> {
    set.samples().map(|sample| grid(&sample.board)).collect()
}

/// A short list with an answer of every kind.
fn of_every_kind() -> [Grid; 7] {
    [
        grid!(puzzles::HARD),
        grid!(puzzles::CONFLICT),
        Grid::EMPTY,
        grid!(puzzles::IMPOSSIBLE),
        grid!(puzzles::EASY_SOLUTION),
        grid!(puzzles::TWO_SOLUTIONS),
        grid!(puzzles::EASY),
    ]
}

#[test]
fn every_set() {
    for &set in samples::SETS {
        let puzzles = grids(set);
        same_as_one_by_one(&puzzles, &[0, 1, 2, 50]);
        same_as_one_by_one(&marks(&puzzles), &[2]);
    }
}

/// The sets tell the answers: this does not depend on what `solve` and `count_solutions` return.
#[test]
fn all_sets_in_one_call() {
    let samples: Vec<_> = samples::all().collect();
    let puzzles: Vec<Grid> = samples.iter().map(|sample| grid(&sample.board)).collect();
    for backend in Backend::available() {
        for (sample, answer) in samples.iter().zip(solved(backend, &puzzles)) {
            let solutions = match answer {
                Ok(solution) => {
                    assert!(oracle::is_solution_of(solution.as_bytes(), &sample.board));
                    1
                }
                Err(SolveError::NotUnique(two)) => {
                    let [one, other] = two.grids();
                    assert_ne!(one, other, "{}", sample.text);
                    for solution in [one, other] {
                        assert!(oracle::is_solution_of(solution.as_bytes(), &sample.board));
                    }
                    2
                }
                Err(SolveError::Conflict(_)) => {
                    assert!(!oracle::is_valid(&sample.board), "{}", sample.text);
                    0
                }
                Err(SolveError::NoSolution) => {
                    assert!(oracle::is_valid(&sample.board), "{}", sample.text);
                    0
                }
            };
            assert_eq!(solutions, sample.count.up_to(2), "{backend}: {}", sample.text);
        }
        for (sample, count) in samples.iter().zip(counted(backend, &puzzles, 3)) {
            assert_eq!(count, sample.count.up_to(3), "{backend}: {}", sample.text);
        }
    }
}

#[test]
fn random_boards() {
    let boards = (0..400_u64).map(|seed| {
        let clues = seed as usize * 7 % 82;
        match seed % 4 {
            0 => random::scattered(seed, clues),
            1 => random::scattered(seed, clues / 6),
            wrong => random::thinned(seed, clues, wrong as usize - 2),
        }
    });
    let puzzles: Vec<Grid> = boards.map(|board| grid(&board)).collect();
    same_as_one_by_one(&puzzles, &[0, 1, 2, 20]);
    same_as_one_by_one(&marks(&puzzles), &[2]);
}

#[test]
fn random_pencilmarks() {
    let puzzles: Vec<Pencilmarks> = (0..200_u64)
        .map(|seed| {
            let (_, marks) = random::marks(seed, seed as usize % 60);
            let symbols = marks.iter().flat_map(|mark| {
                (1..=9_u8).map(move |digit| {
                    if mark >> (digit - 1) & 1 == 1 { char::from(b'0' + digit) } else { '.' }
                })
            });
            symbols.collect::<String>().parse().unwrap()
        })
        .collect();
    same_as_one_by_one(&puzzles, &[1, 2, 20]);
}

/// Puzzles for which the search prunes and probes, between easy ones.
#[test]
fn long_searches_among_short_ones() {
    let lines = include_str!("data/slow_marks.txt").lines();
    let long = lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_once('\t').unwrap().0.parse::<Pencilmarks>().unwrap());
    let puzzles: Vec<Pencilmarks> =
        long.flat_map(|marks| [marks, Pencilmarks::from_grid(&grid!(puzzles::EASY))]).collect();
    same_as_one_by_one(&puzzles, &[]);
}

/// Every order of two kinds, and the same puzzle many times: no search is affected by the one
/// before it or beside it.
#[test]
fn each_puzzle_beside_each_other() {
    for first in of_every_kind() {
        for second in of_every_kind() {
            same_as_one_by_one(&[first, second], &[0, 1, 2, 3]);
            same_as_one_by_one(&[first, second, second], &[2]);
            same_as_one_by_one(&[first, first, first, second, first], &[2]);
        }
    }
}

#[test]
fn a_long_list_with_hard_and_impossible_puzzles() {
    let impossible = grids(samples::NO_SOLUTION);
    let hard = grids(samples::FORUM_HARDEST_1106);
    let board = oracle::board(puzzles::EASY);
    let puzzles: Vec<Grid> = (0..3000)
        .map(|index| match index % 100 {
            7 => impossible[index / 100 % impossible.len()],
            41 => hard[index / 100 % hard.len()],
            42 => grid!(puzzles::CONFLICT),
            77 => Grid::EMPTY,
            _ => grid(&Scramble::from_seed(index as u64).apply(&board)),
        })
        .collect();
    same_as_one_by_one(&puzzles, &[2]);
}

/// Every length up to 20, so that the last puzzles of a list are not different from the others.
#[test]
fn every_short_length() {
    let puzzles: Vec<Grid> = of_every_kind().into_iter().cycle().take(20).collect();
    for len in 0..=puzzles.len() {
        same_as_one_by_one(&puzzles[..len], &[0, 1, 2]);
        same_as_one_by_one(&puzzles[puzzles.len() - len..], &[2]);
    }
}

#[test]
fn no_puzzle_is_no_call() {
    for backend in Backend::available() {
        let none: [Grid; 0] = [];
        assert!(backend.solve_many(&none, |_, _| unreachable!()).is_continue());
        assert!(backend.count_many(&none, 2, |_, _| unreachable!()).is_continue());
    }
    assert!(solve_many::<Pencilmarks>(&[], |_, _| unreachable!()).is_continue());
    assert!(count_many::<Pencilmarks>(&[], 2, |_, _| unreachable!()).is_continue());
}

#[test]
fn limits() {
    let empty = [Grid::EMPTY; 5];
    for backend in Backend::available() {
        for limit in [0, 1, 2, 3, 1000] {
            assert_eq!(counted(backend, &empty, limit), [limit; 5], "{backend}");
        }
    }
    let few = grids(samples::SERG_SEVERAL);
    let few: Vec<Grid> =
        few.into_iter().filter(|grid| count_solutions(grid, 1000) < 1000).collect();
    assert!(few.len() > 50);
    same_as_one_by_one(&few, &[usize::MAX]);
}

/// The calls of `each` up to the break, which comes with call `last` if there are so many.
fn broken<A>(
    last: usize,
    call: impl FnOnce(&mut dyn FnMut(usize, A) -> ControlFlow<()>) -> ControlFlow<()>,
) -> (Vec<usize>, ControlFlow<()>) {
    let mut indices = Vec::new();
    let flow = call(&mut |index, _| {
        assert!(indices.len() <= last, "called after the break");
        indices.push(index);
        if indices.len() > last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (indices, flow)
}

#[test]
fn a_break_ends_the_call_at_once() {
    let puzzles: Vec<Grid> = of_every_kind().into_iter().cycle().take(15).collect();
    for backend in Backend::available() {
        for last in 0..=puzzles.len() {
            for (mut indices, flow) in [
                broken(last, |each| backend.solve_many(&puzzles, each)),
                broken(last, |each| backend.count_many(&puzzles, 2, each)),
            ] {
                assert_eq!(flow.is_break(), last < puzzles.len(), "{backend}");
                assert_eq!(indices.len(), puzzles.len().min(last + 1), "{backend}");
                indices.sort_unstable();
                indices.dedup();
                assert_eq!(indices.len(), puzzles.len().min(last + 1), "{backend}");
            }
        }
    }
}

/// A call within `each` changes nothing, at any depth.
#[test]
fn calls_within_calls() {
    fn nested(backend: Backend, puzzles: &[Grid], depth: usize) -> usize {
        let mut calls = 0;
        let flow = backend.solve_many(puzzles, |index, answer| {
            if depth > 0 {
                calls += nested(backend, puzzles, depth - 1);
                let counts = counted(backend, puzzles, 2);
                assert!(
                    puzzles
                        .iter()
                        .zip(counts)
                        .all(|(puzzle, count)| { count == backend.count_solutions(puzzle, 2) })
                );
            }
            assert_eq!(answer, backend.solve(&puzzles[index]), "{backend}");
            calls += 1;
            ControlFlow::Continue(())
        });
        assert!(flow.is_continue());
        calls
    }
    for backend in Backend::available() {
        assert_eq!(nested(backend, &of_every_kind(), 2), 7 + 7 * 7 + 7 * 7 * 7);
    }
}

#[test]
fn references_are_puzzles() {
    let puzzles = of_every_kind();
    let marks = marks(&puzzles);
    let references: Vec<&Grid> = puzzles.iter().rev().collect();
    let of_marks: Vec<&&Pencilmarks> = Vec::new();
    same_as_one_by_one(&references, &[2]);
    same_as_one_by_one(&marks.iter().collect::<Vec<_>>(), &[2]);
    assert!(solve_many(&of_marks, |_, _| unreachable!()).is_continue());
}

#[test]
fn the_functions_take_the_best_backend() {
    let puzzles = of_every_kind();
    let answers = Collected::of(puzzles.len(), |each| _ = solve_many(&puzzles, each));
    assert!(answers.into_iter().eq(puzzles.iter().map(solve)));
    let counts = Collected::of(puzzles.len(), |each| _ = count_many(&puzzles, 9, each));
    assert!(counts.into_iter().eq(puzzles.iter().map(|puzzle| count_solutions(puzzle, 9))));
}
