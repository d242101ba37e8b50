//! The solution, and how many there are.

use crate::Status;
use crate::memory::{grid_at, overlap, write, write_grid};
use sudoku_core::SolveError;

/// Solves a puzzle and proves that the solution is the only one.
///
/// solution: 81 bytes; may be the puzzle itself. other: 81 bytes apart from those of `solution`, or NULL.
///
/// Answers OK with the one solution in `solution`; NOT_UNIQUE with two different solutions in `solution` and `other`;
/// NO_SOLUTION; or CONFLICT, of which sudoku_is_valid() tells more. What is not named here is left alone.
///
/// Takes what it takes: microseconds on a PC for all but a few puzzles. To bound it, use a search.
/// Needs up to three times sudoku_search_size() bytes of stack, as sudoku_count_solutions(), sudoku_each_solution() and
/// sudoku_search_init() do. All other functions need less than 2 KB.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81], [solution; 81], [other; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_solve(
    puzzle: *const u8,
    solution: *mut u8,
    other: *mut u8,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if solution.is_null() {
        return Status::NullPointer;
    }
    if overlap(solution, 81, other, 81) {
        return Status::Overlap;
    }
    let (status, found) = match sudoku_core::solve(&puzzle) {
        Ok(only) => (Status::Ok, [Some(only), None]),
        Err(SolveError::NotUnique([one, two])) => (Status::NotUnique, [Some(one), Some(two)]),
        Err(SolveError::NoSolution) => (Status::NoSolution, [None, None]),
        Err(SolveError::Conflict(_)) => (Status::Conflict, [None, None]),
        Err(_) => (Status::Unknown, [None, None]),
    };
    for (to, grid) in [solution, other].into_iter().zip(found) {
        if let Some(grid) = grid {
            // SAFETY: the caller vouches for 81 bytes at `solution`, and at `other` where that is not null.
            unsafe { write_grid(to, &grid) }
        }
    }
    status
}

/// Counts the solutions of a puzzle, up to a limit.
///
/// count: 0 to `limit`; exact if below `limit`. A limit of 2 tells whether the solution is the only one. A limit of 0 counts to 0.
/// A puzzle with a conflict has no solution.
///
/// Answers OK with the count written. The time it takes grows with the limit: an empty grid has 6,670,903,752,021,072,936,960 solutions.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_count_solutions(
    puzzle: *const u8,
    limit: usize,
    count: *mut usize,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if count.is_null() {
        return Status::NullPointer;
    }
    let found = sudoku_core::count_solutions(&puzzle, limit);
    // SAFETY: the caller vouches for a number at `count`.
    unsafe { write(count, found) }
    Status::Ok
}
