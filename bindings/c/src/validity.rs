//! Whether a grid obeys the rules so far.

use crate::Status;
use crate::memory::{grid_at, overlap, write};
use sudoku_core::Grid;

/// The most conflicts that a grid can have: 27 houses with 36 pairs of cells each.
pub const SUDOKU_CONFLICTS_MAX: usize = 972;

/// Why a grid is not valid: a house, two of its cells, and the digit that stands in both.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Conflict {
    /// The house that holds the digit twice. 0 to 8: rows from the top; 9 to 17: columns from the left;
    /// 18 to 26: boxes, row by row from the top left.
    pub house: u8,
    /// The digit, 1 to 9.
    pub digit: u8,
    /// The earlier cell, 0 to 80: row by row from the top left.
    pub first: u8,
    /// The later cell, 0 to 80.
    pub second: u8,
}

impl From<sudoku_core::Conflict> for Conflict {
    fn from(found: sudoku_core::Conflict) -> Self {
        Self {
            house: found.house.index() as u8,
            digit: found.digit.get(),
            first: found.first.index() as u8,
            second: found.second.index() as u8,
        }
    }
}

/// Whether no digit stands twice in any row, column or box: 1 if so, 0 if not.
///
/// Empty cells do not matter, and nothing is said of solutions.
/// This one function answers a question, so it returns no status: what is not 81 numbers up to 9 is not valid either.
/// status: OK, CONFLICT, or what was wrong with the call; may be NULL.
/// conflict: with CONFLICT, the first of them; else left alone; may be NULL.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_is_valid(
    grid: *const u8,
    conflict: *mut Conflict,
    status: *mut Status,
) -> i32 {
    // SAFETY: the caller vouches for 81 bytes at `grid`.
    let answer = match unsafe { grid_at(grid) } {
        Ok(_) if overlap(conflict, size_of::<Conflict>(), status, size_of::<Status>()) => {
            Status::Overlap
        }
        Ok(grid) if sudoku_core::is_valid(&grid) => Status::Ok,
        Ok(grid) => {
            if let Some(found) = grid.conflicts().next() {
                // SAFETY: the caller vouches for a conflict at `conflict`, or gives null.
                unsafe { write(conflict, found.into()) }
            }
            Status::Conflict
        }
        Err(misuse) => misuse,
    };
    // SAFETY: the caller vouches for a status at `status`, or gives null.
    unsafe { write(status, answer) }
    i32::from(answer == Status::Ok)
}

/// Every conflict of a grid: one for each house and each pair of its cells that hold the same digit.
///
/// conflicts: room for `capacity` of them; may be NULL if `capacity` is 0. No grid has more than SUDOKU_CONFLICTS_MAX.
/// found: how many there are, also where there is no room for all of them.
///
/// Answers OK if there are none, CONFLICT if there are some. The order is that of the houses, then of the first
/// and of the second cell.
/// cbindgen:ptrs-as-arrays=[[grid; 81]]
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudoku_conflicts(
    grid: *const u8,
    conflicts: *mut Conflict,
    capacity: usize,
    found: *mut usize,
) -> Status {
    // SAFETY: the caller vouches for 81 bytes at `grid`.
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
    // SAFETY: the caller vouches for `capacity` conflicts at `conflicts`.
    let count = unsafe { write_conflicts(&grid, conflicts, room) };
    // SAFETY: the caller vouches for a number at `found`.
    unsafe { write(found, count) }
    if count == 0 { Status::Ok } else { Status::Conflict }
}

/// Writes at most `room` conflicts of a grid and says how many it has.
///
/// # Safety
///
/// `to` leads to room for `room` conflicts, or `room` is 0.
unsafe fn write_conflicts(grid: &Grid, to: *mut Conflict, room: usize) -> usize {
    let mut count = 0;
    for conflict in grid.conflicts() {
        if count < room {
            // SAFETY: `count` is below `room`, so by contract there is room for one more.
            unsafe { write(to.add(count), conflict.into()) }
        }
        count += 1;
    }
    count
}
