//! Calls the functions that its features name, to measure what each adds to an empty program.
#![no_std]
#![no_main]

#[allow(unused_imports)] // the panic handler
use sudoku_core_firmware as _;

use core::hint::black_box;
#[allow(unused_imports)] // the features choose what is used
use sudoku_core::{
    Generator, Grid, SeededRandom, Symmetry, Wishes, canonicalize, count_many, count_solutions,
    is_valid, minimize, random_solution, solutions, solve, solve_many, unique_solution,
};

#[cfg_attr(target_arch = "arm", cortex_m_rt::entry)]
#[cfg_attr(target_arch = "riscv32", riscv_rt::entry)]
fn main() -> ! {
    #[cfg(not(feature = "parse"))]
    let grid = Grid::EMPTY;
    #[cfg(feature = "parse")]
    let grid = black_box(Grid::parse(black_box(b"length and text not known".as_slice())))
        .unwrap_or(Grid::EMPTY);
    // The compiler knows nothing about the grid, and must compute each answer.
    let grid = black_box(&grid);
    #[cfg(feature = "print")]
    black_box(&grid.to_ascii());
    #[cfg(feature = "display")]
    let _ = core::fmt::Write::write_fmt(&mut Sink, format_args!("{grid}"));
    #[cfg(feature = "is_valid")]
    black_box(is_valid(grid));
    #[cfg(feature = "conflicts")]
    black_box(grid.conflicts().next());
    #[cfg(feature = "solve")]
    let _ = black_box(&solve(grid));
    #[cfg(feature = "count_solutions")]
    black_box(count_solutions(grid, black_box(2)));
    #[cfg(feature = "solve_many")]
    let _ = black_box(solve_many(core::slice::from_ref(grid), |index, answer| {
        black_box((index, &answer));
        black_box(core::ops::ControlFlow::Continue(()))
    }));
    #[cfg(feature = "count_many")]
    let _ = black_box(count_many(core::slice::from_ref(grid), black_box(2), |index, count| {
        black_box((index, count));
        black_box(core::ops::ControlFlow::Continue(()))
    }));
    #[cfg(feature = "next_within")]
    let _ = black_box(&solutions(grid).next_within(black_box(1)));
    #[cfg(feature = "unique_within")]
    let _ = black_box(&unique_solution(grid).unique_within(black_box(1)));
    #[cfg(feature = "is_solution_of")]
    black_box(grid.is_solution_of(black_box(grid)));
    #[cfg(feature = "generate")]
    {
        let mut generator = Generator::new(black_box(1));
        let wishes = Wishes::NONE.minimal().symmetry(black_box(Symmetry::HalfTurn));
        let _ = black_box(&generator.set_wishes(wishes));
        let _ = black_box(&generator.generate_within(black_box(1)));
    }
    #[cfg(feature = "random_solution")]
    black_box(&random_solution(&mut SeededRandom::new(black_box(1))));
    #[cfg(feature = "minimize")]
    let _ = black_box(&minimize(grid));
    #[cfg(feature = "canonicalize")]
    black_box(&canonicalize(grid));
    #[cfg(feature = "hint_basic")]
    hint::<sudoku_logic::Basic>(grid);
    #[cfg(feature = "hint_patterns")]
    hint::<sudoku_logic::Patterns>(grid);
    #[cfg(feature = "control")]
    black_box(grid.as_bytes()[black_box(0)]);
    black_box(grid);
    loop {
        core::hint::spin_loop();
    }
}

/// The first step, and what it does.
#[cfg(any(feature = "hint_basic", feature = "hint_patterns"))]
fn hint<F: sudoku_logic::Finders>(puzzle: &Grid) {
    use sudoku_logic::{Board, Techniques, next_step};

    let board = black_box(Board::from_grid(puzzle));
    black_box(next_step::<F>(&board, &Techniques::DEFAULT));
}

/// Discards text, which the compiler must not know.
#[cfg(feature = "display")]
struct Sink;

#[cfg(feature = "display")]
impl core::fmt::Write for Sink {
    fn write_str(&mut self, text: &str) -> core::fmt::Result {
        black_box(text);
        Ok(())
    }
}
