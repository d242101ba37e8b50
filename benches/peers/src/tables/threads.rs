//! Two threads beside one.

use crate::{
    clock,
    markdown::{figure, table},
    options::Options,
    ours::Counting,
    peers,
    rivals::Sudoku,
    sets::Set,
    solver::{Lot, Peer},
};
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Duration,
};

/// The set, of which every puzzle is solved.
pub const SET: &str = "17-clue";

/// A thread takes so many puzzles at a time.
const CHUNK: usize = 256;

/// A run lasts at least about this long with one thread: long compared with starting a thread.
const RUN: Duration = Duration::from_millis(60);

/// Runs per round. The shortest of all runs counts, because other programs of the machine only
/// make a run longer.
const RUNS: usize = 4;

/// The shortest time on the clock and the least CPU time of all threads together, in seconds per
/// puzzle.
#[derive(Clone, Copy)]
struct Times {
    clock: f64,
    cpu: f64,
}

impl Times {
    const NONE: Self = Self { clock: f64::INFINITY, cpu: f64::INFINITY };

    fn least(self, other: Self) -> Self {
        Self { clock: self.clock.min(other.clock), cpu: self.cpu.min(other.cpu) }
    }
}

/// What one solver did with one thread and with two.
pub struct Scaling {
    pub solver: &'static str,
    one: Times,
    two: Times,
    pub is_right: bool,
}

impl Scaling {
    /// How many times as fast two threads are as one.
    pub fn speedup(&self) -> f64 {
        self.one.clock / self.two.clock
    }

    /// The CPU time per puzzle with two threads divided by that with one.
    pub fn cpu_ratio(&self) -> f64 {
        self.two.cpu / self.one.cpu
    }
}

/// Solves the whole set `repeats` times on so many threads; `None` if an answer was wrong.
fn solve(lot: &dyn Lot, expected: &[usize], threads: usize, repeats: usize) -> Option<Times> {
    let chunks = expected.len().div_ceil(CHUNK);
    let next = AtomicUsize::new(0);
    let work = || {
        let start = clock::thread_time();
        let mut is_right = true;
        loop {
            let taken = next.fetch_add(1, Ordering::Relaxed);
            if taken >= chunks * repeats {
                return (is_right, clock::thread_time() - start);
            }
            let from = taken % chunks * CHUNK;
            let range = from..(from + CHUNK).min(expected.len());
            is_right &= lot.first_wrong(range, expected).is_none();
        }
    };
    let start = clock::now();
    let results: Vec<(bool, Duration)> = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no solver panics")).collect()
    });
    let time = clock::now().saturating_sub(start);
    let puzzles = (expected.len() * repeats) as f64;
    let cpu: Duration = results.iter().map(|(_, time)| *time).sum();
    let times = Times { clock: time.as_secs_f64() / puzzles, cpu: cpu.as_secs_f64() / puzzles };
    results.iter().all(|(is_right, _)| *is_right).then_some(times)
}

pub fn run(options: &Options, set: &Set) -> Vec<Scaling> {
    let mut solvers: Vec<Box<dyn Peer>> = vec![Box::new(Sudoku)];
    solvers.extend(peers::wanted_engines(options).map(|engine| {
        let solver: Box<dyn Peer> = Box::new(Counting(engine));
        solver
    }));
    eprintln!("threads: {}, {} puzzles", set.name, set.puzzles.len());
    solvers.iter().map(|solver| scaling(solver.as_ref(), set, options.rounds)).collect()
}

fn scaling(solver: &dyn Peer, set: &Set, rounds: usize) -> Scaling {
    let lot = solver.load(&set.puzzles, set.limit);
    let mut scaling =
        Scaling { solver: solver.name(), one: Times::NONE, two: Times::NONE, is_right: true };
    // The first run warms everything up.
    let first = solve(lot.as_ref(), &set.expected, 1, 1);
    let sweep = first.map_or(f64::INFINITY, |times| times.clock * set.puzzles.len() as f64);
    let repeats = (RUN.as_secs_f64() / sweep).ceil().max(1.0) as usize;
    for _ in 0..rounds * RUNS {
        for (threads, least) in [(1, &mut scaling.one), (2, &mut scaling.two)] {
            match solve(lot.as_ref(), &set.expected, threads, repeats) {
                Some(times) => *least = least.least(times),
                None => scaling.is_right = false,
            }
        }
    }
    scaling
}

pub fn write(scalings: &[Scaling], text: &mut String) {
    text.push_str("Counting up to two solutions of every 17-clue puzzle; the shortest runs.\n");
    let head = ["", "µs, one thread", "µs, two threads", "times as fast", "CPU time, two / one"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for scaling in scalings.iter().filter(|scaling| scaling.is_right) {
        rows.push(vec![
            scaling.solver.to_owned(),
            figure(scaling.one.clock * 1e6),
            figure(scaling.two.clock * 1e6),
            figure(scaling.speedup()),
            figure(scaling.cpu_ratio()),
        ]);
    }
    table(text, "Time on the clock per puzzle, and how it and the CPU time change", &rows);
}
