//! The same search on every engine, node by node.

use crate::depth;
use std::collections::BTreeSet;
use std::fmt::Display;
use sudoku_core::{Backend, Progress, Solutions};

/// The most nodes that an engine may visit before its next solution or its end.
///
/// The longest searches known, on critically constrained pencilmarks, take about 13,000.
#[allow(dead_code)] // a target whose cases have no solution has a bound of its own
pub(crate) const MOST: u64 = 200_000;

/// The nodes that an engine may visit where another has its answer at once.
///
/// A search probes its root after 448 guesses without a solution, which are some 900 nodes, and a
/// round of probing takes some 300 more. So 1,000 is too few: on a digit without a way through the
/// grid, the scalar engine takes 1,214 nodes where the others take 3.
const AHEAD: u64 = 2_000;

/// The search of one engine.
pub(crate) struct Course {
    backend: Backend,
    /// The solutions in the order in which they were found.
    pub(crate) solutions: Vec<[u8; 81]>,
    /// For each solution, and then for the end, how many nodes had been visited since the start.
    nodes: Vec<u64>,
    /// Whether the search came to its end.
    pub(crate) ended: bool,
}

/// Nodes of a search that is not repeated on every engine, to save time.
#[allow(dead_code)] // as `to_ask`
const LONG: u64 = 1_000;

/// The engines to ask the same by functions that do not pause: every engine, or the one at `choice`
/// if a search was long.
#[allow(dead_code)] // targets whose searches are short ask every engine
pub(crate) fn to_ask(courses: &[Course], choice: usize) -> Vec<(Backend, &[[u8; 81]])> {
    let is_long = |course: &Course| course.nodes.last().is_some_and(|&nodes| nodes > LONG);
    let (first, count) =
        if courses.iter().any(is_long) { (choice % courses.len(), 1) } else { (0, courses.len()) };
    let asked = courses.iter().skip(first).take(count);
    asked.map(|course| (course.backend, course.solutions.as_slice())).collect()
}

/// Searches until there are `limit` solutions or no more.
///
/// # Panics
///
/// If one of them takes more than `most` nodes.
pub(crate) fn run(
    backend: Backend,
    mut search: Solutions,
    limit: usize,
    most: u64,
    case: &dyn Display,
) -> Course {
    let mut course = Course { backend, solutions: Vec::new(), nodes: Vec::new(), ended: false };
    let (mut nodes, mut before) = (0, 0);
    while course.solutions.len() < limit {
        nodes += 1;
        match search.next_within(1) {
            Progress::Paused => {
                assert!(
                    nodes - before < most,
                    "{} takes more than {most} nodes: {case}",
                    backend.name()
                );
                continue;
            }
            Progress::Found(solution) => course.solutions.push(solution.to_bytes()),
            Progress::Exhausted => course.ended = true,
        }
        course.nodes.push(nodes);
        before = nodes;
        if course.ended {
            assert_eq!(
                search.next_within(u32::MAX),
                Progress::Exhausted,
                "{} goes on after its end: {case}",
                backend.name()
            );
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
pub(crate) fn on_every_engine(
    search: impl Fn(Backend) -> Solutions,
    limit: usize,
    most: u64,
    is_solution: impl Fn(&[u8; 81]) -> bool,
    case: &dyn Display,
) -> Vec<Course> {
    let courses: Vec<Course> =
        Backend::available().map(|backend| run(backend, search(backend), limit, most, case)).collect();
    let sets: Vec<BTreeSet<&[u8; 81]>> =
        courses.iter().map(|course| course.solutions.iter().collect()).collect();
    for (course, set) in courses.iter().zip(&sets) {
        let name = course.backend.name();
        assert!(
            course.solutions.iter().all(&is_solution),
            "{name} gives what is no solution: {case}"
        );
        assert_eq!(set.len(), course.solutions.len(), "{name} gives a solution twice: {case}");
        assert_eq!(course.ended, courses[0].ended, "{name}: {case}");
        if course.ended {
            assert_eq!(*set, sets[0], "{name}: {case}");
        }
    }
    compare_nodes(&courses, case);
    courses
}

/// Where one engine took N nodes to its first solution, its second, … or its end, no other may take
/// more than 64 N + [`AHEAD`].
fn compare_nodes(courses: &[Course], case: &dyn Display) {
    for place in 0..courses[0].nodes.len() {
        let nodes = courses.iter().map(|course| course.nodes[place]);
        let least = nodes.clone().min().unwrap_or_default();
        let most = nodes.clone().max().unwrap_or_default();
        depth::note(7, most as f64 / least as f64);
        for (row, (nodes, course)) in nodes.zip(courses).enumerate() {
            depth::note(row, nodes as f64);
            assert!(
                nodes <= 64 * least + AHEAD,
                "{} takes {nodes} nodes to answer {place}, another engine {least}: {case}",
                course.backend.name()
            );
        }
    }
}
