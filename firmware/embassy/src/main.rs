//! Runs searches as tasks of Embassy, in its own executor, and measures the stack of each step.
//!
//! It exits with status 0 only if every answer is right. A line with a tab is a measurement: its
//! name, and the number of bytes.
#![no_std]
#![no_main]

mod solver;
mod stack;

use core::hint::black_box;
use core::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use embassy_executor::Spawner;
use embassy_futures::yield_now;
use semihosting::process::ExitCode;
use static_cell::ConstStaticCell;
use sudoku_core::{Grid, SolveError, UniqueSolution};
use sudoku_core_firmware::puzzles::{Answer, HARDEST, LONGEST, PUZZLES, Puzzle};
use sudoku_core_firmware::say;

use self::solver::solve_in_turns;

/// A search in a `static`, for code that is not a task. All of its bytes are zero, so that it takes
/// no room in flash.
static SEARCH: ConstStaticCell<UniqueSolution> = ConstStaticCell::new(UniqueSolution::idle());

/// Whether the task is done.
static IS_DONE: AtomicBool = AtomicBool::new(false);

/// The deepest stack of the task so far.
static DEEPEST: AtomicUsize = AtomicUsize::new(0);

/// The number of wrong answers.
static WRONG: AtomicU32 = AtomicU32::new(0);

/// Solves a puzzle.
#[embassy_executor::task]
async fn solve(puzzle: &'static Puzzle) {
    let answer = solve_in_turns(&puzzle.grid).await;
    DEEPEST.store(stack::deepest(), Ordering::Relaxed);
    check(puzzle, &answer);
    IS_DONE.store(true, Ordering::Relaxed);
}

#[embassy_executor::main]
async fn main(spawner: Spawner) {
    stack::watch();
    yield_now().await;
    yield_now().await;
    report("idle", stack::deepest());

    match SEARCH.try_take() {
        Some(search) => step(search),
        None => wrong("static"),
    }

    let mut deepest = 0;
    for puzzle in PUZZLES.iter().chain([&LONGEST]) {
        stack::watch();
        IS_DONE.store(false, Ordering::Relaxed);
        match solve(puzzle) {
            Ok(task) => spawner.spawn(task),
            Err(_) => return wrong("task"),
        }
        let mut turns = 0_u32;
        while !IS_DONE.load(Ordering::Relaxed) {
            turns += 1;
            yield_now().await;
        }
        deepest = deepest.max(DEEPEST.load(Ordering::Relaxed));
        if puzzle.name == HARDEST.name && turns < 10 {
            wrong("turns of other tasks");
        }
    }
    report("task", deepest);
    report("state", size_of_val(&solve_in_turns(&Grid::EMPTY)));
    let is_right = WRONG.load(Ordering::Relaxed) == 0;
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }.exit_process()
}

/// Measures the start of a search, and its deepest turn.
#[inline(never)]
fn step(search: &mut UniqueSolution) {
    stack::watch();
    search.restart(black_box(&LONGEST.grid));
    report("start", stack::deepest());
    stack::watch();
    while search.unique_within(black_box(1)).is_pending() {}
    report("turn", stack::deepest());
}

/// Compares an answer with the one that is known.
#[inline(never)]
fn check(puzzle: &Puzzle, answer: &Result<Grid, SolveError>) {
    let is_right = match (puzzle.answer, answer) {
        (Answer::One(expected), Ok(solution)) => expected == *solution,
        (Answer::Conflict(_), Err(SolveError::Conflict(_)))
        | (Answer::None, Err(SolveError::NoSolution)) => true,
        (Answer::Several(_), Err(SolveError::NotUnique(two))) => {
            two.grids().iter().all(|grid| grid.is_solution_of(&puzzle.grid))
        }
        _ => false,
    };
    if !is_right {
        wrong(puzzle.name);
    }
}

/// Counts and prints what is wrong.
#[inline(never)]
fn wrong(what: &str) {
    say!("wrong: {what}");
    WRONG.store(WRONG.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
}

/// Prints a measurement. It is not inlined, so that its caller needs no frame for it.
#[inline(never)]
fn report(what: &str, bytes: usize) {
    say!("{what}\t{bytes}");
}
