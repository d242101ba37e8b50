//! Solves two sets of puzzles and prints their cost: one line per set with its name, the number of
//! puzzles, the mean and the largest number of instructions of `solve`, its largest stack in
//! bytes, and the largest number of instructions of a single node.
//!
//! Exits with status 0 if every puzzle has exactly one solution and `solve` returns it.
#![no_std]
#![no_main]

use core::hint::black_box;

use semihosting::process::ExitCode;
use sudoku_core::{Grid, solve};
use sudoku_core_firmware::measure::{Meter, Taken};
use sudoku_core_firmware::say;

/// Every 98th puzzle of the collection with 17 clues.
const SEVENTEEN: &str = include_str!("../../../tests/data/seventeen_clues.tsv");
/// Every 4th puzzle of the forum's list of hardest puzzles.
const HARDEST: &str = include_str!("../../../tests/data/forum_hardest_1106.tsv");

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    let right = Meter::take().is_some_and(|mut meter| {
        report(&mut meter, "17 clues", SEVENTEEN).is_some()
            && report(&mut meter, "hardest list", HARDEST).is_some()
    });
    if right { ExitCode::SUCCESS } else { ExitCode::FAILURE }.exit_process()
}

/// Solves the puzzles of a set, one per line up to the first tab, and prints their cost.
fn report(meter: &mut Meter, name: &str, set: &str) -> Option<()> {
    let (mut puzzles, mut sum) = (0, 0);
    let (mut most, mut longest) = (Taken::NOTHING, Taken::NOTHING);
    for line in set.lines().filter(|line| !line.starts_with('#')) {
        let Some((taken, node)) = take(meter, line) else {
            say!("wrong: {line}");
            return None;
        };
        puzzles += 1;
        sum += u64::from(taken.instructions?);
        most = most.most(taken);
        longest = longest.most(node);
    }
    let mean = sum.checked_div(puzzles)?;
    let (instructions, node) = (most.instructions?, longest.instructions?);
    say!("{name}	{puzzles}	{mean}	{instructions}	{}	{node}", most.stack);
    Some(())
}

/// The cost of the puzzle in a line, and of its longest node; `None` if the answer is wrong.
fn take(meter: &mut Meter, line: &str) -> Option<(Taken, Taken)> {
    let text = line.split('\t').next()?;
    let puzzle = Grid::parse(text.as_bytes()).ok()?;
    let mut answer = None;
    let taken = meter.measure(|| answer = solve(black_box(&puzzle)).ok());
    let solution = answer?;
    solution.is_solution_of(&puzzle).then(|| (taken, meter.longest_node(&puzzle)))
}
