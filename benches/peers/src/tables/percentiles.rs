//! How long the puzzles of a set take, one by one.

use crate::{
    clock,
    markdown::{figure, table},
    options::Options,
    ours::Counting,
    peers,
    results::{median, sorted},
    rivals::Sudoku,
    sets::{PART, Set},
    solver::{Lot, Peer, Puzzle},
};
use std::{hint::black_box, time::Duration};

/// A measurement lasts at least so many times as long as reading the clock, which takes 22 ns. With
/// 400 times, `sudoku` took 1.7 to 1.95 µs instead of 2.15 for half of the 17-clue puzzles: the
/// processor learns a puzzle that it is given again at once, and predicts its branches.
const READINGS: f64 = 10.0;

/// From this time on, in seconds, a puzzle is measured in CPU time. Reading that takes longer, but
/// only the clock counts other programs: it made 9 ms of puzzles that take one.
const LONG: f64 = 5e-6;

/// A clock, and how many seconds it takes to read it.
#[derive(Clone, Copy)]
struct Clock {
    now: fn() -> Duration,
    reading: f64,
}

impl Clock {
    fn new(now: fn() -> Duration) -> Self {
        Self { now, reading: clock::reading(now).as_secs_f64() }
    }
}

/// What measures short puzzles, and what measures long ones.
#[derive(Clone, Copy)]
struct Clocks {
    short: Clock,
    long: Clock,
}

/// Each puzzle of a set with more than `PART` is measured so many times.
const FEW_ROUNDS: usize = 3;

/// What one solver needs for the puzzles of one set.
pub struct Spread {
    pub solver: &'static str,
    /// Half of the puzzles take at most this,
    p50: Duration,
    /// 99 of 100 at most this,
    p99: Duration,
    /// and all of them at most this.
    max: Duration,
    pub wrong: Option<Puzzle>,
}

/// What all solvers need for the puzzles of one set.
pub struct SetSpreads {
    pub set: &'static str,
    puzzles: usize,
    pub spreads: Vec<Spread>,
}

/// A solver with the measurements of each puzzle, in seconds.
struct Runner<'a> {
    name: &'static str,
    lot: Box<dyn Lot + 'a>,
    times: Vec<Vec<f64>>,
    wrong: Option<Puzzle>,
}

impl Runner<'_> {
    /// Times each puzzle once, alone.
    fn sweep(&mut self, set: &Set, clocks: Clocks) {
        for (index, times) in self.times.iter_mut().enumerate() {
            let before = times.last().copied();
            let is_long = before.is_some_and(|time| time >= LONG);
            let clock = if is_long { clocks.long } else { clocks.short };
            let repeats = before.map_or(1.0, |time| {
                (READINGS * clock.reading / time.max(1e-9)).ceil().clamp(1.0, 100.0)
            });
            let start = (clock.now)();
            let mut are_right = true;
            for _ in 0..repeats as u32 {
                are_right &= black_box(self.lot.count(index)) == set.expected[index];
            }
            let time = (clock.now)().saturating_sub(start).as_secs_f64() - clock.reading;
            times.push(time.max(0.0) / repeats);
            if !are_right {
                self.wrong.get_or_insert(set.puzzles[index]);
            }
        }
    }

    fn spread(&self) -> Spread {
        let middles = self.times.iter().filter_map(|times| median(&sorted(times.iter().copied())));
        let middles = sorted(middles);
        let place = |percent: usize| {
            let place = (middles.len() * percent).div_ceil(100).max(1) - 1;
            Duration::from_secs_f64(middles.get(place).copied().unwrap_or(0.0))
        };
        let (p50, p99, max) = (place(50), place(99), place(100));
        Spread { solver: self.name, p50, p99, max, wrong: self.wrong }
    }
}

pub fn run(options: &Options, sets: &[Set]) -> Vec<SetSpreads> {
    let mut solvers: Vec<Box<dyn Peer>> = vec![Box::new(Sudoku)];
    solvers.extend(peers::wanted_engines(options).map(|engine| {
        let solver: Box<dyn Peer> = Box::new(Counting(engine));
        solver
    }));
    let clocks = Clocks { short: Clock::new(clock::now), long: Clock::new(clock::thread_time) };
    let rounds = |set: &Set| if set.puzzles.len() > PART { FEW_ROUNDS } else { options.rounds };
    sets.iter().map(|set| spreads(set, &solvers, rounds(set), clocks)).collect()
}

fn spreads(set: &Set, solvers: &[Box<dyn Peer>], rounds: usize, clocks: Clocks) -> SetSpreads {
    eprintln!("percentiles: {}, {} puzzles", set.name, set.puzzles.len());
    let mut runners: Vec<Runner> = solvers
        .iter()
        .map(|solver| Runner {
            name: solver.name(),
            lot: solver.load(&set.puzzles, set.limit),
            times: vec![Vec::new(); set.puzzles.len()],
            wrong: None,
        })
        .collect();
    for round in 0..rounds {
        let count = runners.len();
        for seat in 0..count {
            runners[(seat + round) % count].sweep(set, clocks);
        }
    }
    let spreads = runners.iter().map(Runner::spread).collect();
    SetSpreads { set: set.name, puzzles: set.puzzles.len(), spreads }
}

pub fn write(sets: &[SetSpreads], text: &mut String) {
    text.push_str(
        "Counting up to two solutions, one thread, each puzzle timed alone: the median of its \
         measurements.\n",
    );
    let Some(first) = sets.first() else {
        return;
    };
    let mut rows = vec![vec![String::new()], vec!["puzzles".into()]];
    rows[0].extend(sets.iter().map(|set| set.set.to_owned()));
    rows[1].extend(sets.iter().map(|set| set.puzzles.to_string()));
    let cell = |spread: &Spread| {
        let [p50, p99, max] =
            [spread.p50, spread.p99, spread.max].map(|time| figure(time.as_secs_f64() * 1e6));
        format!("{p50} / {p99} / {max}")
    };
    for (place, spread) in first.spreads.iter().enumerate() {
        let cells = sets.iter().map(|set| cell(&set.spreads[place]));
        rows.push(std::iter::once(spread.solver.to_owned()).chain(cells).collect());
    }
    table(text, "Microseconds for half of the puzzles / for 99 of 100 / for all of them", &rows);
}
