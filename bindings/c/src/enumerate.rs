//! The solutions, one call of a function each.

use crate::Status;
use crate::memory::grid_at;
use core::ffi::c_void;

/// A function of yours that is given a solution: 81 bytes, 1 to 9, which last until it returns.
///
/// user: what you gave to sudoku_each_solution(). Return 0 to go on; any other number stops.
/// It may call every function of this library. It must not leave by longjmp() or by a C++ exception.
pub type Visit = Option<unsafe extern "C" fn(solution: *const u8, user: *mut c_void) -> i32>;

/// Calls a function with each solution of a puzzle, each once, in no promised order.
///
/// user: handed on to the function as it is; may be NULL. A puzzle with a conflict has no solution.
///
/// Answers EXHAUSTED after the last solution, also if there was none; STOPPED if the function asked to stop.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_each_solution(
    puzzle: *const u8,
    visit: Visit,
    user: *mut c_void,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let Some(visit) = visit else {
        return Status::NullPointer;
    };
    for solution in sudoku_core::solutions(&puzzle) {
        // SAFETY: the caller vouches for the function; the solution outlives the call.
        if unsafe { visit(solution.as_bytes().as_ptr(), user) } != 0 {
            return Status::Stopped;
        }
    }
    Status::Exhausted
}
