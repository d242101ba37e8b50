//! The crate's own time per puzzle, for `bench/speed.py`: reads puzzles from a file, one in each
//! line, and prints the CPU time of each round in nanoseconds, for `solve` on texts and for
//! `solve_many` on grids.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)] // a program that only measures

use std::hint::black_box;
use std::ops::ControlFlow;
use std::{env, fs};

use sudoku_core::{Grid, solve, solve_many};

fn main() {
    let mut arguments = env::args().skip(1);
    let text = fs::read_to_string(arguments.next().unwrap()).unwrap();
    let rounds = arguments.next().unwrap().parse::<usize>().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let grids: Vec<Grid> = lines.iter().map(|line| line.parse().unwrap()).collect();
    for _ in 0..rounds {
        let before = cpu_time();
        for line in &lines {
            let grid: Grid = black_box(*line).parse().unwrap();
            black_box(solve(&grid)).unwrap();
        }
        let between = cpu_time();
        let flow = solve_many(&grids, |_, answer| {
            black_box(answer).unwrap();
            ControlFlow::Continue(())
        });
        assert!(flow.is_continue());
        println!("{} {}", between - before, cpu_time() - between);
    }
}

/// The CPU time of this thread in nanoseconds.
fn cpu_time() -> u64 {
    let times = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    times.split(' ').next().unwrap().parse().unwrap()
}
