//! The place for a search in the memory of the caller.

use core::ffi::c_void;

use sudoku_core::Grid;
use sudoku_core_abi::{Marked, Search, Status};

use crate::memory::grid_at;

/// Begins a search in memory of the caller.
///
/// # Safety
///
/// `memory` is null or points to `size` bytes that can be written; `puzzle` is null or points to 81
/// bytes that can be read.
#[inline(always)]
pub(crate) unsafe fn begin<S: Search>(
    memory: *mut c_void,
    size: usize,
    puzzle: *const u8,
    make: impl FnOnce(&Grid) -> S,
) -> Status {
    let place = memory.cast::<Marked<S>>();
    if place.is_null() || puzzle.is_null() {
        return Status::NullPointer;
    }
    if size < size_of::<Marked<S>>() {
        return Status::BadSize;
    }
    if !place.is_aligned() {
        return Status::Misaligned;
    }
    // SAFETY: the caller guarantees 81 bytes at `puzzle`.
    let puzzle = match unsafe { grid_at(puzzle) } {
        Ok(grid) => grid,
        Err(misuse) => return misuse,
    };
    // SAFETY: the caller guarantees `size` bytes, which are enough and aligned.
    unsafe { Marked::init(place, || make(&puzzle)) };
    Status::Ok
}

/// The search in memory of the caller.
///
/// # Safety
///
/// `memory` is null or points to memory of the size of a search. If it holds the mark of a search,
/// then [`begin`] wrote it there, or it is a copy of such memory. No other call uses it during
/// `'a`.
#[inline(always)]
pub(crate) unsafe fn search_at<'a, S: Search>(memory: *mut c_void) -> Result<&'a mut S, Status> {
    let place = memory.cast::<Marked<S>>();
    if place.is_null() {
        return Err(Status::NullPointer);
    }
    if !place.is_aligned() {
        return Err(Status::Misaligned);
    }
    // SAFETY: the place is not null and aligned; the caller guarantees the rest.
    unsafe { Marked::at(place) }
}
