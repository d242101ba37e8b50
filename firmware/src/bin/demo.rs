//! Reads puzzles from flash, checks and solves them, pauses and resumes searches, and measures
//! itself.
//!
//! Exits with status 0 if every answer is right. Lines with tabs are measurements: function,
//! puzzle, instructions, stack in bytes, largest copy in bytes. The instructions are `-` if they
//! are too many for the clock.
#![no_std]
#![no_main]

use core::fmt::{self, Write};
use core::hint::black_box;
use core::task::Poll;

use semihosting::process::ExitCode;
use sudoku_core::{
    Grid, Progress, SolveError, count_solutions, is_valid, solutions, solve, unique_solution,
};
use sudoku_core_firmware::measure::{Meter, Taken};
use sudoku_core_firmware::puzzles::{
    Answer, EASY, HARDEST, INVALID, LONGEST, PUZZLES, Puzzle, SEVERAL,
};
use sudoku_core_firmware::say;

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    let mut wrong = Wrong(0);
    for puzzle in PUZZLES.iter().chain([&LONGEST]) {
        wrong.unless(reads_and_prints(puzzle), puzzle, "text");
        wrong.unless(is_judged(puzzle), puzzle, "validity");
        wrong.unless(is_answered(puzzle), puzzle, "answer");
    }
    wrong.unless(pauses(&HARDEST, 10), &HARDEST, "search ten nodes at a time");
    wrong.unless(pauses(&SEVERAL, 1), &SEVERAL, "search by single nodes");
    wrong.unless(pauses(&LONGEST, 1), &LONGEST, "search by single nodes");
    for puzzle in PUZZLES.iter().chain([&LONGEST]) {
        wrong.unless(is_answered_in_slices(puzzle), puzzle, "answer in slices");
    }
    wrong.unless(is_long(&LONGEST), &LONGEST, "number of guesses");
    wrong.unless(!cfg!(feature = "control"), &EASY, "control");

    match Meter::take() {
        Some(mut meter) => {
            for puzzle in PUZZLES.iter().chain([&LONGEST]) {
                report(&mut meter, "solve", puzzle.name, || {
                    drop_answer(&solve(black_box(&puzzle.grid)))
                });
            }
            report_doors(&mut meter);
        }
        None => wrong.unless(false, &EASY, "clock"),
    }

    say!("{:#}", EASY.grid);
    if let Ok(solution) = solve(&EASY.grid) {
        say!("{solution:#}");
    }
    if wrong.0 == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }.exit_process()
}

/// Counts and prints wrong answers.
struct Wrong(u32);

impl Wrong {
    fn unless(&mut self, right: bool, puzzle: &Puzzle, what: &str) {
        if !right {
            self.0 += 1;
            say!("wrong: {} of the puzzle '{}'", what, puzzle.name);
        }
    }
}

/// Whether the text is the grid that was parsed at compile time, and prints as the same text.
fn reads_and_prints(puzzle: &Puzzle) -> bool {
    let mut printed = Text::new();
    let grid = Grid::parse(puzzle.text.as_bytes());
    grid == Ok(puzzle.grid)
        && puzzle.grid.to_ascii() == *puzzle.text.as_bytes()
        && write!(printed, "{}", puzzle.grid).is_ok()
        && printed.as_bytes() == puzzle.text.as_bytes()
}

/// Whether the grid is valid or not as expected, with the right conflict.
fn is_judged(puzzle: &Puzzle) -> bool {
    let mut reason = Text::new();
    match (puzzle.answer, puzzle.grid.conflicts().next()) {
        (Answer::Conflict(expected), Some(conflict)) => {
            !is_valid(&puzzle.grid)
                && write!(reason, "{conflict}").is_ok()
                && reason.as_bytes() == expected.as_bytes()
        }
        (Answer::Conflict(_), None) | (_, Some(_)) => false,
        (_, None) => is_valid(&puzzle.grid),
    }
}

/// Whether `solve` returns the answer.
fn is_answered(puzzle: &Puzzle) -> bool {
    is_right(puzzle, &solve(&puzzle.grid))
}

