//! Generates puzzles in slices of single nodes, and prints what they and their canonical forms
//! cost: one line each with the function, what it was asked for, the number of puzzles, the mean
//! and the largest number of instructions, the deepest stack in bytes, and the largest number of
//! instructions of a slice.
//!
//! Exits with status 0 if the puzzles of each seed are those that every platform makes, and if each
//! is as it was wished.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::task::Poll;

use semihosting::process::ExitCode;
use sudoku_core::{
    Generator, Grid, SeededRandom, Symmetry, Wishes, canonicalize, is_proper, minimize,
    random_solution, solve,
};
use sudoku_core_firmware::measure::{Meter, Taken};
use sudoku_core_firmware::say;

/// The first ten puzzles of some seeds.
const PINNED: &str = include_str!("../../../tests/data/generated.txt");
/// Every 98th puzzle of the collection with 17 clues.
const SEVENTEEN: &str = include_str!("../../../tests/data/seventeen_clues.tsv");

/// The number of puzzles for each wish.
const PUZZLES: usize = 30;

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    let is_right = Meter::take().is_some_and(|mut meter| {
        pinned(&mut meter).is_some()
            && wished(&mut meter, "minimal", Symmetry::None).is_some()
            && wished(&mut meter, "minimal, half-turn", Symmetry::HalfTurn).is_some()
            && whole(&mut meter).is_some()
            && others(&mut meter).is_some()
    });
    if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE }.exit_process()
}

/// What some calls took.
struct Sum {
    calls: u64,
    instructions: u64,
    most: u64,
    stack: usize,
    slice: u32,
}

impl Sum {
    const NOTHING: Self = Self { calls: 0, instructions: 0, most: 0, stack: 0, slice: 0 };

    /// Adds a call in one piece.
    fn add(&mut self, taken: Taken) -> Option<()> {
        let Some(instructions) = taken.instructions else {
            say!("wrong: a call is too long for the clock");
            return None;
        };
        self.calls += 1;
        self.instructions += u64::from(instructions);
        self.most = self.most.max(instructions.into());
        self.stack = self.stack.max(taken.stack);
        self.slice = self.slice.max(instructions);
        Some(())
    }

    fn print(&self, function: &str, what: &str) -> Option<()> {
        let mean = self.instructions.checked_div(self.calls)?;
        let Self { calls, most, stack, slice, .. } = self;
        say!("{function}\t{what}\t{calls}\t{mean}\t{most}\t{stack}\t{slice}");
        Some(())
    }
}

/// Generates a puzzle by single nodes; adds what it takes.
fn generate(meter: &mut Meter, generator: &mut Generator, sum: &mut Sum) -> Option<Grid> {
    let mut slices = Sum::NOTHING;
    let puzzle = loop {
        let mut answer = Poll::Pending;
        slices.add(meter.measure(|| answer = generator.generate_within(black_box(1))))?;
        if let Poll::Ready(puzzle) = answer {
            break puzzle.ok()?;
        }
    };
    sum.calls += 1;
    sum.instructions += slices.instructions;
    sum.most = sum.most.max(slices.instructions);
    sum.stack = sum.stack.max(slices.stack);
    sum.slice = sum.slice.max(slices.slice);
    Some(puzzle)
}

/// Generates the puzzles of the seeds that are pinned.
#[inline(never)]
fn pinned(meter: &mut Meter) -> Option<()> {
    let mut generator = Generator::new(0);
    let mut sum = Sum::NOTHING;
    for line in PINNED.lines().filter(|line| !line.starts_with('#')) {
        if let Some(seed) = line.strip_prefix("seed ") {
            generator.set_source(SeededRandom::new(seed.parse().ok()?));
        } else if generate(meter, &mut generator, &mut sum)?.to_ascii() != *line.as_bytes() {
            say!("wrong: {line}");
            return None;
        }
    }
    sum.print("generate", "no wishes")
}

