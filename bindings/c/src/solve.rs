//! The solution, and the number of solutions.

use sudoku_core_abi::{Answer, Status};

use crate::memory::{grid_at, overlap, write, write_answer};

/// Solves a puzzle and proves that the solution is the only one.
///
/// solution: 81 bytes, which may be those of the puzzle. other: 81 bytes that do not overlap
/// `solution`, or NULL.
///
/// Returns OK with the one solution in `solution`; NOT_UNIQUE with two different solutions in
/// `solution` and `other`; NO_SOLUTION; or CONFLICT, which sudoku_is_valid() describes. Memory
/// that is not mentioned here is not written.
///
/// The running time depends on the puzzle: microseconds on a PC for all but a few. To bound it,
/// use sudoku_unique_init(). The function needs up to three times sudoku_unique_size() bytes of
/// stack, as do sudoku_count_solutions(), sudoku_each_solution(), sudoku_search_init() and
/// sudoku_unique_init(). sudoku_search_next() and sudoku_unique_within() need less than 3 KB.
/// sudoku_solve_many(), sudoku_count_many(), sudoku_hint() and the functions for texts of any
/// format and for generated, minimal and canonical puzzles say what they need. All others need less
/// than 2 KB.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81], [solution; 81], [other; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_solve(
    puzzle: *const u8,
    solution: *mut u8,
    other: *mut u8,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
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
    let answer = Answer::from(sudoku_core::solve(&puzzle));
    // SAFETY: the caller guarantees 81 bytes at `solution`, and at `other` if it is not null.
    unsafe { write_answer(&answer, solution, other) }
    Status::from(&answer)
}

/// Counts the solutions of a puzzle, up to a limit.
///
/// count: 0 to `limit`. A count below `limit` is exact, so a limit of 2 tells whether there is
/// exactly one solution. A puzzle with a conflict has no solution.
///
/// Returns OK with the count written. The running time grows with the limit: an empty grid has
/// 6,670,903,752,021,072,936,960 solutions.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_count_solutions(
    puzzle: *const u8,
    limit: usize,
    count: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if count.is_null() {
        return Status::NullPointer;
    }
    let found = sudoku_core::count_solutions(&puzzle, limit);
    // SAFETY: the caller guarantees memory for a number at `count`.
    unsafe { write(count, found) }
    Status::Ok
}
