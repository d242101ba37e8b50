//! How fast this machine solves some puzzles.

use std::fmt;
use std::hint::black_box;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use sudoku_core::text::{Follows, Format, Piece, PieceKind, next_piece};
use sudoku_core::{Backend, Grid, Pencilmarks, Puzzle, solve, solve_many, unique_solution};

use crate::arguments::Bench;
use crate::chunk::{Chunk, Content, Position};
use crate::input::Input;
use crate::messages;
use crate::reader::{Event, Portion, Reader};
use crate::reading::Reading;
use crate::run::{EXIT_ALL_PROPER, EXIT_FAILED, writing_failed};

/// How long the rounds take together, at least.
const LONG_ENOUGH: Duration = Duration::from_secs(1);

pub(crate) fn bench(arguments: &Bench) -> u8 {
    let inputs: Vec<Input> = arguments.inputs.iter().cloned().map(Input::of).collect();
    let gathered = Gathered::read(&inputs, arguments.from);
    if gathered.failed {
        return EXIT_FAILED;
    }
    if gathered.grids.is_empty() && gathered.candidates.is_empty() {
        messages::error(format_args!("there is no puzzle to solve"));
        return EXIT_FAILED;
    }
    let threads = match arguments.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let figures = if gathered.candidates.is_empty() {
        Figures::measure(&gathered.grids, gathered.unreadable, threads)
    } else {
        Figures::measure(&gathered.all_as_candidates(), gathered.unreadable, threads)
    };
    #[cfg(feature = "json")]
    let text = if arguments.json {
        serde_json::to_string(&figures).unwrap_or_default() + "\n"
    } else {
        figures.to_string()
    };
    #[cfg(not(feature = "json"))]
    let text = figures.to_string();
    match io::stdout().write_all(text.as_bytes()) {
        Ok(()) => EXIT_ALL_PROPER,
        Err(error) => writing_failed(&error),
    }
}

/// What there is to solve.
#[derive(Default)]
struct Gathered {
    grids: Vec<Grid>,
    /// The puzzles that are made of candidates.
    candidates: Vec<Pencilmarks>,
    unreadable: u64,
    failed: bool,
}

impl Gathered {
    fn read(inputs: &[Input], from: Option<Format>) -> Self {
        let mut gathered = Self::default();
        let tell = |event| {
            match event {
                Event::Chunk(chunk) => gathered.take_all(&chunk, from),
                Event::Failed { input, error, .. } => {
                    messages::error(format_args!("{input}: {error}"));
                    gathered.failed = true;
                }
                Event::NoInput => {}
            }
            ControlFlow::Continue(())
        };
        let position = Position::default();
        let portion = Portion::Large;
        _ = Reader { read: Arc::default(), tell, position, from, portion }.read_all(inputs);
        gathered
    }

    fn take_all(&mut self, chunk: &Chunk, from: Option<Format>) {
        let mut rest = chunk.text.as_slice();
        if chunk.content == Content::Whole {
            return self.take(rest, from);
        }
        while let Some(Piece { kind, len, .. }) = next_piece(rest, Follows::End) {
            let (text, after) = rest.split_at_checked(len).unwrap_or((rest, &[]));
            if kind == PieceKind::Puzzle {
                self.take(text, from);
            }
            rest = after;
        }
    }

    fn take(&mut self, text: &[u8], from: Option<Format>) {
        if from.is_none()
            && let Ok(grid) = Grid::parse(text)
        {
            self.grids.push(grid);
            return;
        }
        match Reading::of(text, from) {
            Ok(reading) => match reading.sukaku() {
                Some(marks) => self.candidates.push(*marks),
                None => self.grids.push(reading.contents.clues()),
            },
            Err(_) => self.unreadable += 1,
        }
    }

    /// All puzzles as candidates, so that they can be searched in one call.
    fn all_as_candidates(&self) -> Vec<Pencilmarks> {
        let grids = self.grids.iter().map(Pencilmarks::from_grid);
        grids.chain(self.candidates.iter().copied()).collect()
    }
}

/// What was measured.
#[cfg_attr(feature = "json", derive(serde::Serialize))]
struct Figures {
    backend: &'static str,
    puzzles: usize,
    unreadable: u64,
    proper: usize,
    /// Puzzles that one thread solves per second.
    per_second: f64,
    threads: usize,
    /// Puzzles that all threads together solve per second.
    per_second_threads: f64,
    /// Microseconds per puzzle.
    mean: f64,
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
    guesses_mean: f64,
    guesses_max: u64,
    without_guesses: usize,
    slowest: String,
}

