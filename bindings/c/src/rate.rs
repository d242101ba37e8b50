//! How hard a puzzle is.

use sudoku_core_abi::{Rating, Status};
use sudoku_logic::Proper;

use crate::memory::{grid_at, value_at, write};

/// Rates a puzzle without relying on uniqueness, which is right also for puzzles with several
/// solutions.
///
/// Returns OK with the rating written.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_rate(puzzle: *const u8, rating: *mut Rating) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`, and memory for a rating at `rating`.
    unsafe { rate(puzzle, rating, |puzzle| Ok(sudoku_logic::rate(puzzle))) }
}

/// Rates a puzzle for people who know that it has one solution, with the rectangles.
///
/// Returns OK with the rating written; or CONFLICT, NO_SOLUTION or NOT_UNIQUE. The function solves
/// the puzzle first: its running time and its stack are those of sudoku_solve().
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_rate_with_rectangles(
    puzzle: *const u8,
    rating: *mut Rating,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`, and memory for a rating at `rating`.
    unsafe {
        rate(puzzle, rating, |puzzle| {
            let proper = Proper::prove(puzzle).map_err(|error| Status::from(&error))?;
            Ok(sudoku_logic::rate_with_rectangles(&proper))
        })
    }
}

/// Compares two ratings: by the scheme, the level, the rounds from the highest level down, then the
/// candidates removed from the highest level down, then the verdict.
///
/// order: less than 0 if the first puzzle is easier, greater than 0 if it is harder, 0 if the
/// ratings are equal.
///
/// Returns OK.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_rating_compare(
    one: *const Rating,
    other: *const Rating,
    order: *mut i32,
) -> Status {
    // SAFETY: the caller guarantees memory for ratings; every bit pattern is one.
    let ratings = unsafe { value_at(one).and_then(|one| Ok((one, value_at(other)?))) };
    let (one, other) = match ratings {
        Ok(ratings) => ratings,
        Err(misuse) => return misuse,
    };
    if order.is_null() {
        return Status::NullPointer;
    }
    // SAFETY: the caller guarantees memory for a number at `order`.
    unsafe { write(order, one.order(&other) as i32) }
    Status::Ok
}

/// Writes the rating that a function makes of a puzzle.
///
/// # Safety
///
/// `puzzle` is null or points to 81 bytes that can be read, and `to` to memory for a rating.
#[inline(always)]
unsafe fn rate(
    puzzle: *const u8,
    to: *mut Rating,
    make: impl FnOnce(&sudoku_core::Grid) -> Result<sudoku_logic::Rating, Status>,
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
        Ok(rating) => {
            // SAFETY: the caller guarantees memory for a rating at `to`.
            unsafe { write(to, Rating::from(&rating)) }
            Status::Ok
        }
        Err(status) => status,
    }
}
