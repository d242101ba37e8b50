//! `idle` and `restart`: a search that starts over in place is like a new one, whatever it was.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use core::task::Poll;

use oracle::puzzles;
use sudoku_core::{
    Backend, Grid, Pencilmarks, Progress, Puzzle, Solutions, SolveError, UniqueSolution, grid,
    solutions, solve,
};

const HARD: Grid = grid!(puzzles::HARD);
const TWO: Grid = grid!(puzzles::TWO_SOLUTIONS);
const IMPOSSIBLE: Grid = grid!(puzzles::IMPOSSIBLE);
const CONFLICT: Grid = grid!(puzzles::CONFLICT);

/// Pencilmarks that take hundreds of guesses, so that the search prunes and probes.
fn long() -> impl Iterator<Item = Pencilmarks> {
    let lines = include_str!("data/long_searches.txt").lines();
    lines.filter(|line| !line.starts_with('#')).map(|line| {
        let (marks, _) = line.split_once('\t').unwrap();
        marks.parse().unwrap()
    })
}

/// Searches in every state: idle, new, after some nodes, after some solutions, at the end.
fn in_every_state(backend: Backend) -> Vec<Solutions> {
    let mut searches = vec![Solutions::idle(), backend.solutions(&CONFLICT)];
    let mut add = |mut search: Solutions, nodes: &[u32]| {
        for &nodes in nodes {
            let _ = search.next_within(nodes);
            searches.push(search.clone());
        }
        let _ = search.by_ref().take(3).count();
        searches.push(search);
    };
    for puzzle in [HARD, TWO, IMPOSSIBLE, Grid::EMPTY] {
        add(backend.solutions(&puzzle), &[0, 1, 2, 7, 90]);
    }
    // Stopped while it probes the root, and later.
    add(backend.solutions(&long().next().unwrap()), &[800, 100, 100, 100, 1000]);
    searches
}

/// Up to five solutions, and what the search counted meanwhile.
fn account(search: &mut Solutions) -> (Vec<Grid>, u64, u64) {
    let found = search.by_ref().take(5).collect();
    (found, search.guesses(), search.passes())
}

fn all_start_over(searches: &[Solutions], backend: Backend, puzzle: &impl Puzzle) {
    let expected = account(&mut backend.solutions(puzzle));
    for mut search in searches.iter().cloned() {
        search.restart_on(backend, puzzle);
        assert_eq!((search.guesses(), search.passes()), (0, 0));
        let mut copy = search.clone();
        assert_eq!(account(&mut search), expected, "{backend}");
        assert_eq!(account(&mut copy), expected, "{backend}");
    }
}

#[test]
fn on_every_backend_and_in_every_state() {
    for before in Backend::available() {
        let searches = in_every_state(before);
        for backend in Backend::available() {
            for puzzle in [HARD, TWO, IMPOSSIBLE, CONFLICT, Grid::EMPTY] {
                all_start_over(&searches, backend, &puzzle);
                all_start_over(&searches, backend, &Pencilmarks::from(&puzzle));
            }
        }
    }
}

/// A search that prunes and probes takes the same guesses again. Among the moments at which it is
/// stopped are some in the middle of probing, which takes up to 486 nodes.
#[test]
fn long_searches_take_the_same_guesses_again() {
    let begin = |search: &mut Solutions| {
        let progress = search.next_within(1500);
        (progress, search.guesses(), search.passes())
    };
    for backend in Backend::available() {
        // If `restart` leaves a probe behind, this line of the file shows it.
        let marks = long().nth(2).unwrap();
        let expected = begin(&mut backend.solutions(&marks));
        assert!(expected.1 > 448, "{backend} probes nothing");
        let mut search = Solutions::idle();
        for nodes in (500..1500).step_by(150) {
            search.restart_on(backend, &marks);
            let _ = search.next_within(nodes);
            search.restart_on(backend, &marks);
            assert_eq!(begin(&mut search), expected, "{backend}, {nodes} nodes of {marks}");
        }
    }
}

#[test]
fn restart_takes_the_best_backend() {
    for backend in Backend::available() {
        let mut search = backend.solutions(&TWO);
        search.restart(&Grid::EMPTY);
        assert!(search.take(50).eq(solutions(&Grid::EMPTY).take(50)), "{backend}");
    }
}

#[test]
fn an_idle_search_is_exhausted() {
    static IDLE: Solutions = Solutions::idle();
    let mut search = IDLE.clone();
    for budget in [0, 1, u32::MAX] {
        assert_eq!(search.next_within(budget), Progress::Exhausted);
    }
    assert_eq!((search.guesses(), search.passes()), (0, 0));
    assert_eq!(search.next(), None);
    assert_eq!(IDLE.clone().count(), 0);
}

#[test]
fn an_idle_search_has_no_unique_solution() {
    static IDLE: UniqueSolution = UniqueSolution::idle();
    for budget in [0, 1, u32::MAX] {
        let answer = IDLE.clone().unique_within(budget);
        assert_eq!(answer, Poll::Ready(Err(SolveError::NoSolution)));
    }
}

#[test]
fn unique_solutions_start_over() {
    let all = [HARD, TWO, IMPOSSIBLE, CONFLICT, Grid::EMPTY, grid!(puzzles::EASY)];
    for backend in Backend::available() {
        let mut search = UniqueSolution::idle();
        for puzzle in all {
            for stopped in all {
                for nodes in [0, 1, 2, 30, u32::MAX] {
                    search.restart_on(backend, &stopped);
                    let _ = search.unique_within(nodes);
                    search.restart_on(backend, &puzzle);
                    assert_eq!(search.guesses(), 0);
                    let expected = Poll::Ready(backend.solve(&puzzle));
                    assert_eq!(search.unique_within(u32::MAX), expected, "{backend}: {puzzle}");
                }
            }
            // The conflict of a grid is not known of its pencilmarks.
            search.restart_on(backend, &Pencilmarks::from(&puzzle));
            let expected = backend.solve(&Pencilmarks::from(&puzzle));
            assert_eq!(search.unique_within(u32::MAX), Poll::Ready(expected), "{backend}");
            search.restart(&puzzle);
            assert_eq!(search.unique_within(u32::MAX), Poll::Ready(solve(&puzzle)), "{backend}");
        }
    }
}
