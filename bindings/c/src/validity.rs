//! Whether a grid obeys the rules so far, and whether it solves a puzzle.

use sudoku_core::Grid;
use sudoku_core_abi::{CONFLICTS_MAX, Conflict, Status};

use crate::memory::{grid_at, overlap, write};

/// The largest number of conflicts that a grid can have: 27 houses with 36 pairs of cells each.
pub const SUDOKU_CONFLICTS_MAX: usize = 972;

const _: () = assert!(SUDOKU_CONFLICTS_MAX == CONFLICTS_MAX);

/// Returns 1 if no digit appears twice in any row, column or box, and 0 otherwise.
///
/// Empty cells do not matter, and a valid grid may have no solution. An incorrect call
/// returns 0.
/// status: OK, CONFLICT, or the status of an incorrect call; may be NULL.
/// conflict: the first conflict if the status is CONFLICT, otherwise not written; may be NULL.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_is_valid(
    grid: *const u8,
    conflict: *mut Conflict,
    status: *mut Status,
) -> i32 {
    // SAFETY: the caller guarantees 81 bytes at `grid`.
    let result = match unsafe { grid_at(grid) } {
        Ok(_) if overlap(conflict, size_of::<Conflict>(), status, size_of::<Status>()) => {
            Status::Overlap
        }
        Ok(grid) if sudoku_core::is_valid(&grid) => Status::Ok,
        Ok(grid) => {
            if let Some(found) = grid.conflicts().next() {
                // SAFETY: the caller guarantees memory for a conflict at `conflict`, or it is null.
                unsafe { write(conflict, Conflict::from(&found)) }
            }
            Status::Conflict
        }
        Err(misuse) => misuse,
    };
    // SAFETY: the caller guarantees memory for a status at `status`, or it is null.
    unsafe { write(status, result) }
    i32::from(result == Status::Ok)
}

/// Returns 1 if a grid is solved and keeps the clues of a puzzle, and 0 otherwise.
///
/// An incorrect call, with a NULL pointer or a byte above 9, returns 0.
/// cbindgen:ptrs-as-arrays=[[solution; 81], [puzzle; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_is_solution_of(solution: *const u8, puzzle: *const u8) -> i32 {
    // SAFETY: the caller guarantees 81 bytes at `solution` and at `puzzle`.
    let grids = unsafe { (grid_at(solution), grid_at(puzzle)) };
    match grids {
        (Ok(solution), Ok(puzzle)) => i32::from(solution.is_solution_of(&puzzle)),
        _ => 0,
    }
}

/// Writes every conflict of a grid: one for each house and each pair of its cells with the same
/// digit.
///
/// conflicts: memory for `capacity` of them; may be NULL if `capacity` is 0. No grid has more than
/// SUDOKU_CONFLICTS_MAX.
/// found: the number of conflicts, which may be larger than `capacity`.
///
/// Returns OK if there are none, and CONFLICT otherwise. The conflicts are in the order of their
/// houses, then of the first cell, then of the second cell.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_conflicts(
    grid: *const u8,
    conflicts: *mut Conflict,
    capacity: usize,
    found: *mut usize,
) -> Status {
    // SAFETY: the caller guarantees 81 bytes at `grid`.
    let grid = match unsafe { grid_at(grid) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    if found.is_null() || (conflicts.is_null() && capacity > 0) {
        return Status::NullPointer;
    }
    let room = capacity.min(SUDOKU_CONFLICTS_MAX);
    if overlap(conflicts, room * size_of::<Conflict>(), found, size_of::<usize>()) {
        return Status::Overlap;
    }
    // SAFETY: the caller guarantees memory for `capacity` conflicts at `conflicts`.
    let count = unsafe { write_conflicts(&grid, conflicts, room) };
    // SAFETY: the caller guarantees memory for a number at `found`.
    unsafe { write(found, count) }
    if count == 0 { Status::Ok } else { Status::Conflict }
}

/// Writes at most `room` conflicts of a grid, and returns how many it has.
///
/// # Safety
///
/// `to` points to memory for `room` conflicts, or `room` is 0.
unsafe fn write_conflicts(grid: &Grid, to: *mut Conflict, room: usize) -> usize {
    let mut count = 0;
    for conflict in grid.conflicts() {
        if count < room {
            // SAFETY: `count` is below `room`, so the caller guarantees memory for one more.
            unsafe { write(to.add(count), Conflict::from(&conflict)) }
        }
        count += 1;
    }
    count
}