/// Whether a search for the one solution by single nodes comes to the answer.
fn is_answered_in_slices(puzzle: &Puzzle) -> bool {
    let mut search = unique_solution(&puzzle.grid);
    loop {
        if let Poll::Ready(answer) = search.unique_within(1) {
            return is_right(puzzle, &answer);
        }
    }
}

/// Whether an answer and the number of solutions are right.
fn is_right(puzzle: &Puzzle, answer: &Result<Grid, SolveError>) -> bool {
    let count = count_solutions(&puzzle.grid, 10);
    match (puzzle.answer, answer) {
        (Answer::One(expected), Ok(solution)) => *solution == expected && count == 1,
        (Answer::Conflict(_), Err(SolveError::Conflict(_))) => count == 0,
        (Answer::None, Err(SolveError::NoSolution)) => count == 0,
        (Answer::Several(expected), Err(SolveError::NotUnique(two))) => {
            let [one, other] = two.grids();
            count == expected
                && one != other
                && one.is_solution_of(&puzzle.grid)
                && other.is_solution_of(&puzzle.grid)
        }
        _ => false,
    }
}

/// Whether a search in slices pauses, and finds as many solutions as a search without pauses.
fn pauses(puzzle: &Puzzle, budget: u32) -> bool {
    let mut pauses = 0;
    let mut found = 0;
    let mut search = solutions(&puzzle.grid);
    loop {
        match search.next_within(budget) {
            Progress::Found(solution) if solution.is_solution_of(&puzzle.grid) => found += 1,
            Progress::Found(_) => return false,
            Progress::Paused => pauses += 1,
            Progress::Exhausted => break,
        }
    }
    pauses > 0 && found == count_solutions(&puzzle.grid, usize::MAX)
}

/// Whether the search takes so many guesses that it uses all of its means: see `PROBE_AFTER` in
/// src/engine/search.rs.
fn is_long(puzzle: &Puzzle) -> bool {
    let mut search = solutions(&puzzle.grid);
    while search.next().is_some() {}
    search.guesses() > 448
}

/// Measures the functions other than `solve`.
fn report_doors(meter: &mut Meter) {
    let easy = &EASY.grid;
    report(meter, "parse", EASY.name, || {
        drop_answer(&Grid::parse(black_box(EASY.text.as_bytes())))
    });
    report(meter, "print", EASY.name, || drop_answer(&black_box(easy).to_ascii()));
    report(meter, "display", EASY.name, || {
        let mut text = Text::new();
        let _ = write!(text, "{}", black_box(easy));
        drop_answer(&text.bytes);
    });
    report(meter, "is_valid", EASY.name, || drop_answer(&is_valid(black_box(easy))));
    report(meter, "conflicts", INVALID.name, || {
        drop_answer(&black_box(&INVALID.grid).conflicts().count());
    });
    report(meter, "count_solutions", SEVERAL.name, || {
        drop_answer(&count_solutions(black_box(&SEVERAL.grid), 10));
    });
    report(meter, "count_solutions", LONGEST.name, || {
        drop_answer(&count_solutions(black_box(&LONGEST.grid), 10));
    });
    report(meter, "solutions", HARDEST.name, || drop_answer(&solutions(black_box(&HARDEST.grid))));
    for puzzle in [&HARDEST, &LONGEST] {
        print("next_within(1)", puzzle.name, meter.longest_node(&puzzle.grid));
    }
}

/// Calls a function and prints its cost.
fn report(meter: &mut Meter, door: &str, puzzle: &str, call: impl FnOnce()) {
    print(door, puzzle, meter.measure(call));
}

/// Prints the cost of a call.
fn print(door: &str, puzzle: &str, taken: Taken) {
    let (stack, copied) = (taken.stack, taken.copied);
    match taken.instructions {
        Some(instructions) => say!("{door}\t{puzzle}\t{instructions}\t{stack}\t{copied}"),
        None => say!("{door}\t{puzzle}\t-\t{stack}\t{copied}"),
    }
}

/// Makes the compiler assume that an answer is used.
fn drop_answer<T>(answer: &T) {
    black_box(answer);
}

/// Up to 81 bytes of text.
struct Text {
    bytes: [u8; 81],
    length: usize,
}

impl Text {
    const fn new() -> Self {
        Self { bytes: [0; 81], length: 0 }
    }

    fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }
}

impl Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        let place = self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?;
        place.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}
