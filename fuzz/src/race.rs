//! The same search on every engine, node by node.

use crate::depth;
use oracle::Board;
use std::collections::BTreeSet;
use std::fmt::Display;
use sudoku_core::{Backend, Progress, Puzzle};

/// The most nodes that an engine may visit before its next solution or its end.
///
/// The longest searches known, on critically constrained pencilmarks, take about 13,000.
pub const MOST: u64 = 200_000;

/// The nodes that an engine may visit where another has its answer at once.
///
/// A search probes its root after 448 guesses without a solution, which are some 900 nodes, and a
/// round of probing takes some 300 more. So 1,000 is too few: on a digit without a way through the
/// grid, the scalar engine takes 1,214 nodes where the others take 3.
const AHEAD: u64 = 2_000;

/// The search of one engine.
pub struct Course {
    /// The engine.
    pub backend: Backend,
    /// The solutions in the order in which they were found.
    pub solutions: Vec<Board>,
    /// For each solution, and then for the end, how many nodes had been visited since the start.
    nodes: Vec<u64>,
    /// Whether the search came to its end.
    ended: bool,
}

/// Nodes of a search that is not repeated on every engine, to save time.
const LONG: u64 = 1_000;

/// The courses of the engines to ask the same by functions that do not pause: those of every
/// engine, or the one at `choice` if a search was long.
pub fn to_ask(courses: &[Course], choice: usize) -> &[Course] {
    let is_long = |course: &Course| course.nodes.last().is_some_and(|&nodes| nodes > LONG);
    if courses.iter().any(is_long) { &courses[choice % courses.len()..][..1] } else { courses }
}

/// Searches until there are `limit` solutions or no more.
///
/// # Panics
///
/// If one of them takes more than `most` nodes.
fn run(backend: Backend, puzzle: &(impl Puzzle + Display), limit: usize, most: u64) -> Course {
    let mut search = backend.solutions(puzzle);
    let mut course = Course { backend, solutions: Vec::new(), nodes: Vec::new(), ended: false };
    let (mut nodes, mut before) = (0, 0);
    while course.solutions.len() < limit {
        nodes += 1;
        match search.next_within(1) {
            Progress::Paused => {
                assert!(nodes - before < most, "{backend} takes more than {most} nodes: {puzzle}");
                continue;
            }
            Progress::Found(solution) => course.solutions.push(solution.to_bytes()),
            Progress::Exhausted => course.ended = true,
        }
        course.nodes.push(nodes);
        before = nodes;
        if course.ended {
            let next = search.next_within(u32::MAX);
            assert_eq!(next, Progress::Exhausted, "{backend} resumes after its end: {puzzle}");
            break;
        }
    }
    course
}

/// Runs a search on every engine and compares the courses: the same solutions, each once, and none
/// of the engines much slower than another.
///
/// # Panics
///
/// If one of these is not so, or `is_solution` refuses a solution.
pub fn on_every_engine(
    puzzle: &(impl Puzzle + Display),
    limit: usize,
    most: u64,
    is_solution: impl Fn(&Board) -> bool,
) -> Vec<Course> {
    let courses: Vec<Course> =
        Backend::available().map(|backend| run(backend, puzzle, limit, most)).collect();
    let sets: Vec<BTreeSet<&Board>> =
        courses.iter().map(|course| course.solutions.iter().collect()).collect();
    for (course, set) in courses.iter().zip(&sets) {
        let name = course.backend;
        assert!(
            course.solutions.iter().all(&is_solution),
            "{name} gives what is no solution: {puzzle}"
        );
        assert_eq!(set.len(), course.solutions.len(), "{name} gives a solution twice: {puzzle}");
        assert_eq!(course.ended, courses[0].ended, "{name}: {puzzle}");
        if course.ended {
            assert_eq!(*set, sets[0], "{name}: {puzzle}");
        }
    }
    compare_nodes(&courses, puzzle);
    courses
}

/// Where one engine took N nodes to its first solution, its second, … or its end, no other may take
/// more than 64 N + [`AHEAD`].
fn compare_nodes(courses: &[Course], puzzle: &impl Display) {
    for place in 0..courses[0].nodes.len() {
        let nodes = courses.iter().map(|course| course.nodes[place]);
        let least = nodes.clone().min().unwrap_or_default();
        let most = nodes.clone().max().unwrap_or_default();
        depth::note(7, most as f64 / least as f64);
        for (row, (nodes, course)) in nodes.zip(courses).enumerate() {
            depth::note(row, nodes as f64);
            assert!(
                nodes <= 64 * least + AHEAD,
                "{} takes {nodes} nodes to answer {place}, another engine {least}: {puzzle}",
                course.backend
            );
        }
    }
}
