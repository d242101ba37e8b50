//! The solutions, by one call of a function for each.

use core::ffi::c_void;

use sudoku_core_abi::Status;

use crate::memory::grid_at;

/// A function of the caller that receives a solution: 81 bytes, 1 to 9, valid until it returns.
///
/// user: the pointer that was passed to sudoku_each_solution().
///
/// Return 0 to continue, and any other number to stop. The function may call every function of this
/// library. It must not leave by longjmp() or by a C++ exception.
pub type Visit = Option<unsafe extern "C" fn(solution: *const u8, user: *mut c_void) -> i32>;

/// Calls a function with every solution of a puzzle, each once, in an order that is not promised.
///
/// user: passed to the function unchanged; may be NULL.
///
/// Returns EXHAUSTED after the last solution, even if there was none, and STOPPED if the function
/// asked to stop. A puzzle with a conflict has no solution.
/// cbindgen:ptrs-as-arrays=[[puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_each_solution(
    puzzle: *const u8,
    visit: Visit,
    user: *mut c_void,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    let Some(visit) = visit else {
        return Status::NullPointer;
    };
    for solution in sudoku_core::solutions(&puzzle) {
        // SAFETY: the caller guarantees that the function can be called; the solution outlives the
        // call.
        if unsafe { visit(solution.as_bytes().as_ptr(), user) } != 0 {
            return Status::Stopped;
        }
    }
    Status::Exhausted
}
