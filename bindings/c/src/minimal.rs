//! Minimal puzzles, and clues that can go.

use sudoku_core::Grid;
use sudoku_core_abi::Status;

use crate::memory::{grid_at, write_grid};

/// Returns 1 if a puzzle has exactly one solution, and would have several without any one of its
/// clues; otherwise 0.
///
/// An incorrect call, with a NULL pointer or a byte above 9, returns 0. The function needs up to
/// three times sudoku_unique_size() bytes of stack, as sudoku_redundant_clues().
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_is_minimal(puzzle: *const u8) -> i32 {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
    let puzzle = unsafe { grid_at(puzzle) };
    i32::from(puzzle.is_ok_and(|puzzle| sudoku_core::is_minimal(&puzzle)))
}

/// Finds the clues each of which alone can be removed, so that one solution remains.
///
/// To remove one of them may make another one necessary: sudoku_minimize() removes as many as
/// possible. redundant: 81 bytes, which may be those of the puzzle.
///
/// Returns OK with these clues written to `redundant`, 0 in every other cell; or CONFLICT,
/// NO_SOLUTION or NOT_UNIQUE.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81], [redundant; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_redundant_clues(puzzle: *const u8, redundant: *mut u8) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle` and at `redundant`.
    unsafe {
        answer(puzzle, redundant, |puzzle| {
            let cells = sudoku_core::redundant_clues(puzzle).map_err(|error| Status::from(&error));
            let mut clues = Grid::EMPTY;
            for cell in cells? {
                clues.set(cell, puzzle.get(cell));
            }
            Ok(clues)
        })
    }
}

/// Removes clues of a puzzle until it is minimal: it has the same solution, and without any one of
/// its clues it would have several.
///
/// It tries to remove one clue after the other in row-major order. The result is the same on every
/// platform and in every version. minimal: 81 bytes, which may be those of the puzzle. The function
/// needs up to four times sudoku_unique_size() bytes of stack.
///
/// Returns OK with the puzzle written to `minimal`; or CONFLICT, NO_SOLUTION or NOT_UNIQUE.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81], [minimal; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_minimize(puzzle: *const u8, minimal: *mut u8) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle` and at `minimal`.
    unsafe {
        answer(puzzle, minimal, |puzzle| {
            sudoku_core::minimize(puzzle).map_err(|error| Status::from(&error))
        })
    }
}

/// Writes the grid that a function makes of a puzzle.
///
/// # Safety
///
/// `puzzle` is null or points to 81 bytes that can be read, and `to` to 81 that can be written.
#[inline(always)]
unsafe fn answer(
    puzzle: *const u8,
    to: *mut u8,
    make: impl FnOnce(&Grid) -> Result<Grid, Status>,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if to.is_null() {
        return Status::NullPointer;
    }
    match make(&puzzle) {
        Ok(made) => {
            // SAFETY: the caller guarantees 81 bytes at `to`.
            unsafe { write_grid(to, &made) }
            Status::Ok
        }
        Err(status) => status,
    }
}