impl Figures {
    fn measure<P: Puzzle + Sync + fmt::Display>(
        puzzles: &[P],
        unreadable: u64,
        threads: usize,
    ) -> Self {
        let (one, proper) = rounds(|| count_proper(puzzles));
        let parts = parts(puzzles, threads);
        let all = if threads > 1 { rounds(|| in_threads(&parts)).0 } else { one };
        let times = times(puzzles);
        let mut sorted = times.clone();
        sorted.sort_unstable();
        // The smallest time that this part of the puzzles does not exceed.
        let quantile = |percent: usize| {
            let index = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
            sorted.get(index).copied().unwrap_or_default().as_secs_f64() * 1e6
        };
        let slowest = times.iter().zip(puzzles).max_by_key(|(time, _)| **time);
        let guesses: Vec<u64> = puzzles.iter().map(guesses).collect();
        let number = puzzles.len() as f64;
        Self {
            backend: Backend::best().name(),
            puzzles: puzzles.len(),
            unreadable,
            proper,
            per_second: number / one.as_secs_f64().max(1e-9),
            threads,
            per_second_threads: number / all.as_secs_f64().max(1e-9),
            mean: one.as_secs_f64() * 1e6 / number,
            p50: quantile(50),
            p90: quantile(90),
            p99: quantile(99),
            max: quantile(100),
            guesses_mean: guesses.iter().sum::<u64>() as f64 / number,
            guesses_max: guesses.iter().copied().max().unwrap_or_default(),
            without_guesses: guesses.iter().filter(|&&guesses| guesses == 0).count(),
            slowest: slowest.map(|(_, puzzle)| puzzle.to_string()).unwrap_or_default(),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, proper, unreadable, .. } = self;
        write!(f, "puzzles        {puzzles}, {proper} with exactly one solution")?;
        match unreadable {
            0 => writeln!(f)?,
            _ => writeln!(f, "; {unreadable} texts are no puzzle")?,
        }
        writeln!(f, "backend        {}", self.backend)?;
        writeln!(f, "1 thread       {:.0} puzzles per second", self.per_second)?;
        if self.threads > 1 {
            let times = self.per_second_threads / self.per_second;
            let label = format!("{} threads", self.threads);
            let rate = self.per_second_threads;
            writeln!(f, "{label:<14} {rate:.0} puzzles per second, {times:.2} times as many")?;
        }
        let Self { mean, p50, p90, p99, max, .. } = self;
        write!(f, "µs per puzzle  mean {mean:.2}, p50 {p50:.2}, p90 {p90:.2}, p99 {p99:.2}, ")?;
        writeln!(f, "max {max:.2}")?;
        let without = self.without_guesses as f64 * 100.0 / self.puzzles as f64;
        let Self { guesses_mean, guesses_max, .. } = self;
        write!(f, "guesses        mean {guesses_mean:.2}, max {guesses_max}; ")?;
        writeln!(f, "{without:.1} % of the puzzles need none")?;
        writeln!(f, "slowest        {}", self.slowest)
    }
}

/// The number of puzzles that have exactly one solution.
fn count_proper(puzzles: &[impl Puzzle]) -> usize {
    let mut proper = 0;
    _ = solve_many(black_box(puzzles), |_, answer| {
        proper += usize::from(answer.is_ok());
        ControlFlow::Continue(())
    });
    proper
}

fn guesses(puzzle: &impl Puzzle) -> u64 {
    let mut search = unique_solution(puzzle);
    while search.unique_within(u32::MAX).is_pending() {}
    search.guesses()
}

/// The median time of a round, and what the last one returned.
fn rounds(mut round: impl FnMut() -> usize) -> (Duration, usize) {
    let begun = Instant::now();
    let mut times = Vec::new();
    let mut result = 0;
    while times.len() < 3 || begun.elapsed() < LONG_ENOUGH {
        let begun = Instant::now();
        result = round();
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    (times.get(times.len() / 2).copied().unwrap_or_default(), result)
}

/// The puzzles of each thread, which takes every so many of them.
fn parts<P>(puzzles: &[P], threads: usize) -> Vec<Vec<&P>> {
    (0..threads).map(|first| puzzles.iter().skip(first).step_by(threads).collect()).collect()
}

/// Solves each part in a thread of its own; returns how many puzzles have exactly one solution.
fn in_threads<P: Puzzle + Sync>(parts: &[Vec<&P>]) -> usize {
    thread::scope(|scope| {
        let spawned: Vec<_> =
            parts.iter().map(|part| scope.spawn(move || count_proper(part))).collect();
        spawned.into_iter().filter_map(|thread| thread.join().ok()).sum()
    })
}

/// The shortest of three times for each puzzle.
fn times(puzzles: &[impl Puzzle]) -> Vec<Duration> {
    let mut times = vec![Duration::MAX; puzzles.len()];
    for _ in 0..3 {
        for (puzzle, time) in puzzles.iter().zip(&mut times) {
            let begun = Instant::now();
            _ = black_box(solve(black_box(puzzle)));
            *time = begun.elapsed().min(*time);
        }
    }
    times
}
