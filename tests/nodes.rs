//! How many nodes each engine's search visits until it has the second solution or the end.
//!
//! `tests/data/nodes.txt` pins the total and the most of each set. A number that is higher than the
//! pinned one fails the test. A number that is lower is reported. Either way, once the change is
//! meant, this command writes the table anew:
//!
//! ```text
//! SUDOKU_CORE_PIN_NODES=1 cargo test --locked --test nodes
//! ```
//!
//! The engines of a kind are one algorithm, so they must visit the same number of nodes. With
//! AVX-512 the vector engine applies one rule more often than with other vectors. A kind that this
//! processor does not have keeps its pinned numbers.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::fmt::Write as _;
use std::io::Write as _;

use common::grid;
use oracle::{Board, random, samples};
use sudoku_core::{Backend, Progress, Solutions};

const PINNED: &str = include_str!("data/nodes.txt");

const HEAD: &str = "\
# Nodes until the second solution or the end: of all puzzles of a set, and the most of one puzzle.
# Written by tests/nodes.rs, which tells how.
# set\tengine\ttotal\tmost
";

/// A search that is stopped at its second solution, and how often it was resumed for one node.
struct Steps {
    search: Solutions,
    solutions: u32,
    nodes: u64,
}

impl Steps {
    fn new(backend: Backend, board: &Board) -> Self {
        Self { search: backend.solutions(&grid(board)), solutions: 0, nodes: 0 }
    }

    /// Visits one node and says whether it was the last one.
    fn is_last(&mut self) -> bool {
        self.nodes += 1;
        match self.search.next_within(1) {
            Progress::Found(_) => {
                self.solutions += 1;
                self.solutions == 2
            }
            Progress::Paused => false,
            Progress::Exhausted => true,
        }
    }

    /// The number of nodes in all.
    fn count(mut self) -> u64 {
        while !self.is_last() {}
        self.nodes
    }
}

/// The nodes of a set: in all, and the most of one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Nodes {
    total: u64,
    most: u64,
}

fn measure(backend: Backend, set: samples::Set) -> Nodes {
    let nodes = set.samples().map(|sample| Steps::new(backend, &sample.board).count());
    nodes.fold(Nodes { total: 0, most: 0 }, |sum, nodes| Nodes {
        total: sum.total + nodes,
        most: sum.most.max(nodes),
    })
}

/// The kinds of engines in the table.
const KINDS: [&str; 3] = ["avx512", "vector", "scalar"];

/// What kind of engine it is.
fn kind(backend: Backend) -> &'static str {
    KINDS.into_iter().find(|&kind| kind == backend.name()).unwrap_or("vector")
}

fn pinned(set: &str, kind: &str) -> Option<Nodes> {
    let row = PINNED.lines().find_map(|line| {
        let numbers = line.strip_prefix(set)?.strip_prefix('\t')?;
        numbers.strip_prefix(kind)?.strip_prefix('\t')
    })?;
    let (total, most) = row.split_once('\t')?;
    Some(Nodes { total: total.parse().unwrap(), most: most.parse().unwrap() })
}

#[test]
fn no_set_takes_more_nodes_than_pinned() {
    let mut table = HEAD.to_owned();
    let mut higher = Vec::new();
    let mut lower = Vec::new();
    for set in samples::SETS {
        for kind_of_rows in KINDS {
            let engines = Backend::available().filter(|&backend| kind(backend) == kind_of_rows);
            let measured: Vec<_> = engines.map(|backend| measure(backend, *set)).collect();
            let pin = pinned(set.name, kind_of_rows);
            let Some(nodes) = measured.first().copied().or(pin) else {
                continue;
            };
            assert!(measured.iter().all(|&other| other == nodes), "{}: {measured:?}", set.name);
            let Nodes { total, most } = nodes;
            writeln!(table, "{}\t{kind_of_rows}\t{total}\t{most}", set.name).unwrap();
            let difference = format!("{} {kind_of_rows}: {nodes:?}, pinned: {pin:?}", set.name);
            if pin.is_none_or(|pin| total > pin.total || most > pin.most) {
                higher.push(difference);
            } else if pin != Some(nodes) {
                lower.push(difference);
            }
        }
    }
    if std::env::var_os("SUDOKU_CORE_PIN_NODES").is_some() {
        assert!(table.contains("\tvector\t"), "this processor cannot tell the nodes of vectors");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/nodes.txt");
        std::fs::write(path, table).unwrap();
        return;
    }
    if !lower.is_empty() {
        // Written past the harness, which keeps what a test prints to itself if the test passes.
        let lower = lower.join("\n");
        writeln!(std::io::stderr(), "fewer nodes than tests/data/nodes.txt pins:\n{lower}")
            .unwrap();
    }
    assert!(higher.is_empty(), "more nodes than tests/data/nodes.txt pins:\n{}", higher.join("\n"));
}

/// The engines go forward in step until the first is done. The others may take 64 times its nodes
/// and a thousand more: an engine that never ends fails the test and does not hang it.
fn none_lags_far_behind(board: &Board) {
    let mut running: Vec<_> = Backend::available().collect();
    let mut steps: Vec<_> = running.iter().map(|&backend| Steps::new(backend, board)).collect();
    let mut bound = u64::MAX;
    while !steps.is_empty() {
        for at in (0..steps.len()).rev() {
            if steps[at].is_last() {
                bound = bound.min(64 * steps[at].nodes + 1000);
                steps.swap_remove(at);
                running.swap_remove(at);
            } else if steps[at].nodes > bound {
                panic!("{} lags behind on {}", running[at].name(), oracle::text(board));
            }
        }
    }
}

#[test]
fn none_lags_far_behind_on_any_set() {
    for sample in samples::all() {
        none_lags_far_behind(&sample.board);
    }
}

#[test]
fn none_lags_far_behind_on_random_boards() {
    for seed in 0..2000 {
        let clues = seed as usize % 82;
        none_lags_far_behind(&random::thinned(seed, clues, 0));
        none_lags_far_behind(&random::thinned(seed, clues, 2));
        none_lags_far_behind(&random::scattered(seed, clues / 3));
    }
}
