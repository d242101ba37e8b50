//! The everyday questions, set by set: reading, checking, solving, counting to two; beside them the
//! textbook solvers where those finish. One iteration is a whole set, and each asserts its answer.
//! A list of a million lines is read as well.
//!
//! `cargo bench -p everyday` measures, and `cargo bench -p everyday -- --test` runs each benchmark
//! once. The package `benches/peers` compares with other crates.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput};
use oracle::samples::{self, Sample, Set};
use oracle::{Board, Budget};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;
use sudoku_core::{Grid, count_many, count_solutions, is_valid, solve, solve_many, text};

/// Digits that a textbook solver may try on one puzzle. It is measured on the sets for whose
/// puzzles this is enough.
const BUDGET: u64 = 20_000;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    parse(&mut criterion);
    lists(&mut criterion);
    validity(&mut criterion);
    solving(&mut criterion);
    counting(&mut criterion);
    criterion.final_summary();
}

/// The puzzles of a set that can be read as they are.
fn samples_of(set: Set) -> Vec<Sample> {
    set.samples().filter(|sample| sample.text.parse::<Grid>().is_ok()).collect()
}

fn grids(samples: &[Sample]) -> Vec<Grid> {
    samples.iter().map(|sample| Grid::from_bytes(sample.board).unwrap()).collect()
}

/// Measures `answers`, which gives one number for a whole set, and asserts it.
fn measure(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    set: Set,
    puzzles: usize,
    expected: usize,
    mut answers: impl FnMut() -> usize,
) {
    group.throughput(Throughput::Elements(puzzles as u64));
    group.bench_function(format!("{name}/{}", set.name), |bencher| {
        bencher.iter(|| assert_eq!(answers(), expected, "{name} on {}", set.name));
    });
}

fn parse(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("parse");
    for &set in samples::SETS {
        let samples = samples_of(set);
        let clues = grids(&samples).iter().map(Grid::clue_count).sum();
        measure(&mut group, "ours", set, samples.len(), clues, || {
            let read = samples.iter().map(|sample| black_box(sample.text).parse::<Grid>());
            read.map(|grid| grid.unwrap().clue_count()).sum()
        });
    }
    group.finish();
}

/// A list of a million lines, whose puzzles are read one by one.
fn lists(criterion: &mut Criterion) {
    const LINES: usize = 1_000_000;
    let samples =
        samples_of(*samples::SETS.iter().max_by_key(|set| set.samples().count()).unwrap());
    let lines: Vec<String> = grids(&samples).iter().map(Grid::to_string).collect();
    let list = |end: &str| -> String {
        lines.iter().cycle().take(LINES).flat_map(|line| [line.as_str(), end]).collect()
    };
    let mut group = criterion.benchmark_group("read list");
    group.throughput(Throughput::Elements(LINES as u64));
    for (name, end) in [("LF", "\n"), ("CRLF", "\r\n"), ("csv with a rating", ",1.2\n")] {
        let text = list(end);
        group.bench_function(format!("Grid::parse, line by line/{name}"), |bencher| {
            bencher.iter(|| {
                let lines = black_box(&text).lines();
                let grids = lines.filter(|line| Grid::parse(&line.as_bytes()[..81]).is_ok());
                assert_eq!(grids.count(), LINES);
            });
        });
        group.bench_function(format!("text::Puzzles/{name}"), |bencher| {
            bencher.iter(|| {
                let entries = text::Puzzles::new(black_box(text.as_bytes()));
                assert_eq!(entries.filter(|entry| entry.parsed.is_ok()).count(), LINES);
            });
        });
    }
    group.finish();
}

fn validity(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("is_valid");
    for &set in samples::SETS {
        let samples = samples_of(set);
        let grids = grids(&samples);
        let expected = samples.iter().filter(|sample| oracle::is_valid(&sample.board)).count();
        measure(&mut group, "ours", set, samples.len(), expected, || {
            grids.iter().filter(|grid| is_valid(black_box(grid))).count()
        });
        measure(&mut group, "three counting tables", set, samples.len(), expected, || {
            samples.iter().filter(|sample| oracle::is_valid(black_box(&sample.board))).count()
        });
    }
    group.finish();
}

fn solving(criterion: &mut Criterion) {
    type TextbookSolver = fn(&Board) -> Option<Board>;
    let textbook: [(&str, TextbookSolver); 3] = [
        ("three tables", |board| {
            oracle::solutions(board, 1, &mut Budget(BUDGET)).ok()?.first().copied()
        }),
        ("look and try", |board| oracle::solve_by_looking(board, &mut Budget(BUDGET)).ok()?),
        ("fill singles, guess", |board| {
            oracle::solve_by_filling(board, &mut Budget(BUDGET)).ok()?
        }),
    ];
    let mut group = criterion.benchmark_group("solve");
    for &set in samples::SETS {
        let samples = samples_of(set);
        let grids = grids(&samples);
        let proper = samples.iter().filter(|sample| sample.count.up_to(2) == 1).count();
        measure(&mut group, "ours", set, samples.len(), proper, || {
            grids.iter().filter(|grid| solve(black_box(grid)).is_ok()).count()
        });
        measure(&mut group, "ours, all in one call", set, samples.len(), proper, || {
            let mut solved = 0;
            _ = solve_many(black_box(&grids), |_, answer| {
                solved += usize::from(answer.is_ok());
                ControlFlow::Continue(())
            });
            solved
        });
        for (name, solver) in textbook {
            // A textbook solver is asked for any one solution, so only proper puzzles ask the same
            // of both.
            let finishes = |sample: &Sample| solver(&sample.board).is_some();
            if proper == samples.len() && samples.iter().all(finishes) {
                measure(&mut group, name, set, samples.len(), proper, || {
                    samples
                        .iter()
                        .filter(|sample| solver(black_box(&sample.board)).is_some())
                        .count()
                });
            }
        }
    }
    group.finish();
}

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("count_solutions to 2");
    for &set in samples::SETS {
        let samples = samples_of(set);
        let grids = grids(&samples);
        let expected = samples.iter().map(|sample| sample.count.up_to(2)).sum();
        measure(&mut group, "ours", set, samples.len(), expected, || {
            grids.iter().map(|grid| count_solutions(black_box(grid), 2)).sum()
        });
        measure(&mut group, "ours, all in one call", set, samples.len(), expected, || {
            let mut sum = 0;
            _ = count_many(black_box(&grids), 2, |_, count| {
                sum += count;
                ControlFlow::Continue(())
            });
            sum
        });
        let count = |sample: &Sample| {
            oracle::solutions(black_box(&sample.board), 2, &mut Budget(BUDGET))
                .ok()
                .map(|found| found.len())
        };
        if samples.iter().all(|sample| count(sample).is_some()) {
            measure(&mut group, "three tables", set, samples.len(), expected, || {
                samples.iter().filter_map(count).sum()
            });
        }
    }
    group.finish();
}