/// Generates minimal puzzles.
#[inline(never)]
fn wished(meter: &mut Meter, name: &str, symmetry: Symmetry) -> Option<()> {
    let mut generator = Generator::new(1);
    generator.set_wishes(Wishes::NONE.minimal().symmetry(symmetry)).ok()?;
    let mut sum = Sum::NOTHING;
    for _ in 0..PUZZLES {
        let puzzle = generate(meter, &mut generator, &mut sum)?;
        let cells = puzzle.clues().map(|(cell, _)| cell).collect();
        if !is_proper(&puzzle) || !symmetry.is_of(cells) {
            say!("wrong: {puzzle}");
            return None;
        }
    }
    sum.print("generate", name)
}

/// Measures the stack of a function that owns a generator and makes puzzles with it. The clock is
/// too short for its instructions.
fn whole(meter: &mut Meter) -> Option<()> {
    let mut is_right = false;
    let taken = meter.measure(|| is_right = makes(black_box(1)));
    say!("whole\tgenerator\t{}\t{}", size_of::<Generator>(), taken.stack);
    is_right.then_some(())
}

/// Whether a generator makes the same puzzles again.
#[inline(never)]
fn makes(seed: u64) -> bool {
    let mut generator = Generator::new(seed);
    if generator.set_wishes(Wishes::NONE.minimal().symmetry(Symmetry::HalfTurn)).is_err() {
        return false;
    }
    let mut left = PUZZLES;
    while left > 0 {
        match generator.generate_within(black_box(1)) {
            Poll::Ready(Ok(_)) => left -= 1,
            Poll::Ready(Err(_)) => return false,
            Poll::Pending => {}
        }
    }
    true
}

/// Measures the functions that are not in slices: solved grids, minimal puzzles of them, and
/// canonical forms.
#[inline(never)]
fn others(meter: &mut Meter) -> Option<()> {
    let (mut filling, mut minimizing) = (Sum::NOTHING, Sum::NOTHING);
    let (mut solved, mut puzzles) = (Sum::NOTHING, Sum::NOTHING);
    let mut random = SeededRandom::new(1);
    for _ in 0..PUZZLES {
        let mut solution = Grid::EMPTY;
        filling.add(meter.measure(|| solution = random_solution(black_box(&mut random))))?;
        let mut puzzle = Grid::EMPTY;
        minimizing
            .add(meter.measure(|| puzzle = minimize(black_box(&solution)).unwrap_or(puzzle)))?;
        if solve(&puzzle) != Ok(solution) {
            say!("wrong: {puzzle}");
            return None;
        }
        canonical(meter, &solution, &mut solved)?;
        canonical(meter, &puzzle, &mut puzzles)?;
    }
    filling.print("random_solution", "seed 1")?;
    minimizing.print("minimize", "these grids")?;
    solved.print("canonicalize", "these grids")?;
    puzzles.print("canonicalize", "their minimal puzzles")?;
    let mut seventeen = Sum::NOTHING;
    for line in SEVENTEEN.lines().filter(|line| !line.starts_with('#')).step_by(10) {
        let puzzle = Grid::parse(line.split('\t').next()?.as_bytes()).ok()?;
        canonical(meter, &puzzle, &mut seventeen)?;
    }
    seventeen.print("canonicalize", "17 clues")?;
    let mut empty = Sum::NOTHING;
    canonical(meter, &Grid::EMPTY, &mut empty)?;
    empty.print("canonicalize", "the empty grid")
}

/// Measures the canonical form of a grid, which must be an image of it.
fn canonical(meter: &mut Meter, grid: &Grid, sum: &mut Sum) -> Option<()> {
    let mut form = None;
    sum.add(meter.measure(|| form = Some(canonicalize(black_box(grid)))))?;
    let (canonical, transform) = form?;
    if transform.apply(grid) != canonical {
        say!("wrong: {grid}");
        return None;
    }
    Some(())
}
