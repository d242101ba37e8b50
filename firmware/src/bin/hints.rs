//! Takes puzzles to their end by the steps of `sudoku-logic`, and prints the cost: one line per
//! puzzle with the finders, its name, the number of steps, the mean and the largest number of
//! instructions of `next_step`, and its largest stack in bytes, the board not included.
//!
//! Exits with status 0 if each puzzle takes as many steps as expected, and ends as expected.
#![no_std]
#![no_main]

use core::hint::black_box;

use semihosting::process::ExitCode;
use sudoku_core::{Grid, grid};
use sudoku_core_firmware::measure::{Meter, Taken};
use sudoku_core_firmware::puzzles::{EASY, HARDEST, SEVENTEEN};
use sudoku_core_firmware::say;
use sudoku_logic::{Basic, Board, Finders, Patterns, Techniques, next_step};

/// A puzzle, and the way through it that is expected.
struct Expected {
    name: &'static str,
    puzzle: Grid,
    /// The number of steps up to level 2, and the cells that then are empty.
    basic: (usize, usize),
    /// The same up to level 3.
    patterns: (usize, usize),
}

/// Puzzles of levels 1 to 3 and one beyond them. Those that `puzzles` does not have are from
/// `tests/data/magictour_top1465.tsv` and `tests/data/unbiased.tsv`.
static EXPECTED: [Expected; 5] = [
    Expected { name: "easy", puzzle: EASY.grid, basic: (51, 0), patterns: (51, 0) },
    Expected { name: "17 clues", puzzle: SEVENTEEN.grid, basic: (71, 0), patterns: (71, 0) },
    Expected {
        name: "level 2",
        puzzle: grid!(
            ".8..1......5....3.......4.....6.5.7.89....2.....3.....2.....1.9..67........4....."
        ),
        basic: (78, 0),
        patterns: (78, 0),
    },
    Expected {
        name: "level 3",
        puzzle: grid!(
            "....4.9..4......2...9.12...6.7......2...3.618....2..4.8....7.3......4..63..8..2.7"
        ),
        basic: (23, 41),
        patterns: (71, 0),
    },
    Expected { name: "hardest list", puzzle: HARDEST.grid, basic: (1, 58), patterns: (1, 58) },
];

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    let right = Meter::take().is_some_and(|mut meter| {
        let mut right = true;
        for expected in &EXPECTED {
            right &= report::<Basic>(&mut meter, "Basic", expected, expected.basic).is_some();
            right &=
                report::<Patterns>(&mut meter, "Patterns", expected, expected.patterns).is_some();
        }
        right
    });
    if right { ExitCode::SUCCESS } else { ExitCode::FAILURE }.exit_process()
}

/// Takes a puzzle to its end, and prints the cost of the steps.
fn report<F: Finders>(
    meter: &mut Meter,
    finders: &str,
    expected: &Expected,
    end: (usize, usize),
) -> Option<()> {
    let techniques = Techniques::up_to(F::LEVEL);
    let mut board = Board::from_grid(&expected.puzzle);
    let (mut steps, mut sum, mut most) = (0, 0, Taken::NOTHING);
    loop {
        let mut step = None;
        let taken = meter.measure(|| step = next_step::<F>(black_box(&board), &techniques));
        sum += u64::from(taken.instructions?);
        most = most.most(taken);
        let Some(step) = step else { break };
        board.apply(&step).ok()?;
        steps += 1;
    }
    if (steps, board.empty().len()) != end {
        say!("wrong: {finders} {} {steps} {}", expected.name, board.empty().len());
        return None;
    }
    // Less than the most, which is 32 bits: the code of `core` that writes 64 bits can panic.
    let mean = (sum / (steps as u64 + 1)) as u32;
    say!("{finders}\t{}\t{steps}\t{mean}\t{}\t{}", expected.name, most.instructions?, most.stack);
    Some(())
}
